# Tutorial: Jeder Schritt hat eine Anweisung, einen Hinweis nach einer falschen Wahl und einen Kommentar zum Geschehen.

learn-take6-nearest = Alle wählen geheim eine Karte, dann werden alle aufgedeckt. Eine Karte kommt in die Reihe, die mit der nächstkleineren Zahl endet. Die Reihen enden mit 12, 37, 43 und 58. Zeig auf eine Karte oder halt sie gedrückt, um ihre Reihe zu sehen. Zwei deiner Karten kommen hinter die 12: Spiel die, die näher daran liegt.
learn-take6-nearest-hint = Spiel deine niedrigste Zahl über 12.
learn-take6-nearest-done = 12, dann deine 14, dann die 15 von Bot 2. Die Karten werden aufsteigend angelegt.
learn-take6-sixth = Eine Reihe fasst fünf Karten. In Reihe 1 liegen drei, und deine 30 kommt dorthin. Sieh, was schiefgehen kann: Spiel die 30.
learn-take6-sixth-hint = Spiel die 30. Das ist nur eine Übung.
learn-take6-sixth-done = 21 und 26 kamen zuerst und haben die Reihe gefüllt. Deine 30 war die sechste Karte: Du hast die fünf anderen mit 6 Hornochsen genommen, und die 30 beginnt die Reihe neu. Hornochsen zählen gegen dich.
learn-take6-low = Deine 3 ist niedriger als die letzte Karte jeder Reihe, sie passt also in keine. Spiel sie und sieh, was geschieht.
learn-take6-low-hint = Die 45 passt in eine Reihe. Spiel diesmal die 3.
learn-take6-low-done = Keine Reihe endet unter 3, also musst du eine nehmen.
learn-take6-row = Wähl eine Reihe, die du nimmst. Deine 3 beginnt sie neu. Am Ende jeder Reihe stehen ihre Hornochsen. Wähl die billigste Reihe.
learn-take6-row-hint = Diese Reihe kostet mehr. Schau auf die Zahlen neben den Hornochsen: Eine Reihe kostet nur 1.
learn-take6-row-done = Nur 1 Hornochse. Eine niedrige Karte kann ein billiger Ausweg sein.
learn-take6-near = Reihe 4 ist voll: Die nächste Karte dort nimmt sie. Deine 45 kommt dorthin. Spiel die Karte, die in Reihe 2 kommt, hinter die 70.
learn-take6-near-hint = Spiel deine niedrigste Karte über 70.
learn-take6-near-done = Sicher. Bot 2, Bot 3 und Bot 4 haben in dieselbe Reihe gespielt, und der Platz hat gerade gereicht.
learn-take6-gone = Deine 62 kommt hinter die 61, und in dieser Reihe liegt nur eine Karte. Das sieht sicher aus. Spiel sie.
learn-take6-gone-hint = Die 45 nimmt Reihe 4. Spiel die 62.
learn-take6-gone-done = Die 29 von Bot 2 passte in keine Reihe, also nahm Bot 2 Reihe 1. Die 61 war weg, und deine 62 kam hinter die 42, in die volle Reihe: 9 Hornochsen. Die Karten der anderen können alles ändern.
learn-take6-aim = Die meisten Karten haben 1 Hornochsen. Zahlen mit einer 5 am Ende haben 2, mit einer 0 am Ende 3, Schnapszahlen wie 11 oder 66 haben 5, und die 55 hat 7. Nach zehn Zügen werden die Hornochsen gezählt und neue Karten gegeben. Die Partie endet, wenn ein Spieler 66 oder mehr hat. Wer die wenigsten hat, gewinnt.
learn-take6-free = Jetzt spiel eine beliebige Karte. Drei andere Spieler wählen auch gerade.
learn-take6-free-done = Das war ein Zug von { game-take6 }. Geh einen Schritt zurück, um eine andere Karte zu versuchen.
