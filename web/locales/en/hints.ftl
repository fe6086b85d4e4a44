### Hints at a table. $choice and $than are choices in words; $amount is a cost, $best and $other are results with their unit.

hint = Hint
hint-thinking = Looking for the best choice…
hint-best = Best: { $choice }
hint-why = Why?
hint-only-choice = There is only one choice.
hint-costs = costs { $amount }
hint-not-compared = not compared: weaker by simple rules
hint-expected-heads = Expected this round: { $best } with { $choice }, { $other } with { $than }.
hint-expected-points = Expected result: { $best } with { $choice }, { $other } with { $than }.
hint-legend-heads = heads more, with the chance to win counted
hint-legend-points = points, with the chance to win counted
hint-legend-win-chance = chance to win
hint-failed = No hint is available.
hint-play-anyway = Play { $choice }
hint-change = Choose again
