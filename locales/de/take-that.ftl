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

take-that-begins = Spiel { $game } beginnt; zuerst am Zug: { $who }.
take-that-started = { $card } ({ $who }) beginnt die Kette.
take-that-laid = { $card } ({ $who }) wird angelegt.
take-that-paired = { $card } ({ $who }) bildet ein Paar mit { $mirror }: +2 Punkte.
take-that-line-taken = Die Kette wird genommen ({ $who }): { $cards }: { table-points }.
take-that-extra-taken = Es war nur eine Karte, also kommt eine verdeckte vom Deck dazu ({ $who }).
take-that-you-drew = Du ziehst { $card }.
take-that-extras = Verdeckte Karten ({ $who }): { $cards }.
take-that-game-over = Spiel { $game } ist vorbei.
take-that-game-line = { $who }: { table-points }, { $total } insgesamt

rules-take-that =
    Bist du am Zug, tust du eins von drei Dingen und ziehst danach eine Karte.
    Anlegen: eine Karte ans rechte Ende der Kette, höchstens 10 höher oder niedriger als die letzte.
    Ein Paar bilden: zeig das Spiegelbild einer Karte der Kette (49 und 94); beide liegen offen neben dir und zählen je einen Punkt.
    Die Kette nehmen: alle ihre Karten liegen verdeckt neben dir und zählen je einen Minuspunkt, Karten mit einer Kröte (22, 33 … 88) fünf. Dann beginnst du eine neue Kette.
    Ist das Deck leer, endet das Spiel, wenn jemand die Kette nimmt oder ihre letzte Karte wegpaart. Wer die meisten Punkte hat, gewinnt.
