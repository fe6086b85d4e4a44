var e=`# Take That

Für 2–4 Spieler. Eine einzige Kette von Karten, Schritt für Schritt. Finde das Spiegelbild einer Karte, und beide
gehören dir. Kommst du nicht weiter, schluckst du die ganze Kette, mitsamt den Kröten. Wer die meisten Punkte hat,
gewinnt.

## 1. Karten

**1.1** Es gibt 79 Karten: die Zahlen 12 bis 98 ohne 20, 30, 40, 50, 60, 70, 80 und 90.

**1.2** Das Spiegelbild einer Karte hat dieselben zwei Ziffern in umgekehrter Reihenfolge: 49 und 94 sind
Spiegelbilder voneinander.

**1.3** Die sieben Karten mit zwei gleichen Ziffern (22, 33, 44, 55, 66, 77, 88) tragen eine Kröte. Sie haben kein
Spiegelbild.

**1.4** Jede der anderen 72 Karten hat genau ein Spiegelbild.

## 2. Ein Spiel vorbereiten

**2.1** Alle Karten werden gemischt. Mit 2 oder 3 Spielern bekommen alle je 9 Karten, mit 4 Spielern je 8.

**2.2** Die anderen Karten liegen als verdecktes Deck in der Mitte. Daneben wird die Kette von links nach rechts
wachsen.

**2.3** Das Spiel beginnt ohne Kette.

**2.4** Es beginnt der Spieler nach dem Geber. Im ersten Spiel ist das Platz 0; in jedem späteren Spiel ist es der
jeweils nächste Platz (siehe R1).

**2.5** Gespielt wird im Uhrzeigersinn.

## 3. Ein Zug

**3.1** Ein Zug ist genau eins von drei Dingen: anlegen, ein Paar bilden oder die Kette nehmen.

**3.2** Danach zieht der Spieler eine Karte vom Deck, wenn es noch eine gibt. So ist die Hand wieder voll.

**3.3** Wer anlegen oder ein Paar bilden könnte, darf trotzdem die Kette nehmen.

### Anlegen

**3.4** Der Spieler legt eine Karte seiner Hand an das rechte Ende der Kette.

**3.5** Ihre Zahl darf von der Zahl am rechten Ende höchstens um 10 abweichen, nach oben oder nach unten.

**3.6** Gibt es keine Kette, darf jede beliebige Karte gelegt werden. Sie beginnt die Kette.

### Ein Paar bilden

**3.7** Der Spieler zeigt das Spiegelbild einer beliebigen Karte der Kette, wo auch immer diese Karte liegt.

**3.8** Beide Karten kommen offen neben den Spieler.

**3.9** Die Lücke in der Kette wird geschlossen. Die Reihenfolge der anderen Karten bleibt.

**3.10** In einem Zug wird nur ein Paar gebildet.

**3.11** Auch eine Kette aus einer einzigen Karte darf weggepaart werden. Wenn das Spiel damit nicht endet (siehe
4.3), beginnt der nächste Spieler eine neue Kette (siehe R5).

### Die Kette nehmen

**3.12** Wer weder anlegen noch ein Paar bilden kann oder will, nimmt die ganze Kette und legt sie verdeckt neben
sich.

**3.13** Im selben Zug beginnt der Spieler dann mit einer beliebigen Karte seiner Hand eine neue Kette.

**3.14** Gibt es keine Kette, kann sie nicht genommen werden. Der Spieler muss eine beginnen.

## 4. Ende eines Spiels

**4.1** Ist das Deck leer, zieht niemand mehr. Das Spiel geht weiter.

**4.2** Begann ein Zug mit leerem Deck und nimmt der Spieler die Kette, endet das Spiel sofort. Es wird keine neue
Kette begonnen (siehe R2).

**4.3** Begann ein Zug mit leerem Deck und paart der Spieler die letzte Karte der Kette weg, endet das Spiel sofort
(siehe R2).

**4.4** War das Deck zu Beginn des Zuges nicht leer, geht das Spiel weiter, auch wenn das Deck jetzt leer ist (siehe
R2).

**4.5** Wer keine Karten auf der Hand hat, muss die Kette nehmen. Es gibt dann immer eine (siehe R5).

## 5. Wertung

**5.1** Jede offene Karte neben einem Spieler zählt +1.

**5.2** Jede verdeckte Kröte zählt −5.

**5.3** Jede andere verdeckte Karte zählt −1.

**5.4** Handkarten zählen nichts. Karten, die noch in der Kette liegen, auch nicht.

**5.5** Es werden zwei Spiele gespielt und die Punkte addiert. Ein Tisch kann mehr spielen (siehe O2).

**5.6** Die höchste Summe gewinnt.

**5.7** Bei gleicher höchster Summe wird der Sieg geteilt (siehe R3).

## 6. Profispiel

Zu zweit ist es am schönsten.

**6.1** Wer eine Kette aus genau einer Karte nimmt, nimmt auch die oberste Karte des Decks und legt sie verdeckt neben
sich.

**6.2** Niemand sieht diese Zusatzkarte, bevor gezählt wird, nicht einmal ihr Besitzer. Dann sehen alle sie.

**6.3** Die Zusatzkarte zählt nach 5.2 oder 5.3, je nachdem, was sich zeigt.

**6.4** Ist das Deck leer, gibt es keine Zusatzkarte (siehe R4).

**6.5** Die Reihenfolge ist: die Kette, die Zusatzkarte, die neue Kette, das Ziehen (siehe R4).

**6.6** War die Zusatzkarte die letzte des Decks, geht das Spiel weiter, und in diesem Zug wird nicht gezogen (siehe
R4).

## Einstellungen

**O1** \`players\`: 2 bis 4. Keine Vorgabe.

**O2** \`games\`: die Zahl der Spiele, 1 bis 100. Vorgabe 2.

**O3** \`variant\`: \`standard\` oder \`advanced\`. Vorgabe \`standard\`. \`advanced\` fügt Abschnitt 6 hinzu, bei jeder
Spielerzahl.

**O4** \`hand\`: wie viele Karten alle bekommen, 1 bis 39. Vorgabe 9 mit 2 oder 3 Spielern, 8 mit 4.

**O5** \`low\` und \`high\`: die niedrigste und die höchste Zahl im Spiel. Vorgabe 12 und 98. Für kleine Experimente.
Vielfache von 10 bleiben draußen.

**O6** \`low\` unter 12, \`high\` über 98 oder \`low\` über \`high\` wird abgelehnt: Solche Karten gibt es nicht.

**O7** Ein Wert von \`players\` × \`hand\` über der Zahl der Karten im Spiel wird abgelehnt: Es sind nicht genug Karten
zum Geben da. Genau so viele sind erlaubt (siehe R6).

**O8** Eine Karte, deren Spiegelbild außerhalb von \`low\` bis \`high\` liegt, bleibt im Spiel. Mit ihr lässt sich nur
kein Paar bilden.

## Festlegungen

**R1** Platz 0 beginnt das erste Spiel, und das Geben wandert mit jedem Spiel einen Platz weiter. *Warum:* Das
Regelheft lässt den Spieler nach dem Geber beginnen, sagt aber nicht, wer gibt, und die meisten Tische rücken einfach
weiter.

**R2** Wer die Kette nimmt oder ihre letzte Karte wegpaart, beendet das Spiel nur, wenn das Deck leer war, als dieser
Zug begann. *Warum:* Das legt den Moment klar fest, denn ein Zug, der noch eine Karte zum Ziehen vorfand, ist bis zu
seinem Ende ein gewöhnlicher Zug.

**R3** Bei gleicher Summe wird der Sieg geteilt. *Warum:* Das Regelheft sagt nicht, was bei Gleichstand entscheidet,
und mit einer erfundenen Regel würde etwas den Ausschlag geben, womit die Spieler nichts zu tun hatten.

**R4** Im Profispiel wird nichts zusätzlich genommen, wenn das Deck leer ist; die Reihenfolge ist Kette, Zusatzkarte,
neue Kette, Ziehen; und war die Zusatzkarte die letzte, geht es ohne Ziehen weiter. *Warum:* Das Regelheft lässt das
leere Deck und die Reihenfolge offen, und diese Reihenfolge hält zusammen, was genommen wird, und führt in keine
Sackgasse.

**R5** Paart ein Spieler die letzte Karte der Kette weg und zieht dann die letzte Karte des Decks, geht das Spiel
weiter: Der nächste Spieler findet weder Kette noch Deck vor und muss eine Kette beginnen. *Warum:* Das folgt aus R2,
und niemand bleibt stecken. Solange ein Zug ein Deck vorfindet, sind alle Hände voll; wer keine Kette vorfindet, hat
also eine Karte, um eine zu beginnen. Von da an liegt bis zum Ende des Spiels eine Kette da, und auch mit leerer Hand
kann man sie nehmen. Jeder Zug verbraucht eine Karte oder beendet das Spiel, also endet jedes Spiel.

**R6** Wo die Hände alle Karten aufbrauchen, ist das Deck von Anfang an leer. Der erste Spieler beginnt eine Kette,
und vom zweiten Zug an gelten 4.2 und 4.3. *Warum:* Das sagen die Regeln, wenn man sie wörtlich nimmt, und es macht
die kleinsten Experimente möglich.

**R7** Die Karten einer genommenen Kette bleiben allen bekannt, obwohl sie verdeckt liegen. Karten, die am Ende eines
Spiels noch auf der Hand sind, werden nicht gezeigt. *Warum:* Alle haben die Kette gesehen, und was alle wissen, ist
kein Geheimnis, das ein Tisch bewahren könnte; für die Wertung braucht niemand die Hände.

## Beispiele

**E1** Zeigt 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 5.1. *Teils von uns.*

- *Vorher:* keine Kette; das Deck ist nicht leer.
- *Gespielt:* Platz 0 beginnt mit 34. Platz 1 darf 24 bis 44 legen und legt 41. Platz 2 darf 31 bis 51 legen und
  legt 49. Der nächste Spieler zeigt 94 und bildet ein Paar mit 49.
- *Nachher:* Die Kette ist 34 41. 49 und 94 liegen offen neben diesem Spieler und zählen +2. Jeder Spieler hat eine
  Karte gezogen.

**E2** Zeigt 5.1, 5.2, 5.3.

- *Vorher:* Ein Spieler hat 12 offene Karten; die verdeckten Karten zählen zusammen 17 Minuspunkte.
- *Gespielt:* Die Punkte werden gezählt.
- *Nachher:* 12 − 17 = −5.
`;export{e as default};