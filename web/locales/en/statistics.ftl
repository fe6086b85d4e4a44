### Statistics of the player. $count, $done, $all and $wins are numbers; $amount is a cost with its unit.

page-statistics = Statistics
statistics-empty = You have no finished matches yet. After the first one, this page shows your results, accuracy, luck and frequent mistakes.
statistics-none = No matches fit this selection.
statistics-reset = Show all matches
statistics-truncated = Only the newest { $count } matches are loaded.

statistics-game = Game
statistics-all-games = All games
statistics-company = Other players
statistics-all-players = All
statistics-people = People
statistics-any-bots = Only bots
statistics-bots = Various bots
statistics-level = Bots: { $level }
statistics-period = Period
statistics-ever = All time
statistics-days = Last { $days } days

statistics-matches = Matches
statistics-wins = Won
statistics-not-won = Not won
statistics-won-of = { $wins } won
statistics-win-rate = Win rate
statistics-equal = equal players: { $percent }
statistics-place = Average place
statistics-of-players = of { $players } players
statistics-score = Average result
statistics-best = best: { $amount }
statistics-streak = Longest winning streak
statistics-streak-now = current: { $count }
statistics-recent = Last matches
statistics-places = Places
statistics-nth = { $place }{ $place ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
statistics-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
statistics-not-analyzed = not analyzed yet
statistics-in-wins = in wins

statistics-analyzed = { $all ->
    [one] { $done } of 1 match analyzed
   *[other] { $done } of { $all } matches analyzed
}
statistics-outdated = { $count ->
    [one] 1 of them by an older version
   *[other] { $count } of them by an older version
}
statistics-analyze-about = Accuracy, luck and mistakes come from the analysis. It runs on this device, newest matches first, and analyzes each match only once.
statistics-analyze = { $count ->
    [one] Analyze 1 match
   *[other] Analyze { $count } matches
}
statistics-analyzing = Analyzing: { $done } of { $all } done
statistics-skipped = { $count ->
    [one] 1 match cannot be analyzed.
   *[other] { $count } matches cannot be analyzed.
}

statistics-development = Progress
statistics-by-time = Matches over time
statistics-day = Date
statistics-week = Week of
statistics-month = Month
statistics-year = Year
statistics-each-match = Each match
statistics-mean-of = { $count ->
    [one] Average of 1 match
   *[other] Average of { $count } matches
}
statistics-balance-trend = Wins by skill and luck
statistics-rating = Rating
statistics-place-column = Place
statistics-team-won = won
statistics-team-lost = lost
statistics-more = Show more
statistics-fewer = Show fewer

statistics-mistakes = Frequent mistakes
statistics-mistakes-none = No mistakes in the analyzed matches.
statistics-mistake-count = { $count ->
    [one] once
   *[other] { $count } times
}, { $rate } per match
statistics-mistake-cost = { $amount } each
statistics-example = Example
statistics-balance-wins = { $count ->
    [one] Wins in 1 match
   *[other] Wins in { $count } matches
}
statistics-balance-score = Average result per match
statistics-balance-about = Expected is the result with a strong bot in every seat. The parts add up to your result; a shared win counts in part.

statistics-by-game = Results by game
statistics-by-company = Results by other players
statistics-rivals = People you play with
statistics-ahead = Ahead
statistics-behind = Behind
statistics-about = Skill and luck are in wins: +1 is one win more than expected. Matches that you left count as lost and are not analyzed. Matches with cards that you had seen before are not counted.
statistics-csv = Download (CSV)

# Kinds of mistakes, by the id of their main reason.
mistake-take6-reason-takes = Too far from the end of the row
mistake-take6-reason-takes-other = Overtaken: lands on a row that fills up
mistake-take6-reason-full = Card for a full row
mistake-take6-reason-low = Card lower than every row
mistake-take6-reason-row = Expensive row taken
mistake-take6-reason-place = Safe place not used
mistake-take6-reason-better = Safer card not played
mistake-take6-reason-cheaper = Risked a more expensive row
mistake-buffalo-reason-takes = Too far from the end of the row
mistake-buffalo-reason-takes-other = Overtaken: lands on a row that fills up
mistake-buffalo-reason-turn = Turn that favors the buffalo
mistake-take-that-reason-taken = Expensive line taken
mistake-take-that-reason-pair = Pair missed
mistake-take-that-reason-cheap = Cheap line not taken
mistake-take-that-reason-next = Line left for your next turn
mistake-bull-party-reason-row = Less valuable row chosen
mistake-bull-party-reason-lay = Cards laid on the wrong piles
mistake-bull-party-reason-pick = Card with worse rows
mistake-review-reason-later-heads = Costs heads later in the round
mistake-review-reason-later-points = Costs points later in the game
mistake-review-reason-win = Lowers the chance to win
mistake-other = Other mistakes
