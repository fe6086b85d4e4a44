# Tutorial: Jeder Schritt hat eine Anweisung, einen Hinweis nach einer falschen Wahl und einen Kommentar zum Geschehen.

learn-buffalo-buffalo = Hier spielt ihr alle als Team gegen den Büffel. Jeder wählt eine Karte, und der Büffel spielt blind seine oberste. Angelegt wird wie bei { game-take6 }: die niedrigste zuerst, hinter die nächstkleinere Zahl. Spiel deine 80.
learn-buffalo-buffalo-hint = Spiel die 80 und heb die 99 für später auf.
learn-buffalo-buffalo-done = Die 5 des Büffels passte in keine Reihe. Dann nimmt er die Reihe mit den wenigsten Hornochsen; bei Gleichstand die mit der höchsten letzten Karte. Der Büffel hat einen eigenen Stapel, euer Team einen gemeinsamen. Ihr gewinnt, wenn euer Team weniger Hornochsen hat als der Büffel.
learn-buffalo-pick = Zwei Sonderkarten liegen offen über den Reihen. Sie gehören dem ganzen Team. Spiel zuerst deine 61 und sieh, was der Büffel macht.
learn-buffalo-pick-hint = Spiel die 61: Sie kommt hinter die 60.
learn-buffalo-pick-done = Der Büffel hat eine 25 gespielt, und sie ist als Nächste dran. Vor jeder Karte könnt ihr Sonderkarten einsetzen.
learn-buffalo-stop = Die 25 kommt hinter die 20 und kostet den Büffel nichts. Sperr Reihe 2 mit { special-stop }. Dann ist die nächstkleinere Zahl die 15, in einer vollen Reihe.
learn-buffalo-stop-hint = Setz { special-stop } auf Reihe 2 ein, die mit 20 endet.
learn-buffalo-stop-done = Reihe 2 ist gesperrt. Ihre Karten können sich nicht ändern, bis ihr das { special-stop } aufhebt.
learn-buffalo-pass = Du könntest noch mehr tun, aber das ist nicht nötig. Pass, und die Karte wird angelegt.
learn-buffalo-pass-hint = Alles ist bereit. Pass einfach.
learn-buffalo-pass-done = Der Büffel hat fünf Karten mit 6 Hornochsen genommen. So schlagt ihr ihn: Lasst ihn die Reihen nehmen, die ihr nicht wollt.
learn-buffalo-too-low = Deine 10 ist niedriger als die letzte Karte jeder Reihe und muss eine Reihe nehmen. Aber { special-insert } liegt offen. Spiel die 10 trotzdem.
learn-buffalo-too-low-hint = Die 99 ist sicher, aber spiel für diese Lektion die 10.
learn-buffalo-too-low-done = Die 10 ist als Nächste dran und passt in keine Reihe. Setz eine Sonderkarte ein.
learn-buffalo-insert = { special-insert } legt deine Karte zwischen zwei Karten einer Reihe, solange die Reihe aufsteigend bleibt. Leg die 10 in Reihe 1, zwischen 5 und 11.
learn-buffalo-insert-hint = Wähl { special-insert }, dann Reihe 1.
learn-buffalo-insert-done = 5, 10, 11: keine Hornochsen für euer Team. Eine eingesetzte Sonderkarte ist weg. Die nächste wird aufgedeckt, falls es noch eine gibt.
learn-buffalo-low = Es gibt keine Sonderkarten mehr. Spiel deine 5 und sieh, was mit einer Karte geschieht, die in keine Reihe passt.
learn-buffalo-low-hint = Die 33 passt in eine Reihe. Spiel für diese Lektion die 5.
learn-buffalo-low-done = Keine Reihe endet unter 5, also musst du eine nehmen.
learn-buffalo-row = Wähl eine Reihe. Euer Team nimmt ihre Hornochsen. Wähl die billigste Reihe.
learn-buffalo-row-hint = Eine andere Reihe hat weniger Hornochsen: Schau auf die Zahl an ihrem Ende.
learn-buffalo-row-done = 1 Hornochse für das Team, und die 5 beginnt die Reihe neu.
learn-buffalo-win = Letzter Zug: Euer Team hat 5 Hornochsen, der Büffel 6. Spiel deine letzte Karte.
learn-buffalo-win-hint = Du hast nur noch eine Karte.
learn-buffalo-win-done = 5 zu 6: Euer Team gewinnt. Bei Gleichstand gewinnt der Büffel. Zu zweit oder allein zählen die Hornochsen des Teams doppelt.

### Board.

buffalo-leads-team = Das Team liegt vorn.
buffalo-leads-buffalo = Der Büffel liegt vorn.
buffalo-leads-level = Es steht unentschieden.
buffalo-tie = Bei Gleichstand gewinnt der Büffel.
buffalo-lift-row = Stopp! von Reihe { $row } aufheben
buffalo-preview-takes = Das Team nimmt { table-heads }.
target-push-row = Wähl eine Reihe für { $card }.
special-take7-effect = Eine Reihe fasst sechs Karten.
special-stop-effect = Sperrt eine Reihe.
special-replace-effect = Spiel eine andere Karte.
special-insert-effect = Leg deine Karte dazwischen.
special-push-effect = Verschieb eine Karte.
special-first-effect = Eine Karte kommt zuerst.
special-last-effect = Eine Karte kommt zuletzt.
special-sort-effect = Ordne die wartenden Karten.
buffalo-otherwise = Sonst: { $what }.
buffalo-next = Als Nächstes: { $what }.
buffalo-or-special = Oder setz eine Sonderkarte ein.
buffalo-why-window = Jetzt können Sonderkarten eingesetzt werden. Deine nächste Karte wählst du im nächsten Zug.
buffalo-special-unusable = Jetzt nicht einsetzbar.
