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
buffalo-ask-window = 次は{ $card } ({ $who })です。どうしますか？ (Enter: パス)
buffalo-do-pass = 何もしない。全員パスなら{ $card } ({ $who })を置く
buffalo-do-lift = ストップ！を外す (そのカードはゲームから除く)
buffalo-do-replace-with = 代わりに置く手札のカード
buffalo-do-first = いちばん先に置くカード
buffalo-do-last = いちばん後に置くカード
buffalo-do-sort = 新しい順番で次に来るカード
buffalo-do-push = 動かすカード

buffalo-specials-in-play = 特殊カード{ $count }枚を使います。
buffalo-turned = めくった特殊カード: { $special }
buffalo-used = 「{ $special }」を使います ({ $who })。
buffalo-lifted = 列{ $row }のストップ！を外します ({ $who })。
buffalo-take7-laid = 列{ $row }は6枚まで置けるようになり、7枚目が引き取ります。
buffalo-stop-laid = 列{ $row }は封鎖されました。何も入らず、何も出ません。
buffalo-replaced = { $back }を手札に戻し、代わりに{ $card }を出します ({ $who })。
buffalo-inserted = { $card } ({ $who })が列{ $row }に割り込みます。
buffalo-pushed = { $card }が列{ $from }から列{ $row }へ移ります。
buffalo-overflow = その列は満杯でした。チームが{ table-heads }を引き取り、{ $stays }が残ります。
buffalo-put-first = { $card }を最初に置きます。
buffalo-put-last = { $card }を最後に置きます。
buffalo-sorted = 新しい順番: { $cards }
buffalo-team-took = { $card } ({ $who })が列{ $row }を引き取り、チームに{ table-heads }！
buffalo-team-chose = { $card } ({ $who })は列{ $row }を選んで引き取り、チームに{ table-heads }。
buffalo-buffalo-took = { $card } (バッファロー)が列{ $row }を引き取り、バッファローに{ table-heads }！
buffalo-buffalo-chose = { $card } (バッファロー)はどの列にも置けず、いちばん安い列{ $row }を引き取ります。バッファローに{ table-heads }。
buffalo-turn-summary = チーム: このターンは{ $took ->
    [0] なし
   *[other] { $took }個
 }、合計{ $team }個。バッファロー: このターンは{ $gave ->
    [0] なし
   *[other] { $gave }個
 }、合計{ $buffalo }個。
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
bull-party-taken = 取得済み
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
bull-party-took = { $card } ({ $who })が列{ $row }を取ります: { $cards }、{ table-heads }。
bull-party-took-bull = { $card } ({ $who })が列{ $row }を取ります: { $cards }、{ table-heads }、さらに雄牛 ({ $bull }個)！
bull-party-turned = ゼロ ({ $who }): { $card }がめくれました。
bull-party-added = { $card }を列{ $row }に加えます ({ $who })。
bull-party-bull-came = 列{ $row }が満杯になり、牛マーク{ $heads }個の雄牛がやって来ました。
bull-party-no-effect = ゼロ ({ $who }): 伸ばせる列がないので、何も起こりません。
bull-party-reshuffled = 山札がなくなったので、捨て札{ $cards }枚を混ぜて新しい山札にします。
bull-party-laid = 山に置いたカード ({ $who }): { $cards }
bull-party-on-pile = { $card }を山{ $pile }へ
bull-party-as-new = { $card }を新しい山{ $pile }に
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
error-draft-needs-limited = ドラフトには限定デッキが必要です。デッキも限定にしてください。
error-memory-needs-draft = 記憶して遊べるのはドラフトした手札だけです。配り方もドラフトにしてください。
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
`,a=`# どのテーブルでも同じもの。$who は名前か「あなた」なので、かっこや一覧の中に置く。

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
table-thinking = ボットが考えています …
table-go-on = Enterで続けます
table-forced = 選べるのは1つだけです: { $choice }

