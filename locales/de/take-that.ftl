# Take That.

take-that-title = Take That · Spiel { $game } von { $games }
take-that-line = Kette
take-that-no-line = es gibt noch keine
take-that-costs = { $points ->
    [one] { $points } Punkt beim Nehmen
   *[other] { $points } Punkte beim Nehmen
}
take-that-pile-label = Deck
take-that-pile = { $cards ->
    [0] leer: wer die Kette nimmt, beendet das Spiel
    [one] 1 Karte
   *[other] { $cards } Karten
}
take-that-hidden = { $count ->
    [one] und 1 verdeckte Karte
   *[other] und { $count } verdeckte Karten
}
take-that-fitting = passt: { $cards }
take-that-pairing = bildet ein Paar: { $cards }
take-that-must-take = nichts passt und nichts bildet ein Paar: du musst die Kette nehmen

take-that-ask-turn = Eine Karte, paar oder nehmen?
take-that-ask-start = Mit welcher Karte beginnt die Kette?
take-that-choice-lay = eine Karte rechts anlegen; höchstens 10 Abstand zur letzten
take-that-choice-start = mit einer beliebigen Karte eine Kette beginnen
take-that-choice-pair = eine Karte der Kette mit ihrem Spiegelbild aus deiner Hand paaren: zwei Punkte
take-that-choice-pair-card = deine Karte, das Spiegelbild einer Karte der Kette
take-that-choice-take = die ganze Kette nehmen (Minuspunkte) und eine neue beginnen
take-that-choice-take-start = die Karte, mit der die neue Kette beginnt
take-that-choice-take-end = die ganze Kette nehmen (Minuspunkte); damit endet das Spiel

take-that-begins = { $actor ->
    [you] Spiel { $game } beginnt, und du fängst an.
   *[other] Spiel { $game } beginnt, und { $who } fängt an.
}
take-that-started = { $actor ->
    [you] Du beginnst die Kette mit der { $card }.
   *[other] { $who } beginnt die Kette mit der { $card }.
}
take-that-laid = { $actor ->
    [you] Du legst die { $card } an.
   *[other] { $who } legt die { $card } an.
}
take-that-paired = { $actor ->
    [you] Du bildest ein Paar aus deiner { $card } und der { $mirror }: +2 Punkte!
   *[other] { $who } bildet ein Paar aus der { $card } und der { $mirror }: +2 Punkte.
}
take-that-line-taken = { $actor ->
    [you] Du nimmst die Kette ({ $cards }): { table-points }.
   *[other] { $who } nimmt die Kette ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] Es war nur eine Karte, also nimmst du eine verdeckte vom Deck dazu.
   *[other] Es war nur eine Karte, also nimmt { $who } eine verdeckte vom Deck dazu.
}
take-that-you-drew = Du ziehst die { $card }.
take-that-extras = { $actor ->
    [you] Deine verdeckten Karten: { $cards }.
   *[other] Verdeckte Karten von { $who }: { $cards }.
}
take-that-game-over = Spiel { $game } ist vorbei.
take-that-game-line = { $who }: { table-points }, { $total } insgesamt

rules-take-that =
    Bist du am Zug, tust du eins von drei Dingen und ziehst danach eine Karte.
    Anlegen: eine Karte ans rechte Ende der Kette, höchstens 10 höher oder niedriger als die letzte.
    Ein Paar bilden: zeig das Spiegelbild einer Karte der Kette (49 und 94); beide liegen offen neben dir und zählen je einen Punkt.
    Die Kette nehmen: alle ihre Karten liegen verdeckt neben dir und zählen je einen Minuspunkt, Karten mit einer Kröte (22, 33 … 88) fünf. Dann beginnst du eine neue Kette.
    Ist das Deck leer, endet das Spiel, wenn jemand die Kette nimmt oder ihre letzte Karte wegpaart. Wer die meisten Punkte hat, gewinnt.
