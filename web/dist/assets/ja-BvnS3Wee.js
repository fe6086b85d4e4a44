var e=`# バッファローを倒せ

buffalo-title = バッファローを倒せ · ターン{ $turn }/{ $turns }
buffalo-name = バッファロー
buffalo-has-take7 = テイク7！
buffalo-is-blocked = ストップ！
buffalo-is-empty = 空き: 次のカードはここ
buffalo-team = チーム: { $heads }
buffalo-team-double = チーム: { $heads } (2倍で{ $double })
buffalo-heads = バッファロー: { $heads }
buffalo-specials = 特殊カード
buffalo-none-open = 表向きなし
buffalo-face-down = 裏向き{ $count }枚
buffalo-line = 配置待ち
buffalo-next = このままだと
buffalo-next-goes = { $card }は列{ $row }へ
buffalo-next-takes = { $card }が列{ $row }を引き取る: { table-heads }
buffalo-next-nowhere = { $card }はどの列にも置けない

buffalo-ask-card-or-lift = どのカードを出しますか？ (ストップ！を外すなら 解除)
buffalo-ask-window = 次は{ table-card-of }です。どうしますか？ (Enter: パス)
buffalo-do-pass = 何もしない。全員パスなら{ $card }を置く
buffalo-do-lift = ストップ！を外す (そのカードはゲームから除く)
buffalo-do-replace-with = 代わりに置く手札のカード
buffalo-do-first = いちばん先に置くカード
buffalo-do-last = いちばん後に置くカード
buffalo-do-sort = 新しい順番で次に来るカード
buffalo-do-push = 動かすカード

buffalo-specials-in-play = 特殊カード{ $count }枚を使います。
buffalo-turned = めくった特殊カード: { $special }
buffalo-used = { $who }が「{ $special }」を使います。
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
buffalo-took = { $whose ->
    [buffalo] { table-card-of }は{ table-too-many }。バッファローに{ table-heads }！
   *[theirs] { table-card-of }は{ table-too-many }。チームに{ table-heads }！
}
buffalo-chose = { $whose ->
    [buffalo] { table-card-of }はどの列にも置けず、いちばん安い列{ $row }を引き取ります。バッファローに{ table-heads }。
   *[theirs] { $who }は{ $card }を置くために列{ $row }を引き取り、チームに{ table-heads }。
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
`,t=`# 雄牛のパーティ

bull-party-our-heads = 各カードの牛マークの数は説明書に載っていないので、ここでは独自の表を使います。
bull-party-title = 雄牛のパーティ · ラウンド{ $round }
bull-party-last-title = 雄牛のパーティ · ラウンド{ $round } (最終)
bull-party-bull = 雄牛 ({ $heads }個)
bull-party-taken = 取られた
bull-party-deck-label = 山札
bull-party-deck = { table-cards }
bull-party-discard = 捨て札: { $cards }枚
bull-party-next-bull = 次の雄牛: { table-heads }
bull-party-score = 現在の得点
bull-party-out = { $who }・済
bull-party-piles-of = 山 ({ $who })
bull-party-no-piles = まだなし
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = 雄牛: { table-heads }
bull-party-zero-card = ほかにゼロカード{ $letter }

bull-party-ask-pick = どのカードを出しますか？ (数字は列を取り、ゼロは列を伸ばします)
bull-party-ask-number = どのカードを出しますか？ (数字は列を取ります)
bull-party-ask-take = あなたの{ $card }: どの列を取りますか？
bull-party-ask-add = めくれたのは{ $card }: どの列に加えますか？
bull-party-ask-lay = カード{ $count }枚と置く山を、小さい順に (例: 20 1 22 新規)
bull-party-do-play = 数字カードを出し、あとで列を取る
bull-party-do-zero = ゼロカードを見せる。山札の1枚が列に加わり、ラウンドに残る
bull-party-do-take = 列を取る
bull-party-do-add = めくったカードを加える列
bull-party-do-lay-card = 置くカード
bull-party-do-pile = この山の上に置く
bull-party-do-new = 新しい山にする

bull-party-your-letter = あなたのゼロカードは{ $letter }です。
bull-party-shown-zero = ゼロ{ $letter } ({ $who })
bull-party-took = { $who }が{ $card }で列{ $row }を取ります: { $cards }、{ table-heads }。
bull-party-took-bull = { $who }が{ $card }で列{ $row }を取ります: { $cards }、{ table-heads }、さらに雄牛 ({ $bull }個)！
bull-party-turned = { $who }のゼロで{ $card }がめくれました。
bull-party-added = { $who }が{ $card }を列{ $row }に加えます。
bull-party-bull-came = 列{ $row }が満杯になり、牛マーク{ $heads }個の雄牛がやって来ました。
bull-party-no-effect = { $who }のゼロは効果なし: 伸ばせる列がありません。
bull-party-reshuffled = 山札がなくなったので、捨て札{ $cards }枚を混ぜて新しい山札にします。
bull-party-laid = { $who }は{ $cards }置きました。
bull-party-on-pile = { $card }を山{ $pile }に
bull-party-as-new = { $card }を新しい山{ $pile }に
bull-party-you-out = { $who }は列を取ったので、このラウンドの残りは休みです。
bull-party-round-over = ラウンド{ $round }が終わりました。ここで終われば:
bull-party-match-over = すべてのカードを置いたので、牛マークを数えます。
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    このゲームでは牛マークはうれしいものです。ただし1つの山に集めましょう。全員がカードを1枚ひそかに選びます。
    まず数字カードを小さい順に処理します。出したカードは捨て札になり、出した人は列を1つ手札に加えて、このラウンドを抜けます。次にゼロカードをアルファベット順に処理します。山札の1枚をめくって5枚未満の列に加え、出した人はラウンドに残ります。列が5枚になると、牛マーク4〜7個の雄牛カードがその列に付きます。
    すべての列がなくなったら、手札を5枚残し、ほかのカードを小さい順に重なる山に置きます。最後に、いちばん良い山と雄牛が得点に、ほかの山はすべて失点になります。得点の多い人の勝ちです。
`,n=`# できないこと (エラーのコードごと)

error-players = このゲームはその人数では遊べません。
error-no-such-option = その設定はありません。
error-no-such-value = その設定には使えない値です。
error-hand = 手札はその枚数にできません。
error-cards = デッキにそのカードはありません。
error-limited-players = 限定デッキは2〜6人用です。
error-draft-needs-limited = ドラフトには限定デッキが必要です。限定デッキも選んでください。
error-memory-needs-draft = 記憶で遊べるのはドラフトした手札だけです。ドラフトも選んでください。
error-limited-fixes-cards = 限定デッキの最大のカードは決まっています。カードの設定はそのままにしてください。
error-too-few-cards = その人数と手札にはカードが足りません。
error-end = 上限かラウンド数を1〜1000で決めてください。
error-limit-needs-takes = カードが少なすぎて列が埋まらないかもしれません。上限ではなくラウンド数を決めてください。
error-option-form = 設定は名前と値で書きます (例: limit=40)。
error-option-twice = 同じ設定が2回あります。
error-options-exclude = 同時に使えない設定があります。
error-games = ゲーム数は1〜100です。
error-numbers = 数字カードは100までです。
error-heads = 牛マークの数は、数字カードの枚数だけ書いてください。
error-too-many-heads = カード1枚の牛マークは99個までです。
error-stock = 列に並べるカードが足りなくなります。数字、手札、除外のどれかを変えてください。
error-no-such-game = そのゲームはありません。

error-not-now = 今はできません。
error-not-asked = この席は今、選ぶ番ではありません。
error-missing = まだ選んでいない人がいます。
error-not-allowed = 今はルール上できません。
error-deal-length = 配られたカードの枚数が違います。
error-deal-card = 配られたカードに重複か、デッキにないカードがあります。
`,r=`# ゲームを選び、準備する

menu-title = Rodeo: 牛マークのカードゲーム集
menu-players-range = { $min }〜{ $max }人
menu-which-game = どのゲームで遊びますか？ (1〜{ $count }、Enterで1)
menu-no-such-game = 「{ $text }」というゲームはありません。1〜{ $count }の数字を入力してください。
# ほかの言語の画面に、この言語で出る
menu-language = 日本語で遊ぶには { $code } と入力してください。
menu-how-many = 何人で遊びますか？ ({ $min }〜{ $max }、Enterで{ $default })
menu-not-a-number = 「{ $text }」は使えません。{ $min }〜{ $max }の数字を入力してください。

menu-setting = { $game }: { $who }
menu-you-and-bots = あなたとボット{ $bots }体
menu-you-alone = あなた1人
menu-only-bots = ボット{ $bots }体 (あなたは観戦)
menu-only-people = このキーボードで{ $people }人
menu-people-and-bots = このキーボードで{ $people }人とボット{ $bots }体
menu-as-in-the-book = ルール: 説明書どおり
menu-changed = ルール: 説明書から変更 ({ $options })
menu-ready = Enterで開始、? で設定の確認と変更
menu-settings-hint = 変えるには、名前と新しい値を入力してください。例: 人間 2
menu-unset = なし
menu-players-name = 人数
menu-players-explain = 何人で遊ぶか。{ $min }〜{ $max }。
menu-people-name = 人間
menu-people-explain = そのうち何人がこのキーボードを使うか。0〜{ $players }。ほかの席はボットです。席を選ぶなら + でつなぎます: 1+3
menu-bots = ボット: { $bots }
menu-bots-name = ボット
menu-bots-explain = ボットの強さ。全員に1つ、または1体ずつ + でつなぎます (例: 利口+素直)。弱い順に:
menu-no-such-bot = 「{ $text }」というボットはここにはいません。選べるのは: { $levels }
menu-bots-do-not-fit = ボットは{ $seats }体ですが、強さが{ $named }個あります。全員に1つ、または1体に1つずつ決めてください。
menu-value-one-of = 選べる値: { $values }
menu-value-any-of = 選べる値: なし、または { $values } を + でつなぐ
menu-value-number = 選べる値: { $min }〜{ $max }
menu-value-numbers = 選べる値: 数字を + でつなぐ
menu-new-value = { $option }の新しい値 (Enterでそのまま)
menu-no-such-setting = 「{ $text }」という設定はありません。? ですべて表示します。
menu-no-such-value = { $option }は「{ $text }」にできません。
menu-no-people = 「{ $text }」は使えません。人間の数 (0〜{ $players }) か、席 (例: 1+3)を入力してください。
menu-name-of = { $seat }の名前 (Enterでそのまま)
menu-again = もう1回遊びますか？ Enter: もう1回、m: メニュー、q: 終了

# ゲームの名前と、ひと言の紹介
game-take6 = ニムト
about-take6 = 列は4つ。6枚目を置いたら列を引き取り、牛マークはぜんぶ失点です。
game-buffalo = バッファローを倒せ
about-buffalo = みんなで協力。特殊カードでルールを曲げ、目隠しバッファローに挑みます。
game-take-that = テイク・ザット
about-take-that = ラインからペアを作って得点。行き詰まると、カエルごと飲み込みます。
game-bull-party = 雄牛のパーティ
about-bull-party = 今度は牛マークが得点。列を取って、最高の山を育てましょう。

# ボット (弱い順): 名前と打ち方
level-random = きまぐれ
level-random-about = 出せるカードを適当に出します
level-gentle = やさしい
level-gentle-about = 経験則で打ちますが、見落としもあります
level-simple = 素直
level-simple-about = 経験則で打ち、見落としはありません
level-keen = 利口
level-keen-about = どの手も何度か先まで試します
level-sharp = 鋭い
level-sharp-about = ずっと長く考えます
level-merciless = 容赦なし
level-merciless-about = 価値があるかぎり考えます。ご武運を
level-flat = 平ら
level-net = ネット
`,i=`# ルールの設定: 短い名前と、ゲームごとの意味

option-limit = 上限
option-rounds = ラウンド
option-deck = デッキ
option-deal = 配り方
option-drafted = ドラフト札
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

explain-take6-limit = だれかの牛マークがこの数に届いたラウンドで、ゲームが終わります。
explain-take6-rounds = 上限まで遊ぶ代わりに、このラウンド数だけ遊びます。
explain-take6-deck = 全部のデッキ、または2〜6人用の限定デッキ (1から、配る枚数だけ)。
explain-take6-deal = 手札をランダムに配るか、ドラフトするか。ドラフトでは限定デッキを表に並べ、順番に取ります。
explain-take6-drafted = ドラフトした手札を見せたままにするか、覚えておくか。
explain-take6-fans = ファンカード: 偶数か奇数だけの列、下っていく列、跳ねる牛、数字を入れ替えるカード。
explain-take6-hand = 1人に配る枚数。小さな実験用です。
explain-take6-cards = 全部のデッキの最大のカード。小さな実験用です。

explain-buffalo-decide = 特殊カードをだれでもすぐ使えるか、半数を超える賛成がいるか。
explain-buffalo-hand = 各プレイヤーとバッファローに配る枚数。小さな実験用です。
explain-buffalo-cards = 最大のカード。小さな実験用です。

explain-take-that-games = 何ゲーム遊ぶか。得点は合計します。
explain-take-that-variant = 上級では、1枚だけのラインを取った人は、山札から伏せたカードも1枚取ります。
explain-take-that-hand = 1人に配る枚数。
explain-take-that-low = 使う最小の数字。小さな実験用です。
explain-take-that-high = 使う最大の数字。小さな実験用です。

explain-bull-party-numbers = 最大の数字カード。小さな実験用です。
explain-bull-party-hand = 1人に配り、各ラウンドの後に残す数字カードの枚数。
explain-bull-party-out = 見ずにゲームから除く数字カードの枚数。
explain-bull-party-heads = 数字カードの牛マーク。take6でニムトと同じ、または1枚ごとの数。
explain-bull-party-bulls = 雄牛カードの牛マーク。重ねた上から順に。

# 設定の値
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
`,a=`# どのテーブルでも同じもの。$who は名前か「あなた」。「あなたの30」「バッファローの30」とそのまま言えるので、
# $whose (yours、buffalo、theirs)で言い分けるのは、文が変わるときだけでよい。

table-seat = 席{ $seat }
table-you = あなた
table-and = と
table-row = 列{ $row }
table-cards = { $cards }枚
table-heads = 牛マーク{ $heads }個
table-heads-label = 牛マーク
table-heads-in-brackets = かっこ内は牛マーク
table-points = { $points }点
table-points-label = 得点
table-full = 満杯
table-hand = 手札

table-hand-over = キーボードを次の人に渡してください: { $who } (本人がEnter)
table-chosen = このキーボードの全員が選びました。
table-waiting = まだ選んでいない人: { $who }
table-thinking = ボットが考えています…
table-go-on = Enterで続けます
table-forced = 選べるのは1つだけです: { $choice }

table-rows-start = 列の最初のカード: { $cards }
table-revealed = 出たカード: { $cards }
table-shown = { $card } ({ $who })
table-card-of = { $who }の{ $card }
table-too-many = { $place ->
    [5] 牛のいる列{ $row }の5枚目
   *[other] 列{ $row }の{ $place }枚目
}
table-placed = { table-card-of }は列{ $row }に入ります。
table-no-row-fits = { table-card-of }はどの列にも置けません。
table-ask-card = どのカードを出しますか？
table-ask-row = あなたの{ $card }はどの列にも置けません。どの列を引き取りますか？ (1〜4)
table-do-play = カードを出す
table-do-take = 列を引き取る

table-help-now = 入力できるもの:
table-help-after = 続けて入力できるもの (「{ $said }」の次):
table-help-whole = これで完成です
table-help-cards = カード
table-help-rows = 列
table-help-piles = 山
table-help-then = 続けて{ $what }
table-help-may-add = { $what }を加えてもよい
table-help-commands = いつでも使えるもの: ? (この説明。? と言葉で、その次に続くもの)、ルール、履歴、場、ヒント、終了
table-not-possible = 「{ $text }」は今はできません。? でできることを表示します。
table-ambiguous = 「{ $text }」だけでは { $words } のどれか分かりません。もう少し入力してください。
table-start-over = 最初からやり直します。

table-pass-for-turn = 今から、このターンの終わりまでパス
table-support-of = 提案に賛成する ({ $who })
table-proposal = 提案{ $number } ({ $who }): { $choice }。賛成{ $votes }人 (必要{ $needed }人)。
table-no-majority = 過半数の賛成を得た提案はありません。

# $less は 1.2 のような数
table-hint-best = 容赦なしのボットなら: { $choice }
table-hint-only = 迷うところはありません: { $choice }
table-hint-none = ほぼ同じ
table-hint-worse = 約{ $less }不利
table-hint-about = たくさんの想像上のゲームで試した結果です。ここにない手は、試すまでもなさそうでした。伏せたカードは、ボットにもあなたと同じく見えていません。
table-hint-shared = ヒントは、1人でボットと遊ぶときだけ使えます。

table-log-empty = まだ何も起きていません。
table-rules-where = 番号と例つきの全ルール: { $file }
table-quit-ask = このゲームをやめますか？ (y/n)
table-goodbye = 遊んでくれてありがとう。またどうぞ！
table-input-ended = 入力が終わったので、ゲームもここまでです。またどうぞ！
table-record-kept = このゲームの記録: { $place }
table-step-deal = 手順{ $number }: カードを配る
table-step-play = 手順{ $number }: { $choices }
table-record-unfinished = 記録はここまでです。ゲームはまだ終わっていませんでした。
table-deal-awaited = これから、この先のカードが配られます。

table-wins = { $who }の勝ちです ({ $score })。
table-you-win = あなたの勝ちです！ ({ $score })
table-shared-win = 引き分けで、勝ちを分け合います: { $who } (それぞれ{ $score })
`,o=`# テイク・ザット

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
take-that-nothing = 置けるカードもペアもありません。ラインを取ってください

take-that-ask-turn = カード、ペア、取る、のどれにしますか？
take-that-ask-start = どのカードでラインを始めますか？
take-that-do-lay = 右端に置く (最後のカードとの差は10まで)
take-that-do-start = 好きなカードで新しいラインを始める
take-that-do-pair = 手札にある鏡のカードで、ラインのカードとペアを作る (2点)
take-that-do-pair-card = ラインのカードの鏡のカード
take-that-do-take = ライン全部を取り (失点)、新しいラインを始める
take-that-do-take-start = 新しいラインの最初のカード
take-that-do-take-end = ライン全部を取り (失点)、ゲームを終える

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
`,s=`# ニムト (ドラフトとファンカードつき)

take6-title = ニムト · ラウンド{ $round } · ターン{ $turn }/{ $turns }
take6-draft-title = ニムト · ラウンド{ $round } · ドラフト
take6-ends-at = { $limit }個で終了
take6-ends-after = 全{ $rounds }ラウンド
take6-fans-mixed = ひと言ご注意を。ファンカードを何枚も混ぜると荒れたゲームになり、説明書も勧めていません。どうぞお楽しみください！

take6-only-even = 偶数のみ
take6-only-odd = 奇数のみ
take6-goes-down-then-up = 下り (札は次に上へ)
take6-goes-down-then-down = 下り (札は次に下へ)
take6-cow = 牛
take6-flip-left = 反転カードが残っています。カードのあとに 反転 (または f)を付けると、数字を入れ替えます。
take6-pool = 選べる札
take6-hand-of = 手札 ({ $who })

take6-ask-draft = どのカードを取りますか？
take6-do-draft = 場のカードを取る
take6-do-flip = カードの数字を入れ替える (ラウンドに1回)

take6-drafted = { $who }は{ $card }を取ります。
take6-shown-flipped = { $card }を反転して{ $value } ({ $who })
take6-took = { table-card-of }は{ table-too-many }。{ table-heads }を引き取ります！
take6-chose = { $who }は{ $card }を置くために列{ $row }を引き取ります: { table-heads }。
take6-even-moved = 偶数/奇数の札が列{ $row }へ移り、偶数だけになります。
take6-odd-moved = 偶数/奇数の札が列{ $row }へ移り、奇数だけになります。
take6-mountain-moved = 登山の札が列{ $row }へ移り、この列は下りになります。
take6-cow-jumped = 牛が列{ $row }へ跳びます。
take6-cow-took = 列{ $row }は牛がいなくても満杯だったので、これも{ $who }が引き取ります: { table-heads }。{ $stays }が残ります。
take6-round-over = ラウンド{ $round }が終わりました。
take6-round-line = { $who }: { table-heads }、合計{ $total }個
take6-you-took = { $who }はこのターンに{ table-heads }を引き取り、このラウンドは計{ $total }個です。
take6-you-safe = { $who }はこのターンに何も引き取らず、このラウンドは{ table-heads }のままです。

rules-take6 =
    全員がカードを1枚ひそかに選びます。一斉に表にして、小さい順に置いていきます。カードは、最後のカードが自分より小さい列のうち、その数がいちばん近い列に入ります。
    1列は5枚までです。6枚目を置いた人は5枚を引き取り、6枚目がその列の最初のカードになります。どの列の最後のカードよりも小さいカードは、どの列にも置けません。出した人が好きな列を引き取り、そのカードが列の最初になります。
    引き取った牛マークは1個につき1点の失点です。55は7個、11、22、33…は5個、10、20、30…は3個、5、15、25…は2個、ほかは1個です。
    1ラウンドは10ターンです。だれかが上限に届いたラウンドでゲームが終わり、牛マークの少ない人の勝ちです。
`,c=`# 入力する言葉。英語の言葉はどの言語でも使える。

word-row = 列
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
command-log = 履歴
command-table = 場
command-hint = ヒント
command-quit = 終了
command-menu = メニュー
command-yes = はい
command-no = いいえ
`,l=`# チュートリアル: 各ステップの説明、間違えたときのヒント、結果の説明。
page-learn = 遊び方を学ぶ
learn = 学ぶ
learn-title = { $game }を学ぶ
learn-in-five = テーブルで学ぶ (5分)
learn-on = 次へ
learn-back = 戻る
learn-hint = 今回は違います。別のものを試してください。
learn-end = { $game }に必要なことはこれで全部です。ボットが待っています。最初のゲームは、うまくいかなくて当たり前です。
learn-play = 遊ぶ
learn-again = 最初からもう一度

learn-take6-nearest = 全員がカードを1枚ひそかに選び、一斉に表にします。カードは、自分より小さくていちばん近い数字で終わる列に置かれます。今、列の最後のカードは12、37、43、58です。カードを指すと行き先が見えます。12の隣に行くカードは2枚。近いほうを出してください。
learn-take6-nearest-hint = 12より大きい数字のうち、いちばん小さいものを選びます。
learn-take6-nearest-done = 12、あなたの14、Bot 2の15と並びました。カードは必ず小さい順に置かれます。
learn-take6-sixth = 列には5枚まで置けます。列1は3枚になり、あなたの30もそこに行きます。何が起こるでしょう？ 出してみましょう。
learn-take6-sixth-hint = 練習なので、思い切って30を出してください。
learn-take6-sixth-done = 先に21と26が置かれて列が満杯になりました。30は6枚目なので、あなたは5枚、牛マーク6個を引き取り、30が列の新しい最初のカードになりました。牛マークは失点です。
learn-take6-low = あなたの3はどの列の最後のカードよりも小さく、どの列にも置けません。出すと何を聞かれるか、見てみましょう。
learn-take6-low-hint = 45なら置ける列があります。今回は3を出してください。
learn-take6-low-done = 3より小さい数字で終わる列はありません。列を1つ引き取ることになります。
learn-take6-row = 列を1つ選んで引き取ると、3がその列の最初のカードになります。牛マークの数は列の右端にあります。いちばん安い列を選んでください。
learn-take6-row-hint = その列はもっと高くつきます。牛マークの横の数字を見てください。1個だけの列があります。
learn-take6-row-done = 1個だけで済みました。小さいカードが安い逃げ道になることもあります。
learn-take6-near = 列4は満杯で、次に来たカードが引き取ります。あなたの45がそうです。70の隣、列2に行くカードを出してください。
learn-take6-near-hint = 70より大きく、いちばん近いカードはどれですか？
learn-take6-near-done = 安全でした。Bot 2、Bot 3、Bot 4も同じ列に来て、ちょうど全員分の場所がありました。
learn-take6-gone = あなたの62は61の隣に行きます。列には1枚だけ。これより安全なことがあるでしょうか？ 出してみましょう。
learn-take6-gone-hint = 45は必ず列4を引き取ってしまいます。62を出してください。
learn-take6-gone-done = Bot 2の29はどの列にも置けず、Bot 2が列1を引き取りました。61がなくなり、次に近い最後のカードは、満杯の列の42。牛マーク9個です。ほかの人のカードで、すべてが変わることがあります。
learn-take6-aim = 牛マークはほとんどのカードで1個です。5で終わる数字は2個、0で終わる数字は3個。11や66のようなぞろ目は5個、55は7個です。10ターンで数えて、また配ります。だれかが66個以上になったら、いちばん少ない人の勝ちです。
learn-take6-free = ここからは自由です。ほかの3人も選んでいます。好きなカードを出してください。
learn-take6-free-done = これが{ game-take6 }の1ターンです。別のカードを試したければ、1つ戻ってください。

learn-take-that-start = ラインは1本だけで、順番に出します。まだラインがないので、どのカードでも始められます。その後は、最後のカードとの差が上下とも10以内でなければなりません。34で始めてください。
learn-take-that-start-hint = どれでもよいのですが、34で始めましょう。
learn-take-that-start-done = Bot 2が41、Bot 3が49を出しました。差はいつも10以内です。番が終わるたびに1枚引きます。
learn-take-that-pair = 49の隣に置けるカードがありません。でも、鏡のカード94があります。数字を逆に並べた2枚はペアになり、相手はラインのどこにあってもかまいません。ペアを作ってください。
learn-take-that-pair-hint = ラインを取らなくて大丈夫。94でペアを作ってください。
learn-take-that-pair-done = 49と94はあなたのもので、1枚1点です。ラインのすき間は詰められ、Bot 2とBot 3が続きを出しました。
learn-take-that-take = 最後のカードは55です。差が10以内のカードも、鏡のカードもありません。ラインを全部取り、手札の好きなカードで新しいラインを始めます。
learn-take-that-take-hint = 道は1つだけ。ラインを取り、新しいラインを始めるカードを選びます。
learn-take-that-take-done = 取ったカードは裏向きで、1枚につき1点の失点、カエルは5点の失点です。55はカエルなので、合わせて8点の失点でした。
learn-take-that-choice = 今は3つとも可能です。34を置く、ペアを作る、ラインを取る。点が入るのは1つだけです。
learn-take-that-choice-hint = それでは点が入りません。ラインのカードの鏡になるのはどれですか？
learn-take-that-choice-done = 2点入り、ラインも短くなりました。カエルの心配はほかの人に任せましょう。
learn-take-that-toads = 44のようなぞろ目はカエルで、鏡のカードがありません。だれかがラインを取るまで残ります。今取ると8点の失点です。代わりにカードを置いてください。
learn-take-that-toads-hint = 44との差が10以内、つまり34から54までです。
learn-take-that-toads-done = できました。次はBot 2が53に応える番です。
learn-take-that-score = 山札がありません。今ラインを取ると、ゲームが終わります。あなたにはペアのカードが12枚、裏向きにカエル3枚と45があります。87の隣に置けるカードがないので、取ってください。
learn-take-that-score-hint = できるのは取ることだけです。
learn-take-that-score-done = ペアで12点、カエル3枚で−15点、45と87で−2点。合計は−5点です。手札は数えません。2ゲームの合計がいちばん多い人の勝ちです。
learn-take-that-free = あなたの番です。カードを置く、ペアを作る、短いラインを取る。どれでも好きなものを選んでください。
learn-take-that-free-hint = それは置けません。31との差が10以内か、鏡のカードを選びます。
learn-take-that-free-done = これが{ game-take-that }の1回の番です。ほかのことを試したければ、1つ戻ってください。

learn-buffalo-buffalo = このゲームでは全員が味方で、バッファローと戦います。全員がカードを選び、バッファローも見ずに1枚めくります。置き方は{ game-take6 }と同じで、小さい順に、小さくていちばん近い数字の隣へ。80を出してください。
learn-buffalo-buffalo-hint = 80で十分です。99は取っておきましょう。
learn-buffalo-buffalo-done = バッファローの5はどの列にも置けませんでした。そのときは牛マークがいちばん少ない列、同じなら最後のカードがいちばん大きい列を引き取ります。バッファローの分とチームの分は別々に数え、バッファローより少なければみんなの勝ちです。
learn-buffalo-pick = 列の上に特殊カードが2枚、表向きにあります。全員のものです。まず61を出して、バッファローの動きを見ましょう。
learn-buffalo-pick-hint = 61は60の隣にぴったりです。
learn-buffalo-pick-done = バッファローは25をめくり、それが次に置かれます。カードを置く前には毎回、特殊カードを使えます。
learn-buffalo-stop = 25は20の隣に行き、バッファローは何も引き取りません。{ special-stop }で列2を封鎖しましょう。すると次に近い最後のカードは、満杯の列の15です。
learn-buffalo-stop-hint = { special-stop }を使い、20のある列2に置いてください。
learn-buffalo-stop-done = 列2は封鎖されました。{ special-stop }を外すまで、この列には何も起こりません。
learn-buffalo-pass = もっとできることはありますが、必要ありません。パスするとカードが置かれます。
learn-buffalo-pass-hint = 準備はできています。パスしてください。
learn-buffalo-pass-done = バッファローは5枚、牛マーク6個を引き取りました。欲しくないものを引き取らせる。これが勝ち方です。
learn-buffalo-too-low = あなたの10はどの列の最後のカードよりも小さく、このままでは列を引き取ります。でも{ special-insert }が表向きです。それでも10を出してください。
learn-buffalo-too-low-hint = 99は安全ですが、勉強になりません。10を出してください。
learn-buffalo-too-low-done = 次は10ですが、どの列にも置けません。特殊カードの出番です。
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
learn-buffalo-win-done = 5対6で、みんなの勝ちです。同じ数ならバッファローの勝ちでした。1人か2人で遊ぶときは、チームの牛マークを2倍に数えます。

learn-bull-party-number = このゲームでは牛マークはうれしいものです。列は人数分あり、表向きです。数字カードは列を取り、小さい数字の人から選びます。60のある列がよさそうです。いちばん小さいカードを出してください。
learn-bull-party-number-hint = それではほかの人が先かもしれません。いちばん小さいのは5です。
learn-bull-party-number-done = あなたがいちばん小さいので、最初に選びます。
learn-bull-party-row = どの列を取りますか？ 山に使えるカードが3枚ある列1を取ってください。
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
learn-bull-party-add-done = 列1に牛マーク4個の雄牛カードが付きました。雄牛は取った人の得点になります。みんながこの列を狙います！
learn-bull-party-snatch = 急ぎましょう。小さい数字の人から選びます。いちばん小さいカードを出してください。
learn-bull-party-snatch-hint = 小さいほど早い。あなたの3より小さいカードはなかなかありません。
learn-bull-party-snatch-done = あなたより小さい人はいませんでした。最初に選びます。
learn-bull-party-bull = 雄牛のいる列を取ってください。
learn-bull-party-bull-hint = 雄牛は列1にいます。
learn-bull-party-bull-done = 手札に5枚、そしてだれにも取られない4点です。
learn-bull-party-score = 山札がなくなると終わりです。牛マークがいちばん多い山と雄牛が得点、ほかの山の牛マークは失点です。下に全員の山と今の得点が見えます。得点がいちばん多い人の勝ちです。
`,u=`# ページだけが言うこと。ゲームについての文は locales/ にあり、端末版と共有する。

# すべてのページのまわり。
site = Rodeo
skip-to-content = 本文へ
language = 言語
theme = 外観
theme-system = システムに合わせる
theme-light = 明るい
theme-dark = 暗い
independent = Rodeoは独立したプロジェクトで、元のゲームの出版社とは関係ありません。絵も文もすべて自作です。
loading = お待ちください…
to-home = トップページへ
page-open = テーブルを開く
page-table = テーブル
page-match = 対戦
page-mine = 自分の対戦
page-rules = ルール
page-nowhere = そのページはありません
nowhere-about = このアドレスの先には何もありません。途中で文字が抜けたのかもしれません。

# トップページ。
home-title = 牛の角をつかめ
home-lead = 牛マークのカードゲームが4つ。ずるをしないボットとすぐに遊ぶか、友達にリンクを送りましょう。名前を入れれば着席です。
your-name = 名前
guest-name = ゲスト{ $number }
bot-level = ボットの強さ
games = ゲーム
play-now = すぐに遊ぶ
with-friends = 友達と
rules = ルール
my-tables = 着席中のテーブル
my-tables-empty = どのテーブルにも着席していません。
go-on = 続ける
join-code = コードで参加
code = コード
do-join = 参加
no-such-code = このコードのテーブルはありません。教えてもらったとおりですか？ テーブルはみんなが帰ると閉じます。
lobby = 公開テーブル
lobby-empty = 公開テーブルはありません。開いてみましょう！
phase-open = 参加者待ち
phase-playing = 対戦中
phase-paused = 休憩中
phase-over = 終了

# テーブルを開く。
which-game = どのゲームにしますか？
the-table = テーブル
players-label = 人数
clock-label = 1回の持ち時間
no-clock = 時間制限なし
clock-of = 1回{ $seconds }秒
visibility-label = 見つけられる人
visibility-private = リンクかコードを知っている人
visibility-public = 全員 (公開テーブルに表示)
spectators-label = 観戦を許可する
aid-label = 出たカードの一覧を全員に等しく表示する
experiments = 実験用
do-change = ルールを変える
do-keep = このままにする
change-clears = 結果の表示は片づけられます。リプレイはみんなの対戦記録に残ります。
settings-changed = ホストが設定を変えました：{ $settings }
do-open = テーブルを開く
field-limit = 上限
field-rounds = ラウンド数
field-deck = デッキ
field-deal = 配り方
field-drafted = 選んだ手札
field-fans = ファンカード
field-hand = 手札の枚数
field-cards = いちばん大きいカード
field-decide = 特殊カード
field-games = ゲーム数
field-variant = モード
field-low = いちばん小さい数字
field-high = いちばん大きい数字
field-numbers = いちばん大きい数字カード
field-out = 使わないカード
field-heads = カードの牛マーク
field-bulls = 雄牛カード
choose-even-odd = { fan-even-odd }: 偶数だけ、または奇数だけの列
choose-mountaineering = { fan-mountaineering }: 下っていく列
choose-jumping-cow = { fan-jumping-cow }: カード1枚に数え、列から列へ跳ぶ
choose-flip-digits = { fan-flip-digits }: ラウンドに1回、カードを反転する
choose-full = 全部のデッキ
choose-limited = 限定デッキ
choose-random = ランダム
choose-draft = ドラフト
choose-open = 見せたままにする
choose-memory = 覚えておく
choose-anyone = だれでもすぐに使える
choose-majority = 過半数の賛成が必要
choose-standard = 通常モード
choose-advanced = 上級モード
players-of = { $players }人
games-of = { $games }ゲーム
fan-even-odd = 偶数/奇数
fan-mountaineering = 登山
fan-jumping-cow = 跳ねる牛
fan-flip-digits = 数字反転
decide-anyone = 特殊カードはだれでも使える
decide-majority = 特殊カードは多数決

# テーブルに来る。
join-title = { $game }に招待されています
seated-here = 着席中: { $names }
match-runs = 対戦中です。観戦できます。終わったあと席が空いていれば着席できます。
match-runs-closed = いま対戦中で、このテーブルは観戦できません。終わって席が空いたら、ここで座れます。このページがお知らせします。
full-may-look = 席はすべて埋まっています。空くまで観戦できます。
full-closed = 席はすべて埋まっていて、このテーブルは観戦できません。席が空いたら、このページがお知らせします。
full-look-on = 席はすべて埋まっているので、観戦しています。空いたら座れます。
look-on-until-over = いま対戦中なので、観戦しています。終わったら座れます。
do-sit = 着席する
do-look-on = 観戦する
table-gone = このテーブルには入れません
seats = 席
seat-empty = 空席
do-sit-here = ここに座る
do-send-away = 外す
is-host = ホスト
level-of = { $who } の強さ
do-add-bot = ボットを置く
do-remove = 退席させる: { $who }
do-start = 始める
do-start-fill = 空席{ $count }つにボットを置いて始める
wait-for-host = 全員そろったらホストが始めます。
invite-title = 友達を招待
invite-link = このテーブルへのリンク
invite-copy = リンクをコピー
invite-copied = コピーしました。友達に送りましょう！
invite-code = またはコードを伝える

# テーブルで。
a-bot = ボット
now = 現在
more = その他
close = 閉じる
panel = 履歴、得点など
what-happens = 起きていること
skip = とばす
choices = できること
can-change = 最後の人が選ぶまで変えられます。
you-chose = 選択: { $choice }
take-back = 取り消す
start-over = 最初から
confirm-choice = 決定: { $choice }
is-chosen = 選択中
what-they-do = それぞれの効果
choose-row = 選ぶ: { $row }
card-and-heads = { $card }、牛マーク{ $heads }個
card-with-toad = { $card }、カエル付き
goes-to = 列{ $row }に入ります
goes-takes = 列{ $row }を引き取ります: 牛マーク{ $heads }個
goes-nowhere = どの列にも置けません: 列を1つ選んで引き取ります
fits-line = ラインに置けます
pairs-with = { $card }とペアになります
word-on-pile = 山{ $pile }へ
do-pass = パス
do-pass-turn = このターンはずっとパス
do-lift = ストップ！を外す
do-pair = ペアを作る
do-take = ラインを取る
do-zero = ゼロカード
do-new = 新しい山に
do-flip = 数字を反転する
do-support = 賛成する
ask-row = あなたの{ $card }はどの列にも置けません。どの列を引き取りますか？
ask-row-which = どの列ですか？
ask-window = 次は{ table-card-of }です。どうしますか？
ask-turn = カードを置く、ペアを作る、ラインを取る、どれにしますか？
ask-pick = どのカードを出しますか？ 数字は列を取り、ゼロカードは列を伸ばします。
ask-lay = あと{ $left }枚置きます。どのカードですか？
ask-pile = { $card }はどこに置きますか？
asks-take7 = どの列を6枚までにしますか？
asks-stop = どの列を封鎖しますか？
asks-insert = どの列に入れますか？
asks-push = どのカードを動かしますか？
asks-first = どのカードを最初に置きますか？
asks-last = どのカードを最後に置きますか？
asks-replace = 代わりにどのカードを置きますか？
asks-sort = 次に置くカードはどれですか？
asks-lift = どのストップを外しますか？
ask-pair = どのカードでペアを作りますか？
ask-new-line = どのカードで新しいラインを始めますか？
line-empty = ラインは空です。
really = 本当に？
do-yes = はい
do-no = いいえ
turned-card = がめくられ、列に加わります
known-cards = 手札にあると分かっている: { $cards }
open-hands = 全員が知っている手札
seat-pairs = ペア{ $pairs }組、取った札{ $taken }枚
seconds-left = { $seconds }秒
is-paused = 休憩中です。
do-resume = 再開
do-pause = 休憩する
do-hurry = せかす: { $who }
bot-plays-for-you = ボットが代わりに遊んでいます。
i-am-here = 戻りました
you-look-on = 観戦中です。
state-choosing = 選んでいます
state-has-chosen = 選びました
state-must-take = 列を引き取ります
state-on-turn = 番です
state-away = 離席中
state-stand-in = ボットが代理
state-passes = このターンはパス
state-out = 列を取りました
state-hurried = 時間が迫っています

tab-log = 履歴
tab-scores = 得点
tab-seen = 既出
tab-chat = チャット
tab-rules = ルール
tab-table = テーブル
log-empty = これから起きることがここに表示されます。
sheet-title = スコア表
sheet-round = ラウンド
sheet-turn = ターン
sheet-game = ゲーム
team = チーム
seen-about = ゲームの全カード。どの席にも同じものが見えます。
card-seen = 既出
card-mine = 手札
card-out = 未出
chat-empty = まだだれも話していません。
chat-seated = 着席している人が話せます。
chat-closed = カードを選ぶ間は話せません。
chat-label = メッセージ
chat-send = 送る
chat-unread = 新しいチャットが{ $count }件
rules-numbered = 番号と例つきの全ルール
wishes = 好みの設定
speed = カードを置く速さ
speed-slow = ゆっくり
speed-normal = ふつう
speed-fast = 速い
speed-off = 一度に
wish-confirm = 送る前に確認する
wish-sound = 音: 選ぶときと、カードを引き取ったとき
do-leave = テーブルを離れる
leave-sure = 対戦中はボットが代わりに続けます。離れますか？

# 対戦のあと。
result = 結果
rematch = もう1回
rematch-wanted = ほかの人を待っています
rematch-by = もう1回を希望: { $who }
see-replay = リプレイを見る
replay = リプレイ
step = 手順
step-of = 手順{ $step }/{ $steps }
step-back = 1つ戻る
step-on = 1つ進む
step-keys = 矢印キーも使えます
step-copy = この手順へのリンクをコピー
chart-title = 得点の移り変わり
chart-numbers = 数字で見る
chart-none = グラフを描けませんでした。
record-text = 記録 (読む用)
record-json = 記録 (プログラム用)
fair-title = シャッフルは公正でしたか？
fair-about = サーバーは最初のカードの前に秘密の指紋を見せ、プレイヤーはそれぞれの数を混ぜます。カードはすべてそこから決まります。秘密が明かされた今、このページでもう一度シャッフルして比べられます。
fair-check = ここで確かめる
fair-none = この対戦に秘密はありません: 配札は手で与えられました。
fair-yes = 公正です: 最初のカードが配られる前に決まっていたとおりのカードです。
fair-fits = このブラウザーにわかるかぎり、すべて合っています。
fair-no = 合わないところがあります: この対戦は信用できません。
fair-secret-fits = 秘密は指紋と一致します。
fair-secret-other = 秘密は指紋と一致しません。
fair-secret-kept = サーバーは指紋を見せましたが、秘密を明かしていません。
fair-deals = { $count ->
   *[other] { $count }回の配札はすべて、秘密から決まるとおりです。
}
fair-deals-wrong = 秘密から決まるとおりの配札は、{ $count }回のうち{ $right }回だけです。
fair-nothing-dealt = シャッフルはありません: カードは公開で選ばれました。
fair-same = { $deal }: 同じ{ $cards }枚が同じ順番です。
fair-differs = { $deal }、{ $place }枚目: 配られたのは{ $dealt }ですが、秘密からは{ $expected }になります。
fair-differs-count = { $deal }: 記録には{ $dealt }枚ありますが、{ $expected }枚のはずです。
fair-seen-early = このブラウザーは、最初のカードが配られる前に指紋を見ました。
fair-seen-late = このブラウザーが指紋を見たのは、カードが配られたあとです。それからは何も変えられていません。その前のことはわかりません。
fair-seen-other = このブラウザーがこの対戦で見た指紋は、別のものでした。
fair-seen-never = このブラウザーはテーブルにいなかったか、忘れてしまいました。どの指紋が見せられたのかはわかりません。遊んだ人に聞いてみてください。
fair-mixed = 数を混ぜた人: { $who }。
fair-mixed-none = だれも数を混ぜていないので、サーバーは好きな秘密を探せたはずです。
fair-mine-in = あなたの数も入っています。だから、サーバーだけではカードを選べませんでした。
fair-mine-missing = このブラウザーが出した数が入っていません。別の端末でもテーブルにいたのでなければ、おかしなことです。
fair-details = 配札ごとの結果と、すべての数字
fair-commitment = 指紋 (サーバーが今言うもの)
fair-commitment-seen = 指紋 (このブラウザーがそのとき見たもの)
fair-secret = 対戦のあとで明かされた秘密
fair-computed = この秘密の指紋 (ここで計算)
fair-number = { $who }の数
fair-number-mine = このブラウザーが出した数
deal-round = 第{ $n }ラウンド
deal-game = 第{ $n }ゲーム
deal-cards = 数字カード
deal-specials = 特殊カード
deal-letters = ゼロカード
deal-reshuffle = 捨て札のシャッフル{ $n }回目
my-matches = これまでの対戦
my-matches-empty = まだありません。
older = もっと前
identity = 自分について
save = 保存
name-saved = 保存しました。
recovery-about = アカウントはありません。復元コードがあれば、別の端末でもあなたのまま遊べます。新しいコードを作ると古いものは無効になります。
recovery-make = 新しい復元コードを表示
recovery-label = 復元コードを持っている
recovery-use = このコードで戻る

# うまくいかないとき。
connection-lost = 接続が切れました。つなぎ直しています。席はそのままです。
client-outdated = サーバーがこのページより新しくなりました。
do-reload = ページを読み込み直す
try-again = もう一度試す
problem-unreachable = サーバーにつながりません。少し待ってからもう一度どうぞ。
problem-no-table = そのテーブルはもうありません。全員が離れるとテーブルは閉じます。新しいリンクをもらうか、テーブルを開いてください。
problem-no-match = その対戦はないか、まだ続いています。終わってからもう一度どうぞ。
problem-table-full = 席はすべて埋まっています。ホストに席を空けてもらうか、別のテーブルを開いてください。
problem-sent-away = ホストにより退席となりました。別のテーブルを探すか、自分で開いてください。
problem-no-spectators = このテーブルは観戦できません。参加者に席を頼んでください。
problem-unsent = 送れませんでした。接続が切れています。戻ったら、もう一度どうぞ。
problem-not-found = サーバーにはもうありません。サーバーのほうが新しいのかもしれません。ページを読み込み直してください。
problem-bad-rules = このルールでは遊べません：{ $detail }
problem-bad-settings = その設定にはできません：{ $detail }
problem-bad-name = その名前は使えません。1〜24文字でお願いします。
problem-too-fast = 速すぎます。少し待ってからもう一度どうぞ。
problem-too-many = 一度に多すぎます。先に別のテーブルを離れるか、ほかのページを閉じてください。
problem-busy = サーバーが混み合っています。少し待ってからもう一度どうぞ。
problem-stopping = サーバーを再起動しています。少し待ってからもう一度どうぞ。
problem-no-guest = サーバーにあなたの名前が残っていません。トップページで名前を決めてください。
problem-unknown-secret = サーバーの知らないコードです。控えと見比べてください。新しいコードを作ると、前のコードは使えなくなります。
problem-seat-taken = その席は埋まっています。別の席を選んでください。
problem-seats-empty = 空いている席があります。ボットを入れるか、人が来るのを待ってください。
problem-not-seated = 席に着いている人だけができます。先に席に着いてください。
problem-not-host = ホストだけができます。ホストに頼んでください。
problem-not-now = 今はできません。少し待ってからもう一度どうぞ。
problem-paused = 休憩中です。再開までお待ちください。
problem-old-question = ゲームが先に進み、別のことを聞かれています。選び直してください。
problem-not-asked = 今は選ぶことがありません。自分の番をお待ちください。
problem-not-allowed = 今はルールでできません。別のものを選んでください。
problem-chat-closed = カードを選んでいる間は話せません。カードが表になってからどうぞ。
problem-bad-chat = 1行は1〜300文字です。短くしてください。
problem-internal = こちら側の不具合です。もう一度お試しください。
`,d={...Object.assign({"../../../../locales/ja/buffalo.ftl":e,"../../../../locales/ja/bull-party.ftl":t,"../../../../locales/ja/errors.ftl":n,"../../../../locales/ja/menu.ftl":r,"../../../../locales/ja/options.ftl":i,"../../../../locales/ja/table.ftl":a,"../../../../locales/ja/take-that.ftl":o,"../../../../locales/ja/take6.ftl":s,"../../../../locales/ja/words.ftl":c}),...Object.assign({"../../../locales/ja/tutorial.ftl":l,"../../../locales/ja/web.ftl":u})};export{d as sources};