### 順位とリプレイ

standings = 順位
standings-after-round = ラウンド{ $round }終了
standings-after-game = ゲーム{ $round }終了
standings-best = 最高成績
standings-worst = 最低成績
standings-tied = { $players }人
result-place = あなたは{ $players }人中{ $place }位でした（{ $amount }）。
share = 共有
key-moments = 重要な場面
heads-change = 牛マーク{ $sign }{ $heads }個
points-change = { $sign }{ table-points }
moment-lead = { $who }が首位に立つ
moment-step = ステップ{ $step }
moment-previous = 前の重要な場面
moment-next = 次の重要な場面
replay-controls = リプレイの操作
replay-play = 再生
replay-pause = 一時停止
replay-panel = 重要な場面・手札・詳細
replay-tab-moments = 場面
replay-tab-hands = 手札
replay-tab-details = 詳細
replay-keys = スペースキーで再生と一時停止、矢印キーで前後のステップ、HomeとEndで最初と最後に移動します。

### 音

sound-mute = 音を消す
sound-unmute = 音を出す
sound-volume = 音量

### チャットとリアクション

chat-spectators = 観戦者
chat-show-spectators = 観戦者のメッセージを表示
chat-as-spectator = 観戦者として書き込みます。プレイヤーには、表示を選んだ場合だけ見えます。
react = リアクション
react-cheer = やった
react-laugh = 笑い
react-wow = びっくり
react-ouch = 痛い
react-think = 考え中
react-thanks = ありがとう
reaction-by = { $who }：{ $reaction }
