# できないこと (エラーのコードごと)

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
