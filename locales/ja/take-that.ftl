# テイク・ザット

take-that-title = テイク・ザット · ゲーム{ $game }/{ $games }
take-that-line = ライン
take-that-no-line = まだありません
take-that-costs = 取ると{ $points }点
take-that-pile-label = 山札
take-that-pile = { $cards ->
    [0] なし (ラインを取るとゲーム終了)
   *[other] { $cards }枚
}
take-that-hidden = ほかに伏せ札{ $count }枚
take-that-fitting = 置ける: { $cards }
take-that-pairing = ペアになる: { $cards }
take-that-must-take = 置けるカードもペアもありません。ラインを取ってください

take-that-ask-turn = カード、ペア、取る、のどれにしますか？
take-that-ask-start = どのカードでラインを始めますか？
take-that-choice-lay = 右端に置く (最後のカードとの差は10まで)
take-that-choice-start = 好きなカードで新しいラインを始める
take-that-choice-pair = 手札にある鏡のカードで、ラインのカードとペアを作る (2点)
take-that-choice-pair-card = ラインのカードの鏡のカード
take-that-choice-take = ライン全部を取り (失点)、新しいラインを始める
take-that-choice-take-start = 新しいラインの最初のカード
take-that-choice-take-end = ライン全部を取り (失点)、ゲームを終える

take-that-begins = ゲーム{ $game }を始めます。最初は{ $who }の番です。
take-that-started = { $who }が{ $card }でラインを始めます。
take-that-laid = { $who }が{ $card }を置きます。
take-that-paired = { $who }が{ $card }と{ $mirror }でペアを作ります: +2点
take-that-line-taken = { $who }がラインを取ります ({ $cards }): { table-points }
take-that-extra-taken = 1枚だけだったので、{ $who }は山札から伏せたカードも1枚取ります。
take-that-you-drew = { $card }を引きました。
take-that-extras = { $who }の伏せ札: { $cards }
take-that-game-over = ゲーム{ $game }が終わりました。
take-that-game-line = { $who }: { table-points }、合計{ $total }点

rules-take-that =
    自分の番には3つのうち1つをして、そのあとカードを1枚引きます。
    置く: ラインの右端に、最後のカードとの差が10以内のカードを置きます。
    ペア: ラインのカードの鏡のカードを手札から見せます (49と94)。2枚とも表向きで自分の前に置き、1枚1点です。
    取る: ラインのカードをすべて裏向きで自分の前に置きます。1枚につき1点、カエルのカード (22、33…88)は5点の失点です。そして新しいラインを始めます。
    山札がなくなったあと、だれかがラインを取るか、最後の1枚をペアにするとゲームが終わります。得点の多い人の勝ちです。
