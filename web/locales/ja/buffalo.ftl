# チュートリアル: 各ステップの説明、間違えたときのヒント、結果の説明。

learn-buffalo-buffalo = このゲームでは全員が味方で、バッファローと戦います。全員がカードを選び、バッファローも見ずに1枚めくります。置き方は{ game-take6 }と同じで、小さい順に、小さくていちばん近い数字の隣へ。80を出してください。
learn-buffalo-buffalo-hint = 80を出し、99はあとに取っておきましょう。
learn-buffalo-buffalo-done = バッファローの5はどの列にも置けませんでした。そのときは牛マークがいちばん少ない列、同じなら最後のカードがいちばん大きい列を引き取ります。バッファローの分とチームの分は別々に数え、バッファローより少なければみんなの勝ちです。
learn-buffalo-pick = 列の上に特殊カードが2枚、表向きにあります。全員のものです。まず61を出して、バッファローの動きを見ましょう。
learn-buffalo-pick-hint = 61を出してください。60の隣に行きます。
learn-buffalo-pick-done = バッファローは25をめくり、それが次に置かれます。カードを置く前には毎回、特殊カードを使えます。
learn-buffalo-stop = 25は20の隣に行き、バッファローは何も引き取りません。{ special-stop }で列2を封鎖しましょう。すると次に近い最後のカードは、満杯の列の15です。
learn-buffalo-stop-hint = { special-stop }を使い、20のある列2に置いてください。
learn-buffalo-stop-done = 列2は封鎖されました。{ special-stop }を外すまで、この列には何も起こりません。
learn-buffalo-pass = もっとできることはありますが、必要ありません。パスするとカードが置かれます。
learn-buffalo-pass-hint = 準備はできています。パスしてください。
learn-buffalo-pass-done = バッファローは5枚、牛マーク6個を引き取りました。欲しくないものを引き取らせる。これが勝ち方です。
learn-buffalo-too-low = あなたの10はどの列の最後のカードよりも小さく、このままでは列を引き取ります。でも{ special-insert }が表向きです。それでも10を出してください。
learn-buffalo-too-low-hint = 99は安全ですが、ここでは10を出してください。
learn-buffalo-too-low-done = 次は10ですが、どの列にも置けません。特殊カードを使いましょう。
learn-buffalo-insert = { special-insert }は、列が小さい順のままになる所にカードを入れます。10を列1の5と11の間に入れてください。
learn-buffalo-insert-hint = { special-insert }を選び、次に列1を選びます。
learn-buffalo-insert-done = 5、10、11。チームの牛マークは増えません。使った特殊カードはなくなり、残りがあれば次がめくられます。
learn-buffalo-low = もう特殊カードはありません。5を出して、どの列にも置けないカードがどうなるか見ましょう。
learn-buffalo-low-hint = 33なら置ける列があります。ここでは5を出してください。
learn-buffalo-low-done = 5より小さい数字で終わる列はありません。列を1つ引き取ることになります。
learn-buffalo-row = 列を選ぶと、チームがその牛マークを引き取ります。いちばん安い列を選んでください。
learn-buffalo-row-hint = もっと少ない列があります。右端の数字を見てください。
learn-buffalo-row-done = チームに牛マーク1個。5が列の新しい最初のカードになりました。
learn-buffalo-win = 最後のターンです。チームは5個、バッファローは6個。最後のカードを出してください。
learn-buffalo-win-hint = カードは1枚しか残っていません。
learn-buffalo-win-done = 5対6で、チームの勝ちです。同じ数ならバッファローの勝ちです。1人か2人のときは、チームの牛マークを2倍に数えます。

### Board.

buffalo-leads-team = チームがリードしています。
buffalo-leads-buffalo = バッファローがリードしています。
buffalo-leads-level = 互角です。
buffalo-tie = 同点の場合はバッファローの勝ちです。
buffalo-lift-row = 列{ $row }のストップ！を外す
buffalo-preview-takes = チームが{ table-heads }を引き取ります。
target-push-row = { $card }を移す列を選んでください。
special-take7-effect = 列に6枚まで置ける。
special-stop-effect = 列を封鎖する。
special-replace-effect = 別のカードを出す。
special-insert-effect = 2枚の間に入れる。
special-push-effect = カードを別の列へ移す。
special-first-effect = カードを最初に置く。
special-last-effect = カードを最後に置く。
special-sort-effect = 待機中の順番を変える。
buffalo-otherwise = 使わない場合：{ $what }
buffalo-next = 次：{ $what }。
buffalo-or-special = 特殊カードも使えます。
buffalo-why-window = 今は特殊カードを使うところです。次のカードは次のターンに選びます。
buffalo-special-unusable = 今は使えません。
