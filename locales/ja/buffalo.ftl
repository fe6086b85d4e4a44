# バッファローを倒せ

buffalo-title = バッファローを倒せ · ターン{ $turn }/{ $turns }
buffalo-name = バッファロー
buffalo-take7-marker = テイク7！
buffalo-stop-marker = ストップ！
buffalo-row-empty = 空き: 次のカードはここ
buffalo-team = チーム: { $heads }
buffalo-team-double = チーム: { $heads } (2倍で{ $double })
buffalo-heads = バッファロー: { $heads }
buffalo-specials = 特殊カード
buffalo-no-specials = 表向きなし
buffalo-face-down = 裏向き{ $count }枚
buffalo-queue = 配置待ち
buffalo-forecast = このままだと
buffalo-forecast-row = { $card }は列{ $row }へ
buffalo-forecast-takes = { $card }が列{ $row }を引き取る: { table-heads }
buffalo-forecast-no-row = { $card }はどの列にも置けない

buffalo-ask-card-or-lift = どのカードを出しますか？ (ストップ！を外すなら 解除)
buffalo-ask-window = 次は{ table-card-of }です。どうしますか？ (Enter: パス)
buffalo-choice-pass = 何もしない。全員パスなら{ $card }を置く
buffalo-choice-lift = ストップ！を外す (そのカードはゲームから除く)
buffalo-choice-replace-with = 代わりに置く手札のカード
buffalo-choice-first = いちばん先に置くカード
buffalo-choice-last = いちばん後に置くカード
buffalo-choice-sort = 新しい順番で次に来るカード
buffalo-choice-push = 動かすカード

buffalo-specials-in-play = 特殊カード{ $count }枚を使います。
buffalo-special-revealed = めくった特殊カード: { $special }
buffalo-special-used = { $who }が「{ $special }」を使います。
buffalo-lifted = { $who }が列{ $row }のストップ！を外します。
buffalo-take7-laid = 列{ $row }は6枚まで置けるようになり、7枚目が引き取ります。
buffalo-stop-laid = 列{ $row }は封鎖されました。何も入らず、何も出ません。
buffalo-replaced = { $who }は{ $back }を手札に戻し、代わりに{ $card }を出します。
buffalo-inserted = { table-card-of }が列{ $row }に割り込みます。
buffalo-pushed = { $card }が列{ $from }から列{ $row }へ移ります。
buffalo-overflow = その列は満杯でした。チームが{ table-heads }を引き取り、{ $stays }が残ります。
buffalo-put-first = { $card }を最初に置きます。
buffalo-put-last = { $card }を最後に置きます。
buffalo-sorted = 新しい順番: { $cards }
buffalo-took = { $actor ->
    [buffalo] { table-card-of }は{ table-overfull }。バッファローに{ table-heads }！
   *[other] { table-card-of }は{ table-overfull }。チームに{ table-heads }！
}
buffalo-chose-row = { $actor ->
    [buffalo] { table-card-of }はどの列にも置けず、いちばん安い列{ $row }を引き取ります。バッファローに{ table-heads }。
   *[other] { $who }は{ $card }を置くために列{ $row }を引き取り、チームに{ table-heads }。
}
buffalo-turn-summary = このターンはチームが牛マーク{ $took ->
    [0] なし
   *[other] { $took }個
 } (計{ $team }個)、バッファローが{ $gave ->
    [0] なし
   *[other] { $gave }個
 } (計{ $buffalo }個)でした。
buffalo-counted = 数える牛マーク: チーム{ $team }個、バッファロー{ $buffalo }個。
buffalo-win = みんなの勝ちです！ チーム{ $team }個、バッファロー{ $buffalo }個。
buffalo-lose = 今回はバッファローの勝ちです。チーム{ $team }個、バッファロー{ $buffalo }個。

# 特殊カードの名前と効果
special-take7 = テイク7！
special-take7-about = テイク7！: 列に6枚まで置けて、7枚目が引き取る
special-stop = ストップ！
special-stop-about = ストップ！: 外すまで、その列には何も入らず何も出ない
special-replace = 差し替え！
special-replace-about = 差し替え！: 自分のカードを手札に戻し、別のカードを置く
special-insert = 割り込み！
special-insert-about = 割り込み！: 自分のカードを列の端ではなく途中に入れる
special-push = 移動！
special-push-about = 移動！: カード1枚を別の列へ動かす
special-first = 一番手
special-first-about = 一番手: プレイヤーのカード1枚を最初に置く
special-last = 最後尾
special-last-about = 最後尾: プレイヤーのカード1枚を最後に置く
special-sort = 整列
special-sort-about = 整列: 配置待ちのカードを好きな順番にする

rules-buffalo =
    みんなで1つのチームになり、毎ターン見ずに1枚出してくるバッファローと戦います。
    カードの置き方はニムトと同じです。プレイヤーが引き取ったカードはチームのもの、バッファローのカードが引き取った分はバッファローのものです。バッファローのカードがどの列にも置けないときは、牛マークがいちばん少ない列を引き取ります。
    カードを1枚置く前に、チームは表向きの特殊カードを使うか、ストップ！を外すことができます。全員がパスすると、そのカードを置きます。
    10ターンが終わったら牛マークを数えます。1人か2人で遊ぶときは、チームの分を2倍にします。バッファローより少なければチームの勝ちです。
