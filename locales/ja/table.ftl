# どのテーブルでも同じもの。$who は名前か「あなた」。「あなたの30」「バッファローの30」とそのまま言えるので、
# $actor (yours、buffalo、theirs)で言い分けるのは、文が変わるときだけでよい。

table-seat = 席{ $seat }
table-you = あなた
table-and = と
table-row = 列{ $row }
table-cards = { $cards }枚
table-heads = 牛マーク{ $heads }個
table-heads-label = 牛マーク
table-heads-in-brackets = かっこ内は牛マーク
table-points = { $points }点
table-points-label = 得点
table-full = 満杯
table-hand = 手札

table-pass-keyboard = キーボードを次の人に渡してください: { $who } (本人がEnter)
table-all-chosen = このキーボードの全員が選びました。
table-still-choosing = まだ選んでいない人: { $who }
table-thinking = ボットが考えています…
table-continue = Enterで続けます
table-only-choice = 選べるのは1つだけです: { $choice }

table-rows-start = 列の最初のカード: { $cards }
table-revealed = 出たカード: { $cards }
table-revealed-card = { $card } ({ $who })
table-card-of = { $who }の{ $card }
table-overfull = { $place ->
    [5] 牛のいる列{ $row }の5枚目
   *[other] 列{ $row }の{ $place }枚目
}
table-placed = { table-card-of }は列{ $row }に入ります。
table-no-row-fits = { table-card-of }はどの列にも置けません。
table-ask-card = どのカードを出しますか？
table-ask-row = あなたの{ $card }はどの列にも置けません。どの列を引き取りますか？ (1〜4)
table-choice-play = カードを出す
table-choice-take = 列を引き取る

table-help-choices = 入力できるもの:
table-help-after = 続けて入力できるもの (「{ $said }」の次):
table-help-complete = これで完成です
table-help-cards = カード
table-help-rows = 列
table-help-piles = 山
table-help-then = 続けて{ $what }
table-help-optional = { $what }を加えてもよい
table-help-commands = いつでも使えるもの: ? (この説明。? と言葉で、その次に続くもの)、ルール、履歴、場、ヒント、終了
table-not-possible = 「{ $text }」は今はできません。? でできることを表示します。
table-ambiguous = 「{ $text }」だけでは { $words } のどれか分かりません。もう少し入力してください。
table-start-over = 最初からやり直します。

table-pass-for-turn = 今から、このターンの終わりまでパス
table-support-proposal = 提案に賛成する ({ $who })
table-proposal = 提案{ $number } ({ $who }): { $choice }。賛成{ $votes }人 (必要{ $needed }人)。
table-no-majority = 過半数の賛成を得た提案はありません。

# $less は 1.2 のような数
table-hint-best = 容赦なしのボットなら: { $choice }
table-hint-only = 迷うところはありません: { $choice }
table-hint-equal = ほぼ同じ
table-hint-worse = 約{ $less }不利
table-hint-method = たくさんの想像上のゲームで試した結果です。ここにない手は、試すまでもなさそうでした。伏せたカードは、ボットにもあなたと同じく見えていません。
table-hint-unavailable = ヒントは、1人でボットと遊ぶときだけ使えます。

table-log-empty = まだ何も起きていません。
table-rules-where = 番号と例つきの全ルール: { $file }
table-confirm-quit = このゲームをやめますか？ (y/n)
table-goodbye = 遊んでくれてありがとう。またどうぞ！
table-input-ended = 入力が終わったので、ゲームもここまでです。またどうぞ！
table-record-saved = このゲームの記録: { $place }
table-step-deal = 手順{ $number }: カードを配る
table-step-play = 手順{ $number }: { $choices }
table-record-unfinished = 記録はここまでです。ゲームはまだ終わっていませんでした。
table-deal-pending = これから、この先のカードが配られます。

table-winner = { $who }の勝ちです ({ $score })。
table-you-win = あなたの勝ちです！ ({ $score })
table-shared-win = 引き分けで、勝ちを分け合います: { $who } (それぞれ{ $score })
