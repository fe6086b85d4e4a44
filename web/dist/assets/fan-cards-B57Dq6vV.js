var e=`<h2>6 nimmt mit Fankarten</h2>
<p>Für 2–10 Spieler. Vier Arten von Fankarten ändern die Regeln von 6 nimmt. Spiel mit einer Art oder kombiniere sie.</p>
<h3>1. Alle Fankarten</h3>
<p><strong>1.1</strong> Alle Regeln von 6 nimmt gelten, soweit diese Seite sie nicht ändert.</p>
<p><strong>1.2</strong> Die Fankarten werden in jeder Runde neu vorbereitet, sobald die vier Startkarten liegen.</p>
<p><strong>1.3</strong> Der <em>Wert</em> einer Karte ist die Zahl, nach der sie angelegt wird. Es ist die aufgedruckte Zahl, oder die gedrehte, wenn eine Drehkarte mit ihr gespielt wird (siehe Abschnitt 5).</p>
<p><strong>1.4</strong> Die <em>letzte Karte</em> einer Reihe ist die Zahlenkarte, die am weitesten rechts liegt. Ihre aufgedruckte Zahl zählt.</p>
<p><strong>1.5</strong> Eine Reihe <em>lässt</em> eine Karte <em>zu</em>, wenn der Wert der Karte höher ist als die letzte Karte der Reihe und keine Fankarte an dieser Reihe es verbietet. Bergsteigen kehrt die erste dieser beiden Bedingungen für seine Reihe um (siehe 3.2).</p>
<p><strong>1.6</strong> Unter den Reihen, die sie zulassen, kommt eine Karte in diejenige, deren letzte Karte ihrem Wert am nächsten ist: Der kleinste Unterschied zählt.</p>
<p><strong>1.7</strong> Lässt keine Reihe eine Karte zu, wählt ihr Besitzer eine beliebige Reihe, auch eine markierte, und nimmt deren Karten (siehe R2).</p>
<p><strong>1.8</strong> In diesem Fall beginnt die Karte die gewählte Reihe, ganz gleich, ob sie gerade oder ungerade ist und welchen Wert sie hat (siehe R2).</p>
<p><strong>1.9</strong> Eine Reihe wird <em>genommen</em>, wenn jemand Karten daraus nimmt: weil sie voll war, durch die freie Wahl aus 1.7 oder weil die Kuh dort gelandet ist (siehe 4.7).</p>
<p><strong>1.10</strong> Die Hornochsen einer Karte sind immer die ihrer aufgedruckten Zahl.</p>
<p><strong>1.11</strong> Fankarten lassen sich mit dem vollen und dem begrenzten Deck, mit zufällig gegebenen Karten und mit dem Draft verwenden.</p>
<h3>2. Gerade/Ungerade</h3>
<p><strong>2.1</strong> Ein Marker mit einer Seite „gerade“ und einer Seite „ungerade“ liegt links an einer Reihe. Diese Reihe ist die markierte Reihe.</p>
<p><strong>2.2</strong> Zu Beginn einer Runde kommt der Marker an die Reihe mit der niedrigsten Startkarte und zeigt, ob diese Karte gerade oder ungerade ist.</p>
<p><strong>2.3</strong> Die markierte Reihe lässt nur Karten zu, deren Wert gerade oder ungerade ist, wie es der Marker zeigt.</p>
<p><strong>2.4</strong> Immer wenn eine Reihe genommen wird, wandert der Marker, nachdem die Karten genommen sind und die neue Startkarte liegt.</p>
<p><strong>2.5</strong> Der Marker verlässt seine Reihe und wandert zu derjenigen der drei anderen mit der niedrigsten letzten Karte. Das kann die Reihe sein, die gerade genommen wurde, außer wenn der Marker dort lag.</p>
<p><strong>2.6</strong> Der Marker zeigt dann, ob diese letzte Karte gerade oder ungerade ist.</p>
<p><strong>2.7</strong> Der Marker behält seine Seite, bis er wieder wandert, gleich welche Karten in die Reihe kommen.</p>
<p><strong>2.8</strong> Der Marker zählt nicht zur Länge einer Reihe.</p>
<h3>3. Bergsteigen</h3>
<p><strong>3.1</strong> Ein Marker mit einem Pfeil liegt links an einer Reihe. Zu Beginn einer Runde liegt er an Reihe 4, und sein Pfeil zeigt nach oben.</p>
<p><strong>3.2</strong> Die markierte Reihe lässt nur Karten zu, deren Wert <em>niedriger</em> ist als ihre letzte Karte. Für die anderen drei Reihen gelten die üblichen Regeln.</p>
<p><strong>3.3</strong> Für die nächste Reihe nach 1.6 zählt der absolute Unterschied, gleich ob die Karte höher oder niedriger ist als die letzte Karte.</p>
<p><strong>3.4</strong> Sind die markierte Reihe und eine andere gleich nah, kommt die Karte in die markierte Reihe.</p>
<p><strong>3.5</strong> Immer wenn eine Reihe genommen wird, wandert der Marker eine Reihe in Richtung seines Pfeils, nachdem die Karten genommen sind und die neue Startkarte liegt.</p>
<p><strong>3.6</strong> Erreicht der Marker Reihe 1 oder Reihe 4, dreht sich sein Pfeil um. Er geht also 4↑ 3↑ 2↑ 1↓ 2↓ 3↓ 4↑ und so weiter.</p>
<p><strong>3.7</strong> Der Marker zählt nicht zur Länge einer Reihe.</p>
<p><strong>3.8</strong> Wird eine Reihe markiert oder ist sie es nicht mehr, bleiben ihre Karten, wie sie sind. Von da an kommt es nur auf ihre letzte Karte an.</p>
<h3>4. Springende Kuh</h3>
<p><strong>4.1</strong> Die Kuh liegt am rechten Ende einer Reihe. Zu Beginn einer Runde kommt sie in die Reihe mit der niedrigsten Startkarte.</p>
<p><strong>4.2</strong> Die Kuh hat keinen Wert. Beim Suchen einer Reihe gilt die Zahlenkarte links von der Kuh.</p>
<p><strong>4.3</strong> Die Kuh zählt zur Länge ihrer Reihe: Vier Zahlenkarten und die Kuh sind eine volle Reihe.</p>
<p><strong>4.4</strong> Wird eine Karte in der Reihe der Kuh angelegt, springt die Kuh in diejenige der drei anderen Reihen mit der niedrigsten letzten Karte.</p>
<p><strong>4.5</strong> Wer die Reihe der Kuh nimmt, nimmt nur die Zahlenkarten. Die gespielte Karte beginnt die Reihe, und dann springt die Kuh nach 4.4.</p>
<p><strong>4.6</strong> Das gilt für eine volle Reihe ebenso wie für die freie Wahl aus 1.7.</p>
<p><strong>4.7</strong> Landet die Kuh in einer Reihe mit fünf Zahlenkarten, nimmt der Spieler, dessen Karte sie springen ließ, auch aus dieser Reihe: Die höchste Karte bleibt als neue Startkarte liegen, und die anderen vier werden genommen.</p>
<p><strong>4.8</strong> Danach springt die Kuh von dort nach 4.4 weiter. So kann eine einzige Karte mehrere Reihen kosten.</p>
<p><strong>4.9</strong> Wird in einer anderen Reihe angelegt oder eine andere Reihe genommen, bewegt das die Kuh nicht.</p>
<h3>5. Zifferntausch</h3>
<p><strong>5.1</strong> Alle bekommen zu Beginn jeder Runde eine Drehkarte. Eine, die nicht eingesetzt wurde, wird nicht in die nächste Runde mitgenommen.</p>
<p><strong>5.2</strong> Jeder Spieler darf seine Drehkarte verdeckt zu der Zahlenkarte legen, die er wählt. Niemand sieht sie, bevor alle Karten aufgedeckt werden.</p>
<p><strong>5.3</strong> Die Drehkarte vertauscht die beiden Ziffern der Zahlenkarte: 31 hat den Wert 13, und 90 hat den Wert 9.</p>
<p><strong>5.4</strong> Die Karten 1 bis 9 werden mit einer führenden Null gelesen: 1 hat den Wert 10, und 9 hat den Wert 90 (siehe R3).</p>
<p><strong>5.5</strong> Die Karten 100 bis 104 lassen sich nicht drehen.</p>
<p><strong>5.6</strong> Der Wert, nicht die aufgedruckte Zahl, zählt für die Reihenfolge beim Anlegen und für die Suche nach der Reihe.</p>
<p><strong>5.7</strong> Haben zwei Karten denselben Wert, wird die gedrehte zuerst angelegt.</p>
<p><strong>5.8</strong> Ein Wert, der so hoch ist wie die letzte Karte einer Reihe, passt dort nicht.</p>
<p><strong>5.9</strong> Ist die Karte angelegt, zählt wieder ihre aufgedruckte Zahl. Eine Reihe muss also nicht mehr aufsteigen.</p>
<p><strong>5.10</strong> Eine eingesetzte Drehkarte ist für diese Runde weg.</p>
<p><strong>5.11</strong> Eine Karte mit zwei gleichen Ziffern darf gedreht werden. Ihr Wert bleibt derselbe.</p>
<h3>6. Fankarten kombinieren</h3>
<p><strong>6.1</strong> Mehrere Fankarten dürfen zugleich im Spiel sein. Rodeo sagt dem Tisch dann, dass das Regelheft davon abrät (siehe R1).</p>
<p><strong>6.2</strong> Eine Reihe lässt eine Karte nur zu, wenn jede Fankarte an dieser Reihe es erlaubt.</p>
<p><strong>6.3</strong> Wird eine Reihe genommen, bewegen sich die Fankarten in dieser Reihenfolge: Gerade/Ungerade, dann Bergsteigen, dann die Kuh (siehe R4). Die Kuh bewegt sich nur, wenn Regel 4.4, 4.5 oder 4.8 es sagt.</p>
<p><strong>6.4</strong> Wird wegen der Kuh eine Reihe genommen (siehe 4.7), gilt das wie jedes andere Mal: Gerade/Ungerade und Bergsteigen wandern erneut, und erst dann springt die Kuh weiter (siehe R4).</p>
<p><strong>6.5</strong> Ob eine Karte gerade oder ungerade ist und wie hoch sie ist, bestimmt dabei ihr Wert (siehe 1.3).</p>
<p><strong>6.6</strong> Die höchste Karte in 4.7 ist die mit der höchsten aufgedruckten Zahl, wo auch immer sie in der Reihe liegt.</p>
<h3>Einstellungen</h3>
<p><strong>O1</strong> <code>fans</code>: beliebige von <code>even_odd</code>, <code>mountaineering</code>, <code>jumping_cow</code>, <code>flip_digits</code>. Vorgabe keine.</p>
<p><strong>O2</strong> Jeder Name darf einmal vorkommen. Doppelte Namen werden abgelehnt: Von jeder Art gibt es eine Karte, und von den Drehkarten eine pro Spieler.</p>
<p><strong>O3</strong> Jede Kombination verschiedener Fankarten ist erlaubt. Bei zwei oder mehr erscheint der Hinweis aus 6.1.</p>
<p><strong>O4</strong> Alle anderen Einstellungen sind die von 6 nimmt, und ebenso die Kombinationen, die abgelehnt werden.</p>
<h3>Festlegungen</h3>
<p><strong>R1</strong> Fankarten lassen sich kombinieren, und einem Tisch, der das tut, wird gesagt, dass das Regelheft davon abrät. <em>Warum:</em> Es ist nur eine Empfehlung, und wer sie kennt, soll es ausprobieren dürfen.</p>
<p><strong>R2</strong> Immer wenn keine Reihe eine Karte zulässt, nimmt ihr Besitzer eine beliebige Reihe, auch eine markierte, und die Karte beginnt sie, ganz gleich, ob sie gerade oder ungerade ist und welchen Wert sie hat. <em>Warum:</em> Die Marker können eine hohe Karte ohne Reihe lassen, und die bekannte Regel für niedrige Karten ist die einfachste Lösung.</p>
<p><strong>R3</strong> Die Karten 1 bis 9 werden zu 10, 20 … 90 gedreht. <em>Warum:</em> Aus 90 wird 09; liest man auch 9 als 09, führt zweimal Drehen zur selben Zahl zurück, und zwei gedrehte Karten können nie denselben Wert haben.</p>
<p><strong>R4</strong> Wird eine Reihe genommen, bewegt sich zuerst Gerade/Ungerade, dann Bergsteigen, dann die Kuh. Wird wegen der Kuh eine Reihe genommen, wandern die beiden anderen erneut, bevor die Kuh weiterspringt. <em>Warum:</em> Das Regelheft sagt nichts über Kombinationen. Eine feste Reihenfolge macht jedes Ergebnis eindeutig, und die Kuh kommt zuletzt, weil sie vielleicht weiterspringt.</p>
<h3>Beispiele</h3>
<p><strong>E1</strong> Gerade/Ungerade. Zeigt 2.3, 2.4, 2.5, 2.6. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[31][40 44 47 50 52][92][85]</code>; der Marker liegt an Reihe 4 und zeigt ungerade.</li><li><em>Gespielt:</em> 90.</li><li><em>Dann:</em> 90 gehört hinter die 85, aber Reihe 4 lässt nur ungerade Werte zu. Am nächsten ist dann 52 in Reihe 2, die voll ist: Der Besitzer nimmt 40 44 47 50 52 (13 Hornochsen), und 90 beginnt Reihe 2. Der Marker muss Reihe 4 verlassen; die letzten Karten der anderen sind 31, 90 und 92, also wandert er zu Reihe 1. 31 ist ungerade.</li><li><em>Nachher:</em> <code>[31][90][92][85]</code>; der Marker an Reihe 1, ungerade.</li></ul>
<p><strong>E2</strong> Bergsteigen. Zeigt 3.2, 3.3, 3.5. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[50][12][60][80 70 55 40 26]</code>; der Marker liegt an Reihe 4, Pfeil nach oben.</li><li><em>Gespielt:</em> 21.</li><li><em>Dann:</em> Reihe 2 lässt 21 zu (Unterschied 9). Reihe 4 auch, denn 21 ist niedriger als 26 (Unterschied 5), und sie ist näher. Reihe 4 ist voll: Der Besitzer nimmt 80 70 55 40 26 (17 Hornochsen), und 21 beginnt Reihe 4. Der Marker wandert nach oben.</li><li><em>Nachher:</em> <code>[50][12][60][21]</code>; der Marker an Reihe 3, Pfeil nach oben.</li></ul>
<p><strong>E3</strong> Springende Kuh. Zeigt 4.2, 4.3, 4.5. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[2 5 9 13 cow][78][104][53]</code>, wobei cow die Kuh ist.</li><li><em>Gespielt:</em> 43.</li><li><em>Dann:</em> 43 passt nur in Reihe 1, hinter die 13. Vier Zahlenkarten und die Kuh sind eine volle Reihe: Der Besitzer nimmt 2 5 9 13 (5 Hornochsen), und 43 beginnt Reihe 1. Die letzten Karten der anderen Reihen sind 78, 104 und 53; 53 ist die niedrigste.</li><li><em>Nachher:</em> <code>[43][78][104][53 cow]</code>.</li></ul>
<p><strong>E4</strong> Zifferntausch. Zeigt 5.3, 5.6, 5.9. <em>Teils von uns.</em></p>
<ul><li><em>Vorher:</em> <code>[90][3 8 11 15 20][60][30]</code>.</li><li><em>Gespielt:</em> 24 mit der Drehkarte.</li><li><em>Dann:</em> Als 24 würde die Karte hinter die 20 kommen und eine volle Reihe nehmen. Gedreht hat sie den Wert 42 und kommt hinter die 30. Dort zählt sie wieder als 24.</li><li><em>Nachher:</em> <code>[90][3 8 11 15 20][60][30 24]</code>. Nichts wird genommen.</li></ul>`;export{e as default};