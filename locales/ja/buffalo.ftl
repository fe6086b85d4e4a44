# バッファローを倒せ

game-buffalo = バッファローを倒せ
about-buffalo = 協力ゲーム。特殊カードを使い、チームでバッファローと戦います。

explain-buffalo-decide = 特殊カードをだれでもすぐに使えるか、過半数の賛成が必要か。
explain-buffalo-hand = 各プレイヤーとバッファローに配る枚数。実験的な設定です。
explain-buffalo-cards = 最大のカード。実験的な設定です。

buffalo-title = バッファローを倒せ・ターン{ $turn }/{ $turns }
buffalo-name = バッファロー
buffalo-take7-marker = テイク7！
buffalo-stop-marker = ストップ！
buffalo-row-empty = 空き：次のカードはここ
buffalo-team = チーム：{ $heads }
buffalo-team-double = チーム：{ $heads }（2倍で{ $double }）
buffalo-heads = バッファロー：{ $heads }
buffalo-specials = 特殊カード
buffalo-no-specials = なし
buffalo-face-down = 裏向き{ $count }枚
buffalo-queue = 配置待ち
buffalo-forecast = 次
buffalo-forecast-row = { $card }は列{ $row }へ
buffalo-forecast-takes = { $card }が列{ $row }を引き取る：{ table-heads }
buffalo-forecast-no-row = { $card }はどの列にも置けない

buffalo-ask-card-or-lift = カードを選んでください（ストップ！を外すなら「解除」）
buffalo-ask-window = 次は{ table-card-of }です。特殊カードを使いますか？（Enter：パス）
buffalo-choice-pass = 特殊カードを使わない。全員がパスすると{ $card }を置く
buffalo-choice-lift = ストップ！を外してゲームから除く
buffalo-choice-replace-with = 代わりに出すカード
buffalo-choice-first = 最初に置くカード
buffalo-choice-last = 最後に置くカード
buffalo-choice-sort = 新しい順番の次のカード
buffalo-choice-push = 移すカード

buffalo-specials-in-play = 特殊カード{ $count }枚を使います。
buffalo-special-revealed = 新しい特殊カード：{ $special }
buffalo-special-used = { $who }が「{ $special }」を使います。
buffalo-lifted = { $who }が列{ $row }のストップ！を外します。
buffalo-take7-laid = 列{ $row }は6枚まで置けるようになりました。7枚目が引き取ります。
buffalo-stop-laid = 列{ $row }は封鎖されました。この列のカードは変わりません。
buffalo-replaced = { $who }は{ $back }を手札に戻し、代わりに{ $card }を出します。
buffalo-inserted = { table-card-of }が列{ $row }に入ります。
buffalo-pushed = { $card }が列{ $from }から列{ $row }へ移ります。
buffalo-overflow = その列は満杯でした。チームが{ table-heads }を引き取り、{ $stays }が残ります。
buffalo-put-first = { $card }を最初に置きます。
buffalo-put-last = { $card }を最後に置きます。
buffalo-sorted = 新しい順番：{ $cards }
buffalo-took = { $actor ->
    [buffalo] { table-card-of }は{ table-overfull }です。バッファローが{ table-heads }を引き取ります！
   *[other] { table-card-of }は{ table-overfull }です。チームが{ table-heads }を引き取ります！
}
buffalo-chose-row = { $actor ->
    [buffalo] { table-card-of }はどの列にも置けません。バッファローがいちばん安い列{ $row }を引き取ります：{ table-heads }
   *[other] { $who }が{ $card }で列{ $row }を引き取ります：チームに{ table-heads }
}
buffalo-turn-summary = このターンにチームが引き取った牛マークは{ $took ->
    [0] 0個
   *[other] { $took }個
 }（合計{ $team }個）、バッファローは{ $gave ->
    [0] 0個
   *[other] { $gave }個
 }（合計{ $buffalo }個）です。
buffalo-counted = 最終集計：チーム{ $team }個、バッファロー{ $buffalo }個
buffalo-win = チームの勝ちです！牛マークはチーム{ $team }個、バッファロー{ $buffalo }個でした。
buffalo-lose = バッファローの勝ちです。牛マークはチーム{ $team }個、バッファロー{ $buffalo }個でした。

# 特殊カードの名前と効果
special-take7 = テイク7！
special-take7-about = テイク7！：列に6枚まで置けて、7枚目が引き取る
special-stop = ストップ！
special-stop-about = ストップ！：列を封鎖する。外すまでカードは出入りしない
special-replace = 差し替え！
special-replace-about = 差し替え！：自分のカードを手札に戻し、別のカードを置く
special-insert = 割り込み！
special-insert-about = 割り込み！：自分のカードを列の2枚の間に入れる
special-push = 移動！
special-push-about = 移動！：カード1枚を別の列へ移す
special-first = 一番手
special-first-about = 一番手：プレイヤーのカード1枚をほかのすべてより先に置く
special-last = 最後尾
special-last-about = 最後尾：プレイヤーのカード1枚をほかのすべてより後に置く
special-sort = 整列
special-sort-about = 整列：配置待ちのカードを好きな順番にする

rules-buffalo =
    全員が1つのチームになり、バッファローと戦います。毎ターン、全員がカードを選び、バッファローは自分の山のいちばん上のカードを見ずに出します。
    カードの置き方はニムトと同じです。プレイヤーが引き取った列はチームのもの、バッファローが引き取った列はバッファローのものです。バッファローのカードがどの列にも置けないときは、牛マークがいちばん少ない列を引き取ります。
    カードを1枚置く前に、チームは表向きの特殊カードを使うか、ストップ！を外すことができます。
    全員がパスすると、そのカードを置きます。
    10ターンが終わったら牛マークを数えます。1人か2人のときは、チームの牛マークを2倍に数えます。バッファローより少なければチームの勝ちです。

# 検討の理由。$percent は標本に占める割合。
buffalo-reason-takes = { $card }は{ $percent }%の確率で列{ $row }を引き取ります（{ table-heads }）。{ $last }と{ $card }の間に見えていないカードが{ $unseen }枚あります。
buffalo-reason-takes-other = { $card }は{ $percent }%の確率で列{ $row }を引き取ります（{ table-heads }）。
buffalo-reason-turn = このターンの牛マークは、{ $choice }ならチーム{ $team }個・バッファロー{ $buffalo }個、{ $other }ならチーム{ $other_team }個・バッファロー{ $other_buffalo }個です。
