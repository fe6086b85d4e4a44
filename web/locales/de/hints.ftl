### Tipps am Tisch. $choice ist eine Wahl in Worten, $amount ein Preis mit seiner Einheit.

hint = Tipp
hint-thinking = Die beste Wahl wird gesucht …
hint-best = Am besten: { $choice }
hint-why = Warum?
hint-only-choice = Es gibt nur eine Möglichkeit.
hint-costs = Kosten: { $amount }
hint-not-compared = nicht verglichen: nach einfachen Regeln schwächer
hint-expected-heads = Erwartet in dieser Runde: { $best } mit { $choice }, { $other } mit { $than }.
hint-expected-points = Erwartetes Ergebnis: { $best } mit { $choice }, { $other } mit { $than }.
hint-legend-heads = Hornochsen mehr, Siegchance eingerechnet
hint-legend-points = Punkte, Siegchance eingerechnet
hint-legend-win-chance = Siegchance
hint-failed = Es gibt keinen Tipp.
hint-play-anyway = { $choice } spielen
hint-change = Neu wählen
