### Puzzles. $rating, $before and $after are ratings with one decimal; $level is a bot level.

page-puzzles = Rätsel
puzzles-about = Stellungen, in denen ein Zug deutlich der beste ist. Finde ihn und sieh dann, warum.
puzzles-solve = Rätsel lösen
puzzle-game = Spiel
puzzle-all = Alle Spiele
puzzle-rating = Wertungszahl
puzzle-task = Ein Zug ist deutlich der beste.
puzzle-goal-lowest = Wer die wenigsten Hornochsen hat, gewinnt.
puzzle-goal-highest = Wer die meisten Punkte hat, gewinnt.
puzzle-goal-team = Das Team gewinnt mit weniger Hornochsen als sein Gegner.
puzzle-right = Richtig
puzzle-wrong = Nicht der beste Zug
puzzle-change = Wertungszahl: { $before } → { $after }
puzzle-unrated = Schon einmal beantwortet: Deine Wertungszahl bleibt gleich.
puzzle-next = Nächstes Rätsel
puzzle-simple = Die Bot-Stufe „{ $level }“ spielt hier { $choice }.
puzzle-difficulty = Wertungszahl des Rätsels: { $rating }.
puzzle-count = { $solved } von { $tried } gelöst
puzzle-unloadable = Die Rätsel konnten nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
