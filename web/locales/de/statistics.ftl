### Statistik des Spielers. $count, $done, $all und $wins sind Zahlen; $amount sind Kosten mit Einheit.

page-statistics = Statistik
statistics-empty = Du hast noch keine Partie beendet. Nach der ersten siehst du hier deine Ergebnisse, deine Genauigkeit, dein Glück und häufige Fehler.
statistics-none = Keine Partie passt zu dieser Auswahl.
statistics-reset = Alle Partien zeigen
statistics-truncated = Nur die neuesten { $count } Partien sind geladen.

statistics-game = Spiel
statistics-all-games = Alle Spiele
statistics-company = Mitspieler
statistics-all-players = Alle
statistics-people = Menschen
statistics-any-bots = Nur Bots
statistics-bots = Verschiedene Bots
statistics-level = Bots: { $level }
statistics-period = Zeitraum
statistics-ever = Gesamte Zeit
statistics-days = Letzte { $days } Tage

statistics-matches = Partien
statistics-wins = Gewonnen
statistics-not-won = Nicht gewonnen
statistics-won-of = { $wins } gewonnen
statistics-win-rate = Siegquote
statistics-equal = bei gleicher Stärke: { $percent }
statistics-place = Ø Platz
statistics-of-players = von { $players } Spielern
statistics-score = Ø Ergebnis
statistics-best = bestes: { $amount }
statistics-streak = Längste Siegesserie
statistics-streak-now = aktuell: { $count }
statistics-recent = Letzte Partien
statistics-places = Plätze
statistics-nth = { $place }.
statistics-choices = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
statistics-not-analyzed = noch nicht analysiert
statistics-in-wins = in Siegen

statistics-analyzed = { $all ->
    [one] { $done } von 1 Partie analysiert
   *[other] { $done } von { $all } Partien analysiert
}
statistics-outdated = { $count ->
    [one] davon 1 mit einer älteren Version
   *[other] davon { $count } mit einer älteren Version
}
statistics-analyze-about = Genauigkeit, Glück und Fehler stammen aus der Analyse. Sie läuft auf diesem Gerät, die neuesten Partien zuerst, und analysiert jede Partie nur einmal.
statistics-analyze = { $count ->
    [one] 1 Partie analysieren
   *[other] { $count } Partien analysieren
}
statistics-analyzing = Analyse läuft: { $done } von { $all } fertig
statistics-skipped = { $count ->
    [one] 1 Partie lässt sich nicht analysieren.
   *[other] { $count } Partien lassen sich nicht analysieren.
}

statistics-development = Entwicklung
statistics-by-time = Partien nach Zeit
statistics-day = Datum
statistics-week = Woche vom
statistics-month = Monat
statistics-year = Jahr
statistics-each-match = Einzelne Partien
statistics-mean-of = { $count ->
    [one] Mittel von 1 Partie
   *[other] Mittel von { $count } Partien
}
statistics-balance-trend = Siege durch Können und Glück
statistics-rating = Wertungszahl
statistics-place-column = Platz
statistics-team-won = gewonnen
statistics-team-lost = verloren
statistics-more = Mehr anzeigen
statistics-fewer = Weniger anzeigen

statistics-mistakes = Häufige Fehler
statistics-mistakes-none = Keine Fehler in den analysierten Partien.
statistics-mistake-count = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, { $rate } pro Partie
statistics-mistake-cost = je { $amount }
statistics-example = Beispiel
statistics-balance-wins = { $count ->
    [one] Siege in 1 Partie
   *[other] Siege in { $count } Partien
}
statistics-balance-score = Mittleres Ergebnis einer Partie
statistics-balance-about = „Erwartet“ ist das Ergebnis, wenn auf allen Plätzen ein starker Bot spielt. Die Teile ergeben zusammen dein Ergebnis; ein geteilter Sieg zählt anteilig.

statistics-by-game = Ergebnisse nach Spiel
statistics-by-company = Ergebnisse nach Mitspielern
statistics-rivals = Menschen, mit denen du spielst
statistics-ahead = Davor
statistics-behind = Dahinter
statistics-about = Können und Glück sind in Siegen angegeben: +1 ist ein Sieg mehr als erwartet. Partien, die du verlassen hast, zählen als verloren und werden nicht analysiert. Partien mit Karten, die du schon kanntest, zählen nicht.
statistics-csv = Herunterladen (CSV)

# Arten von Fehlern nach der Id ihres wichtigsten Grundes.
mistake-take6-reason-takes = Zu weit vom Ende der Reihe
mistake-take6-reason-takes-other = Überholt: Karte landet in einer vollen Reihe
mistake-take6-reason-full = Karte für eine volle Reihe
mistake-take6-reason-low = Karte niedriger als jede Reihe
mistake-take6-reason-row = Teure Reihe genommen
mistake-take6-reason-place = Sicheren Platz nicht genutzt
mistake-take6-reason-better = Sicherere Karte nicht gespielt
mistake-take6-reason-cheaper = Teurere Reihe riskiert
mistake-buffalo-reason-takes = Zu weit vom Ende der Reihe
mistake-buffalo-reason-takes-other = Überholt: Karte landet in einer vollen Reihe
mistake-buffalo-reason-turn = Zug, der dem Büffel nützt
mistake-take-that-reason-taken = Teure Kette genommen
mistake-take-that-reason-pair = Paar verpasst
mistake-take-that-reason-cheap = Billige Kette nicht genommen
mistake-take-that-reason-next = Kette für den eigenen nächsten Zug gelassen
mistake-bull-party-reason-row = Weniger wertvolle Reihe gewählt
mistake-bull-party-reason-lay = Karten auf die falschen Stapel gelegt
mistake-bull-party-reason-pick = Karte mit schlechteren Reihen
mistake-review-reason-later-heads = Kostet Hornochsen im Rest der Runde
mistake-review-reason-later-points = Kostet Punkte im Rest des Spiels
mistake-review-reason-win = Senkt die Siegchance
mistake-other = Andere Fehler
