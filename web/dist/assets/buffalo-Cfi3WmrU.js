var e=`<h2>Schlag den Büffel</h2>
<p>Für 1–6 Spieler, alle in einem Team. Der Büffel spielt in jedem Zug eine zufällige Karte. Ihr habt eure Hände und ein paar Sonderkarten. Habt ihr am Ende weniger Hornochsen als der Büffel, gewinnt ihr gemeinsam.</p>
<p>Das Spiel baut auf 6 nimmt auf. Dessen Regeln gelten, soweit diese Seite sie nicht ändert.</p>
<h3>1. Karten und Vorbereitung</h3>
<p><strong>1.1</strong> Die Zahlenkarten und ihre Hornochsen sind die von 6 nimmt (Abschnitt 1).</p>
<p><strong>1.2</strong> Alle Zahlenkarten werden gemischt. Alle Spieler bekommen je zehn und halten sie geheim.</p>
<p><strong>1.3</strong> Der Büffel bekommt zehn Karten als verdeckten Stapel. Niemand darf sie ansehen.</p>
<p><strong>1.4</strong> Vier weitere Karten beginnen die Reihen 1 bis 4, in der Reihenfolge, in der sie gegeben werden.</p>
<p><strong>1.5</strong> Es gibt 16 Sonderkarten, zwei von jeder Art: Nimm 7!, Stopp!, Tauschen!, Dazwischen!, Schieben!, Erste, Letzte, Sortieren.</p>
<p><strong>1.6</strong> Die Sonderkarten werden gemischt. Wie viele ins Spiel kommen, hängt von der Zahl der Spieler ab; die übrigen bleiben ungesehen draußen:</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Spieler</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th></tr></thead><tbody><tr><td>Sonderkarten im Spiel</td><td>0</td><td>2</td><td>4</td><td>6</td><td>11</td><td>16</td></tr></tbody></table></div>
<p><strong>1.7</strong> Zwei der Sonderkarten im Spiel liegen offen. Die übrigen bilden einen verdeckten Stapel.</p>
<p><strong>1.8</strong> Gespielt wird eine Runde mit zehn Zügen.</p>
<h3>2. Ein Zug</h3>
<p><strong>2.1</strong> Alle Spieler wählen heimlich eine Karte ihrer Hand.</p>
<p><strong>2.2</strong> Haben alle gewählt, werden die Karten zusammen mit der obersten Karte vom Stapel des Büffels aufgedeckt.</p>
<p><strong>2.3</strong> Die aufgedeckten Karten, auch die des Büffels, warten in aufsteigender Reihenfolge und werden nacheinander angelegt.</p>
<p><strong>2.4</strong> Eine Karte wird nach den Regeln von 6 nimmt, Abschnitt 4, angelegt, mit den folgenden Änderungen.</p>
<p><strong>2.5</strong> Gesperrte Reihen (siehe 5.5) werden bei der Suche nach einer Reihe ausgelassen. Eine Karte, die nur in gesperrte Reihen passt, passt in keine Reihe.</p>
<p><strong>2.6</strong> Ist eine Reihe leer, kommt die nächste Karte dorthin (siehe Abschnitt 6).</p>
<h3>3. Reihen nehmen</h3>
<p><strong>3.1</strong> Das Team hat einen gemeinsamen Stapel für alles, was seine Mitglieder nehmen.</p>
<p><strong>3.2</strong> Der Büffel hat einen eigenen Stapel für das, was er nimmt.</p>
<p><strong>3.3</strong> Passt die Karte eines Spielers in keine Reihe, wählt ihr Besitzer eine beliebige Reihe, die nicht gesperrt ist, und nimmt sie.</p>
<p><strong>3.4</strong> Passt die Karte des Büffels in keine Reihe, nimmt er die Reihe mit den wenigsten Hornochsen.</p>
<p><strong>3.5</strong> Haben mehrere Reihen gleich wenige Hornochsen, nimmt der Büffel die mit der höchsten letzten Karte.</p>
<p><strong>3.6</strong> Eine gesperrte Reihe nimmt der Büffel nie.</p>
<h3>4. Wann Sonderkarten eingesetzt werden können</h3>
<p><strong>4.1</strong> Eine Sonderkarte kann eingesetzt werden, nachdem die Karten aufgedeckt sind und solange mindestens eine davon noch wartet: vor dem ersten Anlegen und zwischen zwei Anlegevorgängen (siehe R1).</p>
<p><strong>4.2</strong> Während Karten gewählt werden und nach dem letzten Anlegen eines Zuges kann keine Sonderkarte eingesetzt werden (siehe R1).</p>
<p><strong>4.3</strong> Nur offene Sonderkarten können eingesetzt werden.</p>
<p><strong>4.4</strong> Eine eingesetzte Sonderkarte wird sofort durch die oberste Karte des verdeckten Stapels ersetzt, falls es noch eine gibt.</p>
<p><strong>4.5</strong> In einem Zug können beliebig viele Sonderkarten eingesetzt werden, auch eine, die gerade erst aufgedeckt wurde.</p>
<p><strong>4.6</strong> Ein Stopp! kann immer aufgehoben werden, wenn eine Sonderkarte eingesetzt werden kann, und auch, während Karten gewählt werden (siehe R11).</p>
<p><strong>4.7</strong> Während eine Karte angelegt wird, kann nichts eingesetzt oder aufgehoben werden. Solange ein Spieler nach 3.3 eine Reihe wählt, ist das Anlegen noch nicht beendet (siehe R11).</p>
<p><strong>4.8</strong> Eine eingesetzte Sonderkarte kommt aus dem Spiel. Nimm 7! und Stopp! bleiben zuerst an einer Reihe liegen.</p>
<p><strong>4.9</strong> Eine Sonderkarte kann immer eingesetzt werden, wenn ihre eigenen Regeln es erlauben, auch wenn sie nichts ändert. Die nächste wird trotzdem aufgedeckt.</p>
<h3>5. Was Sonderkarten tun</h3>
<h3>Nimm 7!</h3>
<p><strong>5.1</strong> Nimm 7! wird an eine beliebige Reihe gelegt, die nicht gesperrt ist (siehe R3).</p>
<p><strong>5.2</strong> Diese Reihe ist mit sechs Karten voll. Die siebte Karte nimmt sechs.</p>
<p><strong>5.3</strong> Das Nimm 7! kommt aus dem Spiel, sobald die Reihe auf irgendeine Weise genommen wird.</p>
<h3>Stopp!</h3>
<p><strong>5.4</strong> Stopp! wird an eine beliebige Reihe gelegt, auch an eine mit Nimm 7!.</p>
<p><strong>5.5</strong> Diese Reihe ist gesperrt: Dort wird nichts angelegt, entfernt, dazwischengesteckt, verschoben oder genommen.</p>
<p><strong>5.6</strong> Das Team kann ein Stopp! aufheben, wann es will. Es kommt dann aus dem Spiel.</p>
<p><strong>5.7</strong> An einer Reihe liegen höchstens ein Nimm 7! und ein Stopp! (siehe R2).</p>
<h3>Tauschen!</h3>
<p><strong>5.8</strong> Tauschen! wird eingesetzt, wenn die Karte eines Spielers als nächste angelegt wird (siehe R4). Auf die Karte des Büffels kann es nicht eingesetzt werden.</p>
<p><strong>5.9</strong> Die Karte geht zurück auf die Hand. Ihr Besitzer wählt stattdessen eine andere Karte seiner Hand.</p>
<p><strong>5.10</strong> Die neue Karte wird sofort nach den normalen Regeln angelegt. Dazwischen kann nichts eingesetzt werden.</p>
<p><strong>5.11</strong> Die Reihenfolge der anderen wartenden Karten ändert sich nicht.</p>
<p><strong>5.12</strong> Wer keine andere Karte auf der Hand hat, kann Tauschen! nicht einsetzen.</p>
<p><strong>5.13</strong> Alle haben die Karte gesehen, die zurückging. Sie bleibt bekannt.</p>
<h3>Dazwischen!</h3>
<p><strong>5.14</strong> Dazwischen! wird eingesetzt, wenn die Karte eines Spielers als nächste angelegt wird (siehe R5). Auf die Karte des Büffels kann es nicht eingesetzt werden.</p>
<p><strong>5.15</strong> Der Besitzer steckt die Karte in eine beliebige Reihe, die nicht gesperrt ist: vor ihre erste Karte oder zwischen zwei Karten.</p>
<p><strong>5.16</strong> Die Reihe muss weiterhin aufsteigen, und die Karte kommt nie an ihr Ende. Also muss die Karte niedriger sein als die letzte Karte der Reihe.</p>
<p><strong>5.17</strong> Das ersetzt das normale Anlegen der Karte. Es muss nicht die Reihe sein, in die sie normalerweise käme.</p>
<h3>Schieben!</h3>
<p><strong>5.18</strong> Schieben! verschiebt eine beliebige Karte, die in einer Reihe liegt, in eine andere Reihe. Keine der beiden Reihen darf gesperrt sein.</p>
<p><strong>5.19</strong> Die Karte darf am Anfang, zwischen zwei Karten oder am Ende zu liegen kommen. Die Reihe muss weiterhin aufsteigen.</p>
<p><strong>5.20</strong> Schieben! darf auch die einzige Karte einer Reihe verschieben (siehe Abschnitt 6 und R6).</p>
<h3>Für Dazwischen! und Schieben!</h3>
<p><strong>5.21</strong> Reihen sind aufsteigend, also bestimmt die Zahl einer dazwischengesteckten oder verschobenen Karte ihren Platz in der Reihe. Für Dazwischen! gibt man eine Reihe an, für Schieben! eine Karte und eine Reihe.</p>
<p><strong>5.22</strong> Eine Karte darf auch in eine volle Reihe gesteckt oder geschoben werden. Sie kommt an ihren Platz, und dann nimmt das Team alle Karten dieser Reihe außer der letzten. Die letzte Karte ist die neue Startkarte.</p>
<p><strong>5.23</strong> Bei einer Reihe mit Nimm 7! heißt voll auch hier sechs Karten, und das Nimm 7! kommt dann aus dem Spiel.</p>
<p><strong>5.24</strong> Das Team nimmt diese Karten auch dann, wenn die Karte des Büffels als nächste angelegt wird.</p>
<h3>Erste, Letzte, Sortieren</h3>
<p><strong>5.25</strong> Erste setzt eine wartende Karte eines Spielers an den Anfang der Warteschlange (siehe R7).</p>
<p><strong>5.26</strong> Hat Erste in diesem Zug schon Karten nach vorn gesetzt und warten diese noch, kommt die neue Karte dahinter (siehe R7).</p>
<p><strong>5.27</strong> Letzte setzt eine wartende Karte eines Spielers an das Ende der Warteschlange (siehe R7).</p>
<p><strong>5.28</strong> Hat Letzte in diesem Zug schon Karten nach hinten gesetzt und warten diese noch, kommt die neue Karte davor (siehe R7).</p>
<p><strong>5.29</strong> Erste und Letzte können nicht auf die Karte des Büffels eingesetzt werden.</p>
<p><strong>5.30</strong> Wurden Erste und Letzte auf dieselbe Karte eingesetzt, gilt die spätere (siehe R7).</p>
<p><strong>5.31</strong> Mit Sortieren bringt das Team alle wartenden Karten in eine beliebige Reihenfolge, auch die des Büffels.</p>
<p><strong>5.32</strong> Sortieren hebt auf, was Erste und Letzte bestimmt haben. Ein späteres Erste oder Letzte geht von der neuen Reihenfolge aus.</p>
<h3>6. Leere Reihen</h3>
<p><strong>6.1</strong> Eine Reihe wird nur leer, wenn Schieben! ihre einzige Karte verschiebt (siehe R6).</p>
<p><strong>6.2</strong> Die nächste angelegte Karte kommt in die leere Reihe, gleich welche Zahl sie hat. Nichts wird genommen.</p>
<p><strong>6.3</strong> Das gilt für die Karte eines Spielers, für die des Büffels und für eine mit Tauschen! gespielte Karte.</p>
<p><strong>6.4</strong> Bei zwei leeren Reihen wird die obere zuerst gefüllt.</p>
<p><strong>6.5</strong> An eine leere Reihe wird kein Nimm 7! und kein Stopp! gelegt.</p>
<p><strong>6.6</strong> In eine leere Reihe wird keine Karte gesteckt oder geschoben.</p>
<p><strong>6.7</strong> Dazwischen! in eine andere Reihe bleibt möglich. Die leere Reihe bleibt dann für die nächste Karte leer, notfalls bis zum nächsten Zug.</p>
<p><strong>6.8</strong> Ein Nimm 7! bleibt an seiner Reihe, wenn die Reihe leer wird.</p>
<h3>7. Wer entscheidet</h3>
<p><strong>7.1</strong> Jeder Spieler darf eine offene Sonderkarte einsetzen oder ein Stopp! aufheben (siehe R10).</p>
<p><strong>7.2</strong> Tauschen! und Dazwischen! darf nur der Besitzer der Karte einsetzen, die als nächste angelegt wird (siehe R10).</p>
<p><strong>7.3</strong> Vor dem Anlegen gibt es ein Fenster, wenn eine offene Sonderkarte regelgerecht eingesetzt werden kann oder ein Stopp! aufgehoben werden könnte. Sonst wird die Karte sofort angelegt.</p>
<p><strong>7.4</strong> In einem Fenster darf jeder Spieler handeln, einmal passen oder für den Rest des Zuges passen.</p>
<p><strong>7.5</strong> Wird etwas eingesetzt oder aufgehoben, öffnet sich ein neues Fenster. Einmaliges Passen verfällt (siehe R8).</p>
<p><strong>7.6</strong> Das Passen für den Rest des Zuges bleibt gültig, kann aber zurückgenommen werden (siehe R8).</p>
<p><strong>7.7</strong> Die Karte wird angelegt, wenn alle Spieler gepasst haben.</p>
<p><strong>7.8</strong> Während Karten gewählt werden, muss niemand passen. Ein Stopp! aufzuheben ist freiwillig.</p>
<p><strong>7.9</strong> Die Reihe nach 3.3 und die neue Karte nach 5.9 wählt allein der Besitzer der Karte.</p>
<p><strong>7.10</strong> Ein Tisch kann eine Mehrheit verlangen (siehe O2). Eine Sonderkarte einzusetzen oder ein Stopp! aufzuheben ist dann ein Vorschlag, dem mehr als die Hälfte der Spieler zustimmen muss; die Stimme des Vorschlagenden zählt mit.</p>
<p><strong>7.11</strong> Ein Vorschlag für Tauschen! zeigt die neue Karte nicht, bevor sie angelegt wird, denn die Hände sind geheim.</p>
<h3>8. Absprachen</h3>
<p><strong>8.1</strong> Die Hände bleiben das ganze Spiel über geheim.</p>
<p><strong>8.2</strong> Die Spieler dürfen nicht darüber reden, was sie wählen oder welche Zahlen sie noch haben.</p>
<p><strong>8.3</strong> Nachdem die Karten aufgedeckt sind, darf das Team über das Anlegen und über Sonderkarten reden.</p>
<p><strong>8.4</strong> Der Chat ist geschlossen, während Karten gewählt werden.</p>
<h3>9. Ende</h3>
<p><strong>9.1</strong> Das Spiel endet, wenn alle Karten gespielt und angelegt sind.</p>
<p><strong>9.2</strong> Die Hornochsen im Stapel des Teams und im Stapel des Büffels werden gezählt.</p>
<p><strong>9.3</strong> Mit 1 oder 2 Spielern zählen die Hornochsen des Teams doppelt.</p>
<p><strong>9.4</strong> Das Team gewinnt, wenn es weniger Hornochsen hat als der Büffel.</p>
<p><strong>9.5</strong> Gleichstand ist kein Sieg (siehe R9).</p>
<h3>Einstellungen</h3>
<p><strong>O1</strong> <code>players</code>: 1 bis 6. Keine Vorgabe.</p>
<p><strong>O2</strong> <code>decide</code>: <code>anyone</code> oder <code>majority</code>. Vorgabe <code>anyone</code>. Mit <code>anyone</code> wirken Sonderkarten und das Aufheben sofort. Mit <code>majority</code> muss mehr als die Hälfte der Spieler zustimmen (siehe 7.10).</p>
<p><strong>O3</strong> <code>hand</code>: wie viele Karten alle Spieler und der Büffel bekommen, 1 bis 10. Vorgabe 10. Für kleine Experimente. Die Zahl der Züge folgt daraus.</p>
<p><strong>O4</strong> <code>cards</code>: die höchste Karte, bis 104. Vorgabe 104. Für kleine Experimente.</p>
<p><strong>O5</strong> Ein Wert von (<code>players</code> + 1) × <code>hand</code> + 4 über <code>cards</code> wird abgelehnt: Es sind nicht genug Karten zum Geben da.</p>
<p><strong>O6</strong> <code>decide</code> darf bei jeder Spielerzahl eingestellt werden. Bei einem einzigen Spieler ändert es nichts, denn dann gibt es keine Sonderkarten.</p>
<h3>Festlegungen</h3>
<p><strong>R1</strong> Sonderkarten werden eingesetzt, nachdem die Karten aufgedeckt sind und solange eine Karte dieses Zuges noch wartet: vor dem ersten Anlegen und zwischen zwei Anlegevorgängen, nicht während Karten gewählt werden und nicht nach dem letzten Anlegen. <em>Warum:</em> Das Regelheft erlaubt sie grundsätzlich jederzeit, ohne Grenzen zu nennen, und alle seine Beispiele spielen in diesen Momenten.</p>
<p><strong>R2</strong> An einer Reihe liegen höchstens ein Nimm 7! und ein Stopp!. <em>Warum:</em> Das Regelheft kennt keine Reihe, die mit sieben Karten voll ist, und ein zweites Stopp! würde nichts bewirken.</p>
<p><strong>R3</strong> Nimm 7! kann nicht an eine gesperrte Reihe gelegt werden. <em>Warum:</em> Mit einer gesperrten Reihe geschieht nichts, bis ihr Stopp! aufgehoben ist. Das ist die einfachste Regel ohne Widerspruch.</p>
<p><strong>R4</strong> Tauschen! wird eingesetzt, wenn die betroffene Karte als nächste angelegt wird. <em>Warum:</em> Die neue Karte wird sofort angelegt, also würde sie sich zu jedem anderen Zeitpunkt vordrängeln.</p>
<p><strong>R5</strong> Dazwischen! wird eingesetzt, wenn die betroffene Karte als nächste angelegt wird. <em>Warum:</em> Es ersetzt das normale Anlegen dieser Karte, also ändert sich die Reihenfolge der anderen nicht.</p>
<p><strong>R6</strong> Schieben! darf eine Reihe leeren. Die nächste angelegte Karte kommt dorthin und nimmt nichts, bei zwei leeren Reihen zuerst in die obere; bis dahin kann nichts an diese Reihe gelegt und nichts in sie gesteckt oder geschoben werden. <em>Warum:</em> Das Regelheft schützt die einzige Karte einer Reihe nicht. Wird die leere Reihe als nächste gefüllt, bleiben vier Reihen auf dem Tisch, ohne dass neue Entscheidungen dazukommen.</p>
<p><strong>R7</strong> Die Karte eines zweiten Erste kommt hinter die des ersten, und Letzte wirkt ebenso vom anderen Ende her. Wurden beide auf dieselbe Karte eingesetzt, gilt die spätere. <em>Warum:</em> Das Regelheft lässt zweimal Erste in dieser Reihenfolge die erste und die zweite Karte bestimmen, und die anderen Fälle lesen wir genauso.</p>
<p><strong>R8</strong> Wird eine Sonderkarte eingesetzt oder ein Stopp! aufgehoben, verfällt einmaliges Passen. Das Passen für den Rest des Zuges bleibt gültig und kann zurückgenommen werden. <em>Warum:</em> Auf eine neue Lage sollen alle reagieren können, aber zehn Züge dürfen nicht fünfzig Klicks kosten.</p>
<p><strong>R9</strong> Gleichstand ist kein Sieg. <em>Warum:</em> Das Regelheft verlangt weniger Hornochsen, als der Büffel hat, und erwähnt keinen Gleichstand.</p>
<p><strong>R10</strong> In der Grundeinstellung genügt ein Spieler, um eine offene Sonderkarte einzusetzen oder ein Stopp! aufzuheben. Tauschen! und Dazwischen! darf nur der Besitzer der nächsten Karte einsetzen. <em>Warum:</em> Das Regelheft überlässt diese Entscheidungen dem Team, sagt aber nicht, wie es sich einigt. Wenn ein Spieler handeln darf, gerät das Spiel nicht ins Stocken, und ein Tisch, der sich einigen will, kann eine Mehrheit verlangen (7.10). Tauschen! nimmt eine Karte aus einer geheimen Hand, und Dazwischen! legt die eigene Karte an; in den Beispielen des Regelhefts tut beides der Besitzer.</p>
<p><strong>R11</strong> Während eine Karte angelegt wird, wird kein Stopp! aufgehoben, auch nicht, während ein Spieler eine Reihe wählt. <em>Warum:</em> Das Regelheft lässt das Team ein Stopp! aufheben, wann es will. Das Anlegen behandeln wir als einen unteilbaren Schritt; sonst könnten sich die Reihen ändern, nachdem schon feststeht, dass eine Karte in keine passt. Vor und nach dem Anlegen kann das Team das Stopp! aufheben.</p>
<h3>Beispiele</h3>
<p><strong>E1</strong> Nimm 7!. Zeigt 5.1, 5.2. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[3 8 11 15 17][40][60][80]</code>; die 20 eines Spielers ist die nächste.</li><li><em>Gespielt:</em> Nimm 7! an Reihe 1, dann wird 20 angelegt.</li><li><em>Nachher:</em> <code>[3 8 11 15 17 20][40][60][80]</code>, Nimm 7! an Reihe 1, nichts genommen. Die nächste Karte, die dorthin kommt, nimmt sechs Karten (13 Hornochsen), und das Nimm 7! ist aus dem Spiel (siehe 5.3).</li></ul>
<p><strong>E2</strong> Stopp!. Zeigt 2.5, 5.4, 5.5. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[2 6 9 12 15][20][60][80]</code>; die 25 des Büffels ist die nächste.</li><li><em>Gespielt:</em> Stopp! an Reihe 2, dann wird 25 angelegt.</li><li><em>Dann:</em> 25 gehört hinter die 20, aber Reihe 2 ist gesperrt. Sie kommt in Reihe 1, die voll ist: Der Büffel nimmt 2 6 9 12 15 (6 Hornochsen).</li><li><em>Nachher:</em> <code>[25][20][60][80]</code>, Stopp! an Reihe 2.</li></ul>
<p><strong>E3</strong> Tauschen!. Zeigt 5.8, 5.9, 5.10. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[10][1 4 8 12 17][60][80]</code>; die 25 eines Spielers ist die nächste und würde Reihe 2 nehmen.</li><li><em>Gespielt:</em> Tauschen!: 25 geht zurück auf die Hand, und ihr Besitzer wählt 15.</li><li><em>Dann:</em> 15 passt nur in Reihe 1.</li><li><em>Nachher:</em> <code>[10 15][1 4 8 12 17][60][80]</code>. Nichts wird genommen; 25 ist wieder auf der Hand.</li></ul>
<p><strong>E4</strong> Dazwischen!. Zeigt 5.14, 5.15, 5.16, 5.21. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[5 11][30][40][50]</code>; die 10 eines Spielers ist die nächste und passt in keine Reihe.</li><li><em>Gespielt:</em> Dazwischen! in Reihe 1.</li><li><em>Nachher:</em> <code>[5 10 11][30][40][50]</code>. Nichts wird genommen.</li></ul>
<p><strong>E5</strong> Schieben!. Zeigt 5.18, 5.19, 5.21. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[2 5 9 12][30][40][7 20]</code>; die 15 des Büffels ist die nächste.</li><li><em>Gespielt:</em> Schieben! verschiebt 7 in Reihe 1, dann wird 15 angelegt.</li><li><em>Dann:</em> Aus Reihe 1 wird 2 5 7 9 12, und sie ist voll. 15 kommt dorthin: Der Büffel nimmt 2 5 7 9 12 (6 Hornochsen).</li><li><em>Nachher:</em> <code>[15][30][40][20]</code>.</li></ul>
<p><strong>E6</strong> Erste. Zeigt 3.4, 5.25. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[90][70 72 75 80 85][50 55][60 66]</code>; es warten: die 4 des Büffels, die 100 eines Spielers.</li><li><em>Gespielt:</em> Erste für 100.</li><li><em>Dann:</em> Ohne sie würde der Büffel die 90 nehmen (3 Hornochsen) und danach 100 die Reihe 2 (11 Hornochsen). Jetzt kommt 100 hinter die 90. Die Reihen haben 6, 11, 10 und 8 Hornochsen; 4 passt in keine Reihe, also nimmt der Büffel 90 100 (6 Hornochsen).</li><li><em>Nachher:</em> <code>[4][70 72 75 80 85][50 55][60 66]</code>.</li></ul>
<p><strong>E7</strong> Letzte. Zeigt 5.27. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[40][60][20][81 86 92 95 98]</code>; es warten: die 100 eines Spielers, die 103 des Büffels.</li><li><em>Gespielt:</em> Letzte für 100.</li><li><em>Dann:</em> 103 kommt in Reihe 4, die voll ist: Der Büffel nimmt 81 86 92 95 98 (6 Hornochsen), und 103 beginnt Reihe 4. 100 kommt dann hinter die 60.</li><li><em>Nachher:</em> <code>[40][60 100][20][103]</code>.</li></ul>
<p><strong>E8</strong> Sortieren. Zeigt 5.31. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[20][40 42 44 50][30][75]</code>; es warten: 55, 68, 78 und 80 von Spielern und die 72 des Büffels.</li><li><em>Gespielt:</em> Sortieren zu 78, 80, 55, 72 (Büffel), 68.</li><li><em>Dann:</em> 78 und 80 kommen in Reihe 4. Mit 55 ist Reihe 2 voll. 72 gehört dorthin: Der Büffel nimmt 40 42 44 50 55 (19 Hornochsen), und 72 beginnt Reihe 2. 68 kommt hinter die 30.</li><li><em>Nachher:</em> <code>[20][72][30 68][75 78 80]</code>.</li></ul>`;export{e as default};