table-rows-start = 列の最初のカード: { $cards }
table-revealed = 出たカード: { $cards }
table-shown = { $card } ({ $who })
table-placed = { $card } ({ $who })は列{ $row }に入ります。
table-no-row-fits = { $card } ({ $who })はどの列にも置けません。
table-ask-card = どのカードを出しますか？
table-ask-row = { $card }はどの列にも置けません。どの列を引き取りますか？ (1〜4)
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
table-rules-where = 番号と例つきの全ルール (英語): { $file }
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
take-that-do-pair = ラインのカードと、数字が逆さの手札でペアを作る (2点)
take-that-do-pair-card = ラインのカードと数字が逆さの手札
take-that-do-take = ライン全部を取り (失点)、新しいラインを始める
take-that-do-take-start = 新しいラインの最初のカード
take-that-do-take-end = ライン全部を取り (失点)、ゲームを終える

take-that-begins = ゲーム{ $game }を始めます。最初の番: { $who }
take-that-started = { $card } ({ $who })でラインが始まります。
take-that-laid = { $card } ({ $who })を置きます。
take-that-paired = { $card } ({ $who })が{ $mirror }とペアになります: +2点
take-that-line-taken = ラインを取ります ({ $who }): { $cards }: { table-points }
take-that-extra-taken = 1枚だけだったので、山札から伏せたカードも1枚取ります ({ $who })。
take-that-you-drew = { $card }を引きました。
take-that-extras = 伏せ札 ({ $who }): { $cards }
take-that-game-over = ゲーム{ $game }が終わりました。
take-that-game-line = { $who }: { table-points }、合計{ $total }点

rules-take-that =
    自分の番には3つのうち1つをして、そのあとカードを1枚引きます。
    置く: ラインの右端に、最後のカードとの差が10以内のカードを置きます。
    ペア: ラインのカードと数字が逆さの手札を見せます (49と94)。2枚とも表向きで自分の前に置き、1枚1点です。
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

take6-drafted = 取ったカード: { $card } ({ $who })
take6-shown-flipped = { $card }を反転して{ $value } ({ $who })
take6-took = { $card } ({ $who })が列{ $row }を引き取ります: { table-heads }！
take6-chose = { $card } ({ $who })は列{ $row }を選んで引き取ります: { table-heads }。
take6-even-moved = 偶数/奇数の札が列{ $row }へ移り、偶数だけになります。
take6-odd-moved = 偶数/奇数の札が列{ $row }へ移り、奇数だけになります。
take6-mountain-moved = 登山の札が列{ $row }へ移り、この列は下りになります。
take6-cow-jumped = 牛が列{ $row }へ跳びます。
take6-cow-took = 列{ $row }は牛がいなくても満杯だったので、これも引き取ります ({ $who }): { table-heads }。{ $stays }が残ります。
take6-round-over = ラウンド{ $round }が終わりました。
take6-round-line = { $who }: { table-heads }、合計{ $total }個
take6-you-took = { $who }: このターンは{ table-heads }、このラウンドは{ $total }個。
take6-you-safe = { $who }: このターンはなし、このラウンドは{ $total }個。

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
`,l=`# What only a page has to say. Sentences about games are in locales/, and shared with the terminal.

# The page around the pages.
site = Rodeo
skip-to-content = Skip to the content
language = Language
theme = Look
theme-system = as the system
theme-light = light
theme-dark = dark
independent = Rodeo is an independent project, not connected with the publishers of the printed games. Everything here is drawn and written by us.
loading = One moment …
to-home = To the first page
page-open = Open a table
page-table = Table
page-match = Match
page-mine = My games
page-rules = Rules
page-nowhere = There is no such page
nowhere-about = The address leads nowhere. Perhaps a letter got lost on the way.

# The first page.
home-title = Take the bull by the horns
home-lead = Four card games of the bull-heads family. Play at once against honest bots, or send friends a link: a name, and they sit.
your-name = Your name
guest-name = Guest { $number }
bot-level = How strong the bots are
games = Games
play-now = Play now
with-friends = With friends
rules = Rules
my-tables = Tables where I sit
my-tables-empty = You sit at no table.
go-on = Go on
join-code = Join with a code
code = Code
do-join = Join
lobby = Public tables
lobby-empty = No public table is open. Open one!
phase-open = waiting for players
phase-playing = playing
phase-paused = having a break
phase-over = over

