# ニムト (ドラフトとファンカードつき)

game-take6 = ニムト
about-take6 = 列は4つ。6枚目を置くと列を引き取ります。

explain-take6-limit = だれかの牛マークがこの数に達したラウンドで、対戦が終わります。
explain-take6-rounds = 上限の代わりに、決まったラウンド数だけ遊びます。
explain-take6-deck = 全カードのデッキ、または2〜6人用の限定デッキ（1から、配る枚数だけ）。
explain-take6-deal = 手札をランダムに配るか、ドラフトするか。ドラフトでは限定デッキの全カードを表向きに並べ、順番に選びます。
explain-take6-drafted = ドラフトした手札を公開したままにするか、記憶するか。
explain-take6-fans = 列やカードの働きを変える追加カード。
explain-take6-hand = 1人に配る枚数。実験的な設定です。
explain-take6-cards = 全カードのデッキの最大のカード。実験的な設定です。

take6-title = ニムト・ラウンド{ $round }・ターン{ $turn }/{ $turns }
take6-draft-title = ニムト・ラウンド{ $round }・ドラフト
take6-ends-at = { $limit }個で終了
take6-ends-after = 全{ $rounds }ラウンド
take6-several-fans = 注意：説明書は、複数のファンカードを同時に使うことを勧めていません。

take6-only-even = 偶数のみ
take6-only-odd = 奇数のみ
take6-goes-down-then-up = 下り（マーカーは次に上へ）
take6-goes-down-then-down = 下り（マーカーは次に下へ）
take6-cow = 牛
take6-flip-available = 反転カードが残っています。カードのあとに反転（またはf）を付けると、数字を反転します。
take6-draft-pool = 選べるカード
take6-hand-of = 手札（{ $who }）

take6-ask-draft = 手札にするカードを選んでください
take6-choice-draft = 表向きのカードから1枚を手札に加える
take6-choice-flip = カードの数字を反転する（1ラウンドに1回）

take6-drafted = { $who }は{ $card }を取ります。
take6-revealed-flipped = { $card }を反転して{ $value }（{ $who }）
take6-took = { table-card-of }は{ table-overfull }です。{ $who }が{ table-heads }を引き取ります！
take6-chose-row = { $who }が{ $card }で列{ $row }を引き取ります：{ table-heads }
take6-even-moved = 偶数/奇数が列{ $row }へ移ります：偶数のみ
take6-odd-moved = 偶数/奇数が列{ $row }へ移ります：奇数のみ
take6-mountain-moved = 登山が列{ $row }へ移り、この列は下りになります。
take6-cow-starts = 牛は、最初のカードがいちばん小さい列{ $row }から始めます。
take6-cow-jumped = 牛が、ほかの列のうち最後のカードがいちばん小さい列{ $row }へ跳ねます。
take6-cow-took = 牛で列{ $row }が満杯になりました：{ $who }が{ table-heads }を引き取り、{ $stays }が残ります。
take6-round-over = ラウンド{ $round }が終わりました。
take6-round-line = { $who }：{ table-heads }、合計{ $total }個
take6-turn-heads = { $who }はこのターンに{ table-heads }を引き取りました。このラウンドは合計{ $total }個です。
take6-turn-no-heads = { $who }はこのターンに牛マークを引き取りませんでした。このラウンドは{ table-heads }です。

rules-take6 =
    毎ターン、全員がカードを1枚、秘密に選びます。一斉に公開し、小さい順に置きます。カードは、最後のカードが自分より小さい列のうち、その数がいちばん大きい列に入ります。
    1列は5枚までです。自分のカードが6枚目になると、5枚を引き取り、自分のカードが列の最初のカードになります。どの列の最後のカードよりも小さいカードを出すと、好きな列を引き取り、そのカードが列の最初のカードになります。
    引き取った牛マークは1個につき1点の失点です。55は7個、11、22、33…は5個、10、20、30…は3個、5、15、25…は2個、ほかは1個です。
    1ラウンドは10ターンです。だれかが上限に達したラウンドで対戦が終わり、牛マークがいちばん少ない人の勝ちです。

# 検討の理由。$percent は標本に占める割合、$unseen は $last と $card の間のまだ見えていないカードの枚数。
take6-reason-takes = { $card }は{ $percent }%の確率で列{ $row }を引き取ります（{ table-heads }）。{ $last }と{ $card }の間に見えていないカードが{ $unseen }枚あります。
take6-reason-takes-other = { $card }は{ $percent }%の確率で列{ $row }を引き取ります（{ table-heads }）。
take6-reason-full = 列{ $row }は満杯です。{ $card }は{ $percent }%の確率でこの列を引き取ります（{ table-heads }）。
take6-reason-low = { $card }はどの列よりも小さく、{ $percent }%の確率で列{ $row }を引き取ります（{ table-heads }）。
take6-reason-row = 列{ $row }は{ table-heads }、列{ $other }は{ $fewer }個だけです。
take6-reason-place = { $card }は列{ $row }の{ $place }枚目になり、{ $percent ->
    [0] 列を引き取ることはありません
   *[other] 列を引き取る確率は{ $percent }%だけです
}。
take6-reason-better = { $card }が列を引き取る{ $percent ->
    [0] ことはありません
   *[other] 確率は{ $percent }%だけです
}。
take6-reason-cheaper = { $card }が列を引き取る確率は{ $percent }%ですが、列は安く、平均{ table-heads }です。
