# ゲームを選び、準備する

menu-title = Rodeo：牛のカードゲーム
menu-players-range = { $min }〜{ $max }人
menu-ask-game = ゲーム（1〜{ $count }、Enterで1）
menu-unknown-game = 不明なゲーム「{ $text }」です。1〜{ $count }の数字を入力してください。
# ほかの言語の画面に、この言語で出る
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

# ボット (弱い順): 名前と打ち方
level-random = きまぐれ
level-random-about = 出せるカードを適当に出します
level-gentle = やさしい
level-gentle-about = 簡単な規則で打ち、ミスもします
level-simple = 素直
level-simple-about = 簡単な規則で打ちます
level-keen = 利口
level-keen-about = 少し先まで考えます
level-sharp = 鋭い
level-sharp-about = ずっと長く考えます
level-merciless = 容赦なし
level-merciless-about = 役に立つかぎり考えます
level-flat = 平ら
level-net = ネット
