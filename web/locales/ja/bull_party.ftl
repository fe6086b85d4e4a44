# チュートリアル: 各ステップの説明、間違えたときのヒント、結果の説明。

learn-bull-party-number = このゲームでは牛マークが得点になります。列は人数分あります。数字カードは列を取り、小さい数字の人から選びます。60のある列がよさそうです。いちばん小さいカードを出してください。
learn-bull-party-number-hint = それではほかの人が先かもしれません。いちばん小さいのは5です。
learn-bull-party-number-done = あなたがいちばん小さいので、最初に選びます。
learn-bull-party-row = どの列を取りますか？山に使えるカードが3枚ある列1を取ってください。
learn-bull-party-row-hint = 22、24、60のある列1を取ってください。
learn-bull-party-row-done = 列のカードは手札に入り、5は捨て札になりました。ほかの人も列を取りました。
learn-bull-party-lay = 手札を5枚残し、残りを山に置きます。カードは、上のカードが自分より小さい山に置くか、新しい山を始めます。あなたの山の上は13です。20を置き、次に22を置いてください。
learn-bull-party-lay-hint = まず20を山1へ、次に22も山1へ。
learn-bull-party-lay-done = 13、20、22。だんだん大きくなる山です。新しい列が並びました。
learn-bull-party-new-pile = 次のラウンド、手札に4と18があります。どちらも22の上には置けません。4で新しい山を始め、その上に18を置いてください。
learn-bull-party-new-pile-hint = まず4を新しい山に、次に18を山2へ。
learn-bull-party-new-pile-done = 山が2つになりました。最後に得点になるのはいちばん良い山だけで、ほかの山は失点です。新しい山は慎重に始めましょう。
learn-bull-party-zero = 数字のほかにゼロカードがあります。列を取らずに列を伸ばし、手札に戻ります。列1には4枚あります。ゼロカードを出してください。
learn-bull-party-zero-hint = まだ列は取りません。ゼロカードを出してください。
learn-bull-party-zero-done = 3人ともゼロカードを出しました。あなたの文字はAなので最初です。77がめくられました。
learn-bull-party-add = 77を列に加えます。5枚目で列は満杯になり、雄牛カードが付きます。列1に加えてください。
learn-bull-party-add-hint = 列1は4枚で、あと1枚で満杯です。
learn-bull-party-add-done = 列1に牛マーク4個の雄牛カードが付きました。雄牛は必ず取った人の得点になります。全員がこの列を狙います。
learn-bull-party-snatch = 小さい数字の人から選びます。いちばん小さいカードを出してください。
learn-bull-party-snatch-hint = 小さいほど先に選べます。3を出してください。
learn-bull-party-snatch-done = あなたより小さい人はいませんでした。最初に選びます。
learn-bull-party-bull = 雄牛カードのある列を取ってください。
learn-bull-party-bull-hint = 雄牛カードは列1にあります。
learn-bull-party-bull-done = 手札に5枚、そして必ず得点になる牛マーク4個です。
learn-bull-party-score = 山札がなくなると終わりです。牛マークがいちばん多い山と雄牛が得点、ほかの山の牛マークは失点です。下に全員の山と今の得点が見えます。得点がいちばん多い人の勝ちです。

### Board.

bull-party-next = 次の雄牛
bull-party-your-piles = あなたの山
bull-party-piles-empty = まだ山はありません。ラウンドの後にここへ置きます。
bull-party-points = { $points ->
   *[other] 点
}
bull-party-best-pile = 得点になるのはいちばん良い山だけで、ほかの山は失点です。
bull-party-number-effect = 小さい数字から順に列を取ります
bull-party-why-lower = カードは小さい順に置きます。{ $card }より大きいカードを選んでください。
bull-party-why-higher = 先に小さいカードを選んでください。カードは小さい順に置きます。
bull-party-why-pile = 先に{ $card }を置く山を選んでください。

### 初めて出会うものの説明。

first-bull-party-pick = 数字カードは列を取ります。小さい数字の人から選びます。
first-bull-party-zero = ゼロカードは列を取りません。山札のカードを1枚列に加え、手札に戻ります。
first-bull-party-bull = 雄牛カードの付いた列があります。雄牛の牛マークは、必ず列を取った人の得点になります。
first-bull-party-row = 取った列のカードは手札に入り、雄牛カードは前に置きます。その後は次のラウンドまで休みです。
first-bull-party-add = めくったカードは、満杯でない列に加えます。5枚目で列に雄牛カードが付きます。
first-bull-party-lay = 手札を5枚残し、残りを置きます。カードを選び、次に山を選んでください。山には上より大きいカードしか置けませんが、新しい山はどのカードでも始められます。
first-bull-party-great = 得点になるのは「+」の付いたいちばん良い山だけです。ほかの山の牛マークは失点になります。
