# Bull Party.

bull-party-heads-note = Das Regelheft verrät nicht, wie viele Hornochsen jede Karte hat; die Zahlen hier stammen von uns.
bull-party-title = Bull Party · Runde { $round }
bull-party-last-title = Bull Party · Runde { $round }, die letzte
bull-party-bull = Stier mit { $heads }
bull-party-taken = schon genommen
bull-party-deck-label = Deck
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] Ablage: 1 Karte
   *[other] Ablage: { $cards } Karten
}
bull-party-next-bull = nächster Stier: { table-heads }
bull-party-score = Stand jetzt
bull-party-out = { $who }, fertig
bull-party-piles-of = Stapel ({ $who })
bull-party-no-piles = noch keine
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = Stiere: { table-heads }
bull-party-zero-card = und deine Nullkarte, { $letter }

bull-party-ask-pick = Welche Karte? (eine Zahl nimmt eine Reihe, null lässt eine wachsen)
bull-party-ask-number = Welche Karte? (eine Zahl nimmt eine Reihe)
bull-party-ask-take = Deine { $card }: Welche Reihe nimmst du?
bull-party-ask-add = Aufgedeckt ist { $card }: Welche Reihe bekommt sie?
bull-party-ask-lay = { $count ->
    [one] Leg 1 Karte auf einen Stapel (etwa 22 1, oder 22 neu)
   *[other] Leg { $count } Karten auf Stapel, die kleinste zuerst (etwa 20 1 22 neu)
}
bull-party-choice-play = eine Zahlenkarte spielen und dann eine Reihe nehmen
bull-party-choice-zero = deine Nullkarte zeigen: eine Karte vom Deck kommt in eine Reihe, und du bleibst in der Runde
bull-party-choice-take = eine Reihe nehmen
bull-party-choice-add = die Reihe, die die aufgedeckte Karte bekommt
bull-party-choice-lay-card = eine Karte für einen Stapel
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
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }!
}
bull-party-turned = { $actor ->
    [you] Deine Null deckt die { $card } auf.
   *[other] Die Null von { $who } deckt die { $card } auf.
}
bull-party-added = { $actor ->
    [you] Du legst die { $card } in Reihe { $row }.
   *[other] { $who } legt die { $card } in Reihe { $row }.
}
bull-party-bull-added = Reihe { $row } ist voll, und ein Stier mit { $heads } gesellt sich dazu.
bull-party-no-effect = { $actor ->
    [you] Deine Null bewirkt nichts: keine Reihe kann wachsen.
   *[other] Die Null von { $who } bewirkt nichts: keine Reihe kann wachsen.
}
bull-party-reshuffled = { $cards ->
    [one] Das Deck ist leer: die Ablage, 1 Karte, ist das neue Deck.
   *[other] Das Deck ist leer: die Ablage, { $cards } Karten, wird als neues Deck gemischt.
}
bull-party-laid = { $actor ->
    [you] Du legst auf Stapel: { $cards }.
   *[other] { $who } legt auf Stapel: { $cards }.
}
bull-party-on-pile = { $card } auf Stapel { $pile }
bull-party-on-new-pile = { $card } als neuer Stapel { $pile }
bull-party-sits-out = { $actor ->
    [you] Du hast deine Reihe und setzt für den Rest dieser Runde aus.
   *[other] { $who } hat eine Reihe und setzt für den Rest dieser Runde aus.
}
bull-party-round-over = Runde { $round } ist vorbei. Wäre jetzt Schluss:
bull-party-match-over = Alle Karten liegen, und die Hornochsen werden gezählt.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Hier sind Hornochsen gut, solange sie auf einem Stapel liegen. Alle wählen heimlich eine Karte.
    Erst die Zahlenkarten, die kleinste zuerst: Die Karte wird abgelegt, wer sie gespielt hat, nimmt eine Reihe auf die Hand und ist mit der Runde fertig. Dann die Nullkarten nach ihrem Buchstaben: Eine Karte vom Deck wird aufgedeckt und kommt in eine Reihe mit weniger als fünf Karten, und wer die Null gespielt hat, bleibt dabei. Die fünfte Karte einer Reihe lockt einen Stier mit 4 bis 7 Hornochsen an.
    Sind alle Reihen genommen, behalten alle fünf Karten und legen die übrigen auf aufsteigende Stapel. Am Ende zählen dein bester Stapel und deine Stiere für dich, alle anderen Stapel gegen dich. Wer die meisten Punkte hat, gewinnt.