# Opening a table.
which-game = Which game?
the-table = The table
players-label = Players
clock-label = Time for each decision
no-clock = no clock
clock-of = { $seconds ->
    [one] 1 second for each decision
   *[other] { $seconds } seconds for each decision
}
visibility-label = Who finds it
visibility-private = those who have the link or the code
visibility-public = everybody, among the public tables
spectators-label = Others may look on
aid-label = A grid shows which cards have been seen, to everybody alike
experiments = For experiments
do-open = Open the table
choose-even-odd = a row for even or odd cards only
choose-mountaineering = a row that goes down
choose-jumping-cow = a cow that counts as a card and jumps on
choose-flip-digits = once a round, swap the digits of a card
choose-full = the full deck
choose-limited = only as many cards as are dealt
choose-random = dealt at random
choose-draft = drafted in the open
choose-open = stay on show
choose-memory = have to be remembered
choose-anyone = anyone decides, at once
choose-majority = more than half must be for it
choose-standard = the standard game
choose-advanced = the advanced game
players-of = { $players ->
    [one] 1 player
   *[other] { $players } players
}
games-of = { $games ->
    [one] 1 game
   *[other] { $games } games
}
limited-deck = limited deck
with-draft = with draft
fan-even-odd = Even/Odd
fan-mountaineering = Mountaineering
fan-jumping-cow = Jumping cow
fan-flip-digits = Flip digits
decide-anyone = anyone decides about special cards
decide-majority = the majority decides about special cards

# Coming to a table.
join-title = You are invited to { $game }
seated-here = Already here: { $names }
match-runs = A match is being played. You can look on, and sit down when it is over if a seat is free.
do-sit = Sit down
do-look-on = Look on
table-gone = This table is not open to you
seats = Seats
seat-empty = free
do-add-bot = Put a bot here
do-remove = Send away: { $who }
do-start = Start
do-start-fill = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $count } free seats
}
wait-for-host = The host starts the match when everybody is here.
invite-title = Invite friends
invite-link = The link to this table
invite-copy = Copy the link
invite-copied = The link is copied. Send it to your friends!
invite-code = or tell them the code

# At the table.
a-bot = bot
now = Now
more = More
close = Close
panel = Log, scores and more
what-happens = What happens
skip = Skip
choices = What you can do
can-change = You can change your mind until the last one has chosen.
you-chose = You chose: { $choice }
take-back = Take it back
start-over = Start over
confirm-choice = Yes: { $choice }
is-chosen = Chosen
what-they-do = What these do
choose-row = Take: { $row }
card-and-heads = { $card }, { $heads ->
    [0] no heads
    [one] 1 head
   *[other] { $heads } heads
}
goes-to = Would go to row { $row }
goes-takes = Would take row { $row }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
goes-nowhere = Would fit no row: you would choose one and take it
fits-line = Fits the line
pairs-with = Pairs with { $card }
word-on-pile = On pile { $pile }
do-pass = Pass
do-pass-turn = Pass for the rest of this turn
do-lift = Lift a Stop!
do-pair = Make a pair
do-take = Take the line
do-zero = Zero card
do-new = As a new pile
do-flip = Swap its digits
do-support = I am for it
ask-row = Your { $card } fits no row. Which row do you take?
ask-row-which = Which row?
ask-window = { $card } ({ $who }) is next. What do you do?
ask-turn = Lay a card, make a pair, or take the line?
ask-pick = Which card? A number takes a row, the zero card makes one grow.
ask-lay = { $left ->
    [one] One more card to lay: which one?
   *[other] { $left } cards to lay: which one now?
}
ask-pile = Where does { $card } go?
turned-card = is turned up and goes to a row
known-cards = known to be in the hand: { $cards }
open-hands = The hands that everybody knows
seat-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $taken } taken
seconds-left = { $seconds } s
is-paused = The table has a break.
do-resume = Go on
do-pause = Have a break
do-hurry = Call time: { $who }
bot-plays-for-you = A bot plays for you.
i-am-here = I am back
you-look-on = You look on.
state-choosing = is choosing
state-has-chosen = has chosen
state-must-take = must take a row
state-on-turn = is on turn
state-away = is away
state-stand-in = a bot stands in
state-passes = passes this turn
state-out = has a row
state-hurried = time is called

