# Tutorial: Jeder Schritt hat eine Anweisung, einen Hinweis nach einer falschen Wahl und einen Kommentar zum Geschehen.

learn-bull-party-number = Hier sind Hornochsen gut. Für jeden Spieler liegt eine Reihe aus. Eine Zahlenkarte nimmt eine Reihe, und die niedrigste Zahl wählt zuerst. Die Reihe mit der 60 sieht gut aus: Spiel deine niedrigste Karte.
learn-bull-party-number-hint = Ein anderer Spieler kann niedriger sein. Deine niedrigste Zahl ist 5.
learn-bull-party-number-done = Deine Karte ist die niedrigste, also wählst du zuerst.
learn-bull-party-row = Nimm Reihe 1: Sie hat drei Karten für deine Stapel.
learn-bull-party-row-hint = Nimm Reihe 1 mit 22, 24 und 60.
learn-bull-party-row-done = Die Karten der Reihe sind auf deiner Hand, die 5 liegt auf dem Ablagestapel, und alle anderen Spieler haben auch eine Reihe genommen.
learn-bull-party-lay = Du behältst fünf Karten und legst die übrigen auf Stapel. Eine Karte kommt auf einen Stapel mit kleinerer oberster Karte oder beginnt einen neuen. Auf deinem liegt die 13: Leg die 20 darauf, dann die 22.
learn-bull-party-lay-hint = Zuerst die 20 auf Stapel 1, dann die 22 auf Stapel 1.
learn-bull-party-lay-done = 13, 20, 22: ein aufsteigender Stapel. Neue Reihen werden ausgelegt.
learn-bull-party-new-pile = Eine Runde später musst du eine 4 und eine 18 ablegen. Keine kann auf die 22. Beginn mit der 4 einen neuen Stapel, dann leg die 18 darauf.
learn-bull-party-new-pile-hint = Zuerst die 4 als neuer Stapel, dann die 18 auf Stapel 2.
learn-bull-party-new-pile-done = Jetzt hast du zwei Stapel. Am Ende zählt nur dein bester Stapel für dich, alle anderen zählen gegen dich. Beginn also möglichst keine neuen.
learn-bull-party-zero = Du hast auch eine Nullkarte. Sie nimmt keine Reihe: Sie verlängert eine Reihe um eine Karte und kommt zurück auf deine Hand. Reihe 1 hat vier Karten. Spiel die Nullkarte.
learn-bull-party-zero-hint = Nimm noch keine Reihe: Spiel die Nullkarte.
learn-bull-party-zero-done = Alle drei Spieler haben eine Nullkarte gespielt. Deine hat den Buchstaben A und ist zuerst dran: Eine 77 wird aufgedeckt.
learn-bull-party-add = Leg die 77 in eine Reihe. Mit der fünften Karte ist eine Reihe voll und bekommt eine Stierkarte. Leg sie in Reihe 1.
learn-bull-party-add-hint = Reihe 1 hat vier Karten und braucht nur noch eine.
learn-bull-party-add-done = Reihe 1 bekommt eine Stierkarte mit 4 Hornochsen. Stiere zählen immer für den, der sie nimmt. Jetzt wollen alle diese Reihe.
learn-bull-party-snatch = Die niedrigste Zahl wählt zuerst. Spiel deine niedrigste Karte.
learn-bull-party-snatch-hint = Niedriger ist schneller: Spiel die 3.
learn-bull-party-snatch-done = Keine Karte war niedriger. Du wählst zuerst.
learn-bull-party-bull = Nimm die Reihe mit dem Stier.
learn-bull-party-bull-hint = Der Stier liegt in Reihe 1.
learn-bull-party-bull-done = Fünf Karten für deine Hand und 4 Hornochsen, die immer für dich zählen.
learn-bull-party-score = Das Spiel endet, wenn der Nachziehstapel aufgebraucht ist. Der Stapel mit den meisten Hornochsen und deine Stiere zählen für dich, die Hornochsen deiner anderen Stapel gegen dich. Unten siehst du die Stapel aller Spieler und ihren jetzigen Wert. Wer die meisten Punkte hat, gewinnt.

### Board.

bull-party-next = Nächster Stier
bull-party-your-piles = Deine Stapel
bull-party-piles-empty = Noch keine Stapel. Nach jeder Runde legst du hier Karten ab.
bull-party-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
bull-party-best-pile = Nur dein bester Stapel zählt für dich, die anderen zählen gegen dich.
bull-party-number-effect = Nimmt eine Reihe, nach allen niedrigeren Zahlen
bull-party-why-lower = Karten werden aufsteigend gelegt: Wähl eine über { $card }.
bull-party-why-higher = Wähl zuerst eine niedrigere Karte: Karten werden aufsteigend gelegt.
bull-party-why-pile = Wähl zuerst einen Stapel für die { $card }.

### Zum ersten Mal: Erklärungen für neue Spieler.

first-bull-party-pick = Eine Zahlenkarte nimmt eine Reihe. Die niedrigste Zahl wählt zuerst.
first-bull-party-zero = Deine Nullkarte nimmt keine Reihe. Sie verlängert eine Reihe um eine Karte vom Nachziehstapel und kommt zurück auf deine Hand.
first-bull-party-bull = In einer Reihe liegt eine Stierkarte. Ihre Hornochsen zählen immer für den, der die Reihe nimmt.
first-bull-party-row = Die Karten der Reihe kommen auf deine Hand, ihre Stierkarte vor dich. Dann setzt du bis zur nächsten Runde aus.
first-bull-party-add = Die aufgedeckte Karte kommt in eine Reihe, die nicht voll ist. Die fünfte Karte einer Reihe bringt eine Stierkarte.
first-bull-party-lay = Behalte fünf Karten und leg die übrigen ab: Wähl eine Karte, dann ihren Stapel. Auf einen Stapel kommt nur eine höhere Karte; jede Karte kann einen neuen beginnen.
first-bull-party-great = Nur dein bester Stapel, der mit +, zählt für dich. Die Hornochsen deiner anderen Stapel zählen gegen dich.
