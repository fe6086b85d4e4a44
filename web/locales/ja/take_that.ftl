# チュートリアル: 各ステップの説明、間違えたときのヒント、結果の説明。

learn-take-that-start = ラインは1本で、順番にプレイします。ラインは空なので、どのカードでも始められます。そのあとは、最後のカードとの差が10以内でなければなりません。34で始めてください。
learn-take-that-start-hint = どのカードでも始められますが、ここでは34を出してください。
learn-take-that-start-done = ボット2が41、ボット3が49を置きました。差はいつも10以内です。手番のたびにカードを1枚引きます。
learn-take-that-pair = 49の隣に置けるカードがありません。でも、鏡のカード94があります。数字を逆に並べた2枚はペアになり、相手はラインのどこにあってもかまいません。ペアを作ってください。
learn-take-that-pair-hint = ラインを取る必要はありません。94でペアにしてください。
learn-take-that-pair-done = 49と94はあなたのもので、1枚1点です。ラインのすき間は詰められ、ボット2とボット3が続きを出しました。
learn-take-that-take = 最後のカードは55です。差が10以内のカードも、鏡のカードもありません。ラインを全部取り、手札の好きなカードで新しいラインを始めます。
learn-take-that-take-hint = 選択肢は1つだけです。ラインを取り、新しいラインの最初のカードを選びます。
learn-take-that-take-done = 取ったカードは裏向きで、1枚につき1点の失点、カエルは5点の失点です。55はカエルなので、合わせて8点の失点でした。
learn-take-that-choice = 今は3つとも可能です。34を置く、ペアを作る、ラインを取る。点が入るのは1つだけです。
learn-take-that-choice-hint = それでは点が入りません。ラインのカードの鏡になるのはどれですか？
learn-take-that-choice-done = 2点入り、ラインも短くなりました。カエルはほかの人の問題になりました。
learn-take-that-toads = 44のようなぞろ目はカエルで、鏡のカードがありません。だれかがラインを取るまで残ります。今取ると8点の失点です。代わりにカードを置いてください。
learn-take-that-toads-hint = 44との差が10以内、つまり34から54までです。
learn-take-that-toads-done = うまくいきました。次はボット2が53に近いカードを出す番です。
learn-take-that-score = 山札がありません。今ラインを取ると、ゲームが終わります。あなたにはペアのカードが12枚、裏向きにカエル3枚と45があります。87の隣に置けるカードがないので、取ってください。
learn-take-that-score-hint = できるのは取ることだけです。
learn-take-that-score-done = ペアで12点、カエル3枚で−15点、45と87で−2点。合計は−5点です。手札は数えません。2ゲームの合計がいちばん多い人の勝ちです。
learn-take-that-free = あなたの手番です。カードを置く、ペアにする、短いラインを取る、のどれでも選べます。
learn-take-that-free-hint = それは置けません。31との差が10以内か、鏡のカードを選びます。
learn-take-that-free-done = これが{ game-take-that }の1手番です。ほかのことを試すには、1つ戻ってください。

### Board.

take-that-if-taken = 取った場合
take-that-then-new = そのあと新しいラインを始めます
take-that-then-end = これでゲームが終わります
take-that-line-end = ラインの端
take-that-pairs = { $pairs ->
   *[other] ペア
}
take-that-taken = 取得
take-that-lay-here = { $card }をここに置く
prompt-lay-or-pair = { $card }を端に置きますか、{ $mirror }とペアにしますか？
take-that-how = { $last }との差が10以内なら置けます。ペアは数字が逆の2枚です。
take-that-why-far = { $last }との差が10を超え、鏡の{ $mirror }もラインにありません。
take-that-why-toad = { $last }との差が10を超え、カエルには鏡のカードがありません。
take-that-why-no-mirror = 鏡の{ $mirror }がラインにありません。
