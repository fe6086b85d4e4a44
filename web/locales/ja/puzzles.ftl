### Puzzles. $rating, $before and $after are ratings with one decimal; $level is a bot level.

page-puzzles = 次の一手問題
puzzles-about = 最善の選択が1つだけある局面です。見つけて、理由を確かめましょう。
puzzles-solve = 問題を解く
puzzle-game = ゲーム
puzzle-all = すべてのゲーム
puzzle-rating = レーティング
puzzle-task = 明らかに最善の選択が1つあります。
puzzle-goal-lowest = 牛マークが最も少ない人の勝ちです。
puzzle-goal-highest = 得点が最も多い人の勝ちです。
puzzle-goal-team = 牛マークが相手より少なければチームの勝ちです。
puzzle-right = 正解
puzzle-wrong = 最善の選択ではありません
puzzle-change = レーティング：{ $before } → { $after }
puzzle-unrated = 回答済みの問題です。レーティングは変わりません。
puzzle-next = 次の問題
puzzle-simple = ボットの強さ「{ $level }」はここで{ $choice }を選びます。
puzzle-difficulty = 問題のレーティング：{ $rating }。
puzzle-count = { $tried }問中{ $solved }問正解
puzzle-unloadable = 問題を読み込めませんでした。接続を確認して、もう一度お試しください。
