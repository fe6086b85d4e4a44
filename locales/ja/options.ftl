# ルールの設定: 短い名前と、ゲームごとの意味

option-limit = 上限
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

explain-take6-limit = だれかの牛マークがこの数に達したラウンドで、対戦が終わります。
explain-take6-rounds = 上限の代わりに、決まったラウンド数だけ遊びます。
explain-take6-deck = 全カードのデッキ、または2〜6人用の限定デッキ（1から、配る枚数だけ）。
explain-take6-deal = 手札をランダムに配るか、ドラフトするか。ドラフトでは限定デッキの全カードを表向きに並べ、順番に選びます。
explain-take6-drafted = ドラフトした手札を公開したままにするか、記憶するか。
explain-take6-fans = 列やカードの働きを変える追加カード。
explain-take6-hand = 1人に配る枚数。実験的な設定です。
explain-take6-cards = 全カードのデッキの最大のカード。実験的な設定です。

explain-buffalo-decide = 特殊カードをだれでもすぐに使えるか、過半数の賛成が必要か。
explain-buffalo-hand = 各プレイヤーとバッファローに配る枚数。実験的な設定です。
explain-buffalo-cards = 最大のカード。実験的な設定です。

explain-take-that-games = 1対戦のゲーム数。得点は合計します。
explain-take-that-variant = 上級モードでは、1枚だけのラインを取った人は、山札から裏向きのカードも1枚取ります。
explain-take-that-hand = 1人に配る枚数。
explain-take-that-low = 使う最小の数字。実験的な設定です。
explain-take-that-high = 使う最大の数字。実験的な設定です。

explain-bull-party-numbers = 最大の数字カード。実験的な設定です。
explain-bull-party-hand = 1人に配り、各ラウンドの後に残す数字カードの枚数。
explain-bull-party-out = ゲーム前に見ずに除く枚数。
explain-bull-party-heads = 数字カードの牛マーク。take6でニムトと同じ、または1枚ごとの数。
explain-bull-party-bulls = 雄牛カードの牛マーク。山の上から順に。

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
