var e=`<h2>Bull Party</h2>
<p>Für 2–5 Spieler. Hier sind Hornochsen gut, wenn sie auf dem richtigen Stapel liegen. Lass die Reihen wachsen, nimm rechtzeitig eine gute und staple deine Karten aufsteigend. Dein bester Stapel zählt für dich; alle anderen zählen gegen dich.</p>
<h3>1. Karten</h3>
<p><strong>1.1</strong> Es gibt 100 Zahlenkarten: jede Zahl von 1 bis 100 genau einmal.</p>
<p><strong>1.2</strong> Es gibt zehn Stierkarten mit je vier bis sieben Hornochsen.</p>
<p><strong>1.3</strong> Es gibt fünf Nullkarten mit den Buchstaben A bis E.</p>
<p><strong>1.4</strong> Die Zahlenkarten haben die Hornochsen von 6 nimmt (take6 1.3). 1 bis 100 haben zusammen 167 Hornochsen. Das ist unsere Tabelle (siehe R1).</p>
<p><strong>1.5</strong> Die Stierkarten haben 4 4 4 5 5 5 6 6 7 7 Hornochsen. Das ist unsere Tabelle (siehe R1).</p>
<h3>2. Vorbereitung</h3>
<p><strong>2.1</strong> Die Nullkarten werden gemischt. Alle bekommen je eine; die anderen bleiben ungesehen draußen.</p>
<p><strong>2.2</strong> Der Buchstabe einer Nullkarte ist geheim, bis sie zum ersten Mal gezeigt wird (siehe R2).</p>
<p><strong>2.3</strong> Die Zahlenkarten werden gemischt. Alle bekommen je fünf und halten sie geheim.</p>
<p><strong>2.4</strong> Mit 3 Spielern kommen 25 Zahlenkarten ungesehen aus dem Spiel, mit 2 Spielern 50, mit 4 oder 5 Spielern keine.</p>
<p><strong>2.5</strong> Die übrigen Zahlenkarten bilden den verdeckten Nachziehstapel.</p>
<p><strong>2.6</strong> Die Stierkarten bilden einen eigenen Stapel: die Vierer oben, dann die Fünfer und die Sechser, die Siebener unten.</p>
<p><strong>2.7</strong> Das Spiel geht über mehrere Runden.</p>
<p><strong>2.8</strong> Rodeo gibt die Karten in einer festen Reihenfolge (siehe R10).</p>
<h3>3. Auslage</h3>
<p><strong>3.1</strong> Eine Runde beginnt mit so vielen Reihen, wie es Spieler gibt.</p>
<p><strong>3.2</strong> Jede Reihe bekommt zwei offene Karten vom Nachziehstapel: zuerst Reihe 1, dann Reihe 2 und so weiter.</p>
<p><strong>3.3</strong> Die Karten einer Reihe bleiben in der Reihenfolge, in der sie hinzugekommen sind. Sie werden nicht sortiert.</p>
<p><strong>3.4</strong> Eine Reihe fasst höchstens fünf Zahlenkarten.</p>
<h3>4. Wählen</h3>
<p><strong>4.1</strong> Alle, die noch in der Runde sind, wählen heimlich eine Zahlenkarte ihrer Hand oder ihre Nullkarte. Zu Beginn einer Runde sind das alle Spieler.</p>
<p><strong>4.2</strong> Haben alle gewählt, werden die Karten gemeinsam aufgedeckt.</p>
<p><strong>4.3</strong> Zuerst werden alle Zahlenkarten nach Abschnitt 5 abgehandelt, von der niedrigsten bis zur höchsten.</p>
<p><strong>4.4</strong> Dann werden alle Nullkarten nach Abschnitt 6 abgehandelt, in alphabetischer Reihenfolge.</p>
<p><strong>4.5</strong> Sind noch Reihen übrig, wählen alle, die noch in der Runde sind, erneut.</p>
<p><strong>4.6</strong> Wer als Letzter in der Runde ist, darf allein weiter Reihen ausbauen.</p>
<p><strong>4.7</strong> Das Wählen endet, wenn alle Reihen genommen sind. Dann folgt Abschnitt 8.</p>
<h3>5. Zahlenkarten</h3>
<p><strong>5.1</strong> Die Karte kommt auf den Ablagestapel.</p>
<p><strong>5.2</strong> Ihr Besitzer nimmt eine beliebige der übrigen Reihen. Ist nur noch eine übrig, ist es diese (siehe R9).</p>
<p><strong>5.3</strong> Die Zahlenkarten dieser Reihe kommen auf die Hand des Besitzers. Sie lagen offen, also sind sie allen bekannt.</p>
<p><strong>5.4</strong> Eine Stierkarte in dieser Reihe wird gesondert und offen neben ihren Besitzer gelegt.</p>
<p><strong>5.5</strong> Der Besitzer ist bis zur nächsten Auslage aus der Runde.</p>
<h3>6. Nullkarten</h3>
<p><strong>6.1</strong> Die oberste Karte des Nachziehstapels wird aufgedeckt (siehe R12).</p>
<p><strong>6.2</strong> Wer die Nullkarte gespielt hat, fügt die aufgedeckte Karte einer beliebigen übrigen Reihe mit weniger als fünf Zahlenkarten hinzu. Ist nur noch eine solche Reihe übrig, kommt sie dorthin (siehe R9).</p>
<p><strong>6.3</strong> Die Nullkarte geht zurück auf die Hand. Alle behalten ihre Nullkarte das ganze Spiel über.</p>
<p><strong>6.4</strong> Wer sie gespielt hat, bleibt in der Runde.</p>
<p><strong>6.5</strong> Ist der Nachziehstapel leer, wenn eine Karte gebraucht wird, siehe 9.2.</p>
<h3>7. Volle Reihen</h3>
<p><strong>7.1</strong> Bekommt eine Reihe ihre fünfte Zahlenkarte, kommt sofort die oberste Stierkarte dazu.</p>
<p><strong>7.2</strong> Ist keine Stierkarte mehr da, ist die Reihe ohne Stierkarte voll (siehe R3).</p>
<p><strong>7.3</strong> Sind alle übrigen Reihen voll, können nur Zahlenkarten gewählt werden.</p>
<p><strong>7.4</strong> Ist keine Karte mehr zu ziehen, weder vom Nachziehstapel noch vom Ablagestapel, können nur Zahlenkarten gewählt werden (siehe R4).</p>
<p><strong>7.5</strong> Eine aufgedeckte Nullkarte hat keine Wirkung, wenn alle übrigen Reihen voll sind oder keine Karte mehr zu ziehen ist, sobald sie abgehandelt wird. Sie geht zurück auf die Hand, und wer sie gespielt hat, bleibt in der Runde (siehe R4).</p>
<h3>8. Karten ablegen</h3>
<p><strong>8.1</strong> Sind alle Reihen genommen, behalten alle genau fünf Zahlenkarten und die Nullkarte auf der Hand (siehe R11).</p>
<p><strong>8.2</strong> Alle anderen Zahlenkarten legen ihre Besitzer auf Stapeln vor sich ab. Sowohl Handkarten als auch gerade genommene Karten können abgelegt werden.</p>
<p><strong>8.3</strong> Eine Karte kommt auf einen Stapel, dessen oberste Karte niedriger ist, oder sie beginnt einen neuen Stapel. Zahlen dürfen ausgelassen werden.</p>
<p><strong>8.4</strong> Jeder Spieler darf beliebig viele Stapel haben.</p>
<p><strong>8.5</strong> Die Wahl eines Spielers ist eine Menge von Zuordnungen: Jede abgelegte Karte wird einem Stapel oder einem neuen Stapel zugeordnet.</p>
<p><strong>8.6</strong> Weil Stapel aufsteigend sind, ist es gleich, in welcher Reihenfolge man die eigenen Karten ablegt. Rodeo nennt die Zuordnungen in aufsteigender Ordnung der Karten.</p>
<p><strong>8.7</strong> Alle legen gleichzeitig ab. Gezeigt wird die Wahl, wenn alle fertig sind (siehe R5).</p>
<p><strong>8.8</strong> Stapel liegen offen und werden nie umgeordnet (siehe R5).</p>
<p><strong>8.9</strong> Stierkarten werden nicht auf Stapeln abgelegt. Sie bleiben gesondert liegen.</p>
<p><strong>8.10</strong> Dann beginnt mit Abschnitt 3 die nächste Runde.</p>
<h3>9. Letzte Runde</h3>
<p><strong>9.1</strong> Die Runde, in der die letzte Karte des Nachziehstapels in eine Reihe kommt, ist die letzte, auch wenn das schon bei der Auslage geschieht.</p>
<p><strong>9.2</strong> Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der aktuelle Ablagestapel gemischt und zum neuen Nachziehstapel (siehe R6).</p>
<p><strong>9.3</strong> Gleichzeitig aufgedeckte Zahlenkarten liegen dann schon auf dem Ablagestapel.</p>
<p><strong>9.4</strong> Später abgelegte Karten werden erst einbezogen, wenn auch der neue Nachziehstapel leer ist und noch eine Karte gebraucht wird (siehe R6).</p>
<p><strong>9.5</strong> Ein neuer Nachziehstapel bringt keine weitere Runde.</p>
<p><strong>9.6</strong> Nach der letzten Runde werden alle Zahlenkarten der Hand nach Abschnitt 8 abgelegt. Keine wird behalten (siehe R7).</p>
<h3>10. Wertung</h3>
<p><strong>10.1</strong> Der beste Stapel eines Spielers ist der mit den meisten Hornochsen. Sie zählen für den Spieler.</p>
<p><strong>10.2</strong> Die Hornochsen auf den Stierkarten eines Spielers zählen für ihn.</p>
<p><strong>10.3</strong> Die Hornochsen aller anderen Stapel eines Spielers zählen gegen ihn.</p>
<p><strong>10.4</strong> Nullkarten zählen nichts.</p>
<p><strong>10.5</strong> Wer die meisten Punkte hat, gewinnt.</p>
<p><strong>10.6</strong> Bei gleicher höchster Punktzahl wird der Sieg geteilt (siehe R8).</p>
<h3>Einstellungen</h3>
<p><strong>O1</strong> <code>players</code>: 2 bis 5. Keine Vorgabe.</p>
<p><strong>O2</strong> <code>numbers</code>: die höchste Zahlenkarte, bis 100. Vorgabe 100. Für kleine Experimente.</p>
<p><strong>O3</strong> <code>hand</code>: wie viele Zahlenkarten alle bekommen und nach jeder Runde behalten, 1 bis 7. Vorgabe 5.</p>
<p><strong>O4</strong> <code>out</code>: wie viele Zahlenkarten ungesehen aus dem Spiel kommen. Vorgabe 50 mit 2 Spielern, 25 mit 3, keine mit 4 oder 5.</p>
<p><strong>O5</strong> <code>heads</code>: die Tabelle der Hornochsen für die Zahlenkarten: <code>take6</code> oder eine eigene Liste, die Hornochsen der 1 zuerst, jeder Eintrag von 0 bis 99. Vorgabe <code>take6</code>.</p>
<p><strong>O6</strong> Eine Liste von Hornochsen mit mehr oder weniger Einträgen als <code>numbers</code> wird abgelehnt: Jede Zahlenkarte braucht ihre Hornochsen.</p>
<p><strong>O7</strong> <code>bulls</code>: die Liste der Hornochsen auf den Stieren von oben nach unten, bis zu 16 Karten, jeweils von 0 bis 99, oder <code>none</code>. Vorgabe 4 4 4 5 5 5 6 6 7 7. Sie gilt in der angegebenen Reihenfolge.</p>
<p><strong>O8</strong> <code>numbers</code> − <code>out</code> − <code>players</code> × <code>hand</code> ist die Größe des Nachziehstapels, der für die Reihen bleibt. Sie muss genau 2 × <code>players</code> oder mindestens 6 × <code>players</code> sein; alles andere wird abgelehnt. Mit weniger Karten ist keine Auslage möglich, und bei einer Zahl dazwischen könnten bei der zweiten Auslage die Karten ausgehen.</p>
<h3>Festlegungen</h3>
<p><strong>R1</strong> Die Tabelle der Hornochsen gehört zu den Daten: Zahlenkarten wie bei 6 nimmt, Stiere 4 4 4 5 5 5 6 6 7 7. Beides lässt sich ersetzen, und den Spielern wird gesagt, dass es unsere Tabelle ist. <em>Warum:</em> Das Regelheft nennt nur den Bereich der Hornochsen, also nehmen wir die Tabelle, die man von 6 nimmt kennt.</p>
<p><strong>R2</strong> Der Buchstabe einer Nullkarte ist geheim, bis sie zum ersten Mal gezeigt wird. <em>Warum:</em> Sie wird auf die Hand gegeben wie jede andere Karte, und das Regelheft verlangt nicht, sie früher zu zeigen.</p>
<p><strong>R3</strong> Ist keine Stierkarte mehr da, ist eine Reihe mit fünf Karten ohne Stierkarte voll. <em>Warum:</em> Zehn Stiere können ausgehen, und die Reihe darf trotzdem nicht weiterwachsen.</p>
<p><strong>R4</strong> Ist keine Karte mehr zu ziehen, können nur Zahlenkarten gewählt werden; eine schon aufgedeckte Nullkarte hat keine Wirkung, und ihr Besitzer bleibt in der Runde. <em>Warum:</em> Das behandelt einen leeren Nachziehstapel wie volle Reihen. Ohne diese Regel könnte die Runde endlos dauern.</p>
<p><strong>R5</strong> Alle legen gleichzeitig ab und zeigen es, wenn alle fertig sind. Stapel liegen offen und werden nie umgeordnet. <em>Warum:</em> Niemand soll einen Vorteil davon haben, auf die anderen zu warten, und wenn man Stapel umordnen könnte, wäre die Entscheidung bedeutungslos.</p>
<p><strong>R6</strong> Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der aktuelle Ablagestapel zum neuen Nachziehstapel gemischt. Später abgelegte Karten werden erst einbezogen, wenn auch dieser leer ist. <em>Warum:</em> Das Regelheft ersetzt nur fehlende Karten. Ein fester Zeitpunkt für jedes Mischen macht eindeutig, was gezogen wird.</p>
<p><strong>R7</strong> Nach der letzten Runde müssen alle Handkarten abgelegt werden. <em>Warum:</em> Wörtlich genommen verbietet es der gedruckte Satz, und diese Karten wären nutzlos. Das ist offensichtlich ein Druckfehler.</p>
<p><strong>R8</strong> Bei gleich vielen Punkten wird der Sieg geteilt. <em>Warum:</em> Das Regelheft kennt keine Regel für Gleichstand, und an den meisten Tischen wird dann geteilt.</p>
<p><strong>R9</strong> Kommt nur eine Reihe infrage, zum Nehmen oder zum Anlegen der gezogenen Karte, wird sie ohne Nachfrage genommen. <em>Warum:</em> Es gibt nichts zu wählen.</p>
<p><strong>R10</strong> Die Nullkarten werden nach Plätzen gegeben. Die ersten der gemischten Zahlenkarten sind die Hände, Platz für Platz; dann kommt der Nachziehstapel von oben nach unten; die letzten Karten kommen aus dem Spiel. Ein neu gemischter Ablagestapel ist der neue Nachziehstapel von oben nach unten. <em>Warum:</em> Jede Reihenfolge ist fair, aber nachprüfen lässt sich das Geben nur, wenn sie feststeht.</p>
<p><strong>R11</strong> Alle behalten genau fünf Zahlenkarten, nicht weniger. <em>Warum:</em> Das Regelheft erlaubt bis zu fünf auf der Hand, beginnt die nächste Runde aber mit fünf auf jeder Hand, und auch in seinen Beispielen werden fünf behalten. Mit einer festen Handgröße beginnen alle eine Runde mit gleich viel Auswahl.</p>
<p><strong>R12</strong> Die Karte, die für eine Nullkarte gezogen wird, wird aufgedeckt, bevor ihr Spieler eine Reihe wählt. <em>Warum:</em> Das Regelheft sagt nicht, ob die anderen sie vorher sehen. Sie liegt danach ohnehin offen in einer Reihe; wäre sie verdeckt, würden die anderen nur warten, ohne zu wissen, worauf.</p>
<h3>Beispiele</h3>
<p><strong>E1</strong> Zeigt 5.2, 5.3, 8.1, 8.2, 8.3.</p>
<ul><li><em>Vorher:</em> Auf dem Stapel eines Spielers liegt obenauf die 13; 20 ist unter den vier Karten, die nach dem Ausspielen auf der Hand bleiben.</li><li><em>Gespielt:</em> Der Spieler nimmt eine Reihe mit 22, 24 und 60.</li><li><em>Dann:</em> Die Hand hat sieben Zahlenkarten, also müssen zwei abgelegt werden. 20 und 22 kommen auf die 13.</li><li><em>Nachher:</em> Der Stapel endet mit 13 20 22. 24 und 60 werden behalten; die Hand hat fünf Zahlenkarten.</li></ul>
<p><strong>E2</strong> Zeigt 5.1, 8.1, 8.3, 8.4. Es schließt in der nächsten Runde an E1 an.</p>
<ul><li><em>Vorher:</em> Der Stapel des Spielers endet mit 13 20 22; 24 und 60 sind auf der Hand.</li><li><em>Gespielt:</em> Der Spieler spielt 24, die auf den Ablagestapel kommt, und nimmt eine Reihe mit 2, 4 und 18.</li><li><em>Dann:</em> Zwei Karten müssen abgelegt werden. Keine von 2, 4 und 18 kann auf die 22.</li><li><em>Nachher:</em> 4 18 ist ein neuer Stapel neben dem ersten. 2 wird behalten; die Hand hat fünf Zahlenkarten.</li></ul>
<p><strong>E3</strong> Zeigt 4.3, 5.1, 5.2, 5.4, 7.1, 7.3. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> drei Spieler, alle noch in der Runde. Alle Reihen sind voll, jede mit einer Stierkarte: <code>[17 18 35 49 77][24 33 3 75 94][11 19 55 63 93]</code>.</li><li><em>Gespielt:</em> 13, 85 und 36 werden aufgedeckt.</li><li><em>Dann:</em> Die Reihenfolge ist 13, 36, 85. 13 nimmt Reihe 2, 36 nimmt Reihe 3, für 85 bleibt Reihe 1.</li><li><em>Nachher:</em> Keine Reihe ist übrig. Alle haben fünf Zahlenkarten und eine Stierkarte genommen, haben neun Zahlenkarten auf der Hand und müssen vier ablegen, um fünf zu behalten. Die Stiere liegen gesondert.</li></ul>
<p><strong>E4</strong> Zeigt 8.2, 8.3, 8.4. Der Besitzer der 13 aus E3. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> ein Stapel, obenauf 23; auf der Hand sind 51, 72 und zwei weitere Karten, dazu 24 33 3 75 94 aus der Reihe.</li><li><em>Gespielt:</em> 24 und 33 auf die 23; 51 und 72 als neuer Stapel.</li><li><em>Nachher:</em> die Stapel …23 24 33 und 51 72. 3, 75, 94 und die zwei anderen Karten werden behalten: fünf.</li></ul>
<p><strong>E5</strong> Zeigt 8.2, 8.3. Der Besitzer der 36 aus E3. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> zwei Stapel, obenauf 8 und 86; auf der Hand sind 87 und drei weitere Karten, dazu 11 19 55 63 93 aus der Reihe.</li><li><em>Gespielt:</em> 11 und 19 auf die 8; 87 und 93 auf die 86.</li><li><em>Nachher:</em> die Stapel …8 11 19 und …86 87 93. 55, 63 und die drei anderen Karten werden behalten: fünf.</li></ul>
<p><strong>E6</strong> Zeigt 8.2, 8.3, 8.4. Der Besitzer der 85 aus E3. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> ein Stapel, obenauf 31; auf der Hand sind vier Karten, dazu 17 18 35 49 77 aus der Reihe.</li><li><em>Gespielt:</em> 17, 18 und 35 als neuer Stapel; 49 auf die 31.</li><li><em>Nachher:</em> die Stapel …31 49 und 17 18 35. 77 und die vier anderen Karten werden behalten: fünf.</li></ul>`;export{e as default};