# Bull Party.

game-bull-party = Bull Party
about-bull-party = Hier sind Hornochsen gut: nimm Reihen und bau den besten Stapel.

explain-bull-party-numbers = Höchste Zahlenkarte. Experimentell.
explain-bull-party-hand = Zahl der Zahlenkarten, die jeder bekommt und nach jeder Runde behält.
explain-bull-party-out = Zahl der Karten, die vor dem Spiel ungesehen aussortiert werden.
explain-bull-party-heads = Hornochsen der Zahlenkarten: take6 für die von 6 nimmt, oder eine Zahl pro Karte.
explain-bull-party-bulls = Hornochsen der Stierkarten, von oben nach unten im Stapel.

bull-party-heads-note = Das Regelheft nennt die Hornochsen der einzelnen Karten nicht. Rodeo verwendet eine eigene Tabelle.
bull-party-title = Bull Party · Runde { $round }
bull-party-last-title = Bull Party · Runde { $round } (letzte)
bull-party-bull = { $heads ->
    [one] Stier mit 1 Hornochsen
   *[other] Stier mit { $heads } Hornochsen
}
bull-party-taken = genommen
bull-party-deck-label = Nachziehstapel
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $cards } Karten
}
bull-party-next-bull = nächster Stier: { table-heads }
bull-party-score = Punktestand
bull-party-out = { $who }, hat eine Reihe
bull-party-piles-of = Stapel ({ $who })
bull-party-no-piles = keine
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = Stiere: { table-heads }
bull-party-zero-card = und deine Nullkarte, { $letter }

bull-party-ask-pick = Wähl eine Karte (eine Zahl nimmt eine Reihe, null ergänzt eine)
bull-party-ask-number = Wähl eine Zahlenkarte, um eine Reihe zu nehmen
bull-party-ask-take = Deine { $card }: wähl die Reihe, die du nimmst
bull-party-ask-add = Aufgedeckte Karte: { $card }. Wähl eine Reihe dafür
bull-party-ask-lay = { $count ->
    [one] Leg 1 Karte auf einen Stapel (etwa 22 1 oder 22 neu)
   *[other] Leg { $count } Karten auf Stapel, die niedrigste zuerst (etwa 20 1 22 neu)
}
bull-party-choice-play = eine Zahlenkarte spielen, dann eine Reihe nehmen
bull-party-choice-zero = deine Nullkarte zeigen: eine Karte vom Nachziehstapel in eine Reihe legen und in der Runde bleiben
bull-party-choice-take = eine Reihe nehmen
bull-party-choice-add = die Reihe für die aufgedeckte Karte
bull-party-choice-lay-card = eine Karte zum Ablegen
bull-party-choice-pile = auf diesen Stapel
bull-party-choice-new = als neuer Stapel

bull-party-your-letter = Deine Nullkarte hat den Buchstaben { $letter }.
bull-party-revealed-zero = Null { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { $cards }, { table-heads }.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }!
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }.
}
bull-party-turned = { $actor ->
    [you] Deine Nullkarte deckt die { $card } auf.
   *[other] Die Nullkarte von { $who } deckt die { $card } auf.
}
bull-party-added = { $actor ->
    [you] Du legst die { $card } in Reihe { $row }.
   *[other] { $who } legt die { $card } in Reihe { $row }.
}
bull-party-bull-added = { $heads ->
    [one] Reihe { $row } ist voll und bekommt einen Stier mit 1 Hornochsen.
   *[other] Reihe { $row } ist voll und bekommt einen Stier mit { $heads } Hornochsen.
}
bull-party-no-effect = { $actor ->
    [you] Deine Nullkarte bewirkt nichts: Keine Reihe kann eine Karte aufnehmen.
   *[other] Die Nullkarte von { $who } bewirkt nichts: Keine Reihe kann eine Karte aufnehmen.
}
bull-party-reshuffled = { $cards ->
    [one] Der Nachziehstapel ist leer. Der Ablagestapel, 1 Karte, wird der neue Nachziehstapel.
   *[other] Der Nachziehstapel ist leer. Der Ablagestapel, { $cards } Karten, wird zum neuen Nachziehstapel gemischt.
}
bull-party-laid = { $actor ->
    [you] Du legst ab: { $cards }.
   *[other] { $who } legt ab: { $cards }.
}
bull-party-on-pile = { $card } auf Stapel { $pile }
bull-party-on-new-pile = { $card } auf den neuen Stapel { $pile }
bull-party-sits-out = { $actor ->
    [you] Du hast eine Reihe und setzt für den Rest dieser Runde aus.
   *[other] { $who } hat eine Reihe und setzt für den Rest dieser Runde aus.
}
bull-party-round-over = Runde { $round } ist vorbei. Punktestand:
bull-party-match-over = Alle Karten sind abgelegt. Die Hornochsen werden gezählt.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Hier sind Hornochsen gut, aber nur auf einem Stapel. Alle wählen geheim eine Karte.
    Zuerst die Zahlenkarten, die niedrigste zuerst: Leg deine Karte auf den Ablagestapel, nimm eine Reihe auf die Hand und setz für den Rest der Runde aus. Dann die Nullkarten nach ihrem Buchstaben: Deck eine Karte vom Nachziehstapel auf, leg sie in eine Reihe mit weniger als fünf Karten und bleib in der Runde. Die fünfte Karte einer Reihe bringt eine Stierkarte mit 4 bis 7 Hornochsen.
    Sind alle Reihen genommen, behältst du fünf Karten und legst die übrigen auf aufsteigende Stapel ab. Am Ende zählen dein bester Stapel und deine Stiere für dich, alle anderen Stapel gegen dich. Wer die meisten Punkte hat, gewinnt.

# Gründe einer Analyse: $percent ist ein Anteil der Stichprobe.
bull-party-reason-row = Reihe { $row } ist mit Stier { $heads } Punkte wert, Reihe { $other } { $other_heads }.
bull-party-reason-lay = Danach zählen deine Stapel { $points } Punkte, nach { $choice } { $other_points }.
bull-party-reason-pick = Mit { $choice } nimmst du in { $percent } % der Fälle eine Reihe ({ $heads } Hornochsen), mit { $other } in { $other_percent } % ({ $other_heads }).
