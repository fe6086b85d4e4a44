# ルールの設定: 短い名前。ゲームごとの意味は各ゲームのファイルにある

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
