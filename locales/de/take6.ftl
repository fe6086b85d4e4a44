# 6 nimmt, mit Draft und Fankarten.

game-take6 = 6 nimmt
about-take6 = Vier Reihen. Wer die sechste Karte legt, nimmt die Reihe.

explain-take6-limit = Die Partie endet nach der Runde, in der ein Spieler so viele Hornochsen erreicht.
explain-take6-rounds = Eine feste Zahl von Runden spielen statt bis zu einer Grenze.
explain-take6-deck = Volles Deck, oder begrenztes Deck für 2–6 Spieler: nur die Karten, die gegeben werden, ab 1.
explain-take6-deal = Karten zufällig geben oder draften: Alle Karten des begrenzten Decks liegen offen, und ihr wählt reihum.
explain-take6-drafted = Ob gedraftete Karten sichtbar bleiben oder man sie sich merken muss.
explain-take6-fans = Zusatzkarten, die eine Reihe oder eine Karte verändern.
explain-take6-hand = Zahl der Karten pro Spieler. Experimentell.
explain-take6-cards = Höchste Karte des vollen Decks. Experimentell.

take6-title = 6 nimmt · Runde { $round } · Zug { $turn } von { $turns }
take6-draft-title = 6 nimmt · Runde { $round } · Draft
take6-ends-at = Ende bei { $limit } Hornochsen
take6-ends-after = { $rounds ->
    [one] Ende nach 1 Runde
   *[other] Ende nach { $rounds } Runden
}
take6-several-fans = Hinweis: Das Regelheft rät davon ab, mehrere Fankarten zugleich zu verwenden.

take6-only-even = nur gerade Karten
take6-only-odd = nur ungerade Karten
take6-goes-down-then-up = geht abwärts; der Marker wandert dann nach oben
take6-goes-down-then-down = geht abwärts; der Marker wandert dann nach unten
take6-cow = Kuh
take6-flip-available = Du hast noch deine Drehkarte: Häng drehen (oder d) an eine Karte, um ihre Ziffern zu drehen.
take6-draft-pool = Zur Auswahl
take6-hand-of = Hand ({ $who })

take6-ask-draft = Wähl eine Karte für deine Hand
take6-choice-draft = eine Karte aus der Auswahl auf die Hand nehmen
take6-choice-flip = die Ziffern deiner Karte drehen, einmal pro Runde

take6-drafted = { $actor ->
    [you] Du nimmst die { $card }.
   *[other] { $who } nimmt die { $card }.
}
take6-revealed-flipped = { $card }, gedreht { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } ist { table-overfull }: { table-heads } für dich!
   *[other] { table-card-of } ist { table-overfull }: { table-heads } für { $who }.
}
take6-chose-row = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads }.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads }.
}
take6-even-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur gerade Karten.
take6-odd-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur ungerade Karten.
take6-mountain-moved = Bergsteigen wandert zu Reihe { $row }, die jetzt abwärts geht.
take6-cow-starts = Die Kuh beginnt in Reihe { $row } mit der niedrigsten Karte.
take6-cow-jumped = Die Kuh springt zu Reihe { $row }, die unter den anderen Reihen die niedrigste letzte Karte hat.
take6-cow-took = { $actor ->
    [you] Die Kuh füllt Reihe { $row }: { table-heads } für dich, die { $stays } bleibt liegen.
   *[other] Die Kuh füllt Reihe { $row }: { table-heads } für { $who }, die { $stays } bleibt liegen.
}
take6-round-over = Runde { $round } ist vorbei.
take6-round-line = { $who }: { table-heads }, { $total } insgesamt
take6-turn-heads = { $actor ->
    [you] In diesem Zug für dich: { table-heads }, in dieser Runde { $total }.
   *[other] In diesem Zug für { $who }: { table-heads }, in dieser Runde { $total }.
}
take6-turn-no-heads = { $actor ->
    [you] Du nimmst in diesem Zug keine Hornochsen. In dieser Runde: { table-heads }.
   *[other] { $who } nimmt in diesem Zug keine Hornochsen. In dieser Runde: { table-heads }.
}

rules-take6 =
    In jedem Zug wählen alle geheim eine Karte. Die Karten werden aufgedeckt und in aufsteigender Reihenfolge angelegt. Eine Karte kommt in die Reihe, deren letzte Karte die höchste unter ihr ist.
    Eine Reihe fasst fünf Karten. Wäre deine Karte die sechste, nimmst du die fünf, und deine Karte beginnt die Reihe neu. Ist deine Karte niedriger als die letzte Karte jeder Reihe, nimmst du eine Reihe deiner Wahl, und deine Karte beginnt sie neu.
    Jeder Hornochse auf deinen genommenen Karten ist ein Minuspunkt: 55 hat sieben; 11, 22, 33 … haben fünf; 10, 20, 30 … drei; 5, 15, 25 … zwei; alle anderen einen.
    Eine Runde hat zehn Züge. Die Partie endet nach der Runde, in der ein Spieler die Grenze erreicht. Wer die wenigsten Hornochsen hat, gewinnt.

# Gründe einer Analyse: $percent ist ein Anteil der Stichprobe, $unseen die Zahl der ungesehenen Karten zwischen $last und $card.
take6-reason-takes = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }): Zwischen { $last } und { $card } { $unseen ->
    [one] liegt 1 ungesehene Karte
   *[other] liegen { $unseen } ungesehene Karten
}.
take6-reason-takes-other = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }).
take6-reason-full = Reihe { $row } ist voll: Deine { $card } nimmt sie in { $percent } % der Fälle ({ table-heads }).
take6-reason-low = Deine { $card } ist niedriger als jede Reihe: Sie nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }).
take6-reason-row = Reihe { $row } hat { table-heads }, Reihe { $other } nur { $fewer }.
take6-reason-place = Die { $card } ist die { $place }. Karte in Reihe { $row } und nimmt { $percent ->
    [0] nie eine Reihe
   *[other] nur in { $percent } % der Fälle eine Reihe
}.
take6-reason-better = Die { $card } nimmt { $percent ->
    [0] nie eine Reihe
   *[other] nur in { $percent } % der Fälle eine Reihe
}.
take6-reason-cheaper = Die { $card } nimmt in { $percent } % der Fälle eine Reihe, aber eine billigere (im Schnitt { table-heads }).
