var e=`explain-buffalo-decide = 特殊カードをだれでもすぐに使えるか、過半数の賛成が必要か。
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

buffalo-reason-takes = { $card }は{ $percent }%の場合に列{ $row }を引き取ります（{ table-heads }）。{ $last }と{ $card }の間に見えていないカードが{ $unseen }枚あります。
buffalo-reason-takes-other = { $card }は{ $percent }%の場合に列{ $row }を引き取ります（{ table-heads }）。
buffalo-reason-turn = このターンの牛マークは、{ $choice }ならチーム{ $team }個・バッファロー{ $buffalo }個、{ $other }ならチーム{ $other_team }個・バッファロー{ $other_buffalo }個です。
`,t=`explain-bull-party-numbers = 最大の数字カード。実験的な設定です。
explain-bull-party-hand = 1人に配り、各ラウンドの後に残す数字カードの枚数。
explain-bull-party-out = ゲーム前に見ずに除く枚数。
explain-bull-party-heads = 数字カードの牛マーク。take6でニムトと同じ、または1枚ごとの数。
explain-bull-party-bulls = 雄牛カードの牛マーク。山の上から順に。

bull-party-title = 雄牛のパーティ・ラウンド{ $round }
bull-party-last-title = 雄牛のパーティ・ラウンド{ $round }（最終）
bull-party-bull = 雄牛（{ $heads }個）
bull-party-taken = 取得済み
bull-party-deck-label = 山札
bull-party-deck = { table-cards }
bull-party-discard = 捨て札：{ $cards }枚
bull-party-next-bull = 次の雄牛：{ table-heads }
bull-party-score = 得点
bull-party-out = { $who }、列を取得済み
bull-party-piles-of = 山（{ $who }）
bull-party-no-piles = なし
bull-party-pile = { $pile }：{ $cards }（{ table-heads }）
bull-party-bulls = 雄牛：{ table-heads }
bull-party-zero-card = ほかにゼロカード{ $letter }

bull-party-ask-pick = カードを選んでください（数字は列を取り、ゼロは列に加えます）
bull-party-ask-number = 列を取るための数字カードを選んでください
bull-party-ask-take = あなたの{ $card }：取る列を選んでください
bull-party-ask-add = めくったカード：{ $card }。加える列を選んでください
bull-party-ask-lay = カード{ $count }枚を小さい順に山に置いてください（例：20 1 22 新規）
bull-party-choice-play = 数字カードを出し、列を取る
bull-party-choice-zero = ゼロカードを見せる：山札の1枚を列に加え、ラウンドに残る
bull-party-choice-take = 列を取る
bull-party-choice-add = めくったカードを加える列
bull-party-choice-lay-card = 置くカード
bull-party-choice-pile = この山の上に置く
bull-party-choice-new = 新しい山にする

bull-party-your-letter = あなたのゼロカードは{ $letter }です。
bull-party-revealed-zero = ゼロ{ $letter }（{ $who }）
bull-party-took = { $who }が{ $card }で列{ $row }を取ります：{ $cards }、{ table-heads }。
bull-party-took-bull = { $who }が{ $card }で列{ $row }を取ります：{ $cards }、{ table-heads }、さらに雄牛（{ $bull }個）
bull-party-turned = { $who }のゼロカードで{ $card }がめくられました。
bull-party-added = { $who }が{ $card }を列{ $row }に加えます。
bull-party-bull-added = 列{ $row }が満杯になり、牛マーク{ $heads }個の雄牛カードが付きました。
bull-party-no-effect = { $who }のゼロカードは効果がありません：カードを加えられる列がありません。
bull-party-reshuffled = 山札がなくなりました。捨て札{ $cards }枚をシャッフルして新しい山札にします。
bull-party-laid = { $who }は{ $cards }置きました。
bull-party-on-pile = { $card }を山{ $pile }に
bull-party-on-new-pile = { $card }を新しい山{ $pile }に
bull-party-sits-out = { $who }は列を取ったので、このラウンドの残りは休みです。
bull-party-round-over = ラウンド{ $round }が終わりました。現在の得点：
bull-party-match-over = すべてのカードを置きました。牛マークを数えます。
bull-party-score-line = { $who }：{ table-points }

rules-bull-party =
    このゲームでは牛マークが得点になります。ただし1つの山だけです。全員がカードを1枚、秘密に選びます。
    まず数字カードを小さい順に処理します。カードを捨て札にし、列を1つ手札に加えて、ラウンドの残りは休みます。次にゼロカードをアルファベット順に処理します。山札の1枚をめくって5枚未満の列に加え、ラウンドに残ります。列の5枚目で、牛マーク4〜7個の雄牛カードが付きます。
    すべての列がなくなったら、手札を5枚残し、ほかのカードを小さい順に重なる山に置きます。最後に、いちばん良い山と雄牛が得点に、ほかの山はすべて失点になります。得点がいちばん多い人の勝ちです。

bull-party-reason-row = 列{ $row }は雄牛を含めて{ $heads }点、列{ $other }は{ $other_heads }点です。
bull-party-reason-lay = この後、あなたの山は{ $points }点、{ $choice }の後なら{ $other_points }点です。
bull-party-reason-pick = { $choice }なら{ $percent }%の場合に列を取り（牛マーク{ $heads }個）、{ $other }なら{ $other_percent }%です（{ $other_heads }個）。
`,n=`menu-title = Rodeo：牛のカードゲーム
menu-ask-game = ゲーム（1〜{ $count }、Enterで1）
menu-unknown-game = 不明なゲーム「{ $text }」です。1〜{ $count }の数字を入力してください。
menu-language = 日本語にするには{ $code }と入力してください。
menu-ask-players = 人数（{ $min }〜{ $max }、Enterで{ $default }）
menu-invalid-number = 「{ $text }」は無効です。{ $min }〜{ $max }の数字を入力してください。

menu-summary = { $game }：{ $who }
menu-you-and-bots = あなたとボット{ $bots }体
menu-you-alone = あなた1人
menu-only-bots = ボット{ $bots }体（あなたは観戦）
menu-only-people = このキーボードで{ $people }人
menu-people-and-bots = このキーボードで{ $people }人とボット{ $bots }体
menu-standard-rules = ルール：標準
menu-changed-rules = ルール：標準から変更（{ $options }）
menu-ready = Enterで開始、?で設定
menu-settings-hint = 設定を変えるには、名前と新しい値を入力してください。例：人間 2
menu-unset = なし
menu-players-name = 人数
menu-players-explain = プレイヤーの人数。{ $min }〜{ $max }。
menu-people-name = 人間
menu-people-explain = このキーボードを使う人数。0〜{ $players }。ほかの席はボットです。席を選ぶには+でつなぎます（例：1+3）。
menu-bots = ボット：{ $bots }
menu-bots-name = ボット
menu-bots-explain = ボットの強さ。全員に1つ、または1体ずつ+でつなぎます（例：利口+素直）。弱い順：
menu-unknown-bot = 不明なボット「{ $text }」です。選べる値：{ $levels }
menu-bot-count-mismatch = ボットは{ $seats }体ですが、強さが{ $named }個あります。全員に1つ、または1体に1つずつ指定してください。
menu-value-one-of = 選べる値：{ $values }
menu-value-any-of = 選べる値：なし、または{ $values }を+でつなぐ
menu-value-number = 選べる値：{ $min }〜{ $max }
menu-value-numbers = 選べる値：数字を+でつなぐ
menu-ask-value = { $option }の新しい値（Enter：変更しない）
menu-unknown-setting = 不明な設定「{ $text }」です。?ですべて表示します。
menu-invalid-value = { $option }に無効な値です：「{ $text }」
menu-invalid-people = 「{ $text }」は無効です。人数（0〜{ $players }）か席（例：1+3）を入力してください。
menu-ask-name = { $seat }の名前（Enter：変更しない）
menu-ask-again = もう一度遊びますか？Enter：はい、m：メニュー、q：終了

`,r=`option-limit = 上限
option-rounds = ラウンド
option-deck = デッキ
option-deal = 配り方
option-drafted = ドラフト手札
option-fans = ファン
option-hand = 手札
option-cards = カード
option-decide = 決め方
option-games = ゲーム数
option-variant = モード
option-low = 最小
option-high = 最大
option-numbers = 数字
option-out = 除外
option-heads = 牛マーク
option-bulls = 雄牛

value-none = なし
value-full = 全部
value-limited = 限定
value-random = ランダム
value-draft = ドラフト
value-open = 公開
value-memory = 記憶
value-even-odd = 偶数奇数
value-mountaineering = 登山
value-jumping-cow = 跳ねる牛
value-flip-digits = 数字反転
value-anyone = だれでも
value-majority = 多数決
value-standard = 通常
value-advanced = 上級
`,i=`review-title = 検討
review-accuracy = 正確さ
review-costs = 損失
review-expected = 期待値
review-deal = 配札
review-skill = 実力
review-luck = 運
review-others = 他の人
review-result = 結果
review-win-chance = 勝率
review-labels = 緩手・悪手・大悪手
review-key-moments = 重要な場面
review-choices = 選択
review-balance = 運と実力
review-unfinished = 対戦は終わっていません。値は最後の手順でのものです。
review-seat-column = プレイヤー
review-game-column = ゲーム
review-matches = 対戦数
review-won = 勝ち
review-frequent-mistakes = よくあるミス
review-totals = { $player }の集計。損失、運、実力、結果は1対戦あたりの平均です。
review-round = 第{ $round }ラウンド
review-step = 手順{ $step }
review-best = 最善は{ $choice }
review-inaccurate = 緩手
review-mistake = 悪手
review-blunder = 大悪手
review-moment-cost = 損失
review-moment-luck = 運
review-moment-turning-point = 転換点

review-reason-later-heads = { $other }なら、このラウンドの残りで取る牛マークが{ $heads }個少なくなります。
review-reason-later-points = { $other }なら、このゲームの残りで{ $points }点多く取れます。
review-reason-win = { $choice }の勝率は{ $percent }%、{ $other }なら{ $other_percent }%です。
`,a=`table-and = と
table-row = 列{ $row }
table-cards = { $cards }枚
table-heads = 牛マーク{ $heads }個
table-heads-label = 牛マーク
table-heads-in-brackets = かっこ内は牛マーク
table-points = { $points }点
table-points-label = 得点
table-full = 満杯
table-hand = 手札

table-pass-keyboard = キーボードを{ $who }に渡し、Enterを押してください
table-all-chosen = このキーボードの全員が選びました。
table-still-choosing = まだ選んでいない人：{ $who }
table-thinking = ボットが考えています…
table-continue = Enterで続行
table-only-choice = 選択肢は1つだけです：{ $choice }

table-rows-start = 列の最初のカード：{ $cards }
table-revealed = カード：{ $cards }
table-revealed-card = { $card }（{ $who }）
table-card-of = { $who }の{ $card }
table-overfull = { $place ->
    [5] 牛のいる列{ $row }の5枚目
   *[other] 列{ $row }の{ $place }枚目
}
table-placed = { table-card-of }は列{ $row }に入ります。
table-no-row-fits = { table-card-of }はどの列にも置けません。
table-ask-card = カードを選んでください
table-ask-row = あなたの{ $card }はどの列にも置けません。引き取る列を選んでください（1〜4）
table-choice-play = カードを出す
table-choice-take = 列を引き取る

table-help-choices = 入力できるもの：
table-help-after = 「{ $words }」に続けて入力できるもの：
table-help-complete = これで選択は完了です
table-help-cards = カード
table-help-rows = 列
table-help-piles = 山
table-help-then = 続けて{ $what }
table-help-optional = 任意：{ $what }
table-help-commands = いつでも：?（ヘルプ。?と言葉で、続けられるものを表示）、ルール、ログ、場、ヒント、終了
table-not-possible = 「{ $text }」は今はできません。?で選択肢を表示します。
table-ambiguous = 「{ $text }」は{ $words }のどれかわかりません。もっと入力してください。
table-start-over = 最初からやり直します。

table-pass-for-turn = このターンの残りはパス
table-support-proposal = 提案に賛成する（{ $who }）
table-proposal = 提案{ $number }（{ $who }）：{ $choice }。賛成{ $votes }/{ $needed }
table-no-majority = 過半数の賛成を得た提案はありません。

table-hint-best = 容赦なしのボットの選択：{ $choice }
table-hint-only = 妥当な選択は1つだけです：{ $choice }
table-hint-equal = 同じ
table-hint-worse = 約{ $less }不利
table-hint-method = 多数のシミュレーションによる推定です。ここにない選択肢は劣って見えました。隠れたカードについて、ボットはあなた以上のことを知りません。
table-hint-unavailable = ヒントは、1人でボットと対戦するときだけ使えます。

table-log-empty = まだ出来事はありません。
table-rules-where = 番号と例つきの全ルール：{ $file }
table-confirm-quit = この対戦をやめますか？（y/n）
table-goodbye = ありがとうございました。また遊びましょう！
table-input-ended = 入力が終わったため、対戦を終了します。また遊びましょう！
table-record-saved = 記録を保存しました：{ $place }
table-step-deal = ステップ{ $number }：カードを配る
table-step-play = ステップ{ $number }：{ $choices }
table-record-unfinished = 記録はここまでです。対戦は終わっていません。
table-deal-pending = 次のカードはまだ配られていません。

table-winner = { $who }の勝ちです（{ $score }）。
table-you-win = あなたの勝ちです！（{ $score }）
table-shared-win = 勝ちを分け合います：{ $who }（それぞれ{ $score }）
`,o=`explain-take6-limit = だれかの牛マークがこの数に達したラウンドで、対戦が終わります。
explain-take6-rounds = 上限の代わりに、決まったラウンド数だけ遊びます。
explain-take6-deck = 全カードのデッキ、または2〜6人用の限定デッキ（1から、配る枚数だけ）。
explain-take6-deal = 手札をランダムに配るか、ドラフトするか。ドラフトでは限定デッキの全カードを表向きに並べ、順番に選びます。
explain-take6-drafted = ドラフトした手札を公開したままにするか、記憶するか。
explain-take6-fans = 列やカードの働きを変える追加カード。
explain-take6-hand = 1人に配る枚数。実験的な設定です。
explain-take6-cards = 全カードのデッキの最大のカード。実験的な設定です。

take6-title = ニムト・ラウンド{ $round }・ターン{ $turn }/{ $turns }
take6-draft-title = ニムト・ラウンド{ $round }・ドラフト
take6-only-even = 偶数のみ
take6-only-odd = 奇数のみ
take6-goes-down-then-up = 下り（マーカーは次に上へ）
take6-goes-down-then-down = 下り（マーカーは次に下へ）
take6-cow = 牛
take6-flip-available = 反転カードが残っています。カードのあとに反転（またはf）を付けると、数字を反転します。
take6-draft-pool = 選べるカード
take6-hand-of = 手札（{ $who }）

take6-ask-draft = 取るカードを選んでください
take6-choice-draft = 表向きのカードから1枚取る
take6-choice-flip = カードの数字を反転する（1ラウンドに1回）

take6-drafted = { $who }は{ $card }を取ります。
take6-revealed-flipped = { $card }を反転して{ $value }（{ $who }）
take6-took = { table-card-of }は{ table-overfull }です。{ $who }が{ table-heads }を引き取ります！
take6-chose-row = { $who }が{ $card }で列{ $row }を引き取ります：{ table-heads }
take6-even-moved = 偶数/奇数が列{ $row }へ移ります：偶数のみ
take6-odd-moved = 偶数/奇数が列{ $row }へ移ります：奇数のみ
take6-mountain-moved = 登山が列{ $row }へ移り、この列は下りになります。
take6-cow-jumped = 牛が列{ $row }へ跳ねます。
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

take6-reason-takes = { $card }は{ $percent }%の場合に列{ $row }を引き取ります（{ table-heads }）。{ $last }と{ $card }の間に見えていないカードが{ $unseen }枚あります。
take6-reason-takes-other = { $card }は{ $percent }%の場合に列{ $row }を引き取ります（{ table-heads }）。
take6-reason-full = 列{ $row }は満杯です。{ $card }は{ $percent }%の場合にこの列を引き取ります（{ table-heads }）。
take6-reason-low = { $card }はどの列よりも小さく、{ $percent }%の場合に列{ $row }を引き取ります（{ table-heads }）。
take6-reason-row = 列{ $row }は{ table-heads }、列{ $other }は{ $fewer }個だけです。
take6-reason-place = { $card }は列{ $row }の{ $place }枚目になり、列を引き取るのは{ $percent }%の場合だけです。
take6-reason-better = { $card }が列を引き取るのは{ $percent }%の場合だけです。
`,s=`explain-take-that-games = 1対戦のゲーム数。得点は合計します。
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

take-that-reason-taken = ラインを取ると{ table-points }失います{ $toads ->
    [0] {""}
   *[other] （カエル{ $toads }枚を含む）
}。{ $choice }なら失いません。
take-that-reason-pair = { $card }は{ $mirror }とペアになり、2点です。
take-that-reason-cheap = ラインは今なら{ table-points }で済みます。後になるほど高くつきます。
take-that-reason-next = { $choice }の後、次の手番でラインを取るのは{ $percent }%の場合（{ $points }点）、{ $other }の後なら{ $other_percent }%です。
`,c=`word-row = 列
word-pile = 山
word-flip = 反転
word-pass = パス
word-turn = ずっと
word-support = 賛成
word-lift = 解除
word-pair = ペア
word-take = 取る
word-zero = ゼロ
word-new = 新規
word-take7 = テイク7
word-stop = ストップ
word-replace = 差し替え
word-insert = 割り込み
word-push = 移動
word-first = 一番手
word-last = 最後尾
word-sort = 整列

command-help = ヘルプ
command-rules = ルール
command-log = ログ
command-table = 場
command-hint = ヒント
command-quit = 終了
command-menu = メニュー
command-yes = はい
command-no = いいえ
`,l=`analysis = 検討
analyze = 検討する
analysis-tab-choice = 選択
analysis-tab-moves = 一覧
analysis-tab-moments = 重要な場面
analysis-tab-summary = まとめ
analysis-players = 選択を表示するプレイヤー
analysis-previous = 前の悪手
analysis-next = 次の悪手
analysis-keys = 左右の矢印キーで1ステップずつ、上下の矢印キーで前後の悪手へ進みます。数字キーでプレイヤーを選びます。

analysis-preparing = 検討を準備しています…
analysis-progress = { $all }手中{ $done }手を検討しました
analysis-stopped = { $all }手中{ $done }手で停止しました。
analysis-stop = 停止
analysis-restart = やり直す
analysis-problem-unreadable = 記録を読み取れません：{ $reason }
analysis-problem-rejected = 記録がルールに反しているため、検討はそこで終わります：{ $reason }
analysis-problem-too-long = 記録が長すぎて検討できません：{ $reason }
analysis-problem-weights = 検討の一部を読み込めませんでした。ページを再読み込みしてください。
analysis-problem-unloadable = 検討を読み込めませんでした。接続を確認して再試行してください。
analysis-problem-failed = 検討に失敗しました：{ $reason }

analysis-percent = { $percent }%
analysis-percent-below = { $percent }%未満
analysis-percent-above = { $percent }%超
analysis-label-inaccurate = 緩手：{ $amount }
analysis-label-mistake = 悪手：{ $amount }
analysis-label-blunder = 大悪手：{ $amount }
analysis-is-best = 最善の選択
analysis-is-equal = 最善と同等の選択
analysis-is-fine = よい選択
analysis-alternatives = 最善の選択との差
analysis-best = 最善
analysis-chosen = 実際の手
analysis-equal = 同等
analysis-about = 約{ $amount }
analysis-wins = 勝率{ $percent }
analysis-sample = プレイヤーが知っていたことから、{ $worlds }通りの標本で推定しました。
analysis-margin = 損失の誤差は約±{ $amount }です。
analysis-no-choice = このプレイヤーには選ぶものがありませんでした。
analysis-only-choice = 選択肢は1つだけでした。
analysis-not-yet = まだ検討していません。
analysis-show = { $who }を表示
analysis-instead = 代わりに{ $choice }で続ける

analysis-moment-cost = { $who }：悪手 { $amount }
analysis-moment-luck = { $who }：幸運 { $amount }
analysis-moment-bad-luck = { $who }：不運 { $amount }
analysis-moment-rise = { $who }：勝率が{ $amount }上昇
analysis-moment-fall = { $who }：勝率が{ $amount }低下
analysis-no-moments = 悪手はまだありません。
analysis-summary-later = すべての選択を検討すると、正確さと運と実力を表示します。
analysis-count-inaccurate = 緩手
analysis-count-mistake = 悪手
analysis-count-blunder = 大悪手
analysis-method = 値はすべて丸めた推定値です。実力は強いボットとの比較です。常に最善を選ぶと正確さは100%になります。
analysis-file-about = 記録ファイルを選ぶか、このページにドロップしてください。ファイルはこのブラウザーの外に送信されません。
`,u=`learn-buffalo-buffalo = このゲームでは全員が味方で、バッファローと戦います。全員がカードを選び、バッファローも見ずに1枚めくります。置き方は{ game-take6 }と同じで、小さい順に、小さくていちばん近い数字の隣へ。80を出してください。
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

buffalo-leads-team = チームがリードしています。
buffalo-leads-buffalo = バッファローがリードしています。
buffalo-leads-level = 互角です。
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
`,d=`learn-bull-party-number = このゲームでは牛マークが得点になります。列は人数分あります。数字カードは列を取り、小さい数字の人から選びます。60のある列がよさそうです。いちばん小さいカードを出してください。
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

bull-party-next = 次の雄牛
bull-party-your-piles = あなたの山
bull-party-piles-empty = まだ山はありません。ラウンドの後にここへ置きます。
bull-party-points = { $points ->
   *[other] 点
}
`,f=`hint = ヒント
hint-thinking = 最善の選択を調べています…
hint-best = 最善：{ $choice }
hint-all-equal = どれを選んでもほぼ同じです。
hint-only-choice = 選択肢は1つだけです。
hint-costs = 損失{ $amount }
hint-failed = ヒントを表示できません。
hint-play-anyway = { $choice }を選ぶ
hint-change = 選び直す
`,p=`puzzle-game = ゲーム
puzzle-all = すべてのゲーム
puzzle-rating = レーティング
puzzle-task = 明らかに最善の選択が 1 つあります。
puzzle-right = 正解
puzzle-wrong = 最善の選択ではありません
puzzle-change = レーティング：{ $before } → { $after }
puzzle-unrated = 回答済みの問題です。レーティングは変わりません。
puzzle-next = 次の問題
puzzle-simple = ボットの強さ「{ $level }」はここで { $choice } を選びます。
puzzle-difficulty = 問題のレーティング：{ $rating }。
puzzle-count = { $tried } 問中 { $solved } 問正解
puzzle-unloadable = 問題を読み込めませんでした。接続を確認して、もう一度お試しください。
`,m=`standings = 順位
standings-after-round = 第{ $round }ラウンド終了
standings-after-game = 第{ $round }ゲーム終了
review-match = 振り返る
share = 共有
key-moments = 注目の場面
moment-gain = { $who }：+{ $amount }
moment-loss = { $who }：−{ $amount }
moment-lead = { $who }が首位に立つ
moment-round = 第{ $round }ラウンド終了
moment-game = 第{ $round }ゲーム終了
moment-end = 対戦終了
moment-previous = 前の注目の場面
moment-next = 次の注目の場面
replay-controls = リプレイの操作
replay-play = 再生
replay-pause = 一時停止
replay-panel = 注目の場面・手札・詳細
replay-tab-moments = 場面
replay-tab-hands = 手札
replay-tab-details = 詳細
replay-keys = スペースキーで再生と一時停止、矢印キーで前後の手順、Home と End で最初と最後に移動します。

sound-mute = 音を消す
sound-unmute = 音を出す
sound-volume = 音量

chat-spectators = 観戦者
chat-show-spectators = 観戦者のメッセージを表示
chat-as-spectator = 観戦者として書き込みます。プレイヤーには、表示を選んだ場合だけ見えます。
react = リアクション
react-cheer = やった
react-laugh = 笑い
react-wow = びっくり
react-ouch = 痛い
react-think = 考え中
react-thanks = ありがとう
reaction-by = { $who }：{ $reaction }
`,h=`statistics-empty = 終了した対戦はまだありません。最初の対戦が終わると、結果、正確さ、運、よくあるミスがここに表示されます。
statistics-none = 条件に合う対戦はありません。
statistics-reset = すべての対戦を表示
statistics-truncated = 最新の{ $count }戦だけを読み込んでいます。

statistics-game = ゲーム
statistics-all-games = すべてのゲーム
statistics-company = 相手
statistics-all-players = すべて
statistics-people = 人
statistics-any-bots = ボットのみ
statistics-bots = いろいろなボット
statistics-level = ボット：{ $level }
statistics-period = 期間
statistics-ever = 全期間
statistics-days = 過去{ $days }日間

statistics-matches = 対戦数
statistics-wins = 勝ち
statistics-not-won = 勝ち以外
statistics-won-of = { $wins }勝
statistics-win-rate = 勝率
statistics-equal = 互角なら{ $percent }
statistics-place = 平均順位
statistics-of-players = { $players }人中
statistics-score = 平均結果
statistics-best = 最高：{ $amount }
statistics-streak = 最長連勝
statistics-streak-now = 現在：{ $count }
statistics-places = 順位の分布
statistics-nth = { $place }位
statistics-choices = { $count }手
statistics-not-analyzed = 未検討
statistics-in-wins = 勝ち数に換算

statistics-analyzed = { $all }戦中{ $done }戦を検討済み
statistics-outdated = うち{ $count }戦は以前のバージョン
statistics-analyze-about = 正確さ、運、ミスは検討の結果です。検討はこの端末で新しい対戦から順に行われ、各対戦につき一度だけです。
statistics-analyze = { $count }戦を検討する
statistics-analyzing = 検討中：{ $all }戦中{ $done }戦が完了
statistics-skipped = { $count }戦は検討できません。

statistics-development = 推移
statistics-by-time = 時期別の対戦
statistics-day = 日付
statistics-week = 週の初日
statistics-month = 月
statistics-year = 年
statistics-each-match = 各対戦
statistics-mean-of = { $count }戦の平均
statistics-balance-trend = 実力と運による勝ち数
statistics-rating = レーティング
statistics-place-column = 順位
statistics-team-won = 勝ち
statistics-team-lost = 負け
statistics-more = もっと見る
statistics-fewer = 閉じる

statistics-mistakes = よくあるミス
statistics-mistakes-none = 検討した対戦にミスはありません。
statistics-mistake-count = { $count }回、1戦あたり{ $rate }回
statistics-mistake-cost = 1回平均{ $amount }
statistics-example = 例を見る
statistics-balance-wins = { $count }戦の勝ち数
statistics-balance-score = 1戦の平均結果
statistics-balance-about = 期待値は、すべての席で強いボットが打った場合の結果です。各項目の合計があなたの結果になります。分け合った勝ちは一部として数えます。

statistics-by-game = ゲーム別の結果
statistics-by-company = 相手別の結果
statistics-rivals = よく遊ぶ人
statistics-ahead = 上位
statistics-behind = 下位
statistics-about = 実力と運は勝ち数で表します。+1は期待より1勝多いことを意味します。途中で離れた対戦は負けと数え、検討しません。すでに見たカードの対戦は数えません。
statistics-csv = ダウンロード（CSV）

mistake-take6-reason-takes = 列の最後の数から離れすぎ
mistake-take6-reason-takes-other = 先に出されて満杯の列に置かれる
mistake-take6-reason-full = 満杯の列に置くカード
mistake-take6-reason-low = どの列よりも小さいカード
mistake-take6-reason-row = 高くつく列の引き取り
mistake-take6-reason-place = 安全な場所の見落とし
mistake-take6-reason-better = より安全なカードの見落とし
mistake-buffalo-reason-takes = 列の最後の数から離れすぎ
mistake-buffalo-reason-takes-other = 先に出されて満杯の列に置かれる
mistake-buffalo-reason-turn = バッファローに有利なターン
mistake-take-that-reason-taken = 高くつくラインの引き取り
mistake-take-that-reason-pair = ペアの見落とし
mistake-take-that-reason-cheap = 安いうちにラインを取らない
mistake-take-that-reason-next = 次の手番にラインを残す
mistake-bull-party-reason-row = 価値の低い列の選択
mistake-bull-party-reason-lay = 山への置き方の誤り
mistake-bull-party-reason-pick = 良い列を取れないカード
mistake-review-reason-later-heads = ラウンド後半の牛マークが増える
mistake-review-reason-later-points = ゲーム後半の得点が減る
mistake-review-reason-win = 勝率が下がる
mistake-other = その他のミス
`,g=`learn-take6-nearest = 全員がカードを1枚ひそかに選び、一斉に表にします。カードは、自分より小さくていちばん近い数字で終わる列に置かれます。今、列の最後のカードは12、37、43、58です。カードを指すと行き先が見えます。12の隣に行くカードは2枚。近いほうを出してください。
learn-take6-nearest-hint = 12より大きい数字のうち、いちばん小さいものを選びます。
learn-take6-nearest-done = 12、あなたの14、ボット2の15と並びました。カードは必ず小さい順に置かれます。
learn-take6-sixth = 列には5枚まで置けます。列1は3枚になり、あなたの30もそこに行きます。何が起こるでしょう？出してみましょう。
learn-take6-sixth-hint = 30を出してください。これは練習です。
learn-take6-sixth-done = 先に21と26が置かれて列が満杯になりました。30は6枚目なので、あなたは5枚、牛マーク6個を引き取り、30が列の新しい最初のカードになりました。牛マークは失点です。
learn-take6-low = あなたの3はどの列の最後のカードよりも小さく、どの列にも置けません。出して、どうなるか見ましょう。
learn-take6-low-hint = 45なら置ける列があります。今回は3を出してください。
learn-take6-low-done = 3より小さい数字で終わる列はありません。列を1つ引き取ることになります。
learn-take6-row = 列を1つ選んで引き取ると、3がその列の最初のカードになります。牛マークの数は列の右端にあります。いちばん安い列を選んでください。
learn-take6-row-hint = その列はもっと高くつきます。牛マークの横の数字を見てください。1個だけの列があります。
learn-take6-row-done = 1個だけで済みました。小さいカードが安い逃げ道になることもあります。
learn-take6-near = 列4は満杯で、次に来たカードが引き取ります。あなたの45がそうです。70の隣、列2に行くカードを出してください。
learn-take6-near-hint = 70より大きく、いちばん近いカードはどれですか？
learn-take6-near-done = 安全でした。ボット2、ボット3、ボット4も同じ列に来て、ちょうど全員分の場所がありました。
learn-take6-gone = あなたの62は61の隣に行きます。その列には1枚しかなく、安全に見えます。出してください。
learn-take6-gone-hint = 45は必ず列4を引き取ってしまいます。62を出してください。
learn-take6-gone-done = ボット2の29はどの列にも置けず、ボット2が列1を引き取りました。61がなくなり、次に近い最後のカードは、満杯の列の42。牛マーク9個です。ほかの人のカードで、すべてが変わることがあります。
learn-take6-aim = 牛マークはほとんどのカードで1個です。5で終わる数字は2個、0で終わる数字は3個。11や66のようなぞろ目は5個、55は7個です。10ターンで数えて、また配ります。だれかが66個以上になったら、いちばん少ない人の勝ちです。
learn-take6-free = ここからは自由です。ほかの3人も選んでいます。好きなカードを出してください。
learn-take6-free-done = これが{ game-take6 }の1ターンです。別のカードを試すには、1つ戻ってください。
`,_=`learn-take-that-start = ラインは1本で、順番にプレイします。ラインは空なので、どのカードでも始められます。そのあとは、最後のカードとの差が10以内でなければなりません。34で始めてください。
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

take-that-if-taken = 取った場合
take-that-line-end = ラインの端
take-that-pairs = { $pairs ->
   *[other] ペア
}
take-that-taken = 取得
take-that-lay-here = { $card }をここに置く
prompt-lay-or-pair = { $card }を端に置きますか、{ $mirror }とペアにしますか？
`,v=`learn-title = { $game }の遊び方
learn-invite = 5分で覚える
learn-continue = 次へ
learn-back = 戻る
learn-hint = それではありません。別のものを試してください。
learn-end = これで{ $game }のルールを覚えました。ボットと最初の対戦をしましょう。
learn-play = すぐに遊ぶ
learn-again = 最初から
learn-done = お疲れさまでした！
learn-end-table = これで{ $game }のルールを覚えました。テーブルに戻りましょう。
learn-to-table = テーブルに戻る
learn-next = 次は{ $game }
`,y=`your-tables-empty = 参加中のテーブルはありません。
table-label = テーブル
clock-label = 1回の持ち時間
visibility-label = 公開範囲
visibility-private = 非公開：リンクかコードを知っている人だけ
visibility-public = 公開：ホームに表示
spectators-label = 観戦を許可する
seen-grid-label = 見えたカードの一覧を表示する
experimental-options = 実験的な設定
change-rules = ルールを変更
cancel = キャンセル
change-clears-result = テーブルから結果の表示が消えます。リプレイは各プレイヤーの対戦履歴に残ります。
rules-changed = ホストがルールを変更しました：{ $settings }
create-table = テーブルを作る
field-limit = 上限
field-rounds = ラウンド数
field-deck = デッキ
field-deal = 配り方
field-drafted = ドラフトした手札
field-fans = ファンカード
field-hand = 手札の枚数
field-cards = いちばん大きいカード
field-decide = 特殊カード
field-games = ゲーム数
field-variant = モード
field-low = いちばん小さい数字
field-high = いちばん大きい数字
field-numbers = いちばん大きい数字カード
field-out = 除外する枚数
field-heads = カードの牛マーク
field-bulls = 雄牛カード
choose-even-odd = { fan-even-odd }：偶数だけ、または奇数だけの列
choose-mountaineering = { fan-mountaineering }：下っていく列
choose-jumping-cow = { fan-jumping-cow }：牛が1枚分の場所を取り、列から列へ跳ねる
choose-flip-digits = { fan-flip-digits }：1ラウンドに1回、カードの数字を反転
choose-full = 全カードのデッキ
choose-random = ランダム
choose-open = 全員に公開
choose-memory = 非公開（記憶）
choose-anyone = だれでも決められる
choose-majority = 過半数で決める
choose-standard = 通常モード
join-title = { $game }に招待されています
seated-players = 参加者：{ $names }
join-match-running = 対戦中です。観戦でき、終わったら空席に着けます。
join-match-running-private = 対戦中で、このテーブルは観戦できません。席が空くと、このページでお知らせします。
join-table-full = 満席です。席が空くまで観戦できます。
join-table-full-private = 満席で、このテーブルは観戦できません。席が空くと、このページでお知らせします。
spectator-table-full = 満席のため観戦中です。席が空くと着席できます。
spectator-match-running = 対戦中のため観戦中です。終わると着席できます。
sit-down = 席に着く
table-unavailable = このテーブルは利用できません
seat-empty = 空席
sit-here = この席に着く
remove = 退出させる
host = ホスト
bot-level-of = ボットの強さ：{ $who }
add-bot = ボットを追加
remove-player = { $who }を退出させる
start-game = 対戦を開始
start-game-with-bots = ボット{ $count }体を加えて開始
wait-for-host = ホストが開始するのを待っています。
invite-title = 友達を招待
invite-link = このテーブルへのリンク
invite-copy = リンクをコピー
invite-copied = リンクをコピーしました。
invite-code = またはコードを共有：

bot = ボット
current = 現在
panel = ログ、得点など
skip = スキップ
choices = 選択肢
choice-changeable = 全員が選ぶまで変更できます。
your-choice = 選択：{ $choice }
undo-choice = 取り消す
start-over = 最初から
confirm-choice = 確定：{ $choice }
chosen = 選択済み
choices-help = それぞれの効果
choose-row = 選ぶ：{ $row }
card-and-heads = { $card }、牛マーク{ $heads }個
card-with-toad = { $card }、カエル
forecast-row = 列{ $row }に入ります
forecast-takes = 列{ $row }を引き取ります：牛マーク{ $heads }個
forecast-no-row = どの列にも置けません：列を1つ選んで引き取ります
fits-line = ラインに置けます
pairs-with = { $card }とペアになります
on-pile = 山{ $pile }へ
choice-pass = パス
choice-lift = ストップ！を外す
choice-pair = ペアにする
choice-take = ラインを取る
choice-zero = ゼロカード
choice-new = 新しい山
choice-flip = 数字を反転
pass-for-turn = このターンはパス
support = 賛成
prompt-take-row = あなたの{ $card }はどの列にも置けません。引き取る列を選んでください。
prompt-row = 列を選んでください。
prompt-window = 次：{ $card }（{ $who }）
prompt-turn = カードを置く、ペアにする、ラインを取る、のどれかを選んでください。
prompt-pick = 数字：列を取る。ゼロ：列に1枚加える。
prompt-lay = あと{ $left }枚置きます。カードを選んでください。
prompt-pile = { $card }を置く山を選んでください。
prompt-pair = ペアにするカードを選んでください。
prompt-new-line = 新しいラインの最初のカードを選んでください。
target-take7 = 6枚まで置ける列を選んでください。
target-stop = 封鎖する列を選んでください。
target-insert = カードを入れる列を選んでください。
target-push = 移すカードを選んでください。
target-first = 最初に置くカードを選んでください。
target-last = 最後に置くカードを選んでください。
target-replace = 代わりに出すカードを選んでください。
target-sort = 次の順番のカードを選んでください。
target-lift = 外すストップ！を選んでください。
line-empty = ラインは空です。
are-you-sure = よろしいですか？
turned-card = めくったカード：列に加えます
known-cards = 手札とわかっているカード：{ $cards }
drafted-hands = ドラフトした手札
seat-pairs = ペア{ $pairs }組、取ったカード{ $taken }枚
seconds-left = { $seconds }秒
paused = 一時停止中です。
resume = 再開
pause = 一時停止
nudge = { $who }を催促する
stand-in-notice = ボットが代わりにプレイしています。
take-over = 戻りました
spectator-notice = 観戦中です。
state-choosing = 選択中…
state-has-chosen = 準備完了
state-must-take = 列を引き取ります
state-to-play = 手番です
state-away = 離席中
state-stand-in = 代理ボット
state-passed = パス
state-out = 列を取得済み
state-nudged = 催促中

tab-log = ログ
tab-scores = 得点
tab-seen = 既出
tab-chat = チャット
tab-rules = ルール
tab-table = テーブル
log-empty = まだ出来事はありません。
sheet-title = 得点表
sheet-round = ラウンド
sheet-turn = ターン
sheet-game = ゲーム
team = チーム
seen-about = デッキの全カードです。全員に同じ一覧が見えます。
card-seen = 既出
card-mine = 手札
card-out = 未出
chat-empty = まだメッセージはありません。
chat-seated = 席に着いている人だけがチャットできます。
chat-closed = カードを選ぶ間、チャットは閉じています。
chat-hidden = ミュートしたプレイヤーのメッセージ{ $count }件を非表示にしています。
chat-label = メッセージ
chat-send = 送信
chat-unread = 新しいメッセージ{ $count }件

other-players = 他のプレイヤー
player-actions = { $who }への操作
mute = ミュート
unmute = ミュート解除
report = 通報
report-title = { $who }を通報
report-category = 理由
report-offensive-name = 不適切な名前
report-offensive-chat = 不適切なチャット
report-cheating = 不正行為
report-stalling = 遅延行為
report-other = その他
report-text = 詳細(任意)
report-note = サーバーの管理者には、テーブルにいる人の名前と最近のチャットも表示されます。
report-send = 通報を送信
report-sent = ありがとうございます。サーバーの管理者が確認します。

rules-numbered = 例つきの全ルール
speed-slow = 遅い
speed-normal = 標準
speed-fast = 速い
speed-off = なし
confirm-choices = 送信前に確認する
sounds = サウンド
leave-table = テーブルを離れる
leave-warning = 対戦中はボットが席を引き継ぎます。テーブルを離れますか？

result = 結果
rematch = もう一度対戦
rematch-waiting = ほかのプレイヤーを待っています
rematch-by = 再戦を希望：{ $who }
view-replay = リプレイを見る
replay = リプレイ
replay-none = 記録をこのステップまで再生できません。
step = ステップ
step-of = ステップ{ $step }/{ $steps }
step-copy = このステップへのリンクをコピー
chart-title = 得点の推移
chart-table = 表で表示
download-text = ダウンロード（テキスト）
download-json = ダウンロード（JSON）
match-history = 終了した対戦
match-history-empty = 終了した対戦はまだありません。
load-older = さらに前の対戦を読み込む

fair-title = シャッフルを検証
fair-about = サーバーは最初に配る前に秘密の値のフィンガープリントを公開し、各プレイヤーは乱数を加えます。配られるカードはすべてそこから決まります。秘密の値が公開された今、このページでシャッフルを再現して比べられます。
fair-check = 今すぐ検証
fair-none = この対戦に秘密の値はありません：カードの順番は手動で決められました。
fair-yes = 検証済み：カードの順番は、最初の1枚が配られる前に決まっていました。
fair-fits = このブラウザーで確認できる範囲では、すべて一致します。
fair-no = 検証に失敗しました：この対戦の配り方は信頼できません。
fair-secret-fits = 秘密の値はフィンガープリントと一致します。
fair-secret-other = 秘密の値はフィンガープリントと一致しません。
fair-secret-kept = サーバーはフィンガープリントを公開しましたが、秘密の値を公開していません。
fair-deals = { $count ->
   *[other] { $count }回の配り方はすべて、秘密の値から決まるとおりです。
}
fair-deals-wrong = 秘密の値から決まるとおりなのは、{ $count }回のうち{ $right }回だけです。
fair-nothing-dealt = シャッフルはありませんでした：カードはすべて表向きでドラフトされました。
fair-same = { $deal }：同じ{ $cards }枚が同じ順番です。
fair-differs = { $deal }、{ $place }枚目：{ $dealt }が配られましたが、秘密の値からは{ $expected }になります。
fair-differs-count = { $deal }：{ $dealt }枚配られましたが、正しくは{ $expected }枚です。
fair-unreadable = 記録を読み取れません：{ $reason }
fair-step-rejected = ステップ{ $step }はルール上認められません。それ以降は検証していません。
fair-result = すべてのステップがルールに従っており、結果も正しいです。
fair-result-other = 結果がステップと一致しません。
fair-seen-early = このブラウザーは、最初に配られる前にフィンガープリントを受け取りました。
fair-seen-late = このブラウザーがフィンガープリントを受け取ったのは、最初に配られたあとです。それ以降に変更がないことだけを確認できます。
fair-seen-other = このブラウザーがこの対戦で受け取ったフィンガープリントは、別のものでした。
fair-seen-never = このブラウザーには、この対戦のフィンガープリントが保存されていません。公開されたものがどれか判断できないので、対戦した人に確認してください。
fair-mixed = 乱数を加えたプレイヤー：{ $who }
fair-mixed-none = だれも乱数を加えていないので、サーバーは都合のよい秘密の値を選べました。
fair-mine-in = あなたの乱数も含まれているので、サーバーだけで配り方を選ぶことはできませんでした。
fair-mine-missing = このブラウザーが加えた乱数がありません。別の端末でも参加していた場合だけ正常です。
fair-details = 配り方と値の詳細
fair-commitment = サーバーが現在公開しているフィンガープリント
fair-commitment-seen = このブラウザーが受け取ったフィンガープリント
fair-secret = 対戦後に公開された秘密の値
fair-computed = ここで計算したフィンガープリント
fair-number = { $who }の乱数
fair-number-mine = このブラウザーの乱数
deal-cards = 数字カード
deal-specials = 特殊カード
deal-letters = ゼロカード
deal-reshuffle = 再シャッフル{ $n }

profile = プロフィール
save = 保存
name-saved = 保存しました。
recovery-about = Rodeoにアカウントはありません。復元コードを使うと、別の端末でも同じプロフィールを使えます。新しいコードを作ると、古いコードは無効になります。
recovery-create = 復元コードを作る
recovery-label = 復元コード
recovery-use = プロフィールを復元
recovery-end-others = ほかのセッションをすべて終了する
sessions = セッション
session-current = このブラウザー
session-last-used = 最終使用：{ $date }
session-unknown = 不明なブラウザー
session-end = 終了
sessions-end-others = ほかのセッションを終了
log-out = ログアウト
log-out-warning = 復元コードがないと元に戻せません。ログアウトしますか？
tokens = ボットトークン
tokens-about = トークンを持つプログラムは、あなたとしてプレイし、ボットと表示されます。ほかの人に見られたトークンは無効にしてください。
token-label = トークンの名前
token-create = トークンを作成
token-once = 今すぐトークンをコピーしてください。表示は一度だけです。
token-void = 無効にする
profile-delete = プロフィールを削除
profile-delete-about = プロフィール、レーティング、セッションが削除されます。終了したゲームはあなたの名前なしで残ります。すべてのテーブルを離れ、進行中の対戦は負けになります。
profile-delete-warning = 元に戻せません。プロフィールを削除しますか？
connection-lost = 接続が切れました。再接続しています… 席は確保されています。
view-result = 結果を見る
invite-share = 共有
invite-qr = リンクのQRコード
learn-first = 先に遊び方を学ぶ
notify-turn = 自分の番になったら通知する
notify-denied = このブラウザーはRodeoの通知をブロックしています。先にブラウザーの設定で許可してください。
notify-offer = あなたの番になったら通知しますか？
notify-yes = 通知する
notify-no = 通知しない
vibrate-turn = 自分の番になったら振動する
result-image = 画像をダウンロード
result-image-share = 画像を共有

surface-leather = 革
surface-felt = フェルト
surface-slate = スレート
surface-oak = オーク材
back-brand = 焼き印
back-bandana = バンダナ
back-sunset = 夕焼け
keys-title = キーボード操作
keys-numbers = その番号のカード・列・山を選ぶ
keys-arrows = 手札のカードを移動する
keys-enter = 選択中のカード・列・ボタンを決定する
keys-hint = ヒントを表示・非表示
keys-escape = アニメーションをスキップする
keys-help = この一覧を表示する
choice-sending = 選択を送信しています：{ $choice }…

record-file-title = 記録ファイルを検証
record-file-about = 記録ファイルを選ぶか、このページにドロップしてください。テキストでもJSONでも、ここでダウンロードしたものでもターミナルで保存したものでもかまいません。ファイルはこのブラウザーの外に送信されません。
record-file-drop = ファイルをドロップすると検証します。
record-file-choose = ファイルを選択
record-file-too-large = ファイルが大きすぎます：記録は最大{ $limit } MBです。
fair-steps-only = ステップと結果は正しいです。配り方は検証できません。
fair-no-secret = この記録には、配り方の計算に使われた秘密の値が含まれていません。
fair-not-over = 記録に結果がありません：対戦は終わっていません。

on-this-device = この端末
upload-match = アップロード
played-offline = オフラインでプレイ
`,b={...Object.assign({"../../../../../locales/ja/buffalo.ftl":e,"../../../../../locales/ja/bull_party.ftl":t,"../../../../../locales/ja/errors.ftl":``,"../../../../../locales/ja/menu.ftl":n,"../../../../../locales/ja/options.ftl":r,"../../../../../locales/ja/review.ftl":i,"../../../../../locales/ja/table.ftl":a,"../../../../../locales/ja/take6.ftl":o,"../../../../../locales/ja/take_that.ftl":s,"../../../../../locales/ja/words.ftl":c}),...Object.assign({"../../../../locales/ja/analysis.ftl":l,"../../../../locales/ja/buffalo.ftl":u,"../../../../locales/ja/bull_party.ftl":d,"../../../../locales/ja/hints.ftl":f,"../../../../locales/ja/puzzles.ftl":p,"../../../../locales/ja/replay.ftl":m,"../../../../locales/ja/statistics.ftl":h,"../../../../locales/ja/take6.ftl":g,"../../../../locales/ja/take_that.ftl":_,"../../../../locales/ja/tutorial.ftl":v,"../../../../locales/ja/web.ftl":y})};export{b as sources};