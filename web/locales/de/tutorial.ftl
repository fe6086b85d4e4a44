# Die Tutorials: Texte für alle Spiele. Die Schritte stehen in den Dateien der Spiele.
page-learn = Tutorial
learn = Tutorial
learn-title = { $game } lernen
learn-invite = In fünf Minuten lernen
learn-continue = Weiter
learn-back = Zurück
learn-hint = Diese nicht. Versuch eine andere.
learn-end = Jetzt kennst du die Regeln von { $game }. Spiel deine erste Partie gegen Bots.
learn-play = Sofort spielen
learn-again = Von vorn beginnen
learn-done = Gut gemacht!
learn-end-table = Jetzt kennst du die Regeln von { $game }. Dein Tisch wartet.
learn-to-table = Zurück zum Tisch
learn-next = Als Nächstes: { $game }
