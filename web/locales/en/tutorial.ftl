# The tutorials: texts for all games. The steps are in the files of the games.
page-learn = Tutorial
learn = Tutorial
learn-title = Learn { $game }
learn-invite = Learn it in five minutes
learn-continue = Continue
learn-back = Back
learn-hint = Not this one. Try another.
learn-end = You know the rules of { $game } now. Play your first game against bots.
learn-play = Play now
learn-again = Start again
learn-done = Well done!
learn-end-table = You know the rules of { $game } now. Your table is waiting.
learn-to-table = Return to the table
learn-next = Next: { $game }
