var e=`game-buffalo = バッファローを倒せ
about-buffalo = 協力ゲーム。特殊カードを使い、チームでバッファローと戦います。

`,t=`game-bull-party = 雄牛のパーティ
about-bull-party = 牛マークが得点になります。列を取り、いちばん良い山を作ります。

bull-party-heads-note = 各カードの牛マークの数は説明書に載っていません。Rodeoは独自の表を使います。
`,n=`error-players = このゲームはその人数では遊べません。
error-no-such-option = 不明な設定です。
error-no-such-value = この設定には使えない値です。
error-hand = 手札の枚数が無効です。
error-cards = デッキにそのカードはありません。
error-limited-players = 限定デッキは2〜6人用です。
error-draft-needs-limited = ドラフトには限定デッキが必要です。限定デッキも選んでください。
error-memory-needs-draft = 非公開の手札にはドラフトが必要です。ドラフトも選んでください。
error-limited-fixes-cards = 限定デッキでは最大のカードが決まっています。その設定は変えないでください。
error-too-few-cards = その人数と手札の枚数にはカードが足りません。
error-end = 上限かラウンド数を1〜1000で決めてください。
error-limit-needs-takes = カードが少なすぎて列が埋まらない可能性があります。上限の代わりにラウンド数を決めてください。
error-option-form = 設定は「名前=値」で書きます（例：limit=40）。
error-option-twice = 同じ設定が2回あります。
error-options-exclude = 組み合わせられない設定があります。
error-games = ゲーム数は1〜100です。
error-numbers = 数字カードは100までです。
error-heads = すべての数字カードに牛マークの数を指定してください。
error-too-many-heads = カード1枚の牛マークは99個までです。
error-stock = 列に並べるカードが足りません。数字、手札、除外のどれかを変えてください。
error-no-such-game = 不明なゲームです。

error-not-now = 今はできません。
error-not-asked = この席の手番ではありません。
error-missing = まだ選んでいないプレイヤーがいます。
error-not-allowed = ルール上できません。
error-deal-length = 配られたカードの枚数が違います。
error-deal-card = 配られたカードに重複、またはデッキにないカードがあります。
`,r=`menu-players-range = { $min }〜{ $max }人
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
`,i=`table-seat = 席{ $seat }
table-you = あなた
`,a=`game-take6 = ニムト
about-take6 = 列は4つ。6枚目を置くと列を引き取ります。

take6-ends-at = { $limit }個で終了
take6-ends-after = 全{ $rounds }ラウンド
take6-several-fans = 注意：説明書は、複数のファンカードを同時に使うことを勧めていません。

`,o=`game-take-that = テイク・ザット
about-take-that = ラインのカードをペアにして得点。できなければラインを全部取ります。

`,s=`page-review = 検討
`,c=`page-puzzles = 次の一手問題
puzzles-about = 最善の選択が 1 つだけある局面です。見つけて、理由を確かめましょう。
puzzles-solve = 問題を解く
`,l=`page-statistics = 成績
`,u=`page-learn = チュートリアル
learn = チュートリアル
`,d=`site-name = Rodeo
skip-to-content = 本文へ移動
language = 言語
theme = テーマ
theme-system = システム
theme-light = ライト
theme-dark = ダーク
disclaimer = Rodeoは独立したプロジェクトで、元のゲームの出版社とは関係ありません。絵と文章はすべて自作です。
loading = 読み込み中…
go-home = ホーム
page-open = テーブルを作る
page-table = テーブル
page-match = 対戦
page-history = 対戦履歴
page-rules = ルール
page-not-found = ページが見つかりません
not-found-about = このアドレスにページはありません。

home-title = 猛牛たちと、カードで勝負
home-lead = テンポのよい4つのカードゲーム。すぐにボットと対戦するか、友達にリンクを送りましょう。無料・登録なしで遊べます。
your-name = 名前
guest-name = ゲスト{ $number }
bot-level = ボットの強さ
games = ゲーム
play-now = すぐに遊ぶ
play-with-friends = 友達と遊ぶ
rules = ルール
your-tables = 参加中のテーブル
return-to-table = テーブルに戻る
join-with-code = コードで参加
code = コード
join = 参加する
code-unknown = このコードのテーブルはありません。コードを確認してください。テーブルは全員が離れると閉じます。
public-tables = 公開テーブル
public-tables-empty = 公開テーブルはありません。作ってみましょう！
phase-open = 参加者を募集中
phase-playing = 対戦中
phase-paused = 一時停止中
phase-over = 終了

which-game = ゲーム
players-label = 人数
no-clock = 時間制限なし
clock-of = 1回{ $seconds }秒
hints-label = ヒント
hints-off = なし
hints-off-rated = なし（レーティング対象）
hints-after-choosing = 選んだあと
hints-on-request = 必要なとき
hints-unrated = ヒントありの対戦はレーティング対象外です。
hints-are-after-choosing = 選んだあとにヒント（レーティング対象外）
hints-are-on-request = 必要なときにヒント（レーティング対象外）
choose-limited = 限定デッキ
choose-draft = ドラフト
choose-advanced = 上級モード
players-of = { $players }人
games-of = { $games }ゲーム
fan-even-odd = 偶数/奇数
fan-mountaineering = 登山
fan-jumping-cow = 跳ねる牛
fan-flip-digits = 数字反転
decide-anyone = 特殊カード：だれでも決められる
decide-majority = 特殊カード：過半数で決める

watch = 観戦する
seats = 席
bot-name = ボット{ $number }
more = その他
close = 閉じる
game-events = 対戦の出来事
yes = はい
no = いいえ
settings = 設定
speed = アニメーションの速さ
step-back = 前のステップ
step-forward = 次のステップ
deal-round = ラウンド{ $n }
deal-game = ゲーム{ $n }
deleted-player = 削除されたプレイヤー{ $number }

client-outdated = Rodeoの新しいバージョンがあります。
reload = 再読み込み
unreadable-title = このページを表示できません
unreadable-about = このページとサーバーのバージョンが異なります。ページを再読み込みすると、サーバーと同じバージョンになります。直らない場合はサーバーを更新中です。数分後にもう一度お試しください。
unknown-game = このページは「{ $game }」にまだ対応していません。ページを再読み込みしてください。
retry = 再試行
problem-unreachable = サーバーに接続できません。少し待ってから再試行してください。
problem-table-not-found = このテーブルはもうありません。全員が離れると閉じます。新しいリンクをもらうか、テーブルを作ってください。
problem-match-not-found = この対戦は存在しないか、まだ続いています。
problem-table-full = 満席です。ホストに席を頼むか、別のテーブルを作ってください。
problem-banned = このサーバーの利用を禁止されています。{ $detail }
problem-muted = 現在、このサーバーではチャットできません。{ $detail }
problem-table-closed = サーバーの管理者がこのテーブルを閉じました。{ $detail }
problem-invalid-report = 通報できるのは他のプレイヤーとそのメッセージだけです。
problem-unsupported-protocol = このページは古くなっています。再読み込みして更新してください。
problem-removed = ホストによりこのテーブルから退出しました。別のテーブルに参加するか、自分で作ってください。
problem-spectators-not-allowed = このテーブルは観戦できません。参加者に席を頼んでください。
problem-unsent = 送信できませんでした：接続が切れています。つながってから再試行してください。
problem-not-found = サーバーに見つかりません。このページが古い可能性があります。再読み込みしてください。
problem-invalid-record = サーバーがこの対戦を検証できなかったため、アップロードしませんでした。
problem-invalid-rules = 無効なルールです：{ $detail }
problem-invalid-settings = 無効な設定です：{ $detail }
problem-invalid-name = 無効な名前です：1〜24文字で入力してください。
problem-rate-limited = リクエストが多すぎます。少し待ってから再試行してください。
problem-too-many = 上限に達しました。先に別のテーブルを離れるか、ほかのページを閉じてください。
problem-busy = サーバーが混み合っています。少し待ってから再試行してください。
problem-shutting-down = サーバーを再起動しています。少し待ってから再試行してください。
problem-not-logged-in = ログインが無効になりました。ホームで名前を入力してください。
problem-invalid-credentials = 復元コードが不明か、セッションが終了しています。コードを確認してください。新しいコードを作ると、古いコードは無効になります。
problem-session-required = ボットトークンではできません。ブラウザーを使ってください。
problem-seat-taken = この席は埋まっています。別の席を選んでください。
problem-empty-seats = 空席があります。ボットを追加するか、参加者を待ってください。
problem-not-seated = 席に着いている人だけができます。先に席に着いてください。
problem-not-host = ホストだけができます。
problem-not-now = 今はできません。あとで再試行してください。
problem-paused = 一時停止中です。再開までお待ちください。
problem-stale-question = ゲームが先に進みました。選び直してください。
problem-not-asked = あなたの手番ではありません。
problem-not-allowed = ルール上できません。別のものを選んでください。
problem-chat-closed = カードを選ぶ間、チャットは閉じています。公開後に再試行してください。
problem-invalid-chat = メッセージは1〜300文字です。短くしてください。
problem-internal = サーバーでエラーが起きました。再試行してください。

todays-deal = 今日の手札
todays-deal-about = { $date }・{ $game }：今日はみんなに同じカードが配られます。友だちと結果を比べましょう。レーティング対象外です。
todays-deal-play = 今日の手札で遊ぶ
todays-deal-return = 対戦に戻る
play = 遊ぶ
pause-animation = アニメーションを一時停止
your-turn = あなたの番です
table-style = テーブルの表面
card-back = カードの裏面
play-on-device = ボットとの対戦をこの端末で行う
play-on-device-about = このブラウザーで動作。オフライン可、レーティング対象外、一人用。
offline-play = サーバーに接続できません。この端末でボットと対戦できます。
problem-open-elsewhere = このゲームは別のタブで開かれています。ここで続けるには、そのタブを閉じてください。
problem-not-stored = この端末にゲームを保存できませんでした。
problem-weights-missing = この強さのボットに必要なファイルが、まだこの端末にありません。一度オンラインにするか、もっと弱いボットを選んでください。
`,f={...Object.assign({"../../../../locales/ja/buffalo.ftl":e,"../../../../locales/ja/bull_party.ftl":t,"../../../../locales/ja/errors.ftl":n,"../../../../locales/ja/menu.ftl":r,"../../../../locales/ja/options.ftl":``,"../../../../locales/ja/review.ftl":``,"../../../../locales/ja/table.ftl":i,"../../../../locales/ja/take6.ftl":a,"../../../../locales/ja/take_that.ftl":o,"../../../../locales/ja/words.ftl":``}),...Object.assign({"../../../locales/ja/analysis.ftl":s,"../../../locales/ja/buffalo.ftl":``,"../../../locales/ja/bull_party.ftl":``,"../../../locales/ja/hints.ftl":``,"../../../locales/ja/puzzles.ftl":c,"../../../locales/ja/replay.ftl":``,"../../../locales/ja/statistics.ftl":l,"../../../locales/ja/take6.ftl":``,"../../../locales/ja/take_that.ftl":``,"../../../locales/ja/tutorial.ftl":u,"../../../locales/ja/web.ftl":d})};export{f as sources};