# ニムト (ドラフトとファンカードつき)

take6-title = ニムト · ラウンド{ $round } · ターン{ $turn }/{ $turns }
take6-draft-title = ニムト · ラウンド{ $round } · ドラフト
take6-ends-at = { $limit }個で終了
take6-ends-after = 全{ $rounds }ラウンド
take6-several-fans = ひと言ご注意を。ファンカードを何枚も混ぜると荒れたゲームになり、説明書も勧めていません。どうぞお楽しみください！

take6-only-even = 偶数のみ
take6-only-odd = 奇数のみ
take6-goes-down-then-up = 下り (札は次に上へ)
take6-goes-down-then-down = 下り (札は次に下へ)
take6-cow = 牛
take6-flip-available = 反転カードが残っています。カードのあとに 反転 (または f)を付けると、数字を入れ替えます。
take6-draft-pool = 選べる札
take6-hand-of = 手札 ({ $who })

take6-ask-draft = どのカードを取りますか？
take6-choice-draft = 場のカードを取る
take6-choice-flip = カードの数字を入れ替える (ラウンドに1回)

take6-drafted = { $who }は{ $card }を取ります。
take6-revealed-flipped = { $card }を反転して{ $value } ({ $who })
take6-took = { table-card-of }は{ table-overfull }。{ table-heads }を引き取ります！
take6-chose-row = { $who }は{ $card }を置くために列{ $row }を引き取ります: { table-heads }。
take6-even-moved = 偶数/奇数の札が列{ $row }へ移り、偶数だけになります。
take6-odd-moved = 偶数/奇数の札が列{ $row }へ移り、奇数だけになります。
take6-mountain-moved = 登山の札が列{ $row }へ移り、この列は下りになります。
take6-cow-jumped = 牛が列{ $row }へ跳びます。
take6-cow-took = 列{ $row }は牛がいなくても満杯だったので、これも{ $who }が引き取ります: { table-heads }。{ $stays }が残ります。
take6-round-over = ラウンド{ $round }が終わりました。
take6-round-line = { $who }: { table-heads }、合計{ $total }個
take6-turn-heads = { $who }はこのターンに{ table-heads }を引き取り、このラウンドは計{ $total }個です。
take6-turn-no-heads = { $who }はこのターンに何も引き取らず、このラウンドは{ table-heads }のままです。

rules-take6 =
    全員がカードを1枚ひそかに選びます。一斉に表にして、小さい順に置いていきます。カードは、最後のカードが自分より小さい列のうち、その数がいちばん近い列に入ります。
    1列は5枚までです。6枚目を置いた人は5枚を引き取り、6枚目がその列の最初のカードになります。どの列の最後のカードよりも小さいカードは、どの列にも置けません。出した人が好きな列を引き取り、そのカードが列の最初になります。
    引き取った牛マークは1個につき1点の失点です。55は7個、11、22、33…は5個、10、20、30…は3個、5、15、25…は2個、ほかは1個です。
    1ラウンドは10ターンです。だれかが上限に届いたラウンドでゲームが終わり、牛マークの少ない人の勝ちです。
