# Take That.

game-take-that = Take That
about-take-that = Bilde Paare mit Karten der Kette, oder nimm die ganze Kette.

explain-take-that-games = Zahl der Spiele einer Partie. Die Punkte werden addiert.
explain-take-that-variant = In der Profivariante nimmt, wer eine Kette aus nur einer Karte nimmt, auch eine verdeckte Karte vom Nachziehstapel.
explain-take-that-hand = Zahl der Karten pro Spieler.
explain-take-that-low = Niedrigste Zahl im Spiel. Experimentell.
explain-take-that-high = Höchste Zahl im Spiel. Experimentell.

take-that-title = Take That · Spiel { $game } von { $games }
take-that-line = Kette
take-that-no-line = noch keine Karten
take-that-costs = { $points ->
    [one] { $points } Punkt, wenn genommen
   *[other] { $points } Punkte, wenn genommen
}
take-that-pile-label = Nachziehstapel
take-that-pile = { $cards ->
    [0] leer: Nehmen der Kette beendet das Spiel
    [one] 1 Karte
   *[other] { $cards } Karten
}
take-that-hidden = { $count ->
    [one] plus 1 verdeckte Karte
   *[other] plus { $count } verdeckte Karten
}
take-that-fitting = passt: { $cards }
take-that-pairing = Paare: { $cards }
take-that-must-take = keine Karte passt oder bildet ein Paar: du musst die Kette nehmen

take-that-ask-turn = Wähl eine Karte, paar oder nehmen
take-that-ask-start = Wähl die Karte, die die Kette beginnt
take-that-choice-lay = eine Karte ans Ende der Kette legen, höchstens 10 von der letzten entfernt
take-that-choice-start = mit einer beliebigen Karte eine neue Kette beginnen
take-that-choice-pair = eine Karte der Kette mit ihrem Spiegelbild aus deiner Hand paaren: 2 Punkte
take-that-choice-pair-card = deine Handkarte, deren Spiegelbild in der Kette liegt
take-that-choice-take = die ganze Kette nehmen (Minuspunkte) und eine neue beginnen
take-that-choice-take-start = die Karte, mit der die neue Kette beginnt
take-that-choice-take-end = die ganze Kette nehmen (Minuspunkte) und das Spiel beenden

take-that-begins = { $actor ->
    [you] Spiel { $game } beginnt. Du fängst an.
   *[other] Spiel { $game } beginnt. { $who } fängt an.
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
    [you] Die Kette war nur eine Karte, also nimmst du auch eine verdeckte Karte vom Nachziehstapel.
   *[other] Die Kette war nur eine Karte, also nimmt { $who } auch eine verdeckte Karte vom Nachziehstapel.
}
take-that-you-drew = Du ziehst die { $card }.
take-that-extras = { $actor ->
    [you] Deine verdeckten Karten: { $cards }.
   *[other] Verdeckte Karten von { $who }: { $cards }.
}
take-that-game-over = Spiel { $game } ist vorbei.
take-that-game-line = { $who }: { table-points }, { $total } insgesamt

rules-take-that =
    Wenn du am Zug bist, tust du eins von drei Dingen und ziehst danach eine Karte.
    Anlegen: Leg eine Karte ans Ende der Kette, höchstens 10 höher oder niedriger als die letzte.
    Ein Paar bilden: Spiel das Spiegelbild einer Karte der Kette (94 zu 49). Leg beide offen vor dich; jede zählt 1 Punkt.
    Die Kette nehmen: Leg ihre Karten verdeckt vor dich. Jede kostet 1 Punkt, eine Kröte (22, 33 … 88) kostet 5. Dann beginnst du eine neue Kette.
    Ist der Nachziehstapel leer, endet das Spiel, wenn jemand die Kette nimmt oder aus ihrer letzten Karte ein Paar bildet. Wer die meisten Punkte hat, gewinnt.

# Gründe einer Analyse: $percent ist ein Anteil der Stichprobe.
take-that-reason-taken = Die Kette zu nehmen kostet { table-points }{ $toads ->
    [0] {""}
    [one] , mit 1 Kröte
   *[other] , mit { $toads } Kröten
}; { $choice } kostet nichts.
take-that-reason-pair = { $card } bildet ein Paar mit { $mirror }: 2 Punkte.
take-that-reason-cheap = Die Kette kostet jetzt nur { table-points }; sie wird teurer.
take-that-reason-next = Nach { $choice } nimmst du im nächsten Zug in { $percent } % der Fälle die Kette ({ $points } Punkte), nach { $other } in { $other_percent } %.
