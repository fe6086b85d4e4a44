# メッセージアプリでのリンクのプレビュー：画像とタグのテキスト。$unitは`heads`か`points`です。

preview-free-seat = 空席
preview-take-a-seat = 席に着きましょう
preview-about-to-start = まもなく開始
preview-playing = 対戦中
preview-over = 対戦終了
preview-team = チーム
preview-seats-taken = { $seats }席のうち{ $taken }席が埋まっています。

preview-invited-by = { $who }さんがゲームに招待しています。
preview-invited = ゲームに招待されています。
preview-match-starts = { $players }人の対戦がまもなく始まります。
preview-match-in-progress = { $players }人で対戦中です。
preview-match-over = { $players }人の対戦が終わりました。
preview-watch = ライブで観戦できます。

preview-unit = { $unit ->
    [heads] 個
   *[points] 点
}
preview-final-scores = { $unit ->
    [heads] 最終結果：牛マーク{ $scores }個。
   *[points] 最終結果：{ $scores }点。
}
preview-against-game = { $unit ->
    [heads] { $players }人対ゲーム：牛マーク{ $team }対{ $opponent }個。
   *[points] { $players }人対ゲーム：{ $team }対{ $opponent }点。
}
preview-table-of = { $game }のテーブル
preview-result-of = { $game }：結果
