var e=`# 6 nimmt

Für 2–10 Spieler. Vier Reihen wachsen über den Tisch. Wer die sechste Karte in eine Reihe legt, nimmt die fünf, die
dort liegen, und jeder Hornochse darauf schmerzt. Wer die wenigsten Hornochsen hat, gewinnt.

## 1. Karten

**1.1** Es gibt 104 Zahlenkarten: jede Zahl von 1 bis 104 genau einmal.

**1.2** Jede Karte trägt Hornochsen. Ein Hornochse ist ein Minuspunkt für den, der die Karte nimmt.

**1.3** Wie viele Hornochsen eine Karte hat, folgt aus ihrer Zahl. Die erste Zeile, die passt, zählt:

| Zahl | Hornochsen |
|---|---|
| 55 | 7 |
| jedes andere Vielfache von 11 (11, 22, 33 …) | 5 |
| Vielfache von 10 (10, 20, 30 …) | 3 |
| jede andere Zahl, die auf 5 endet (5, 15, 25 …) | 2 |
| alle übrigen Zahlen | 1 |

**1.4** Das ganze Deck hat zusammen 171 Hornochsen.

## 2. Eine Runde vorbereiten

**2.1** Für jede Runde werden alle Karten des Decks zusammen gemischt.

**2.2** Alle bekommen je 10 Karten und halten sie geheim.

**2.3** Vier weitere Karten werden offen untereinander ausgelegt. Sie beginnen die Reihen 1 bis 4, in der Reihenfolge,
in der sie gegeben werden (siehe R1).

**2.4** Die übrigen Karten bleiben ungesehen und spielen in dieser Runde nicht mit.

**2.5** Mit 10 Spielern bleibt keine Karte übrig: Das ganze Deck ist im Spiel.

## 3. Ein Zug

**3.1** Alle wählen gleichzeitig und heimlich eine Karte ihrer Hand.

**3.2** Haben alle gewählt, werden die gewählten Karten gemeinsam aufgedeckt.

**3.3** Die aufgedeckten Karten werden eine nach der anderen angelegt, von der niedrigsten bis zur höchsten.

**3.4** Für jede Karte zählen die Reihen so, wie sie in diesem Moment liegen, mit allem, was in diesem Zug schon
angelegt oder genommen wurde.

**3.5** Der Zug endet, wenn alle aufgedeckten Karten angelegt sind. Dann beginnt der nächste Zug.

## 4. Eine Karte anlegen

**4.1** Eine Karte passt in eine Reihe, wenn ihre Zahl höher ist als die letzte Karte der Reihe.

**4.2** Passt eine Karte in eine oder mehrere Reihen, kommt sie in diejenige davon, deren letzte Karte die höchste
ist. So liegt sie so nah bei ihrer Nachbarin wie möglich.

**4.3** Die Karte wird am rechten Ende dieser Reihe angelegt. Ihr Besitzer hat dabei nichts zu entscheiden.

**4.4** Eine Reihe ist mit fünf Karten voll.

**4.5** Ist die Reihe aus 4.2 voll, nimmt der Besitzer der Karte die fünf Karten, die dort liegen. Seine Karte beginnt
die Reihe dann neu.

**4.6** Passt eine Karte in keine Reihe, wählt ihr Besitzer eine beliebige der vier Reihen und nimmt alle Karten
daraus. Seine Karte beginnt diese Reihe dann neu.

**4.7** Die Wahl aus 4.6 wird getroffen, wenn die Karte angelegt werden soll: nach den niedrigeren Karten, vor der
nächsten.

**4.8** Jede Reihe darf gewählt werden, ob billig, teuer oder voll.

**4.9** Wer Karten nimmt, legt sie verdeckt auf den eigenen Stapel. Sie kommen nie auf eine Hand zurück.

## 5. Wertung und Ende

**5.1** Eine Runde endet, wenn alle Handkarten angelegt sind. Das ist nach zehn Zügen.

**5.2** Alle zählen die Hornochsen im eigenen Stapel. Diese werden zum eigenen Stand in der Partie addiert.

**5.3** Die Partie endet nach einer Runde, in der jemand einen Stand von 66 oder mehr erreicht hat. Angeschaut wird
nur das Ende einer Runde, nie die Mitte.

**5.4** Andernfalls wird nach Abschnitt 2 eine neue Runde vorbereitet.

**5.5** Wer die wenigsten Hornochsen hat, gewinnt die Partie.

**5.6** Haben mehrere den gleichen besten Stand, teilen sie sich den Sieg.

**5.7** Ein Tisch kann eine andere Grenze vereinbaren oder statt einer Grenze eine feste Zahl von Runden (siehe O2,
O3).

## 6. Begrenztes Deck

Für 2–6 Spieler, die gern wissen, was noch unterwegs ist.

**6.1** Mit *n* Spielern werden nur die Karten 1 bis 10*n* + 4 verwendet. Die anderen spielen in der ganzen Partie
nicht mit.

| Spieler | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|
| Höchste Karte | 24 | 34 | 44 | 54 | 64 |

**6.2** Jede Karte des begrenzten Decks ist im Spiel: zehn auf jeder Hand und vier als Anfang der Reihen.

**6.3** Die Karten können zufällig gegeben (siehe R2) oder nach Abschnitt 7 gewählt werden. Alles andere bleibt, wie
es ist.

## 7. Kartenwahl

**7.1** Die Kartenwahl wird nur mit dem begrenzten Deck gespielt.

**7.2** Alle Karten des begrenzten Decks werden offen ausgelegt.

**7.3** Reihum nimmt jeder Spieler eine der offenen Karten auf die Hand, bis alle zehn haben.

**7.4** Es geht im Uhrzeigersinn, immer in derselben Richtung (siehe R4).

**7.5** In der ersten Runde nimmt Platz 0 zuerst. In jeder späteren Runde rückt der Beginn einen Platz weiter (siehe
R4).

**7.6** Die vier Karten, die übrig bleiben, beginnen die Reihen in aufsteigender Ordnung: Die niedrigste beginnt Reihe
1 (siehe R3).

**7.7** Was offen genommen wurde, ist allen bekannt: Die Hände sind zu Beginn der Runde öffentlich und bleiben es,
während sie kleiner werden (siehe R5).

**7.8** Danach werden die Züge gespielt wie sonst auch. Was jemand in einem Zug wählt, ist weiterhin geheim, bis alle
gewählt haben.

## Einstellungen

**O1** \`players\`: 2 bis 10. Keine Vorgabe.

**O2** \`limit\`: die Zahl der Hornochsen, bei der die Partie endet, 1 bis 1000. Vorgabe 66.

**O3** \`rounds\`: eine feste Zahl von Runden, 1 bis 1000. Sie tritt an die Stelle von \`limit\`; die Partie endet dann
nach so vielen Runden, wie auch immer es steht.

**O4** \`limit\` zusammen mit \`rounds\` wird abgelehnt: Eine Partie endet nur auf eine Art.

**O5** \`deck\`: \`full\` oder \`limited\`. Vorgabe \`full\`.

**O6** \`deck\` \`limited\` mit mehr als 6 Spielern wird abgelehnt: Die Variante ist für 2 bis 6 gemacht.

**O7** \`deal\`: \`random\` oder \`draft\`. Vorgabe \`random\`.

**O8** \`deal\` \`draft\` mit \`deck\` \`full\` wird abgelehnt: Die Kartenwahl braucht ein Deck, in dem jede Karte einen Platz
findet.

**O9** \`drafted\`: \`open\` oder \`memory\`. Vorgabe \`open\`. Mit \`open\` bleiben gewählte Karten auf dem Bildschirm zu
sehen. Mit \`memory\` werden sie nach der Kartenwahl nicht mehr gezeigt. Was gewählt wurde, ist so oder so allen bekannt
(siehe R5).

**O10** \`drafted\` \`memory\` ohne \`deal\` \`draft\` wird abgelehnt: Es gibt nichts, was man sich merken müsste.

**O11** \`fans\`: beliebige von \`even_odd\`, \`mountaineering\`, \`jumping_cow\`, \`flip_digits\`. Vorgabe keine. Siehe
[fan-cards.md](fan-cards.md).

**O12** \`hand\`: wie viele Karten alle bekommen, 1 bis 10. Vorgabe 10. Für kleine Experimente.

**O13** \`cards\`: die höchste Karte, bis 104. Vorgabe 104. Für kleine Experimente.

**O14** Ein Wert von \`players\` × \`hand\` + 4 über \`cards\` wird abgelehnt: Es sind nicht genug Karten zum Geben da.

**O15** Mit \`deck\` \`limited\` ist die höchste Karte \`players\` × \`hand\` + 4, und jeder andere Wert von \`cards\` als 104
wird abgelehnt: Das Deck sagt schon, welche Karte die höchste ist. Mit der üblichen Hand ist das 10*n* + 4 (siehe
6.1).

**O16** In einer Partie mit \`limit\` muss \`players\` × \`hand\` + 4 über 20 liegen; sonst wird sie abgelehnt, und nur
\`rounds\` ist erlaubt. Die vier Reihen fassen 20 Karten; mit so wenigen muss nie jemand eine Reihe nehmen, und die
Partie endet vielleicht nie.

## Festlegungen

**R1** Die vier offen ausgelegten Karten beginnen die Reihen 1 bis 4 in der Reihenfolge, in der sie gegeben werden.
*Warum:* So sind sie am einfachsten auszulegen, niemand muss sortieren, und an jedem Tisch entstehen aus denselben
gegebenen Karten dieselben Reihen.

**R2** Das begrenzte Deck darf auch mit zufällig gegebenen Karten gespielt werden. *Warum:* Im Regelheft gehören
begrenztes Deck und Kartenwahl immer zusammen, aber viele Tische mögen das kleine Deck auch ohne die Zeit, die eine
Kartenwahl kostet.

**R3** Nach einer Kartenwahl beginnen die vier übrigen Karten die Reihen in aufsteigender Ordnung. *Warum:* Sie liegen
offen da und haben keine eigene Ordnung, also brauchen die Reihen eine, über die niemand streiten kann.

**R4** Die Kartenwahl geht schlicht im Uhrzeigersinn; Platz 0 nimmt in der ersten Runde zuerst, und mit jeder Runde
rückt der Beginn einen Platz weiter. *Warum:* Das Regelheft sagt nur, dass reihum genommen wird; das ist die
schlichteste Lesart, und das Weiterrücken verteilt den Vorteil, zuerst zu nehmen.

**R5** Offen gewählte Karten sind allen bekannt und werden gezeigt; ein Tisch darf sie verbergen und so ein
Gedächtnisspiel daraus machen. *Warum:* Alle haben gesehen, wer was genommen hat. Die Karten zu zeigen verrät also
nichts Neues und erspart die Buchführung; manche Tische mögen aber gerade die Buchführung.

## Beispiele

**E1** Zeigt 3.3, 4.1, 4.2, 4.3.

- *Vorher:* \`[12][37][43][58]\`.
- *Gespielt:* 14, 15, 44, 61.
- *Dann:* 14 und 15 passen nur in Reihe 1. 44 passt in die Reihen 1, 2 und 3, und 43 ist die höchste letzte Karte
  darunter. 61 passt in alle Reihen und kommt hinter die 58.
- *Nachher:* \`[12 14 15][37][43 44][58 61]\`. Niemand nimmt etwas.

**E2** Zeigt 3.4, 4.4, 4.5. Es schließt an E1 an.

- *Vorher:* \`[12 14 15][37][43 44][58 61]\`.
- *Gespielt:* 21, 26, 30, 36.
- *Dann:* 21 und 26 kommen in Reihe 1, die damit voll ist. 30 gehört auch dorthin: Ihr Besitzer nimmt 12 14 15 21 26
  (6 Hornochsen), und 30 beginnt Reihe 1. 36 kommt hinter die 30.
- *Nachher:* \`[30 36][37][43 44][58 61]\`.

**E3** Zeigt 4.6, 4.7, 4.8. Es schließt an E2 an.

- *Vorher:* \`[30 36][37][43 44][58 61]\`.
- *Gespielt:* 3, 9, 68, 83; der Besitzer der 3 wählt Reihe 2.
- *Dann:* 3 passt in keine Reihe, also nimmt ihr Besitzer die 37 (1 Hornochse), und 3 beginnt Reihe 2. 9 kommt hinter
  die 3. 68 und 83 kommen in Reihe 4.
- *Nachher:* \`[30 36][3 9][43 44][58 61 68 83]\`.

**E4** Zeigt 4.2, 4.5. *Teils von uns.*

- *Vorher:* \`[61][70][30 41][31 33 36 39 42]\`.
- *Gespielt:* 45.
- *Dann:* 45 passt in die Reihen 3 und 4. Sie kommt hinter die 42 und nicht hinter die 41, denn 42 ist die höhere
  letzte Karte. Reihe 4 ist voll: Der Besitzer nimmt 31 33 36 39 42 (9 Hornochsen).
- *Nachher:* \`[61][70][30 41][45]\`.

**E5** Zeigt 3.4, 4.2, 4.5, 4.6. *Teils von uns.*

- *Vorher:* \`[61][70][30 41][31 33 36 39 42]\`.
- *Gespielt:* 29, 62; der Besitzer der 29 wählt Reihe 1.
- *Dann:* 29 passt in keine Reihe: Ihr Besitzer nimmt die 61 (1 Hornochse), und 29 beginnt Reihe 1. Für 62 ist die 61
  jetzt weg; die höchste letzte Karte darunter ist 42. Reihe 4 ist voll: Der Besitzer der 62 nimmt 31 33 36 39 42 (9
  Hornochsen).
- *Nachher:* \`[29][70][30 41][62]\`.
`;export{e as default};