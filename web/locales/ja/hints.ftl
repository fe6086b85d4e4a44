### テーブルでのヒント。$choiceは選択肢、$amountは単位付きの損失。

hint = ヒント
hint-thinking = 最善の選択を調べています…
hint-best = 最善：{ $choice }
hint-why = 理由
hint-only-choice = 選択肢は1つだけです。
hint-costs = 損失{ $amount }
hint-not-compared = 比較なし：簡単な規則では劣る札
hint-expected-heads = このラウンドの予想：{ $choice }なら{ $best }、{ $than }なら{ $other }。
hint-expected-points = 予想結果：{ $choice }なら{ $best }、{ $than }なら{ $other }。
hint-legend-heads = 牛マークの増加（勝率を含む）
hint-legend-points = 点（勝率を含む）
hint-legend-win-chance = 勝率
hint-failed = ヒントを表示できません。
hint-play-anyway = { $choice }を選ぶ
hint-change = 選び直す
