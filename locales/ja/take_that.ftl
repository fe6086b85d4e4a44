# テイク・ザット

game-take-that = テイク・ザット
about-take-that = ラインのカードをペアにして得点。できなければラインを全部取ります。

explain-take-that-games = 1対戦のゲーム数。得点は合計します。
explain-take-that-variant = 上級モードでは、1枚だけのラインを取った人は、山札から裏向きのカードも1枚取ります。
explain-take-that-hand = 1人に配る枚数。
explain-take-that-low = 使う最小の数字。実験的な設定です。
explain-take-that-high = 使う最大の数字。実験的な設定です。

take-that-title = テイク・ザット・ゲーム{ $game }/{ $games }
take-that-line = ライン
take-that-no-line = カードなし
take-that-costs = 取ると{ $points }点
take-that-pile-label = 山札
take-that-pile = { $cards ->
    [0] なし（ラインを取るとゲーム終了）
   *[other] { $cards }枚
}
take-that-hidden = ほかに裏向き{ $count }枚
take-that-fitting = 置ける：{ $cards }
take-that-pairing = ペアになる：{ $cards }
take-that-must-take = 置けるカードもペアもありません：ラインを取ります

take-that-ask-turn = カード、ペア、取る、のどれかを選んでください
take-that-ask-start = ラインの最初のカードを選んでください
take-that-choice-lay = ラインの右端に置く（最後のカードとの差は10以内）
take-that-choice-start = 好きなカードで新しいラインを始める
take-that-choice-pair = ラインのカードと手札の鏡のカードをペアにする（2点）
take-that-choice-pair-card = ラインのカードの鏡のカード
take-that-choice-take = ライン全部を取り（失点）、新しいラインを始める
take-that-choice-take-start = 新しいラインの最初のカード
take-that-choice-take-end = ライン全部を取り（失点）、ゲームを終える

take-that-begins = ゲーム{ $game }を始めます。{ $who }が先手です。
take-that-started = { $who }が{ $card }でラインを始めます。
take-that-laid = { $who }が{ $card }を置きます。
take-that-paired = { $who }が{ $card }と{ $mirror }をペアにします：+2点
take-that-line-taken = { $who }がラインを取ります（{ $cards }）：{ table-points }
take-that-extra-taken = ラインが1枚だけだったので、{ $who }は山札から裏向きのカードも1枚取ります。
take-that-you-drew = { $card }を引きました。
take-that-extras = { $who }の裏向きのカード：{ $cards }
take-that-game-over = ゲーム{ $game }が終わりました。
take-that-game-line = { $who }：{ table-points }、合計{ $total }点

rules-take-that =
    手番では3つのうち1つを行い、カードを1枚引きます。
    ラインに置く：右端に、最後のカードとの差が10以内のカードを置きます。
    ペアにする：ラインのカードの鏡のカードを出します（49には94）。2枚とも表向きで自分の前に置き、1枚1点です。
    ラインを取る：ラインのカードをすべて裏向きで自分の前に置きます。1枚につき1点、カエル（22、33…88）は5点の失点です。そして新しいラインを始めます。
    山札がなくなったあと、だれかがラインを取るか、ラインの最後の1枚をペアにすると、ゲームが終わります。得点がいちばん多い人の勝ちです。

# 検討の理由。$percent は標本に占める割合。
take-that-reason-taken = ラインを取ると{ table-points }失います{ $toads ->
    [0] {""}
   *[other] （カエル{ $toads }枚を含む）
}。{ $choice }なら失いません。
take-that-reason-pair = { $card }は{ $mirror }とペアになり、2点です。
take-that-reason-cheap = ラインは今なら{ table-points }で済みます。後になるほど高くつきます。
take-that-reason-next = { $choice }の後、次の手番でラインを取る確率は{ $percent }%（{ $points }点）、{ $other }の後なら{ $other_percent }%です。
