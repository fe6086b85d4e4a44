var e=`# 6 nimmt mit Fan-Karten

Für 2–10 Spieler. Vier kleine Karten, die [6 nimmt](take6.md) auf den Kopf stellen. Spiel sie einzeln, oder misch sie,
wenn du dich traust.

## 1. Alle Fan-Karten

**1.1** Alle Regeln von 6 nimmt gelten, soweit diese Seite sie nicht ändert.

**1.2** In jeder Runde werden die Fan-Karten neu vorbereitet, sobald die vier Reihen liegen.

**1.3** Der *Wert* einer Karte ist die Zahl, nach der sie angelegt wird. Es ist die aufgedruckte Zahl, oder die
gedrehte, wenn eine Drehkarte mit ihr gespielt wird (siehe Abschnitt 5).

**1.4** Die *letzte Karte* einer Reihe ist die Zahlenkarte, die am weitesten rechts liegt. Ihre aufgedruckte Zahl
zählt.

**1.5** Eine Reihe *lässt* eine Karte *zu*, wenn der Wert der Karte höher ist als die letzte Karte der Reihe und keine
Fan-Karte an dieser Reihe es verbietet. Bergsteigen kehrt die erste dieser beiden Bedingungen für seine Reihe um
(siehe 3.2).

**1.6** Unter den Reihen, die sie zulassen, kommt eine Karte in diejenige, deren letzte Karte ihrem Wert am nächsten
ist: Der kleinste Unterschied zählt.

**1.7** Lässt keine Reihe eine Karte zu, wählt ihr Besitzer eine beliebige Reihe, auch eine markierte, und nimmt deren
Karten (siehe R2).

**1.8** In diesem Fall beginnt die Karte die gewählte Reihe, ganz gleich, ob sie gerade oder ungerade ist und welchen
Wert sie hat (siehe R2).

**1.9** Eine Reihe wird *genommen*, wenn jemand Karten daraus nimmt: weil sie voll war, durch die freie Wahl aus 1.7
oder weil die Kuh dort gelandet ist (siehe 4.7).

**1.10** Die Hornochsen einer Karte sind immer die ihrer aufgedruckten Zahl.

**1.11** Fan-Karten gehen mit dem vollen und dem begrenzten Deck, mit zufällig gegebenen Karten und mit der
Kartenwahl.

## 2. Gerade/Ungerade

**2.1** Ein Schild, das auf einer Seite „gerade“ und auf der anderen „ungerade“ zeigt, liegt links an einer Reihe.
Diese Reihe ist die markierte Reihe.

**2.2** Zu Beginn einer Runde kommt das Schild an die Reihe mit der niedrigsten Startkarte und zeigt, ob diese Karte
gerade oder ungerade ist.

**2.3** Die markierte Reihe lässt nur Karten zu, deren Wert so ist, wie das Schild es zeigt: gerade oder ungerade.

**2.4** Jedes Mal, wenn irgendeine Reihe genommen wird, wandert das Schild. Zuerst wird das Nehmen abgeschlossen,
sodass die neue Startkarte daliegt.

**2.5** Das Schild verlässt seine Reihe und wandert zu einer der drei anderen: zu der mit der niedrigsten letzten
Karte. Das kann die Reihe sein, die soeben genommen wurde, es sei denn, das Schild lag dort.

**2.6** Das Schild zeigt dann, ob diese letzte Karte gerade oder ungerade ist.

**2.7** Das Schild behält seine Seite, bis es wieder wandert, was auch immer in die Reihe kommt.

**2.8** Das Schild zählt nicht zur Länge einer Reihe.

## 3. Bergsteigen

**3.1** Ein Schild mit einem Pfeil liegt links an einer Reihe. Zu Beginn einer Runde liegt es an Reihe 4, und sein
Pfeil zeigt nach oben.

**3.2** Die markierte Reihe lässt nur Karten zu, deren Wert *niedriger* ist als ihre letzte Karte. Die anderen drei
Reihen sind wie sonst.

**3.3** Welche Reihe nach 1.6 am nächsten ist, ergibt sich aus dem bloßen Unterschied, gleich ob die Karte über oder
unter der letzten Karte liegt.

**3.4** Sind die markierte Reihe und eine andere gleich nah, bekommt die markierte Reihe die Karte.

**3.5** Jedes Mal, wenn irgendeine Reihe genommen wird, wandert das Schild in Richtung seines Pfeils eine Reihe
weiter. Zuerst wird das Nehmen abgeschlossen, sodass die neue Startkarte daliegt.

**3.6** Erreicht das Schild Reihe 1 oder Reihe 4, kehrt sich sein Pfeil um. Es geht also 4↑ 3↑ 2↑ 1↓ 2↓ 3↓ 4↑ und so
weiter.

**3.7** Das Schild zählt nicht zur Länge einer Reihe.

**3.8** Wird eine Reihe markiert oder ist sie es nicht mehr, bleiben ihre Karten, wie sie sind. Von da an kommt es nur
auf ihre letzte Karte an.

## 4. Springende Kuh

**4.1** Die Kuh liegt am rechten Ende einer Reihe. Zu Beginn einer Runde kommt sie in die Reihe mit der niedrigsten
Startkarte.

**4.2** Die Kuh hat keinen Wert. Eine Karte, die ihre Reihe sucht, vergleicht sich mit der Zahlenkarte links von der
Kuh.

**4.3** Die Kuh zählt zur Länge ihrer Reihe: Vier Zahlenkarten und die Kuh sind eine volle Reihe.

**4.4** Wird eine Karte in der Reihe der Kuh angelegt, springt die Kuh: Sie kommt in eine der drei anderen Reihen, und
zwar in die mit der niedrigsten letzten Karte.

**4.5** Wer die Reihe der Kuh nimmt, nimmt nur die Zahlenkarten. Die gespielte Karte beginnt die Reihe, und dann
springt die Kuh nach 4.4.

**4.6** Das gilt für eine volle Reihe ebenso wie für die freie Wahl aus 1.7.

**4.7** Landet die Kuh in einer Reihe mit fünf Zahlenkarten, nimmt der Spieler, dessen Karte sie springen ließ, auch
aus dieser Reihe: Die höchste Karte bleibt als neue Startkarte liegen, und die anderen vier werden genommen.

**4.8** Danach springt die Kuh von dort nach 4.4 weiter. So kann eine einzige Karte mehrere Reihen kosten.

**4.9** Wird in einer anderen Reihe angelegt oder eine andere Reihe genommen, bewegt das die Kuh nicht.

## 5. Zifferntausch

**5.1** Alle bekommen zu Beginn jeder Runde eine Drehkarte. Eine, die nicht eingesetzt wurde, wird nicht in die
nächste Runde mitgenommen.

**5.2** Jeder Spieler darf seine Drehkarte verdeckt zu der Zahlenkarte legen, die er wählt. Niemand sieht sie, bevor
alle Karten aufgedeckt werden.

**5.3** Die Drehkarte vertauscht die beiden Ziffern der Zahlenkarte: 31 hat den Wert 13, und 90 hat den Wert 9.

**5.4** Bei den Karten 1 bis 9 denkt man sich eine Null davor: 1 hat den Wert 10, und 9 hat den Wert 90 (siehe R3).

**5.5** Die Karten 100 bis 104 lassen sich nicht drehen.

**5.6** Der Wert, nicht die aufgedruckte Zahl, zählt für die Reihenfolge beim Anlegen und für die Suche nach der
Reihe.

**5.7** Haben zwei Karten denselben Wert, wird die gedrehte zuerst angelegt.

**5.8** Ein Wert, der so hoch ist wie die letzte Karte einer Reihe, passt dort nicht.

**5.9** Ist die Karte angelegt, zählt wieder ihre aufgedruckte Zahl. Eine Reihe muss also nicht mehr aufsteigen.

**5.10** Eine eingesetzte Drehkarte ist für diese Runde weg.

**5.11** Eine Karte mit zwei gleichen Ziffern darf gedreht werden. Ihr Wert bleibt derselbe.

## 6. Fan-Karten kombinieren

**6.1** Mehrere Fan-Karten dürfen zugleich im Spiel sein. Rodeo sagt dem Tisch dann, dass das Regelheft davon abrät
(siehe R1).

**6.2** Eine Reihe lässt eine Karte nur zu, wenn jede Fan-Karte an dieser Reihe einverstanden ist.

**6.3** Wird eine Reihe genommen, geht es in dieser Reihenfolge: Zuerst wandert Gerade/Ungerade, dann Bergsteigen,
dann kommt die Kuh (siehe R4). Die Kuh bewegt sich nur, wenn Regel 4.4, 4.5 oder 4.8 es sagt.

**6.4** Ein Nehmen, das die Kuh auslöst (siehe 4.7), ist eines wie jedes andere: Gerade/Ungerade und Bergsteigen
wandern noch einmal, und erst dann springt die Kuh weiter (siehe R4).

**6.5** Ob eine Karte gerade oder ungerade ist und wie hoch sie ist, bestimmt dabei ihr Wert (siehe 1.3).

**6.6** Die höchste Karte in 4.7 ist die mit der höchsten aufgedruckten Zahl, wo auch immer sie in der Reihe liegt.

## Einstellungen

**O1** \`fans\`: beliebige von \`even_odd\`, \`mountaineering\`, \`jumping_cow\`, \`flip_digits\`. Vorgabe keine.

**O2** Jeder Name darf einmal vorkommen. Ein Name, der zweimal vorkommt, wird abgelehnt: Von jeder Art gibt es eine
Karte, und von den Drehkarten eine für jeden Spieler.

**O3** Keine Kombination verschiedener Fan-Karten wird abgelehnt. Bei zwei oder mehr kommt der Hinweis aus 6.1.

**O4** Alle anderen Einstellungen sind die von 6 nimmt, und ebenso die Kombinationen, die abgelehnt werden.

## Festlegungen

**R1** Fan-Karten lassen sich kombinieren, und einem Tisch, der das tut, wird gesagt, dass das Regelheft davon abrät.
*Warum:* Der Rat ist gut, aber es ist ein Rat, und ein Tisch, der ihn kennt, soll seinen Spaß haben dürfen.

**R2** Immer wenn keine Reihe eine Karte zulässt, nimmt ihr Besitzer eine beliebige Reihe, auch eine markierte, und
die Karte beginnt sie, ganz gleich, ob sie gerade oder ungerade ist und welchen Wert sie hat. *Warum:* Die Schilder
können eine hohe Karte ohne Reihe lassen, und die Regel für niedrige Karten, die alle kennen, ist der kürzeste Weg aus
dieser Sackgasse.

**R3** Die Karten 1 bis 9 werden zu 10, 20 … 90 gedreht. *Warum:* Aus 90 wird 09; liest man auch 9 als 09, führt
zweimal Drehen zur selben Zahl zurück, und zwei gedrehte Karten können nie denselben Wert haben.

**R4** Wird eine Reihe genommen, wandert zuerst Gerade/Ungerade, dann Bergsteigen, dann kommt die Kuh; ein Nehmen, das
die Kuh auslöst, lässt die beiden anderen noch einmal wandern, bevor die Kuh weiterspringt. *Warum:* Das Regelheft
sagt nichts über Kombinationen; eine feste Reihenfolge macht jedes Ergebnis eindeutig, und die Kuh, die vielleicht
noch weiterspringt, kommt zuletzt.

## Beispiele

**E1** Gerade/Ungerade. Zeigt 2.3, 2.4, 2.5, 2.6. *Teils von uns.*

- *Vorher:* \`[31][40 44 47 50 52][92][85]\`; das Schild liegt an Reihe 4 und zeigt ungerade.
- *Gespielt:* 90.
- *Dann:* 90 käme hinter die 85, aber Reihe 4 lässt nur ungerade Werte zu. Am nächsten ist dann 52 in Reihe 2, die
  voll ist: Der Besitzer nimmt 40 44 47 50 52 (13 Hornochsen), und 90 beginnt Reihe 2. Das Schild muss Reihe 4
  verlassen; die letzten Karten der anderen sind 31, 90 und 92, also wandert es zu Reihe 1. 31 ist ungerade.
- *Nachher:* \`[31][90][92][85]\`; das Schild an Reihe 1, ungerade.

**E2** Bergsteigen. Zeigt 3.2, 3.3, 3.5. *Teils von uns.*

- *Vorher:* \`[50][12][60][80 70 55 40 26]\`; das Schild liegt an Reihe 4, Pfeil nach oben.
- *Gespielt:* 21.
- *Dann:* Reihe 2 lässt 21 zu (Unterschied 9). Reihe 4 auch, denn 21 ist niedriger als 26 (Unterschied 5), und sie ist
  näher. Reihe 4 ist voll: Der Besitzer nimmt 80 70 55 40 26 (17 Hornochsen), und 21 beginnt Reihe 4. Das Schild
  wandert nach oben.
- *Nachher:* \`[50][12][60][21]\`; das Schild an Reihe 3, Pfeil nach oben.

**E3** Springende Kuh. Zeigt 4.2, 4.3, 4.5. *Teils von uns.*

- *Vorher:* \`[2 5 9 13 cow][78][104][53]\`, wobei cow die Kuh ist.
- *Gespielt:* 43.
- *Dann:* 43 passt nur in Reihe 1, hinter die 13. Vier Zahlenkarten und die Kuh sind eine volle Reihe: Der Besitzer
  nimmt 2 5 9 13 (5 Hornochsen), und 43 beginnt Reihe 1. Die letzten Karten der anderen Reihen sind 78, 104 und 53; 53
  ist die niedrigste.
- *Nachher:* \`[43][78][104][53 cow]\`.

**E4** Zifferntausch. Zeigt 5.3, 5.6, 5.9. *Teils von uns.*

- *Vorher:* \`[90][3 8 11 15 20][60][30]\`.
- *Gespielt:* 24 mit der Drehkarte.
- *Dann:* Als 24 käme die Karte hinter die 20 und nähme eine volle Reihe. Gedreht hat sie den Wert 42 und kommt hinter
  die 30. Dort zählt sie wieder als 24.
- *Nachher:* \`[90][3 8 11 15 20][60][30 24]\`. Nichts wird genommen.
`;export{e as default};