# Die Analyse einer Partie. $choice und $other sind Züge in den Wörtern des Protokolls; $percent ist ein Anteil der Stichprobe.

review-title = Analyse
review-accuracy = Genauigkeit
review-costs = Kosten
review-expected = Erwartet
review-deal = Karten
review-skill = Können
review-luck = Glück
review-others = Andere
review-result = Ergebnis
review-win-chance = Siegchance
review-labels = Ungenau · Fehler · grobe Fehler
review-key-moments = Schlüsselmomente
review-choices = Züge
review-balance = Glück und Können
review-unfinished = Die Partie ist nicht zu Ende: Die Werte gelten für den letzten Schritt.
review-seat-column = Spieler
review-game-column = Spiel
review-matches = Partien
review-won = Gewonnen
review-frequent-mistakes = Häufigste Fehler
review-totals = Gesamtwerte von { $player }. Kosten, Glück, Können und Ergebnis sind Mittelwerte einer Partie.
review-round = Runde { $round }
review-step = Schritt { $step }
review-best = am besten { $choice }
review-inaccurate = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-cost-note = Kosten zählen das Ergebnis der Runde und die Siegchance zusammen und können deshalb höher sein als das, was auf dem Spiel steht. ± ist das Intervall, in dem der Wert zu 95 % liegt.
review-moment-cost = Kosten
review-moment-luck = Glück
review-moment-turning-point = Wendepunkt

review-style-random = { $who } spielt planlos.
review-style-gentle = { $who } spielt wie der Bot „sanft“: nach einfachen Regeln, aber mit Fehlern.
review-style-simple = { $who } spielt wie der Bot „einfach“: nach einfachen Regeln.
review-style-strong = { $who } spielt wie ein starker Bot.

review-reason-later-heads = Mit { $other } nimmst du im Rest der Runde weniger Hornochsen als mit { $choice }.
review-reason-later-points = Mit { $other } machst du im Rest des Spiels mehr Punkte als mit { $choice }.
review-reason-win = { $choice } gewinnt in { $percent } % der Fälle, { $other } in { $other_percent } %.