tab-log = Log
tab-scores = Scores
tab-seen = Seen
tab-chat = Talk
tab-rules = Rules
tab-table = Table
log-empty = What happens from now on is told here.
player = Player
before-round = Before
this-round = Round
in-all = In all
team = team
seen-about = Every card of the game, the same for all seats.
card-seen = has been seen
card-mine = in your hand
card-out = still out there
chat-empty = Nobody has said anything yet.
chat-seated = Those who sit at the table talk here.
chat-closed = Nobody talks while cards are being picked.
chat-label = Say something
chat-send = Say it
rules-numbered = Every rule with its number and examples (in English)
wishes = How I like it
speed = How fast the cards are placed
speed-slow = slowly
speed-normal = normally
speed-fast = fast
speed-off = at once
wish-confirm = Ask me before a choice is sent
wish-sound = Sounds: when I am asked, and when I take cards
do-leave = Leave the table
do-stay = Stay
leave-sure = In a match a bot goes on for you. Leave?

# After a match.
result = Result
rematch = Play again
rematch-wanted = You want to play again
rematch-by = Want to play again: { $who }
see-replay = See the replay
replay = Replay
step = Step
step-of = Step { $step } of { $steps }
step-back = One step back
step-on = One step on
step-keys = arrow keys work too
chart-title = The scores over the match
chart-numbers = The same in numbers
chart-none = The chart could not be drawn.
record-text = Record, to read
record-json = Record, for programs
fair-title = Was the shuffle fair?
fair-about = Before the first card the server showed the fingerprint of a secret. Every deal comes from that secret, so it could not be changed later.
fair-commitment = The fingerprint shown before
fair-secret = The secret, shown after
fair-computed = The fingerprint of this secret, computed here
fair-check = Check it here
fair-yes = They are the same: the deals were fixed before the first card.
fair-no = They differ: this match cannot be trusted.
fair-none = This match has no secret: its deals were given by hand.
my-matches = Matches I have played
my-matches-empty = None yet.
older = Older ones
identity = Who I am
save = Save
name-saved = Saved.
recovery-about = There are no accounts. A recovery code brings you back on another device; a new one makes the old one void.
recovery-make = Show me a new recovery code
recovery-label = I have a recovery code
recovery-use = That is me

# When something goes wrong.
connection-lost = The connection is lost. We are trying again; your seat is kept.
client-outdated = The server is newer than this page.
do-reload = Load the page anew
problem-unreachable = The server cannot be reached. Try again in a moment.
problem-no-table = There is no such table any more. The link may have expired: tables close when everybody has left.
problem-no-match = There is no such match, or it is still being played.
problem-table-full = All seats are taken.
problem-sent-away = The host has sent you away from this table.
problem-no-spectators = Nobody looks on at this table.
problem-bad-name = This name cannot be used: 1 to 24 visible characters, please.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-many = That is too much at once: leave another table first.
problem-busy = The server has its hands full. Try again in a moment.
problem-stopping = The server is being restarted. Try again in a moment.
problem-no-guest = The server does not know you any more. Go to the first page and choose a name.
problem-unknown-secret = The server does not know this code.
problem-internal = Something is broken on our side. Try again, please.
`,u={...Object.assign({"../../../../locales/ja/buffalo.ftl":e,"../../../../locales/ja/bull-party.ftl":t,"../../../../locales/ja/errors.ftl":n,"../../../../locales/ja/menu.ftl":r,"../../../../locales/ja/options.ftl":i,"../../../../locales/ja/table.ftl":a,"../../../../locales/ja/take-that.ftl":o,"../../../../locales/ja/take6.ftl":s,"../../../../locales/ja/words.ftl":c}),...Object.assign({"../../../locales/ja/web.ftl":l})};export{u as sources};