var e=`<h2>Take That</h2>
<p>Für 2–4 Spieler. Alle bauen gemeinsam an einer Kette von Karten. Bilde ein Paar aus einer Karte der Kette und ihrem Spiegelbild, und beide bringen dir Punkte. Wer nicht legen kann oder will, nimmt die ganze Kette als Minuspunkte. Wer die meisten Punkte hat, gewinnt.</p>
<h3>1. Karten</h3>
<p><strong>1.1</strong> Es gibt 79 Karten: die Zahlen 12 bis 98 ohne 20, 30, 40, 50, 60, 70, 80 und 90.</p>
<p><strong>1.2</strong> Das Spiegelbild einer Karte hat dieselben zwei Ziffern in umgekehrter Reihenfolge: 49 und 94 sind Spiegelbilder voneinander.</p>
<p><strong>1.3</strong> Die sieben Karten mit zwei gleichen Ziffern (22, 33, 44, 55, 66, 77, 88) zeigen eine Kröte. Sie haben kein Spiegelbild.</p>
<p><strong>1.4</strong> Jede der anderen 72 Karten hat genau ein Spiegelbild.</p>
<h3>2. Ein Spiel vorbereiten</h3>
<p><strong>2.1</strong> Alle Karten werden gemischt. Mit 2 oder 3 Spielern bekommen alle je neun Karten, mit 4 Spielern je acht.</p>
<p><strong>2.2</strong> Die übrigen Karten bilden den verdeckten Nachziehstapel. Daneben wächst die Kette von links nach rechts.</p>
<p><strong>2.3</strong> Das Spiel beginnt ohne Kette.</p>
<p><strong>2.4</strong> Es beginnt der Spieler nach dem Geber. Im ersten Spiel ist das Platz 0; in jedem späteren Spiel ist es der jeweils nächste Platz (siehe R1).</p>
<p><strong>2.5</strong> Gespielt wird im Uhrzeigersinn.</p>
<h3>3. Ein Zug</h3>
<p><strong>3.1</strong> Ein Zug ist genau eine von drei Aktionen: anlegen, ein Paar bilden oder die Kette nehmen.</p>
<p><strong>3.2</strong> Danach zieht der Spieler eine Karte vom Nachziehstapel, falls es noch eine gibt, und füllt so seine Hand wieder auf.</p>
<p><strong>3.3</strong> Wer anlegen oder ein Paar bilden könnte, darf trotzdem die Kette nehmen.</p>
<h3>Anlegen</h3>
<p><strong>3.4</strong> Der Spieler legt eine Karte seiner Hand an das rechte Ende der Kette.</p>
<p><strong>3.5</strong> Ihre Zahl darf von der Zahl am rechten Ende höchstens um 10 abweichen, nach oben oder nach unten.</p>
<p><strong>3.6</strong> Gibt es keine Kette, darf jede beliebige Karte gelegt werden. Sie beginnt die Kette.</p>
<h3>Ein Paar bilden</h3>
<p><strong>3.7</strong> Der Spieler zeigt das Spiegelbild einer beliebigen Karte der Kette, gleich wo diese Karte liegt.</p>
<p><strong>3.8</strong> Beide Karten kommen offen neben den Spieler.</p>
<p><strong>3.9</strong> Die Lücke in der Kette wird geschlossen. Die Reihenfolge der anderen Karten ändert sich nicht.</p>
<p><strong>3.10</strong> In einem Zug wird nur ein Paar gebildet.</p>
<p><strong>3.11</strong> Auch mit der einzigen Karte einer Kette darf ein Paar gebildet werden. Wenn das Spiel damit nicht endet (siehe 4.3), beginnt der nächste Spieler eine neue Kette (siehe R5).</p>
<h3>Die Kette nehmen</h3>
<p><strong>3.12</strong> Wer weder anlegen noch ein Paar bilden kann oder will, nimmt die ganze Kette und legt sie verdeckt neben sich.</p>
<p><strong>3.13</strong> Im selben Zug beginnt der Spieler dann mit einer beliebigen Karte seiner Hand eine neue Kette.</p>
<p><strong>3.14</strong> Gibt es keine Kette, kann sie nicht genommen werden. Der Spieler muss eine beginnen.</p>
<h3>4. Ende eines Spiels</h3>
<p><strong>4.1</strong> Ist der Nachziehstapel leer, zieht niemand mehr. Das Spiel geht weiter.</p>
<p><strong>4.2</strong> Begann ein Zug mit leerem Nachziehstapel und nimmt der Spieler die Kette, endet das Spiel sofort. Es wird keine neue Kette begonnen (siehe R2).</p>
<p><strong>4.3</strong> Begann ein Zug mit leerem Nachziehstapel und bildet der Spieler ein Paar mit der einzigen Karte der Kette, endet das Spiel sofort (siehe R2).</p>
<p><strong>4.4</strong> War der Nachziehstapel zu Beginn des Zuges nicht leer, geht das Spiel weiter, auch wenn er jetzt leer ist (siehe R2).</p>
<p><strong>4.5</strong> Wer keine Karten auf der Hand hat, muss die Kette nehmen. Es gibt dann immer eine (siehe R5).</p>
<h3>5. Wertung</h3>
<p><strong>5.1</strong> Jede offene Karte neben einem Spieler zählt +1.</p>
<p><strong>5.2</strong> Jede verdeckte Kröte zählt −5.</p>
<p><strong>5.3</strong> Jede andere verdeckte Karte zählt −1.</p>
<p><strong>5.4</strong> Handkarten zählen nichts. Am Ende eines Spiels liegen keine Karten mehr in der Kette (siehe 4.2 und 4.3).</p>
<p><strong>5.5</strong> Es werden zwei Spiele gespielt und die Punkte addiert. Ein Tisch kann mehr spielen (siehe O2).</p>
<p><strong>5.6</strong> Die höchste Summe gewinnt.</p>
<p><strong>5.7</strong> Bei gleicher höchster Summe wird der Sieg geteilt (siehe R3).</p>
<h3>6. Profivariante</h3>
<p>Empfohlen für zwei Spieler.</p>
<p><strong>6.1</strong> Wer eine Kette aus genau einer Karte nimmt, nimmt auch die oberste Karte des Nachziehstapels und legt sie verdeckt neben sich.</p>
<p><strong>6.2</strong> Niemand sieht diese Zusatzkarte vor der Wertung, auch nicht ihr Besitzer. Dann sehen sie alle (siehe R8).</p>
<p><strong>6.3</strong> Die Zusatzkarte zählt nach 5.2 oder 5.3, je nachdem, welche Karte sie ist (siehe R9).</p>
<p><strong>6.4</strong> Ist der Nachziehstapel leer, gibt es keine Zusatzkarte (siehe R4).</p>
<p><strong>6.5</strong> Die Reihenfolge ist: Kette nehmen, Zusatzkarte nehmen, neue Kette beginnen, ziehen (siehe R4).</p>
<p><strong>6.6</strong> War die Zusatzkarte die letzte des Nachziehstapels, geht das Spiel weiter, und in diesem Zug wird nicht gezogen (siehe R4).</p>
<h3>Einstellungen</h3>
<p><strong>O1</strong> <code>players</code>: 2 bis 4. Keine Vorgabe.</p>
<p><strong>O2</strong> <code>games</code>: die Zahl der Spiele, 1 bis 100. Vorgabe 2.</p>
<p><strong>O3</strong> <code>variant</code>: <code>standard</code> oder <code>advanced</code>. Vorgabe <code>standard</code>. <code>advanced</code> fügt Abschnitt 6 hinzu, bei jeder Spielerzahl.</p>
<p><strong>O4</strong> <code>hand</code>: wie viele Karten alle bekommen, 1 bis 39. Vorgabe 9 mit 2 oder 3 Spielern, 8 mit 4.</p>
<p><strong>O5</strong> <code>low</code> und <code>high</code>: die niedrigste und die höchste Zahl im Spiel. Vorgabe 12 und 98. Für kleine Experimente. Vielfache von 10 werden nie benutzt.</p>
<p><strong>O6</strong> <code>low</code> unter 12, <code>high</code> über 98 oder <code>low</code> über <code>high</code> wird abgelehnt: Solche Karten gibt es nicht.</p>
<p><strong>O7</strong> Ein Wert von <code>players</code> × <code>hand</code> über der Zahl der Karten im Spiel wird abgelehnt: Es sind nicht genug Karten zum Geben da. Genau so viele sind erlaubt (siehe R6).</p>
<p><strong>O8</strong> Eine Karte, deren Spiegelbild außerhalb von <code>low</code> bis <code>high</code> liegt, bleibt im Spiel. Mit ihr lässt sich kein Paar bilden.</p>
<h3>Festlegungen</h3>
<p><strong>R1</strong> Platz 0 beginnt das erste Spiel, und das Geben wandert mit jedem Spiel einen Platz weiter. <em>Warum:</em> Das Regelheft lässt den Spieler nach dem Geber beginnen, sagt aber nicht, wer gibt. An den meisten Tischen wechselt der Geber reihum.</p>
<p><strong>R2</strong> Wer die Kette nimmt oder ein Paar mit ihrer einzigen Karte bildet, beendet das Spiel nur, wenn der Nachziehstapel zu Beginn dieses Zuges leer war. <em>Warum:</em> So ist das Ende eindeutig: Ein Zug, zu dessen Beginn es noch Karten zu ziehen gab, ist ein gewöhnlicher Zug.</p>
<p><strong>R3</strong> Bei gleicher Summe wird der Sieg geteilt. <em>Warum:</em> Das Regelheft kennt keine Regel für Gleichstand, und eine erfundene würde das Spiel durch etwas entscheiden, worum niemand gespielt hat.</p>
<p><strong>R4</strong> In der Profivariante gibt es keine Zusatzkarte, wenn der Nachziehstapel leer ist. Die Reihenfolge ist Kette, Zusatzkarte, neue Kette, Ziehen. War die Zusatzkarte die letzte, geht es ohne Ziehen weiter. <em>Warum:</em> Das Regelheft lässt den leeren Nachziehstapel und die Reihenfolge offen. Diese Reihenfolge hält zusammen, was genommen wird, und führt nie in eine Sackgasse.</p>
<p><strong>R5</strong> Bildet ein Spieler ein Paar mit der einzigen Karte der Kette und zieht dann die letzte Karte des Nachziehstapels, geht das Spiel weiter: Der nächste Spieler findet weder Kette noch Nachziehstapel vor und muss eine Kette beginnen. <em>Warum:</em> Das folgt aus R2, und niemand bleibt stecken. Solange ein Zug mit einem Nachziehstapel beginnt, sind alle Hände voll; wer keine Kette vorfindet, hat also eine Karte, um eine zu beginnen. Von da an gibt es bis zum Ende des Spiels eine Kette, und auch wer keine Handkarten hat, kann sie nehmen. Jeder Zug verbraucht eine Karte oder beendet das Spiel, also endet jedes Spiel.</p>
<p><strong>R6</strong> Wenn die Hände alle Karten aufbrauchen, ist der Nachziehstapel von Anfang an leer. Der erste Spieler beginnt eine Kette, und vom zweiten Zug an gelten 4.2 und 4.3. <em>Warum:</em> Das folgt wörtlich aus den Regeln und macht die kleinsten Experimente möglich.</p>
<p><strong>R7</strong> Die Karten einer genommenen Kette bleiben allen bekannt, obwohl sie verdeckt liegen. Handkarten, die am Ende eines Spiels übrig sind, werden nicht gezeigt. <em>Warum:</em> Alle haben die Kette gesehen, und was alle wissen, lässt sich nicht wieder verbergen. Für die Wertung werden die Hände nicht gebraucht.</p>
<p><strong>R8</strong> Die Zusatzkarte der Profivariante sieht bis zur Wertung niemand, auch nicht ihr Besitzer. <em>Warum:</em> Das Regelheft sagt, dass sie verdeckt abgelegt wird, aber nicht, ob ihr Besitzer sie ansehen darf. Sieht sie niemand an, ist sie ein Risiko, das alle mit demselben Wissen einschätzen.</p>
<p><strong>R9</strong> Ist die Zusatzkarte eine Kröte, zählt sie −5. <em>Warum:</em> Das Regelheft sagt nur, dass auch die Zusatzkarte als Minus zählt, was man für jede Karte als −1 lesen könnte. Alle anderen verdeckten Karten zählen aber nach ihrem eigenen Wert, und wir sehen keinen Grund für eine Ausnahme.</p>
<h3>Beispiele</h3>
<p><strong>E1</strong> Zeigt 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 5.1. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> keine Kette; der Nachziehstapel ist nicht leer.</li><li><em>Gespielt:</em> Platz 0 beginnt mit 34. Platz 1 darf 24 bis 44 legen und legt 41. Platz 2 darf 31 bis 51 legen und legt 49. Der nächste Spieler zeigt 94 und bildet ein Paar mit 49.</li><li><em>Nachher:</em> Die Kette ist 34 41. 49 und 94 liegen offen neben diesem Spieler und zählen +2. Jeder Spieler hat eine Karte gezogen.</li></ul>
<p><strong>E2</strong> Zeigt 5.1, 5.2, 5.3.</p>
<ul><li><em>Vorher:</em> Ein Spieler hat 12 offene Karten; die verdeckten Karten zählen zusammen 17 Minuspunkte.</li><li><em>Gespielt:</em> Die Punkte werden gezählt.</li><li><em>Nachher:</em> 12 − 17 = −5.</li></ul>`;export{e as default};