# 対戦の検討。$choice と $other は記録の語で書いた手、$percent は標本に占める割合。

review-title = 検討
review-accuracy = 正確さ
review-costs = 損失
review-expected = 期待値
review-deal = 配札
review-skill = 実力
review-luck = 運
review-others = 他の人
review-result = 結果
review-win-chance = 勝率
review-labels = 緩手・悪手・大悪手
review-key-moments = 重要な場面
review-choices = 選択
review-balance = 運と実力
review-unfinished = 対戦は終わっていません。値は最後のステップのものです。
review-seat-column = プレイヤー
review-game-column = ゲーム
review-matches = 対戦数
review-won = 勝ち
review-frequent-mistakes = よくあるミス
review-totals = { $player }の集計。損失、運、実力、結果は1対戦あたりの平均です。
review-round = ラウンド{ $round }
review-step = ステップ{ $step }
review-best = 最善は{ $choice }
review-inaccurate = 緩手
review-mistake = 悪手
review-blunder = 大悪手
review-cost-note = コストはラウンドの結果と勝つ確率を合わせたものなので、かかっている数より大きいことがあります。±は95%区間です。
review-moment-cost = 損失
review-moment-luck = 運
review-moment-turning-point = 転換点

review-style-random = { $who }は適当にカードを出しています。
review-style-gentle = { $who }の打ち方は「やさしい」ボットに似ています。簡単な規則で打ち、ミスもします。
review-style-simple = { $who }の打ち方は「素直」なボットに似ています。簡単な規則で打ちます。
review-style-strong = { $who }の打ち方は強いボットに似ています。

review-reason-later-heads = { $other }なら、このラウンドの残りで取る牛マークが{ $choice }より少なくなります。
review-reason-later-points = { $other }なら、このゲームの残りで{ $choice }より多くの点を取れます。
review-reason-win = { $choice }の勝率は{ $percent }%、{ $other }なら{ $other_percent }%です。
