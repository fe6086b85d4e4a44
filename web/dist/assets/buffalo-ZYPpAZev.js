var e=`# Schlag den Büffel

Für 1–6 Spieler, alle auf derselben Seite. Der Büffel legt in jedem Zug blind eine Karte. Ihr habt euren Verstand und
ein paar Sonderkarten. Habt ihr am Ende weniger Hornochsen als der Büffel, gewinnt ihr gemeinsam.

Das Spiel baut auf [6 nimmt](take6.md) auf. Dessen Regeln gelten, soweit diese Seite sie nicht ändert.

## 1. Karten und Vorbereitung

**1.1** Die Zahlenkarten und ihre Hornochsen sind die von 6 nimmt (Abschnitt 1).

**1.2** Alle Zahlenkarten werden gemischt. Alle Spieler bekommen je 10 und halten sie geheim.

**1.3** Der Büffel bekommt 10 Karten verdeckt als Stapel. Niemand darf sie ansehen.

**1.4** Vier weitere Karten beginnen die Reihen 1 bis 4, in der Reihenfolge, in der sie gegeben werden.

**1.5** Es gibt 16 Sonderkarten, zwei von jeder Art: Nimm 7!, Stopp!, Tauschen!, Dazwischen!, Schieben!, Erste,
Letzte, Sortieren.

**1.6** Die Sonderkarten werden gemischt. Je nach Zahl der Spieler kommen so viele ins Spiel; die anderen bleiben
ungesehen draußen:

| Spieler | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Sonderkarten im Spiel | 0 | 2 | 4 | 6 | 11 | 16 |

**1.7** Zwei der Sonderkarten im Spiel liegen offen. Die übrigen sind ein verdeckter Stapel.

**1.8** Es wird eine Runde gespielt, und sie hat zehn Züge.

## 2. Ein Zug

**2.1** Alle Spieler wählen heimlich eine Karte ihrer Hand.

**2.2** Haben alle gewählt, werden ihre Karten aufgedeckt. Mit ihnen wird die oberste Karte vom Stapel des Büffels
umgedreht.

**2.3** Die aufgedeckten Karten, auch die des Büffels, warten in aufsteigender Reihenfolge und werden eine nach der
anderen angelegt.

**2.4** Eine Karte wird nach den Regeln von 6 nimmt, Abschnitt 4, angelegt, mit den folgenden Änderungen.

**2.5** Eine gesperrte Reihe (siehe 5.5) wird ausgelassen, wenn eine Karte ihre Reihe sucht. Eine Karte, die nur in
gesperrte Reihen passt, passt in keine Reihe.

**2.6** Ist eine Reihe leer, kommt die nächste Karte dorthin (siehe Abschnitt 6).

## 3. Reihen nehmen

**3.1** Das Team hat einen gemeinsamen Stapel für alles, was seine Mitglieder nehmen.

**3.2** Der Büffel hat einen eigenen Stapel für das, was er nimmt.

**3.3** Passt die Karte eines Spielers in keine Reihe, wählt ihr Besitzer eine beliebige Reihe, die nicht gesperrt
ist, und nimmt sie.

**3.4** Passt die Karte des Büffels in keine Reihe, nimmt er die Reihe mit den wenigsten Hornochsen.

**3.5** Von Reihen mit gleich wenigen Hornochsen nimmt der Büffel die mit der höchsten letzten Karte.

**3.6** Eine gesperrte Reihe nimmt der Büffel nie.

## 4. Wann Sonderkarten eingesetzt werden

**4.1** Eine Sonderkarte darf eingesetzt werden, nachdem die Karten aufgedeckt sind und solange mindestens eine davon
noch wartet: vor dem Anlegen der ersten und zwischen zwei Karten (siehe R1).

**4.2** Solange Karten gewählt werden und nach dem letzten Anlegen eines Zuges wird keine Sonderkarte eingesetzt
(siehe R1).

**4.3** Nur eine offene Sonderkarte darf eingesetzt werden.

**4.4** Eine eingesetzte Sonderkarte wird sofort durch die oberste vom verdeckten Stapel ersetzt, solange es dort noch
eine gibt.

**4.5** In einem Zug dürfen beliebig viele Sonderkarten eingesetzt werden, auch eine, die soeben erst aufgedeckt
wurde.

**4.6** Ein Stopp! darf immer dann aufgehoben werden, wenn eine Sonderkarte eingesetzt werden darf, und auch, solange
Karten gewählt werden.

**4.7** Mitten in einem Anlegen wird nichts eingesetzt und nichts aufgehoben. Solange ein Spieler nach 3.3 eine Reihe
wählt, ist dieses Anlegen noch im Gang.

**4.8** Eine eingesetzte Sonderkarte ist danach aus dem Spiel. Nur Nimm 7! und Stopp! bleiben zuerst an einer Reihe
liegen.

**4.9** Eine Sonderkarte darf überall eingesetzt werden, wo ihre eigenen Regeln es erlauben, auch wenn sie nichts
ändert. Sie macht trotzdem Platz für die nächste.

## 5. Was Sonderkarten tun

### Nimm 7!

**5.1** Nimm 7! wird an eine beliebige Reihe gelegt, die nicht gesperrt ist (siehe R3).

**5.2** Diese Reihe ist mit sechs Karten voll. Die siebte Karte nimmt sechs.

**5.3** Das Nimm 7! ist aus dem Spiel, sobald die Reihe genommen wird, auf welche Weise auch immer.

### Stopp!

**5.4** Stopp! wird an eine beliebige Reihe gelegt, auch an eine mit Nimm 7!.

**5.5** Diese Reihe ist gesperrt: Dort wird nichts angelegt, entfernt, dazwischengesteckt, verschoben oder genommen.

**5.6** Das Team hebt ein Stopp! auf, wann es mag. Es ist dann aus dem Spiel.

**5.7** An einer Reihe liegen höchstens ein Nimm 7! und ein Stopp! (siehe R2).

### Tauschen!

**5.8** Tauschen! wird eingesetzt, wenn die Karte eines Spielers als nächste angelegt wird (siehe R4). Die Karte des
Büffels betrifft es nie.

**5.9** Die Karte geht zurück auf die Hand. Ihr Besitzer wählt stattdessen eine andere Karte seiner Hand.

**5.10** Die neue Karte wird sofort nach den normalen Regeln angelegt. Bis dahin wird nichts eingesetzt.

**5.11** Die Reihenfolge der anderen wartenden Karten bleibt, wie sie ist.

**5.12** Wer keine Karte mehr auf der Hand hat, kann Tauschen! nicht einsetzen.

**5.13** Alle haben die Karte gesehen, die zurückging. Sie bleibt bekannt.

### Dazwischen!

**5.14** Dazwischen! wird eingesetzt, wenn die Karte eines Spielers als nächste angelegt wird (siehe R5). Die Karte
des Büffels betrifft es nie.

**5.15** Der Besitzer steckt die Karte in eine beliebige Reihe, die nicht gesperrt ist: vor ihre erste Karte oder
zwischen zwei Karten.

**5.16** Die Reihe muss weiterhin aufsteigen, und die Karte kommt nie an ihr Ende. Also muss die Karte niedriger sein
als die letzte Karte der Reihe.

**5.17** Damit ist diese Karte angelegt. Es muss nicht die Reihe sein, in die sie gehört.

### Schieben!

**5.18** Schieben! verschiebt eine beliebige Karte, die in einer Reihe liegt, in eine andere Reihe. Keine der beiden
Reihen darf gesperrt sein.

**5.19** Die Karte darf am Anfang, zwischen zwei Karten oder am Ende zu liegen kommen. Die Reihe muss weiterhin
aufsteigen.

**5.20** Schieben! darf einer Reihe auch ihre einzige Karte wegnehmen (siehe Abschnitt 6 und R6).

### Für Dazwischen! und Schieben!

**5.21** Weil Reihen aufsteigen, bestimmt die Zahl einer dazwischengesteckten oder verschobenen Karte ihren Platz in
der Reihe. Dazwischen! nennt darum eine Reihe, und Schieben! nennt eine Karte und eine Reihe.

**5.22** Eine Karte darf auch in eine volle Reihe gesteckt oder geschoben werden. Sie kommt an ihren Platz, und dann
nimmt das Team alle Karten dieser Reihe außer der letzten. Die letzte Karte ist die neue Startkarte.

**5.23** Bei einer Reihe mit Nimm 7! heißt voll auch hier sechs Karten, und das Nimm 7! ist dann aus dem Spiel.

**5.24** Das Team nimmt diese Karten auch dann, wenn die Karte des Büffels als nächste angelegt wird.

### Erste, Letzte, Sortieren

**5.25** Erste setzt eine wartende Karte eines Spielers vor alle anderen wartenden Karten (siehe R7).

**5.26** Hat Erste in diesem Zug schon Karten nach vorn gesetzt und warten diese noch, kommt die neue dahinter (siehe
R7).

**5.27** Letzte setzt eine wartende Karte eines Spielers hinter alle anderen wartenden Karten (siehe R7).

**5.28** Hat Letzte in diesem Zug schon Karten nach hinten gesetzt und warten diese noch, kommt die neue davor (siehe
R7).

**5.29** Erste und Letzte betreffen nie die Karte des Büffels.

**5.30** Wurden für eine Karte Erste und Letzte eingesetzt, gilt für sie, was später kam (siehe R7).

**5.31** Mit Sortieren bringt das Team alle wartenden Karten in eine beliebige Reihenfolge, auch die des Büffels.

**5.32** Sortieren löscht, was Erste und Letzte bestimmt haben. Wird danach Erste oder Letzte eingesetzt, geht das von
der neuen Reihenfolge aus.

## 6. Leere Reihen

**6.1** Eine Reihe wird nur leer, wenn Schieben! ihre einzige Karte wegnimmt (siehe R6).

**6.2** Die nächste Karte, die angelegt wird, kommt in die leere Reihe, welche Zahl sie auch hat. Nichts wird
genommen.

**6.3** Das gilt für die Karte eines Spielers, für die des Büffels und für eine, die durch Tauschen! kommt.

**6.4** Bei zwei leeren Reihen wird die obere zuerst gefüllt.

**6.5** An eine leere Reihe wird kein Nimm 7! und kein Stopp! gelegt.

**6.6** In eine leere Reihe wird keine Karte gesteckt oder geschoben.

**6.7** Dazwischen! in eine andere Reihe bleibt möglich. Die leere Reihe wartet dann auf die Karte danach, wenn es
sein muss im nächsten Zug.

**6.8** Ein Nimm 7!, das an einer Reihe liegt, bleibt dort, wenn die Reihe leer wird.

## 7. Wer entscheidet

**7.1** Jeder Spieler darf eine offene Sonderkarte einsetzen oder ein Stopp! aufheben.

**7.2** Tauschen! oder Dazwischen! darf nur der Besitzer der Karte einsetzen, die angelegt werden soll.

**7.3** Vor einem Anlegen gibt es ein Fenster, wenn eine offene Sonderkarte regelgerecht eingesetzt werden kann oder
wenn ein Stopp! liegt, das aufgehoben werden könnte. Sonst wird die Karte ohne Weiteres angelegt.

**7.4** In einem Fenster darf jeder Spieler handeln, einmal passen oder für den Rest des Zuges passen.

**7.5** Wird etwas eingesetzt oder aufgehoben, öffnet sich ein neues Fenster. Einmaliges Passen verfällt (siehe R8).

**7.6** Das Passen für den Rest des Zuges bleibt bestehen, kann aber zurückgenommen werden (siehe R8).

**7.7** Die Karte wird angelegt, wenn alle Spieler gepasst haben.

**7.8** Solange Karten gewählt werden, muss niemand passen. Ein Stopp! wird aufgehoben, oder eben nicht.

**7.9** Die Wahl einer Reihe nach 3.3 und die einer neuen Karte nach 5.9 ist allein Sache des Besitzers der Karte.

**7.10** Ein Tisch kann eine Mehrheit verlangen (siehe O2). Etwas einzusetzen oder aufzuheben ist dann ein Vorschlag
und braucht die Stimmen von mehr als der Hälfte der Spieler; die des Vorschlagenden zählt mit.

**7.11** Ein Vorschlag für Tauschen! zeigt die neue Karte nicht, bevor sie angelegt wird, denn die Hände sind geheim.

## 8. Reden

**8.1** Die Handkarten bleiben das ganze Spiel über geheim.

**8.2** Niemand redet darüber, was zu wählen ist, oder über die Zahlen, die noch auf der Hand sind.

**8.3** Nachdem die Karten aufgedeckt sind, darf das Team über das Anlegen und über Sonderkarten reden.

**8.4** Der Chat ist geschlossen, solange Karten gewählt werden.

## 9. Ende

**9.1** Das Spiel endet, wenn alle Handkarten angelegt sind.

**9.2** Die Hornochsen im Stapel des Teams und im Stapel des Büffels werden gezählt.

**9.3** Mit 1 oder 2 Spielern zählen die Hornochsen des Teams doppelt.

**9.4** Das Team gewinnt, wenn es weniger Hornochsen hat als der Büffel.

**9.5** Gleich viele Hornochsen sind kein Sieg (siehe R9).

## Einstellungen

**O1** \`players\`: 1 bis 6. Keine Vorgabe.

**O2** \`decide\`: \`anyone\` oder \`majority\`. Vorgabe \`anyone\`. Mit \`anyone\` wird sofort eingesetzt oder aufgehoben; mit
\`majority\` muss mehr als die Hälfte der Spieler dafür sein (siehe 7.10).

**O3** \`hand\`: wie viele Karten alle Spieler und der Büffel bekommen, 1 bis 10. Vorgabe 10. Für kleine Experimente.
Die Zahl der Züge folgt daraus.

**O4** \`cards\`: die höchste Karte, bis 104. Vorgabe 104. Für kleine Experimente.

**O5** Ein Wert von (\`players\` + 1) × \`hand\` + 4 über \`cards\` wird abgelehnt: Es sind nicht genug Karten zum Geben da.

**O6** \`decide\` darf bei jeder Spielerzahl eingestellt werden. Bei einem einzigen Spieler ändert es nichts, denn dann
gibt es keine Sonderkarten.

## Festlegungen

**R1** Sonderkarten werden eingesetzt, nachdem die Karten aufgedeckt sind und solange eine Karte dieses Zuges noch
wartet: vor dem Anlegen der ersten und zwischen zwei Karten; nicht, solange Karten gewählt werden, und nicht nach dem
letzten Anlegen. *Warum:* Das Regelheft ist beim Zeitpunkt großzügig, zieht aber keine Grenze, und alle seine
Beispiele spielen in diesen Momenten.

**R2** An einer Reihe liegen höchstens ein Nimm 7! und ein Stopp!. *Warum:* Das Regelheft kennt keine Reihe, die mit
sieben Karten voll ist, und ein zweites Stopp! würde nichts bewirken.

**R3** Nimm 7! kann nicht an eine gesperrte Reihe gelegt werden. *Warum:* Mit einer gesperrten Reihe geschieht nichts,
bis ihr Stopp! aufgehoben ist, und so ist es am schlichtesten gesagt.

**R4** Tauschen! wird eingesetzt, wenn die betroffene Karte als nächste angelegt wird. *Warum:* Die neue Karte wird
sofort angelegt, also müsste sie sich zu jedem anderen Zeitpunkt vordrängeln.

**R5** Dazwischen! wird eingesetzt, wenn die betroffene Karte als nächste angelegt wird. *Warum:* Es tritt an die
Stelle des normalen Anlegens dieser Karte, also bleibt die Reihenfolge der anderen unberührt.

**R6** Schieben! darf eine Reihe leeren; die nächste Karte, die angelegt wird, kommt dorthin, ohne dass etwas genommen
wird, bei zweien zuerst in die obere Reihe, und bis dahin wird nichts an sie gelegt und nichts in sie gesteckt oder
geschoben. *Warum:* Nichts im Regelheft verschont die einzige Karte einer Reihe, und muss eine leere Reihe als nächste
gefüllt werden, bleiben vier Reihen auf dem Tisch, ohne dass neue Entscheidungen dazukommen.

**R7** Wird Erste ein zweites Mal eingesetzt, kommt diese Karte hinter die vom ersten Mal, und Letzte wirkt
spiegelbildlich; für eine Karte, die beides bekommen hat, gilt das Spätere. *Warum:* Das Regelheft lässt zweimal Erste
in dieser Reihenfolge die erste und die zweite Karte bestimmen, und das Übrige lesen wir genauso.

**R8** Wird etwas eingesetzt oder aufgehoben, verfällt einmaliges Passen, während das Passen für den Rest des Zuges
bestehen bleibt und zurückgenommen werden kann. *Warum:* Eine neue Lage verdient einen neuen Blick, aber zehn Züge
dürfen nicht fünfzig Klicks kosten.

**R9** Gleich viele Hornochsen sind kein Sieg. *Warum:* Das Regelheft verlangt weniger Hornochsen, als der Büffel hat,
und erwähnt keinen Gleichstand, also heißt es: im Zweifel für den Büffel.

## Beispiele

**E1** Nimm 7!. Zeigt 5.1, 5.2. *Teils von uns.*

- *Vorher:* \`[3 8 11 15 17][40][60][80]\`; die 20 eines Spielers ist die nächste.
- *Gespielt:* Nimm 7! an Reihe 1, dann wird 20 angelegt.
- *Nachher:* \`[3 8 11 15 17 20][40][60][80]\`, Nimm 7! an Reihe 1, nichts genommen. Die nächste Karte, die dorthin
  kommt, nimmt sechs Karten (13 Hornochsen), und das Nimm 7! ist aus dem Spiel (siehe 5.3).

**E2** Stopp!. Zeigt 2.5, 5.4, 5.5. *Teils von uns.*

- *Vorher:* \`[2 6 9 12 15][20][60][80]\`; die 25 des Büffels ist die nächste.
- *Gespielt:* Stopp! an Reihe 2, dann wird 25 angelegt.
- *Dann:* 25 käme hinter die 20, aber Reihe 2 ist gesperrt. Sie kommt in Reihe 1, die voll ist: Der Büffel nimmt 2 6 9
  12 15 (6 Hornochsen).
- *Nachher:* \`[25][20][60][80]\`, Stopp! an Reihe 2.

**E3** Tauschen!. Zeigt 5.8, 5.9, 5.10. *Teils von uns.*

- *Vorher:* \`[10][1 4 8 12 17][60][80]\`; die 25 eines Spielers ist die nächste und nähme Reihe 2.
- *Gespielt:* Tauschen!: 25 geht zurück auf die Hand, und ihr Besitzer wählt 15.
- *Dann:* 15 passt nur in Reihe 1.
- *Nachher:* \`[10 15][1 4 8 12 17][60][80]\`. Nichts wird genommen; 25 ist wieder auf der Hand.

**E4** Dazwischen!. Zeigt 5.14, 5.15, 5.16, 5.21. *Teils von uns.*

- *Vorher:* \`[5 11][30][40][50]\`; die 10 eines Spielers ist die nächste und passt in keine Reihe.
- *Gespielt:* Dazwischen! in Reihe 1.
- *Nachher:* \`[5 10 11][30][40][50]\`. Nichts wird genommen.

**E5** Schieben!. Zeigt 5.18, 5.19, 5.21. *Teils von uns.*

- *Vorher:* \`[2 5 9 12][30][40][7 20]\`; die 15 des Büffels ist die nächste.
- *Gespielt:* Schieben! verschiebt 7 in Reihe 1, dann wird 15 angelegt.
- *Dann:* Aus Reihe 1 wird 2 5 7 9 12, und sie ist voll. 15 kommt dorthin: Der Büffel nimmt 2 5 7 9 12 (6 Hornochsen).
- *Nachher:* \`[15][30][40][20]\`.

**E6** Erste. Zeigt 3.4, 5.25. *Teils von uns.*

- *Vorher:* \`[90][70 72 75 80 85][50 55][60 66]\`; es warten: die 4 des Büffels, die 100 eines Spielers.
- *Gespielt:* Erste für 100.
- *Dann:* Ohne sie nähme der Büffel die 90 (3 Hornochsen), und danach nähme 100 Reihe 2 (11 Hornochsen). Jetzt kommt
  100 hinter die 90. Die Reihen haben 6, 11, 10 und 8 Hornochsen; 4 passt in keine Reihe, also nimmt der Büffel 90 100
  (6 Hornochsen).
- *Nachher:* \`[4][70 72 75 80 85][50 55][60 66]\`.

**E7** Letzte. Zeigt 5.27. *Teils von uns.*

- *Vorher:* \`[40][60][20][81 86 92 95 98]\`; es warten: die 100 eines Spielers, die 103 des Büffels.
- *Gespielt:* Letzte für 100.
- *Dann:* 103 kommt in Reihe 4, die voll ist: Der Büffel nimmt 81 86 92 95 98 (6 Hornochsen), und 103 beginnt Reihe 4.
  100 kommt dann hinter die 60.
- *Nachher:* \`[40][60 100][20][103]\`.

**E8** Sortieren. Zeigt 5.31. *Teils von uns.*

- *Vorher:* \`[20][40 42 44 50][30][75]\`; es warten: 55, 68, 78 und 80 von Spielern und die 72 des Büffels.
- *Gespielt:* Sortieren zu 78, 80, 55, 72 (Büffel), 68.
- *Dann:* 78 und 80 kommen in Reihe 4. Mit 55 ist Reihe 2 voll. 72 gehört dorthin: Der Büffel nimmt 40 42 44 50 55 (19
  Hornochsen), und 72 beginnt Reihe 2. 68 kommt hinter die 30.
- *Nachher:* \`[20][72][30 68][75 78 80]\`.
`;export{e as default};