var e=`<h2>6 nimmt</h2>
<p>Für 2–10 Spieler. Vier Reihen wachsen über den Tisch. Wer die sechste Karte an eine Reihe legt, nimmt die fünf Karten, die dort liegen, und jeder Hornochse darauf ist ein Minuspunkt. Wer die wenigsten Hornochsen hat, gewinnt.</p>
<h3>1. Karten</h3>
<p><strong>1.1</strong> Es gibt 104 Zahlenkarten: jede Zahl von 1 bis 104 genau einmal.</p>
<p><strong>1.2</strong> Jede Karte hat Hornochsen. Jeder Hornochse ist ein Minuspunkt für den, der die Karte nimmt.</p>
<p><strong>1.3</strong> Die Zahl einer Karte bestimmt ihre Hornochsen. Es gilt die erste Zeile, die passt:</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Zahl</th><th scope="col">Hornochsen</th></tr></thead><tbody><tr><td>55</td><td>7</td></tr><tr><td>jedes andere Vielfache von 11 (11, 22, 33 …)</td><td>5</td></tr><tr><td>Vielfache von 10 (10, 20, 30 …)</td><td>3</td></tr><tr><td>jede andere Zahl, die auf 5 endet (5, 15, 25 …)</td><td>2</td></tr><tr><td>alle übrigen Zahlen</td><td>1</td></tr></tbody></table></div>
<p><strong>1.4</strong> Das ganze Deck hat zusammen 171 Hornochsen.</p>
<h3>2. Eine Runde vorbereiten</h3>
<p><strong>2.1</strong> Für jede Runde werden alle Karten des Decks zusammen gemischt.</p>
<p><strong>2.2</strong> Alle bekommen je zehn Karten und halten sie geheim.</p>
<p><strong>2.3</strong> Vier weitere Karten werden offen untereinander ausgelegt. Sie beginnen die Reihen 1 bis 4, in der Reihenfolge, in der sie gegeben werden (siehe R1).</p>
<p><strong>2.4</strong> Die übrigen Karten bleiben ungesehen und werden in dieser Runde nicht benutzt.</p>
<p><strong>2.5</strong> Mit 10 Spielern bleibt keine Karte übrig: Das ganze Deck ist im Spiel.</p>
<h3>3. Ein Zug</h3>
<p><strong>3.1</strong> Alle wählen gleichzeitig und heimlich eine Karte ihrer Hand.</p>
<p><strong>3.2</strong> Haben alle gewählt, werden die gewählten Karten gemeinsam aufgedeckt.</p>
<p><strong>3.3</strong> Die aufgedeckten Karten werden eine nach der anderen angelegt, von der niedrigsten bis zur höchsten.</p>
<p><strong>3.4</strong> Jede Karte wird nach dem aktuellen Stand der Reihen angelegt, mit allem, was in diesem Zug schon angelegt oder genommen wurde.</p>
<p><strong>3.5</strong> Der Zug endet, wenn alle aufgedeckten Karten angelegt sind. Dann beginnt der nächste Zug.</p>
<h3>4. Eine Karte anlegen</h3>
<p><strong>4.1</strong> Eine Karte passt in eine Reihe, wenn ihre Zahl höher ist als die letzte Karte der Reihe.</p>
<p><strong>4.2</strong> Passt eine Karte in eine oder mehrere Reihen, kommt sie in diejenige davon mit der höchsten letzten Karte, also in die Reihe, deren letzte Karte ihr am nächsten ist.</p>
<p><strong>4.3</strong> Die Karte wird am rechten Ende dieser Reihe angelegt. Ihr Besitzer hat keine Wahl.</p>
<p><strong>4.4</strong> Eine Reihe ist mit fünf Karten voll.</p>
<p><strong>4.5</strong> Ist die Reihe aus 4.2 voll, nimmt der Besitzer der Karte die fünf Karten, die dort liegen. Seine Karte wird die neue Startkarte der Reihe.</p>
<p><strong>4.6</strong> Passt eine Karte in keine Reihe, wählt ihr Besitzer eine der vier Reihen und nimmt alle ihre Karten. Seine Karte wird die neue Startkarte dieser Reihe.</p>
<p><strong>4.7</strong> Die Wahl aus 4.6 wird getroffen, wenn die Karte angelegt wird: nach allen niedrigeren Karten und vor der nächsten.</p>
<p><strong>4.8</strong> Jede Reihe darf gewählt werden, gleich wie viele Karten oder Hornochsen sie hat.</p>
<p><strong>4.9</strong> Genommene Karten kommen verdeckt auf den eigenen Stapel. Sie kehren nie auf eine Hand zurück.</p>
<h3>5. Wertung und Ende</h3>
<p><strong>5.1</strong> Eine Runde endet nach zehn Zügen, wenn alle Karten gespielt und angelegt sind.</p>
<p><strong>5.2</strong> Alle zählen die Hornochsen im eigenen Stapel und addieren sie zu ihrem Punktestand der Partie.</p>
<p><strong>5.3</strong> Die Partie endet nach einer Runde, in der jemand einen Punktestand von 66 oder mehr erreicht. Geprüft wird nur am Ende einer Runde.</p>
<p><strong>5.4</strong> Andernfalls wird nach Abschnitt 2 eine neue Runde vorbereitet.</p>
<p><strong>5.5</strong> Wer die wenigsten Hornochsen hat, gewinnt die Partie.</p>
<p><strong>5.6</strong> Bei gleich wenigen Hornochsen wird der Sieg geteilt.</p>
<p><strong>5.7</strong> Ein Tisch kann eine andere Grenze vereinbaren oder statt einer Grenze eine feste Zahl von Runden (siehe O2, O3).</p>
<h3>6. Begrenztes Deck</h3>
<p>Für 2–6 Spieler, die wissen wollen, welche Karten im Spiel sind.</p>
<p><strong>6.1</strong> Mit <em>n</em> Spielern werden nur die Karten 1 bis 10<em>n</em> + 4 verwendet. Die anderen werden in dieser Partie nicht benutzt.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Spieler</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th></tr></thead><tbody><tr><td>Höchste Karte</td><td>24</td><td>34</td><td>44</td><td>54</td><td>64</td></tr></tbody></table></div>
<p><strong>6.2</strong> Jede Karte des begrenzten Decks ist im Spiel: zehn auf jeder Hand und vier als Startkarten.</p>
<p><strong>6.3</strong> Die Karten können zufällig gegeben (siehe R2) oder nach Abschnitt 7 gedraftet werden. Sonst ändert sich nichts.</p>
<h3>7. Draft</h3>
<p><strong>7.1</strong> Den Draft gibt es nur mit dem begrenzten Deck.</p>
<p><strong>7.2</strong> Alle Karten des begrenzten Decks werden offen ausgelegt.</p>
<p><strong>7.3</strong> Reihum nimmt jeder Spieler eine der offenen Karten auf die Hand, bis alle zehn haben.</p>
<p><strong>7.4</strong> Die Reihenfolge geht immer im Uhrzeigersinn (siehe R4).</p>
<p><strong>7.5</strong> In der ersten Runde nimmt Platz 0 zuerst. In jeder späteren Runde rückt der Beginn einen Platz weiter (siehe R4).</p>
<p><strong>7.6</strong> Die vier Karten, die übrig bleiben, beginnen die Reihen in aufsteigender Ordnung: Die niedrigste beginnt Reihe 1 (siehe R3).</p>
<p><strong>7.7</strong> Offen genommene Karten sind allen bekannt: Die Hände sind zu Beginn der Runde öffentlich und bleiben es, während sie kleiner werden (siehe R5).</p>
<p><strong>7.8</strong> Danach werden die Züge gespielt wie sonst auch. Was jemand in einem Zug wählt, ist weiterhin geheim, bis alle gewählt haben.</p>
<h3>Einstellungen</h3>
<p><strong>O1</strong> <code>players</code>: 2 bis 10. Keine Vorgabe.</p>
<p><strong>O2</strong> <code>limit</code>: die Zahl der Hornochsen, bei der die Partie endet, 1 bis 1000. Vorgabe 66.</p>
<p><strong>O3</strong> <code>rounds</code>: eine feste Zahl von Runden, 1 bis 1000. Sie ersetzt <code>limit</code>: Die Partie endet nach so vielen Runden, unabhängig vom Punktestand.</p>
<p><strong>O4</strong> <code>limit</code> zusammen mit <code>rounds</code> wird abgelehnt: Eine Partie hat genau eine Endbedingung.</p>
<p><strong>O5</strong> <code>deck</code>: <code>full</code> oder <code>limited</code>. Vorgabe <code>full</code>.</p>
<p><strong>O6</strong> <code>deck</code> <code>limited</code> mit mehr als 6 Spielern wird abgelehnt: Die Variante ist für 2 bis 6 gemacht.</p>
<p><strong>O7</strong> <code>deal</code>: <code>random</code> oder <code>draft</code>. Vorgabe <code>random</code>.</p>
<p><strong>O8</strong> <code>deal</code> <code>draft</code> mit <code>deck</code> <code>full</code> wird abgelehnt: Der Draft braucht ein Deck, in dem jede Karte im Spiel ist.</p>
<p><strong>O9</strong> <code>drafted</code>: <code>open</code> oder <code>memory</code>. Vorgabe <code>open</code>. Mit <code>open</code> bleiben gedraftete Hände auf dem Bildschirm sichtbar. Mit <code>memory</code> werden sie nach dem Draft verborgen. In beiden Fällen sind sie allen bekannt (siehe R5).</p>
<p><strong>O10</strong> <code>drafted</code> <code>memory</code> ohne <code>deal</code> <code>draft</code> wird abgelehnt: Es gibt nichts, was man sich merken müsste.</p>
<p><strong>O11</strong> <code>fans</code>: beliebige von <code>even_odd</code>, <code>mountaineering</code>, <code>jumping_cow</code>, <code>flip_digits</code>. Vorgabe keine. Siehe fan-cards.md.</p>
<p><strong>O12</strong> <code>hand</code>: wie viele Karten alle bekommen, 1 bis 10. Vorgabe 10. Für kleine Experimente.</p>
<p><strong>O13</strong> <code>cards</code>: die höchste Karte, bis 104. Vorgabe 104. Für kleine Experimente.</p>
<p><strong>O14</strong> Ein Wert von <code>players</code> × <code>hand</code> + 4 über <code>cards</code> wird abgelehnt: Es sind nicht genug Karten zum Geben da.</p>
<p><strong>O15</strong> Mit <code>deck</code> <code>limited</code> ist die höchste Karte <code>players</code> × <code>hand</code> + 4, und jeder andere Wert von <code>cards</code> als 104 wird abgelehnt: Das Deck legt die höchste Karte schon fest. Mit der üblichen Hand ist das 10<em>n</em> + 4 (siehe 6.1).</p>
<p><strong>O16</strong> In einer Partie mit <code>limit</code> muss <code>players</code> × <code>hand</code> + 4 über 20 liegen. Sonst wird sie abgelehnt, und nur <code>rounds</code> ist erlaubt. Die vier Reihen fassen 20 Karten; mit höchstens 20 Karten muss vielleicht nie jemand eine Reihe nehmen, und die Partie würde nie enden.</p>
<h3>Festlegungen</h3>
<p><strong>R1</strong> Die vier offen ausgelegten Karten beginnen die Reihen 1 bis 4 in der Reihenfolge, in der sie gegeben werden. <em>Warum:</em> Das ist am einfachsten, niemand muss sortieren, und an jedem Tisch ergeben dieselben Karten dieselben Reihen.</p>
<p><strong>R2</strong> Das begrenzte Deck darf auch mit zufällig gegebenen Karten gespielt werden. <em>Warum:</em> Im Regelheft gehören begrenztes Deck und Draft immer zusammen, aber viele mögen das kleine Deck auch ohne die Zeit, die ein Draft kostet.</p>
<p><strong>R3</strong> Nach einem Draft beginnen die vier übrigen Karten die Reihen in aufsteigender Ordnung. <em>Warum:</em> Sie haben keine eigene Ordnung, also brauchen die Reihen eine, über die niemand streiten kann.</p>
<p><strong>R4</strong> Der Draft geht in jedem Durchgang im Uhrzeigersinn. In der ersten Runde nimmt Platz 0 zuerst, und mit jeder Runde rückt der Beginn einen Platz weiter. <em>Warum:</em> Das Regelheft sagt nur, dass reihum genommen wird. Das ist die einfachste Lesart, und das Weiterrücken verteilt den Vorteil, zuerst zu nehmen.</p>
<p><strong>R5</strong> Offen gedraftete Hände sind allen bekannt und werden gezeigt. Ein Tisch kann sie verbergen und so ein Gedächtnisspiel daraus machen. <em>Warum:</em> Alle haben gesehen, wer was genommen hat. Die Karten zu zeigen verrät nichts und erspart das Mitschreiben; manche merken sie sich aber gern.</p>
<h3>Beispiele</h3>
<p><strong>E1</strong> Zeigt 3.3, 4.1, 4.2, 4.3.</p>
<ul><li><em>Vorher:</em> <code>[12][37][43][58]</code>.</li><li><em>Gespielt:</em> 14, 15, 44, 61.</li><li><em>Dann:</em> 14 und 15 passen nur in Reihe 1. 44 passt in die Reihen 1, 2 und 3, und 43 ist die höchste letzte Karte darunter. 61 passt in alle Reihen und kommt hinter die 58.</li><li><em>Nachher:</em> <code>[12 14 15][37][43 44][58 61]</code>. Niemand nimmt etwas.</li></ul>
<p><strong>E2</strong> Zeigt 3.4, 4.4, 4.5. Es schließt an E1 an.</p>
<ul><li><em>Vorher:</em> <code>[12 14 15][37][43 44][58 61]</code>.</li><li><em>Gespielt:</em> 21, 26, 30, 36.</li><li><em>Dann:</em> 21 und 26 kommen in Reihe 1, die damit voll ist. 30 gehört auch dorthin: Ihr Besitzer nimmt 12 14 15 21 26 (6 Hornochsen), und 30 beginnt Reihe 1. 36 kommt hinter die 30.</li><li><em>Nachher:</em> <code>[30 36][37][43 44][58 61]</code>.</li></ul>
<p><strong>E3</strong> Zeigt 4.6, 4.7, 4.8. Es schließt an E2 an.</p>
<ul><li><em>Vorher:</em> <code>[30 36][37][43 44][58 61]</code>.</li><li><em>Gespielt:</em> 3, 9, 68, 83; der Besitzer der 3 wählt Reihe 2.</li><li><em>Dann:</em> 3 passt in keine Reihe, also nimmt ihr Besitzer die 37 (1 Hornochse), und 3 beginnt Reihe 2. 9 kommt hinter die 3. 68 und 83 kommen in Reihe 4.</li><li><em>Nachher:</em> <code>[30 36][3 9][43 44][58 61 68 83]</code>.</li></ul>
<p><strong>E4</strong> Zeigt 4.2, 4.5. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[61][70][30 41][31 33 36 39 42]</code>.</li><li><em>Gespielt:</em> 45.</li><li><em>Dann:</em> 45 passt in die Reihen 3 und 4. Sie kommt hinter die 42 und nicht hinter die 41, denn 42 ist die höhere letzte Karte. Reihe 4 ist voll: Der Besitzer nimmt 31 33 36 39 42 (9 Hornochsen).</li><li><em>Nachher:</em> <code>[61][70][30 41][45]</code>.</li></ul>
<p><strong>E5</strong> Zeigt 3.4, 4.2, 4.5, 4.6. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[61][70][30 41][31 33 36 39 42]</code>.</li><li><em>Gespielt:</em> 29, 62; der Besitzer der 29 wählt Reihe 1.</li><li><em>Dann:</em> 29 passt in keine Reihe: Ihr Besitzer nimmt die 61 (1 Hornochse), und 29 beginnt Reihe 1. Für 62 ist die 61 jetzt weg; die höchste letzte Karte darunter ist 42. Reihe 4 ist voll: Der Besitzer der 62 nimmt 31 33 36 39 42 (9 Hornochsen).</li><li><em>Nachher:</em> <code>[29][70][30 41][62]</code>.</li></ul>`;export{e as default};