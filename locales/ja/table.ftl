# 全ゲーム共通のテキスト。$whoはプレイヤーの名前か「あなた」です。$actorはだれのことかを示します：[you]は読み手、
# [buffalo]はバッファロー、[other]はほかのプレイヤー。日本語では文が変わるときだけ使います。

table-seat = 席{ $seat }
table-you = あなた
table-comma = 、
table-and = 、
table-row = 列{ $row }
table-cards = { $cards }枚
table-heads = 牛マーク{ $heads }個
table-heads-label = 牛マーク
table-heads-in-brackets = かっこ内は牛マーク
table-points = { $points }点
table-points-label = 得点
table-full = 満杯
table-hand = 手札

table-pass-keyboard = キーボードを{ $who }に渡し、Enterを押してください
table-all-chosen = このキーボードの全員が選びました。
table-still-choosing = まだ選んでいない人：{ $who }
table-thinking = ボットが考えています…
table-continue = Enterで続行
table-only-choice = 選択肢は1つだけです：{ $choice }

table-rows-start = 列の最初のカード：{ $cards }
table-revealed = カード：{ $cards }
table-revealed-card = { $card }（{ $who }）
table-card-of = { $who }の{ $card }
table-overfull = { $place ->
    [5] 牛のいる列{ $row }の5枚目
   *[other] 列{ $row }の{ $place }枚目
}
table-placed = { table-card-of }は列{ $row }に入ります。
table-no-row-fits = { table-card-of }はどの列にも置けません。
table-ask-card = カードを選んでください
table-ask-row = あなたの{ $card }はどの列にも置けません。引き取る列を選んでください（1〜4）
table-choice-play = カードを出す
table-choice-take = 列を引き取る

table-help-choices = 入力できるもの：
table-help-after = 「{ $words }」に続けて入力できるもの：
table-help-complete = これで選択は完了です
table-help-cards = カード
table-help-rows = 列
table-help-piles = 山
table-help-then = 続けて{ $what }
table-help-optional = 任意：{ $what }
table-help-commands = いつでも：?（ヘルプ。?と言葉で、続けられるものを表示）、ルール、ログ、場、ヒント、終了
table-help-mention = ?と入力するとヘルプを表示します。
table-not-possible = 「{ $text }」は今はできません。?で選択肢を表示します。
table-ambiguous = 「{ $text }」は{ $words }のどれかわかりません。もっと入力してください。
table-start-over = 最初からやり直します。
table-key-enter = Enter

table-pass-for-turn = このターンの残りはパス
table-support-proposal = 提案に賛成する（{ $who }）
table-proposal = 提案{ $number }（{ $who }）：{ $choice }。賛成{ $votes }/{ $needed }
table-no-majority = 過半数の賛成を得た提案はありません。

# $less は 1.2 のような数
table-hint-best = 容赦なしのボットの選択：{ $choice }
table-hint-only = 妥当な選択は1つだけです：{ $choice }
table-hint-equal = 同じ
table-hint-worse = 評価が約{ $less }低い
table-hint-method = 評価は自分とほかの人の結果を合わせたボット独自の値で、牛マークの数や点数ではありません。多数のシミュレーションによる推定です。ここにない選択肢は劣って見えました。隠れたカードについて、ボットはあなた以上のことを知りません。
table-hint-unavailable = ヒントは、1人でボットと対戦するときだけ使えます。

table-log-empty = まだ出来事はありません。
table-rules-where = 番号と例つきの全ルール：{ $file }
table-confirm-quit = この対戦をやめますか？（y/n）
table-goodbye = ありがとうございました。また遊びましょう！
table-input-ended = 入力が終わったため、対戦を終了します。また遊びましょう！
table-record-saved = 記録を保存しました：{ $place }
table-step-deal = ステップ{ $number }：カードを配る
table-step-play = ステップ{ $number }：{ $choices }
table-record-unfinished = 記録はここまでです。対戦は終わっていません。
table-deal-pending = 次のカードはまだ配られていません。

table-winner = { $who }の勝ちです（{ $score }）。
table-you-win = あなたの勝ちです！（{ $score }）
table-shared-win = 勝ちを分け合います：{ $who }（それぞれ{ $score }）
