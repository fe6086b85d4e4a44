# チュートリアル: 全ゲーム共通のテキスト。ステップは各ゲームのファイルにある。
page-learn = チュートリアル
learn = チュートリアル
learn-title = { $game }の遊び方
learn-invite = 5分で覚える
learn-continue = 次へ
learn-back = 戻る
learn-hint = それではありません。別のものを試してください。
learn-end = これで{ $game }のルールを覚えました。ボットと最初の対戦をしましょう。
learn-play = すぐに遊ぶ
learn-again = 最初から
learn-done = お疲れさまでした！
learn-end-table = これで{ $game }のルールを覚えました。テーブルに戻りましょう。
learn-to-table = テーブルに戻る
learn-next = 次は{ $game }
