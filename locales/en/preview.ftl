# Previews of links in messengers: texts of pictures and of the tags beside them. $unit is `heads` or `points`.

preview-free-seat = Free seat
preview-take-a-seat = Take a seat
preview-about-to-start = About to start
preview-playing = In progress
preview-over = Match over
preview-team = Team
preview-seats-taken = { $taken } of { $seats } seats are taken.

preview-invited-by = { $who } invites you to play.
preview-invited = You are invited to play.
preview-match-starts = { $players ->
    [one] A match with 1 player is about to start.
   *[other] A match with { $players } players is about to start.
}
preview-match-in-progress = { $players ->
    [one] A match with 1 player is in progress.
   *[other] A match with { $players } players is in progress.
}
preview-match-over = { $players ->
    [one] A match with 1 player is over.
   *[other] A match with { $players } players is over.
}
preview-watch = Watch it live.

preview-unit = { $unit ->
    [heads] heads
   *[points] points
}
preview-final-scores = Final scores: { $scores } { preview-unit }.
preview-against-game = { $players ->
    [one] 1 player
   *[other] { $players } players
} against the game: { $team } to { $opponent } { preview-unit }.
preview-table-of = { $game } table
preview-result-of = { $game }: result
