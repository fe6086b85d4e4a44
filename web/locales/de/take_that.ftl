# Tutorial: Jeder Schritt hat eine Anweisung, einen Hinweis nach einer falschen Wahl und einen Kommentar zum Geschehen.

learn-take-that-start = Es gibt eine Kette von Karten, und ihr spielt reihum. Die Kette ist leer, also kann jede Karte sie beginnen. Danach darf eine Karte höchstens 10 höher oder niedriger sein als die letzte. Beginn mit der 34.
learn-take-that-start-hint = Jede Karte kann die Kette beginnen, aber spiel hier die 34.
learn-take-that-start-done = Bot 2 legte 41 und Bot 3 49, nie mehr als 10 entfernt. Nach jedem Zug ziehst du eine Karte.
learn-take-that-pair = Keine deiner Karten passt hinter die 49. Aber du hast ihr Spiegelbild, die 94. Zwei Karten mit vertauschten Ziffern sind ein Paar, egal wo die andere in der Kette liegt. Bilde das Paar.
learn-take-that-pair-hint = Du musst die Kette nicht nehmen: Bilde ein Paar mit der 94.
learn-take-that-pair-done = 49 und 94 gehören dir. Jede zählt 1 Punkt, und die Lücke in der Kette schließt sich. Bot 2 und Bot 3 haben weitergespielt.
learn-take-that-take = Die letzte Karte ist die 55. Keine deiner Karten ist höchstens 10 entfernt, und ein Spiegelbild hast du nicht. Also musst du die ganze Kette nehmen und mit einer beliebigen Handkarte eine neue beginnen.
learn-take-that-take-hint = Es gibt nur eine Möglichkeit: Nimm die Kette, dann wähl die Karte, die die neue beginnt.
learn-take-that-take-done = Die genommenen Karten liegen verdeckt. Jede kostet 1 Punkt, eine Kröte 5. Die 55 ist eine Kröte, also kostet dich diese Kette 8 Punkte.
learn-take-that-choice = Jetzt hast du alle drei Möglichkeiten: die 34 anlegen, ein Paar bilden oder die Kette nehmen. Eine davon bringt Punkte.
learn-take-that-choice-hint = Das bringt keine Punkte. Welche deiner Karten ist das Spiegelbild einer Karte in der Kette?
learn-take-that-choice-done = 2 Punkte, und die Kette ist kürzer. Die Kröte ist jetzt das Problem der anderen.
learn-take-that-toads = Karten mit gleichen Ziffern wie die 44 sind Kröten. Sie haben kein Spiegelbild und bleiben in der Kette, bis ein Spieler sie nimmt. Das kostet dich jetzt 8 Punkte. Leg stattdessen eine Karte an.
learn-take-that-toads-hint = Leg eine Karte an, die höchstens 10 von der 44 entfernt ist: von 34 bis 54.
learn-take-that-toads-done = Gut gemacht. Jetzt braucht Bot 2 eine Karte nahe der 53.
learn-take-that-score = Der Nachziehstapel ist leer: Wer jetzt die Kette nimmt, beendet das Spiel. Du hast 12 Karten in Paaren und verdeckt drei Kröten und eine 45. Keine deiner Karten passt hinter die 87, also nimm die Kette.
learn-take-that-score-hint = Es bleibt nur, die Kette zu nehmen.
learn-take-that-score-done = 12 für die Paare, minus 15 für drei Kröten, minus 2 für 45 und 87: −5 Punkte. Handkarten zählen nicht. Wer nach zwei Spielen die meisten Punkte hat, gewinnt.
learn-take-that-free = Du bist am Zug. Leg eine Karte an, bilde ein Paar oder nimm die kurze Kette, ganz wie du willst.
learn-take-that-free-hint = Diese Karte passt nicht: Sie muss höchstens 10 von der 31 entfernt sein oder ein Spiegelbild.
learn-take-that-free-done = Das war ein Zug von { game-take-that }. Geh einen Schritt zurück, um etwas anderes zu versuchen.

### Board.

take-that-if-taken = beim Nehmen
take-that-then-new = Danach beginnst du eine neue
take-that-then-end = Damit endet das Spiel
take-that-line-end = Ende der Kette
take-that-pairs = { $pairs ->
    [one] Paar
   *[other] Paare
}
take-that-taken = minus
take-that-lay-here = { $card } hier anlegen
prompt-lay-or-pair = { $card } anlegen oder mit { $mirror } ein Paar bilden?
take-that-how = Passt: höchstens 10 Abstand zur { $last }. Paar: vertauschte Ziffern.
take-that-why-far = Mehr als 10 von { $last } entfernt, und ihr Spiegelbild { $mirror } liegt nicht in der Kette.
take-that-why-toad = Mehr als 10 von { $last } entfernt, und eine Kröte hat kein Spiegelbild.
take-that-why-no-mirror = Ihr Spiegelbild { $mirror } liegt nicht in der Kette.
