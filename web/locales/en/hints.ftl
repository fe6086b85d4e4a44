### Hints at a table. $choice is a choice in words; $amount a cost with its unit.

hint = Hint
hint-thinking = Looking for the best choice…
hint-best = Best: { $choice }
hint-only-choice = There is only one choice.
hint-costs = costs { $amount }
hint-legend-heads = heads more, with the chance to win counted
hint-legend-points = points, with the chance to win counted
hint-legend-win-chance = chance to win
hint-failed = No hint is available.
hint-play-anyway = Play { $choice }
hint-change = Choose again
