# 雄牛のパーティ

bull-party-heads-note = 各カードの牛マークの数は説明書に載っていないので、ここでは独自の表を使います。
bull-party-title = 雄牛のパーティ · ラウンド{ $round }
bull-party-last-title = 雄牛のパーティ · ラウンド{ $round } (最終)
bull-party-bull = 雄牛 ({ $heads }個)
bull-party-taken = 取られた
bull-party-deck-label = 山札
bull-party-deck = { table-cards }
bull-party-discard = 捨て札: { $cards }枚
bull-party-next-bull = 次の雄牛: { table-heads }
bull-party-score = 現在の得点
bull-party-out = { $who }・済
bull-party-piles-of = 山 ({ $who })
bull-party-no-piles = まだなし
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = 雄牛: { table-heads }
bull-party-zero-card = ほかにゼロカード{ $letter }

bull-party-ask-pick = どのカードを出しますか？ (数字は列を取り、ゼロは列を伸ばします)
bull-party-ask-number = どのカードを出しますか？ (数字は列を取ります)
bull-party-ask-take = あなたの{ $card }: どの列を取りますか？
bull-party-ask-add = めくれたのは{ $card }: どの列に加えますか？
bull-party-ask-lay = カード{ $count }枚と置く山を、小さい順に (例: 20 1 22 新規)
bull-party-choice-play = 数字カードを出し、あとで列を取る
bull-party-choice-zero = ゼロカードを見せる。山札の1枚が列に加わり、ラウンドに残る
bull-party-choice-take = 列を取る
bull-party-choice-add = めくったカードを加える列
bull-party-choice-lay-card = 置くカード
bull-party-choice-pile = この山の上に置く
bull-party-choice-new = 新しい山にする

bull-party-your-letter = あなたのゼロカードは{ $letter }です。
bull-party-revealed-zero = ゼロ{ $letter } ({ $who })
bull-party-took = { $who }が{ $card }で列{ $row }を取ります: { $cards }、{ table-heads }。
bull-party-took-bull = { $who }が{ $card }で列{ $row }を取ります: { $cards }、{ table-heads }、さらに雄牛 ({ $bull }個)！
bull-party-turned = { $who }のゼロで{ $card }がめくれました。
bull-party-added = { $who }が{ $card }を列{ $row }に加えます。
bull-party-bull-added = 列{ $row }が満杯になり、牛マーク{ $heads }個の雄牛がやって来ました。
bull-party-no-effect = { $who }のゼロは効果なし: 伸ばせる列がありません。
bull-party-reshuffled = 山札がなくなったので、捨て札{ $cards }枚を混ぜて新しい山札にします。
bull-party-laid = { $who }は{ $cards }置きました。
bull-party-on-pile = { $card }を山{ $pile }に
bull-party-on-new-pile = { $card }を新しい山{ $pile }に
bull-party-sits-out = { $who }は列を取ったので、このラウンドの残りは休みです。
bull-party-round-over = ラウンド{ $round }が終わりました。ここで終われば:
bull-party-match-over = すべてのカードを置いたので、牛マークを数えます。
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    このゲームでは牛マークはうれしいものです。ただし1つの山に集めましょう。全員がカードを1枚ひそかに選びます。
    まず数字カードを小さい順に処理します。出したカードは捨て札になり、出した人は列を1つ手札に加えて、このラウンドを抜けます。次にゼロカードをアルファベット順に処理します。山札の1枚をめくって5枚未満の列に加え、出した人はラウンドに残ります。列が5枚になると、牛マーク4〜7個の雄牛カードがその列に付きます。
    すべての列がなくなったら、手札を5枚残し、ほかのカードを小さい順に重なる山に置きます。最後に、いちばん良い山と雄牛が得点に、ほかの山はすべて失点になります。得点の多い人の勝ちです。
