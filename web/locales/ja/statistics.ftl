### プレイヤーの成績。$count、$done、$all、$wins は数、$amount は単位付きの損失。

page-statistics = 成績
statistics-empty = 終了した対戦はまだありません。最初の対戦が終わると、結果、正確さ、運、よくあるミスがここに表示されます。
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
statistics-recent = 最近の対戦
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

# ミスの種類。主な理由のIDごと。
mistake-take6-reason-takes = 列の最後の数から離れすぎ
mistake-take6-reason-takes-other = 先に出されて満杯の列に置かれる
mistake-take6-reason-full = 満杯の列に置くカード
mistake-take6-reason-low = どの列よりも小さいカード
mistake-take6-reason-row = 高くつく列の引き取り
mistake-take6-reason-place = 安全な場所の見落とし
mistake-take6-reason-better = より安全なカードの見落とし
mistake-take6-reason-cheaper = より高くつく列を取る危険
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
