# 入力する言葉。英語の言葉はどの言語でも使える。

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
command-log = ログ
command-table = 場
command-hint = ヒント
command-quit = 終了
command-menu = メニュー
command-yes = はい
command-no = いいえ
