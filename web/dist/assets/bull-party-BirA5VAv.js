var e=`# Bull Party

Für 2–5 Spieler. Hier sind Hornochsen ausnahmsweise gut, solange sie auf dem richtigen Stapel liegen. Lass die Reihen
wachsen, schnapp dir rechtzeitig die beste, und staple deine Karten aufsteigend. Nur dein bester Stapel zählt für
dich; die anderen zählen gegen dich.

## 1. Karten

**1.1** Es gibt 100 Zahlenkarten: jede Zahl von 1 bis 100 genau einmal.

**1.2** Es gibt 10 Stierkarten mit je 4 bis 7 Hornochsen.

**1.3** Es gibt 5 Nullkarten mit den Buchstaben A bis E.

**1.4** Die Zahlenkarten tragen die Hornochsen von 6 nimmt (take6 1.3). 1 bis 100 haben zusammen 167 Hornochsen. Das
ist unsere Tabelle (siehe R1).

**1.5** Die Stierkarten tragen 4 4 4 5 5 5 6 6 7 7 Hornochsen. Das ist unsere Tabelle (siehe R1).

## 2. Vorbereitung

**2.1** Die Nullkarten werden gemischt. Alle bekommen je eine; die anderen bleiben ungesehen draußen.

**2.2** Der Buchstabe einer Nullkarte ist geheim, bis sie zum ersten Mal gezeigt wird (siehe R2).

**2.3** Die Zahlenkarten werden gemischt. Alle bekommen je 5 und halten sie geheim.

**2.4** Mit 3 Spielern kommen 25 Zahlenkarten ungesehen aus dem Spiel, mit 2 Spielern 50, mit 4 oder 5 Spielern keine.

**2.5** Die anderen Zahlenkarten sind das verdeckte Deck.

**2.6** Die Stierkarten sind ein eigener Stapel: obenauf die mit 4, dann die mit 5 und die mit 6, zuunterst die mit 7.

**2.7** Das Spiel geht über mehrere Runden.

**2.8** Rodeo gibt die Karten in einer festen Reihenfolge (siehe R10).

## 3. Die Auslage

**3.1** Eine Runde beginnt mit so vielen Reihen, wie es Spieler gibt.

**3.2** Jede Reihe bekommt zwei Karten vom Deck, offen ausgelegt: zuerst Reihe 1, dann Reihe 2 und so weiter.

**3.3** Die Karten einer Reihe bleiben in der Reihenfolge, in der sie kamen. Sie werden nicht sortiert.

**3.4** Eine Reihe fasst höchstens fünf Zahlenkarten.

## 4. Wählen

**4.1** Alle, die noch in der Runde sind, wählen heimlich eine Zahlenkarte ihrer Hand oder die Nullkarte. Beim ersten
Wählen einer Runde sind das alle Spieler.

**4.2** Haben alle gewählt, werden die Karten gemeinsam aufgedeckt.

**4.3** Zuerst werden alle Zahlenkarten nach Abschnitt 5 abgehandelt, von der niedrigsten bis zur höchsten.

**4.4** Dann werden alle Nullkarten nach Abschnitt 6 abgehandelt, in der Reihenfolge ihrer Buchstaben.

**4.5** Sind noch Reihen übrig, wählen alle, die noch in der Runde sind, erneut.

**4.6** Wer als Einziger noch in der Runde ist, darf allein weiterbauen.

**4.7** Die Runde um die Reihen endet, wenn alle Reihen genommen sind. Dann folgt Abschnitt 8.

## 5. Eine Zahlenkarte

**5.1** Die Karte kommt auf die Ablage.

**5.2** Ihr Besitzer nimmt eine beliebige der übrigen Reihen. Ist nur noch eine übrig, ist es diese (siehe R9).

**5.3** Die Zahlenkarten dieser Reihe kommen auf die Hand des Besitzers. Sie lagen offen, also sind sie allen bekannt.

**5.4** Eine Stierkarte in dieser Reihe wird gesondert und offen neben ihren Besitzer gelegt.

**5.5** Der Besitzer ist bis zur nächsten Auslage mit der Runde fertig.

## 6. Eine Nullkarte

**6.1** Die oberste Karte des Decks wird aufgedeckt.

**6.2** Wer die Nullkarte gespielt hat, fügt die aufgedeckte Karte einer beliebigen übrigen Reihe mit weniger als fünf
Zahlenkarten hinzu. Ist nur noch eine solche Reihe übrig, kommt sie dorthin (siehe R9).

**6.3** Die Nullkarte geht zurück auf die Hand. Alle behalten ihre Nullkarte das ganze Spiel über.

**6.4** Wer sie gespielt hat, bleibt in der Runde.

**6.5** Ist das Deck leer, wenn eine Karte gebraucht wird, siehe 9.2.

## 7. Volle Reihen

**7.1** Bekommt eine Reihe ihre fünfte Zahlenkarte, kommt sofort die oberste Stierkarte dazu.

**7.2** Ist keine Stierkarte mehr da, ist die Reihe einfach nur voll (siehe R3).

**7.3** Sind alle übrigen Reihen voll, dürfen nur Zahlenkarten gewählt werden.

**7.4** Gibt es nichts mehr zu ziehen, weder im Deck noch auf der Ablage, dürfen nur Zahlenkarten gewählt werden
(siehe R4).

**7.5** Eine schon aufgedeckte Nullkarte, für die inzwischen alle übrigen Reihen voll sind oder nichts mehr zu ziehen
ist, hat keine Wirkung. Sie geht zurück auf die Hand, und wer sie gespielt hat, bleibt in der Runde (siehe R4).

## 8. Karten ablegen

**8.1** Sind alle Reihen genommen, behalten alle genau 5 Zahlenkarten und die Nullkarte auf der Hand.

**8.2** Alle anderen Zahlenkarten legen ihre Besitzer auf Stapeln vor sich ab. Karten von der Hand und soeben
genommene Karten dürfen gleichermaßen abgelegt werden.

**8.3** Eine Karte kommt auf einen Stapel, dessen oberste Karte niedriger ist, oder sie beginnt einen neuen Stapel.
Zahlen dürfen ausgelassen werden.

**8.4** Jeder Spieler darf beliebig viele Stapel haben.

**8.5** Ein Ablegen ist eine Menge von Zuordnungen: Jede abgelegte Karte wird einem Stapel oder einem neuen Stapel
zugeordnet.

**8.6** Weil Stapel aufsteigen, kommt es nie darauf an, in welcher Reihenfolge man die eigenen Karten ablegt. Darum
schreibt Rodeo ein Ablegen in aufsteigender Ordnung der Karten auf.

**8.7** Alle legen gleichzeitig ab, und gezeigt wird es, wenn alle fertig sind (siehe R5).

**8.8** Stapel liegen offen und werden nie umgeordnet (siehe R5).

**8.9** Stierkarten werden nicht auf Stapeln abgelegt. Sie bleiben gesondert liegen.

**8.10** Dann beginnt mit Abschnitt 3 die nächste Runde.

## 9. Die letzte Runde

**9.1** Die Runde, in der die letzte Karte des Decks in eine Reihe kommt, ist die letzte. Das gilt auch, wenn sie
schon bei der Auslage dorthin kommt.

**9.2** Wird eine Karte gebraucht und ist das Deck leer, wird die Ablage, wie sie dann liegt, gemischt und zum neuen
Deck (siehe R6).

**9.3** Zahlenkarten, die beim selben Mal aufgedeckt wurden, liegen dann schon auf der Ablage.

**9.4** Was später auf die Ablage kommt, wird erst einbezogen, wenn auch das neue Deck leer ist und noch eine Karte
gebraucht wird (siehe R6).

**9.5** Ein neues Deck bringt keine weitere Runde.

**9.6** Nach der letzten Runde werden alle Zahlenkarten der Hand nach Abschnitt 8 abgelegt. Keine wird behalten (siehe
R7).

## 10. Wertung

**10.1** Der beste Stapel eines Spielers ist der mit den meisten Hornochsen. Sie zählen für den Spieler.

**10.2** Die Hornochsen auf den Stierkarten eines Spielers zählen für ihn.

**10.3** Die Hornochsen aller anderen Stapel eines Spielers zählen gegen ihn.

**10.4** Nullkarten zählen nichts.

**10.5** Wer die meisten Punkte hat, gewinnt.

**10.6** Bei gleicher höchster Punktzahl wird der Sieg geteilt (siehe R8).

## Einstellungen

**O1** \`players\`: 2 bis 5. Keine Vorgabe.

**O2** \`numbers\`: die höchste Zahlenkarte, bis 100. Vorgabe 100. Für kleine Experimente.

**O3** \`hand\`: wie viele Zahlenkarten alle bekommen und nach jeder Runde behalten, 1 bis 7. Vorgabe 5.

**O4** \`out\`: wie viele Zahlenkarten ungesehen aus dem Spiel kommen. Vorgabe 50 mit 2 Spielern, 25 mit 3, keine mit 4
oder 5.

**O5** \`heads\`: die Tabelle der Hornochsen für die Zahlenkarten: \`take6\` oder eine eigene Liste, die Hornochsen der 1
zuerst, jeder Eintrag von 0 bis 99. Vorgabe \`take6\`.

**O6** Eine Liste von Hornochsen mit mehr oder weniger Einträgen als \`numbers\` wird abgelehnt: Jede Zahlenkarte
braucht ihre Hornochsen.

**O7** \`bulls\`: die Liste der Hornochsen auf den Stieren von oben nach unten, bis zu 16 Karten, jeweils von 0 bis 99,
oder \`none\`. Vorgabe 4 4 4 5 5 5 6 6 7 7. Sie gilt in der angegebenen Reihenfolge.

**O8** \`numbers\` − \`out\` − \`players\` × \`hand\` ist das Deck, das für die Reihen bleibt. Das müssen genau 2 × \`players\`
Karten sein oder mindestens 6 × \`players\`; alles andere wird abgelehnt. Mit weniger gibt es keine Auslage, und
dazwischen könnten bei der zweiten Auslage die Karten ausgehen.

## Festlegungen

**R1** Die Hornochsen stehen als Daten in einer Tabelle: Zahlenkarten wie bei 6 nimmt, Stiere 4 4 4 5 5 5 6 6 7 7;
beides lässt sich ersetzen, und den Spielern wird gesagt, dass es unsere Tabelle ist. *Warum:* Das Regelheft nennt
nur, in welchem Bereich die Hornochsen liegen; also nehmen wir die Tabelle, die man in dieser Spielefamilie kennt, und
sagen es offen.

**R2** Der Buchstabe einer Nullkarte ist geheim, bis sie zum ersten Mal gezeigt wird. *Warum:* Sie wird auf die Hand
gegeben wie jede andere Karte, und nichts im Regelheft verlangt, sie früher zu zeigen.

**R3** Ist keine Stierkarte mehr da, ist eine Reihe mit fünf Karten einfach nur voll. *Warum:* Zehn Stiere können
ausgehen, und die Reihe darf trotzdem nicht weiterwachsen.

**R4** Gibt es nichts mehr zu ziehen, dürfen nur Zahlenkarten gewählt werden, und eine schon aufgedeckte Nullkarte hat
dann keine Wirkung, während ihr Besitzer in der Runde bleibt. *Warum:* Das behandelt ein leeres Deck wie volle Reihen,
und ohne diese Regel könnten die Spieler ewig warten.

**R5** Alle legen gleichzeitig ab und zeigen es, wenn alle fertig sind; Stapel liegen offen und werden nie umgeordnet.
*Warum:* Niemand soll einen Vorteil davon haben, erst auf die anderen zu warten, und könnte man einen Stapel neu
sortieren, wäre die Entscheidung nichts wert.

**R6** Wird eine Karte gebraucht und ist das Deck leer, wird die Ablage, wie sie dann liegt, zum neuen Deck gemischt;
was später auf die Ablage kommt, wird erst einbezogen, wenn auch dieses leer ist. *Warum:* Das Regelheft füllt nur
auf, was fehlt, und ein einziger klarer Zeitpunkt für jedes Mischen macht eindeutig, was gezogen wird.

**R7** Nach der letzten Runde müssen alle Handkarten abgelegt werden. *Warum:* Der gedruckte Satz verbietet es, so wie
er dasteht, und die Karten wären dann zu nichts nütze; das ist offensichtlich ein Druckfehler.

**R8** Bei gleich vielen Punkten wird der Sieg geteilt. *Warum:* Das Regelheft sagt nicht, was bei Gleichstand
entscheidet, und an den meisten Tischen wird dann geteilt.

**R9** Wo nur eine Reihe infrage kommt, zum Nehmen oder zum Anlegen der aufgedeckten Karte, wird niemand gefragt: Es
ist diese Reihe. *Warum:* Es gibt nichts zu wählen, und das können alle sehen.

**R10** Die Nullkarten werden nach Plätzen gegeben. Von den gemischten Zahlenkarten sind die ersten die Hände, Platz
für Platz, dann kommt das Deck von oben nach unten, und die letzten kommen aus dem Spiel. Eine neu gemischte Ablage
ist das neue Deck von oben nach unten. *Warum:* Jede Reihenfolge ist so fair wie eine andere, aber nachprüfen lässt
sich das Geben nur, wenn die Reihenfolge feststeht.

## Beispiele

**E1** Zeigt 5.2, 5.3, 8.1, 8.2, 8.3.

- *Vorher:* Auf dem Stapel eines Spielers liegt obenauf die 13; 20 ist unter den vier Karten, die nach dem Ausspielen
  auf der Hand bleiben.
- *Gespielt:* Der Spieler nimmt eine Reihe mit 22, 24 und 60.
- *Dann:* Die Hand hat sieben Zahlenkarten, also müssen zwei abgelegt werden. 20 und 22 kommen auf die 13.
- *Nachher:* Der Stapel endet mit 13 20 22. 24 und 60 werden behalten; die Hand hat fünf Zahlenkarten.

**E2** Zeigt 5.1, 8.1, 8.3, 8.4. Es schließt in der nächsten Runde an E1 an.

- *Vorher:* Der Stapel des Spielers endet mit 13 20 22; 24 und 60 sind auf der Hand.
- *Gespielt:* Der Spieler spielt 24, die auf die Ablage kommt, und nimmt eine Reihe mit 2, 4 und 18.
- *Dann:* Zwei Karten müssen abgelegt werden. Keine von 2, 4 und 18 kann auf die 22.
- *Nachher:* 4 18 ist ein neuer Stapel neben dem ersten. 2 wird behalten; die Hand hat fünf Zahlenkarten.

**E3** Zeigt 4.3, 5.1, 5.2, 5.4, 7.1, 7.3. *Teils von uns.*

- *Vorher:* drei Spieler, alle noch in der Runde. Alle Reihen sind voll, jede mit einer Stierkarte:
  \`[17 18 35 49 77][24 33 3 75 94][11 19 55 63 93]\`.
- *Gespielt:* 13, 85 und 36 werden aufgedeckt.
- *Dann:* Die Reihenfolge ist 13, 36, 85. 13 nimmt Reihe 2, 36 nimmt Reihe 3, für 85 bleibt Reihe 1.
- *Nachher:* Keine Reihe ist übrig. Alle haben fünf Zahlenkarten und eine Stierkarte genommen, haben neun Zahlenkarten
  auf der Hand und müssen vier ablegen, um fünf zu behalten. Die Stiere liegen gesondert.

**E4** Zeigt 8.2, 8.3, 8.4. Der Besitzer der 13 aus E3. *Teils von uns.*

- *Vorher:* ein Stapel, obenauf 23; auf der Hand sind 51, 72 und zwei weitere Karten, dazu 24 33 3 75 94 aus der
  Reihe.
- *Gespielt:* 24 und 33 auf die 23; 51 und 72 als neuer Stapel.
- *Nachher:* die Stapel …23 24 33 und 51 72. 3, 75, 94 und die zwei anderen Karten werden behalten: fünf.

**E5** Zeigt 8.2, 8.3. Der Besitzer der 36 aus E3. *Teils von uns.*

- *Vorher:* zwei Stapel, obenauf 8 und 86; auf der Hand sind 87 und drei weitere Karten, dazu 11 19 55 63 93 aus der
  Reihe.
- *Gespielt:* 11 und 19 auf die 8; 87 und 93 auf die 86.
- *Nachher:* die Stapel …8 11 19 und …86 87 93. 55, 63 und die drei anderen Karten werden behalten: fünf.

**E6** Zeigt 8.2, 8.3, 8.4. Der Besitzer der 85 aus E3. *Teils von uns.*

- *Vorher:* ein Stapel, obenauf 31; auf der Hand sind vier Karten, dazu 17 18 35 49 77 aus der Reihe.
- *Gespielt:* 17, 18 und 35 als neuer Stapel; 49 auf die 31.
- *Nachher:* die Stapel …31 49 und 17 18 35. 77 und die vier anderen Karten werden behalten: fünf.
`;export{e as default};