# The review of a match. $choice and $other are choices as words of the record; $percent is a share of the simulated cases.

review-title = Review
review-accuracy = Accuracy
review-costs = Costs
review-expected = Expected
review-deal = Deal
review-skill = Skill
review-luck = Luck
review-others = Others
review-result = Result
review-win-chance = Chance to win
review-labels = Inaccurate · mistakes · blunders
review-key-moments = Key moments
review-choices = Choices
review-balance = Luck and skill
review-unfinished = The match is not over: values are those at its last step.
review-seat-column = Player
review-game-column = Game
review-matches = Matches
review-won = Won
review-frequent-mistakes = Most frequent mistakes
review-totals = Totals of { $player }. Costs, luck, skill and result are averages per match.
review-round = Round { $round }
review-step = step { $step }
review-best = best { $choice }
review-inaccurate = inaccurate
review-mistake = mistake
review-blunder = blunder
review-cost-note = A cost counts the result of the round and the chance to win together, so it can exceed the heads or points at stake. ± is the 95% interval.
review-moment-cost = cost
review-moment-luck = luck
review-moment-turning-point = turning point

review-style-random = { $who } plays at random.
review-style-gentle = { $who } plays like the bot “gentle”: by simple rules, with mistakes.
review-style-simple = { $who } plays like the bot “simple”: by simple rules.
review-style-strong = { $who } plays like a strong bot.

review-reason-later-heads = With { $other } you take fewer heads in the rest of the round than with { $choice }.
review-reason-later-points = With { $other } you score more points in the rest of the game than with { $choice }.
review-reason-win = { $choice } wins in { $percent }% of cases, { $other } in { $other_percent }%.
