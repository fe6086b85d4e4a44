# 6 nimmt, mit Kartenwahl und Fan-Karten.

take6-title = 6 nimmt · Runde { $round } · Zug { $turn } von { $turns }
take6-draft-title = 6 nimmt · Runde { $round } · Kartenwahl
take6-ends-at = die Partie endet bei { $limit }
take6-ends-after = { $rounds ->
    [one] es wird eine Runde gespielt
   *[other] es werden { $rounds } Runden gespielt
}
take6-several-fans = Kleine Warnung: mehrere Fan-Karten zugleich machen das Spiel wild. Das Regelheft rät davon ab; viel Spaß!

take6-only-even = nur gerade Karten
take6-only-odd = nur ungerade Karten
take6-goes-down-then-up = geht abwärts; das Schild wandert nach oben
take6-goes-down-then-down = geht abwärts; das Schild wandert nach unten
take6-cow = Kuh
take6-flip-available = Du hast noch deine Drehkarte: häng drehen (oder d) an eine Karte, um ihre Ziffern zu drehen.
take6-draft-pool = Zur Wahl
take6-hand-of = Hand ({ $who })

take6-ask-draft = Welche Karte nimmst du?
take6-choice-draft = eine Karte aus der Mitte nehmen
take6-choice-flip = die Ziffern der Karte drehen, einmal in jeder Runde

take6-drafted = { $actor ->
    [you] Du nimmst die { $card }.
   *[other] { $who } nimmt die { $card }.
}
take6-revealed-flipped = { $card }, gedreht als { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } ist { table-overfull }: Du nimmst { $heads ->
        [one] einen
       *[other] { $heads }
     } Hornochsen!
   *[other] { table-card-of } ist { table-overfull }: { table-heads } für { $who }!
}
take6-chose-row = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads }.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads }.
}
take6-even-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur gerade Karten.
take6-odd-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur ungerade Karten.
take6-mountain-moved = Bergsteigen wandert zu Reihe { $row }: diese Reihe geht jetzt abwärts.
take6-cow-jumped = Die Kuh springt in Reihe { $row }.
take6-cow-took = { $actor ->
    [you] Reihe { $row } war auch ohne die Kuh voll, also nimmst du sie mit: { table-heads }; die { $stays } bleibt liegen.
   *[other] Reihe { $row } war auch ohne die Kuh voll, also nimmt { $who } sie mit: { table-heads }; die { $stays } bleibt liegen.
}
take6-round-over = Runde { $round } ist vorbei.
take6-round-line = { $who }: { table-heads }, { $total } insgesamt
take6-turn-heads = { $actor ->
    [you] Du hast
   *[other] { $who } hat
 } in diesem Zug { $heads ->
    [one] einen
   *[other] { $heads }
 } Hornochsen genommen, { $total } in dieser Runde.
take6-turn-no-heads = Nichts genommen in diesem Zug: { $actor ->
    [you] Du bleibst
   *[other] { $who } bleibt
 } bei { $heads ->
    [one] einem
   *[other] { $heads }
 } Hornochsen in dieser Runde.

rules-take6 =
    Alle wählen heimlich eine Karte. Die Karten werden aufgedeckt und angelegt, die kleinste zuerst. Jede kommt in die Reihe, deren letzte Karte die höchste unter ihr ist.
    Eine Reihe fasst fünf Karten. Wer die sechste legt, nimmt die fünf, und die sechste beginnt die Reihe neu. Eine Karte, die kleiner ist als alle letzten Karten, passt in keine Reihe: Wer sie gespielt hat, nimmt eine beliebige Reihe, und die Karte beginnt sie neu.
    Jeder Hornochse auf genommenen Karten ist ein Minuspunkt: 55 hat sieben, 11, 22, 33 … haben fünf, 10, 20, 30 … drei, 5, 15, 25 … zwei, alle anderen einen.
    Eine Runde hat zehn Züge. Die Partie endet nach der Runde, in der jemand die Grenze erreicht. Wer die wenigsten Hornochsen hat, gewinnt.
