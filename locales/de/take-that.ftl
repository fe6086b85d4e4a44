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
take-that-nothing = nichts passt und nichts bildet ein Paar: du musst die Kette nehmen

take-that-ask-turn = Eine Karte, paar oder nehmen?
take-that-ask-start = Mit welcher Karte beginnt die Kette?
take-that-do-lay = eine Karte rechts anlegen; höchstens 10 Abstand zur letzten
take-that-do-start = mit einer beliebigen Karte eine Kette beginnen
take-that-do-pair = eine Karte der Kette mit ihrem Spiegelbild aus deiner Hand paaren: zwei Punkte
take-that-do-pair-card = deine Karte, das Spiegelbild einer Karte der Kette
take-that-do-take = die ganze Kette nehmen (Minuspunkte) und eine neue beginnen
take-that-do-take-start = die Karte, mit der die neue Kette beginnt
take-that-do-take-end = die ganze Kette nehmen (Minuspunkte); damit endet das Spiel

take-that-begins = { $whose ->
    [yours] Spiel { $game } beginnt, und du fängst an.
   *[theirs] Spiel { $game } beginnt, und { $who } fängt an.
}
take-that-started = { $whose ->
    [yours] Du beginnst die Kette mit der { $card }.
   *[theirs] { $who } beginnt die Kette mit der { $card }.
}
take-that-laid = { $whose ->
    [yours] Du legst die { $card } an.
   *[theirs] { $who } legt die { $card } an.
}
take-that-paired = { $whose ->
    [yours] Du bildest ein Paar aus deiner { $card } und der { $mirror }: +2 Punkte!
   *[theirs] { $who } bildet ein Paar aus der { $card } und der { $mirror }: +2 Punkte.
}
take-that-line-taken = { $whose ->
    [yours] Du nimmst die Kette ({ $cards }): { table-points }.
   *[theirs] { $who } nimmt die Kette ({ $cards }): { table-points }.
}
take-that-extra-taken = { $whose ->
    [yours] Es war nur eine Karte, also nimmst du eine verdeckte vom Deck dazu.
   *[theirs] Es war nur eine Karte, also nimmt { $who } eine verdeckte vom Deck dazu.
}
take-that-you-drew = Du ziehst die { $card }.
take-that-extras = { $whose ->
    [yours] Deine verdeckten Karten: { $cards }.
   *[theirs] Verdeckte Karten von { $who }: { $cards }.
}
take-that-game-over = Spiel { $game } ist vorbei.
take-that-game-line = { $who }: { table-points }, { $total } insgesamt

rules-take-that =
    Bist du am Zug, tust du eins von drei Dingen und ziehst danach eine Karte.
    Anlegen: eine Karte ans rechte Ende der Kette, höchstens 10 höher oder niedriger als die letzte.
    Ein Paar bilden: zeig das Spiegelbild einer Karte der Kette (49 und 94); beide liegen offen neben dir und zählen je einen Punkt.
    Die Kette nehmen: alle ihre Karten liegen verdeckt neben dir und zählen je einen Minuspunkt, Karten mit einer Kröte (22, 33 … 88) fünf. Dann beginnst du eine neue Kette.
    Ist das Deck leer, endet das Spiel, wenn jemand die Kette nimmt oder ihre letzte Karte wegpaart. Wer die meisten Punkte hat, gewinnt.
