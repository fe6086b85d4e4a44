# ゲームを選び、準備する

menu-title = Rodeo: 牛マークのカードゲーム集
menu-players-range = { $min }〜{ $max }人
menu-ask-game = どのゲームで遊びますか？ (1〜{ $count }、Enterで1)
menu-unknown-game = 「{ $text }」というゲームはありません。1〜{ $count }の数字を入力してください。
# ほかの言語の画面に、この言語で出る
menu-language = 日本語で遊ぶには { $code } と入力してください。
menu-ask-players = 何人で遊びますか？ ({ $min }〜{ $max }、Enterで{ $default })
menu-invalid-number = 「{ $text }」は使えません。{ $min }〜{ $max }の数字を入力してください。

menu-summary = { $game }: { $who }
menu-you-and-bots = あなたとボット{ $bots }体
menu-you-alone = あなた1人
menu-only-bots = ボット{ $bots }体 (あなたは観戦)
menu-only-people = このキーボードで{ $people }人
menu-people-and-bots = このキーボードで{ $people }人とボット{ $bots }体
menu-standard-rules = ルール: 説明書どおり
menu-changed-rules = ルール: 説明書から変更 ({ $options })
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
menu-unknown-bot = 「{ $text }」というボットはここにはいません。選べるのは: { $levels }
menu-bot-count-mismatch = ボットは{ $seats }体ですが、強さが{ $named }個あります。全員に1つ、または1体に1つずつ決めてください。
menu-value-one-of = 選べる値: { $values }
menu-value-any-of = 選べる値: なし、または { $values } を + でつなぐ
menu-value-number = 選べる値: { $min }〜{ $max }
menu-value-numbers = 選べる値: 数字を + でつなぐ
menu-ask-value = { $option }の新しい値 (Enterでそのまま)
menu-unknown-setting = 「{ $text }」という設定はありません。? ですべて表示します。
menu-invalid-value = { $option }は「{ $text }」にできません。
menu-invalid-people = 「{ $text }」は使えません。人間の数 (0〜{ $players }) か、席 (例: 1+3)を入力してください。
menu-ask-name = { $seat }の名前 (Enterでそのまま)
menu-ask-again = もう1回遊びますか？ Enter: もう1回、m: メニュー、q: 終了

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
