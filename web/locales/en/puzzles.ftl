### Puzzles. $rating, $before and $after are ratings with one decimal; $level is a bot level.

page-puzzles = Puzzles
puzzles-about = Positions with one clearly best choice. Find it, then see why it is the best.
puzzles-solve = Solve puzzles
puzzle-game = Game
puzzle-all = All games
puzzle-rating = Rating
puzzle-task = One choice is clearly the best.
puzzle-goal-lowest = Fewest heads win.
puzzle-goal-highest = Most points win.
puzzle-goal-team = The team wins with fewer heads than its opponent.
puzzle-right = Correct
puzzle-wrong = Not the best choice
puzzle-change = Rating: { $before } → { $after }
puzzle-unrated = Answered before: your rating stays the same.
puzzle-next = Next puzzle
puzzle-simple = The bot level “{ $level }” plays { $choice } here.
puzzle-difficulty = Rating of the puzzle: { $rating }.
puzzle-count = { $solved } of { $tried } solved
puzzle-unloadable = The puzzles could not be loaded. Check the connection and try again.
