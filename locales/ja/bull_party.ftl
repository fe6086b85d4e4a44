# 雄牛のパーティ

game-bull-party = 雄牛のパーティ
about-bull-party = 牛マークが得点になります。列を取り、いちばん良い山を作ります。

explain-bull-party-numbers = 最大の数字カード。実験的な設定です。
explain-bull-party-hand = 1人に配り、各ラウンドの後に残す数字カードの枚数。
explain-bull-party-out = ゲーム前に見ずに除く枚数。
explain-bull-party-heads = 数字カードの牛マーク。take6でニムトと同じ、または1枚ごとの数。
explain-bull-party-bulls = 雄牛カードの牛マーク。山の上から順に。

bull-party-heads-note = 各カードの牛マークの数は説明書に載っていません。Rodeoは独自の表を使います。
bull-party-title = 雄牛のパーティ・ラウンド{ $round }
bull-party-last-title = 雄牛のパーティ・ラウンド{ $round }（最終）
bull-party-bull = 雄牛（{ $heads }個）
bull-party-taken = 取得済み
bull-party-deck-label = 山札
bull-party-deck = { table-cards }
bull-party-discard = 捨て札：{ $cards }枚
bull-party-next-bull = 次の雄牛：{ table-heads }
bull-party-score = 得点
bull-party-out = { $who }、列を取得済み
bull-party-piles-of = 山（{ $who }）
bull-party-no-piles = なし
bull-party-pile = { $pile }：{ $cards }（{ table-heads }）
bull-party-bulls = 雄牛：{ table-heads }
bull-party-zero-card = ほかにゼロカード{ $letter }

bull-party-ask-pick = カードを選んでください（数字は列を取り、ゼロは列に加えます）
bull-party-ask-number = 列を取るための数字カードを選んでください
bull-party-ask-take = あなたの{ $card }：取る列を選んでください
bull-party-ask-add = めくったカード：{ $card }。加える列を選んでください
bull-party-ask-lay = カード{ $count }枚を小さい順に山に置いてください（例：20 1 22 新規）
bull-party-choice-play = 数字カードを出し、列を取る
bull-party-choice-zero = ゼロカードを見せる：山札の1枚を列に加え、ラウンドに残る
bull-party-choice-take = 列を取る
bull-party-choice-add = めくったカードを加える列
bull-party-choice-lay-card = 置くカード
bull-party-choice-pile = この山の上に置く
bull-party-choice-new = 新しい山にする

bull-party-your-letter = あなたのゼロカードは{ $letter }です。
bull-party-revealed-zero = ゼロ{ $letter }（{ $who }）
bull-party-took = { $who }が{ $card }で列{ $row }を取ります：{ $cards }、{ table-heads }。
bull-party-took-bull = { $who }が{ $card }で列{ $row }を取ります：{ $cards }、{ table-heads }、さらに雄牛（{ $bull }個）
bull-party-turned = { $who }のゼロカードで{ $card }がめくられました。
bull-party-added = { $who }が{ $card }を列{ $row }に加えます。
bull-party-bull-added = 列{ $row }が満杯になり、牛マーク{ $heads }個の雄牛カードが付きました。
bull-party-no-effect = { $who }のゼロカードは効果がありません：カードを加えられる列がありません。
bull-party-reshuffled = 山札がなくなりました。捨て札{ $cards }枚をシャッフルして新しい山札にします。
bull-party-laid = { $who }は{ $cards }置きました。
bull-party-on-pile = { $card }を山{ $pile }に
bull-party-on-new-pile = { $card }を新しい山{ $pile }に
bull-party-sits-out = { $who }は列を取ったので、このラウンドの残りは休みです。
bull-party-round-over = ラウンド{ $round }が終わりました。現在の得点：
bull-party-match-over = すべてのカードを置きました。牛マークを数えます。
bull-party-score-line = { $who }：{ table-points }

rules-bull-party =
    このゲームでは牛マークが得点になります。ただし1つの山だけです。全員がカードを1枚、秘密に選びます。
    まず数字カードを小さい順に処理します。カードを捨て札にし、列を1つ手札に加えて、ラウンドの残りは休みます。次にゼロカードをアルファベット順に処理します。山札の1枚をめくって5枚未満の列に加え、ラウンドに残ります。列の5枚目で、牛マーク4〜7個の雄牛カードが付きます。
    すべての列がなくなったら、手札を5枚残し、ほかのカードを小さい順に重なる山に置きます。最後に、いちばん良い山と雄牛が得点に、ほかの山はすべて失点になります。得点がいちばん多い人の勝ちです。

# 検討の理由。$percent は標本に占める割合。
bull-party-reason-row = 列{ $row }は雄牛を含めて{ $heads }点、列{ $other }は{ $other_heads }点です。
bull-party-reason-lay = この後、あなたの山は{ $points }点、{ $choice }の後なら{ $other_points }点です。
bull-party-reason-pick = { $choice }なら{ $percent }%の確率で列を取り（牛マーク{ $heads }個）、{ $other }なら{ $other_percent }%です（{ $other_heads }個）。
