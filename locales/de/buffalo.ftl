# Schlag den Büffel.

game-buffalo = Schlag den Büffel
about-buffalo = Kooperativ: euer Team gegen den Büffel, mit hilfreichen Sonderkarten.

explain-buffalo-decide = Ob jeder Spieler sofort eine Sonderkarte einsetzen darf oder eine Mehrheit zustimmen muss.
explain-buffalo-hand = Zahl der Karten pro Spieler und für den Büffel. Experimentell.
explain-buffalo-cards = Höchste Karte. Experimentell.

buffalo-title = Schlag den Büffel · Zug { $turn } von { $turns }
buffalo-name = Büffel
buffalo-take7-marker = Nimm 7!
buffalo-stop-marker = Stopp!
buffalo-row-empty = leer: die nächste Karte kommt hierher
buffalo-team = Team: { $heads }
buffalo-team-double = Team: { $heads }, zählt doppelt: { $double }
buffalo-heads = Büffel: { $heads }
buffalo-specials = Sonderkarten
buffalo-no-specials = keine verfügbar
buffalo-face-down = { $count ->
    [one] noch 1 verdeckt
   *[other] noch { $count } verdeckt
}
buffalo-queue = Wartende Karten
buffalo-forecast = Als Nächstes
buffalo-forecast-row = { $card } kommt in Reihe { $row }
buffalo-forecast-takes = { $card } nimmt Reihe { $row }: { table-heads }
buffalo-forecast-no-row = { $card } passt in keine Reihe

buffalo-ask-card-or-lift = Wähl eine Karte (oder aufheben, um ein Stopp! aufzuheben)
buffalo-ask-window = { table-card-of } ist als Nächste dran. Sonderkarte einsetzen? (Enter: passen)
buffalo-choice-pass = keine Sonderkarte einsetzen; passen alle, wird die { $card } angelegt
buffalo-choice-lift = ein Stopp! aufheben und aus dem Spiel nehmen
buffalo-choice-replace-with = die Karte, die du stattdessen spielst
buffalo-choice-first = die Karte, die zuerst angelegt wird
buffalo-choice-last = die Karte, die zuletzt angelegt wird
buffalo-choice-sort = die nächste Karte in der neuen Reihenfolge
buffalo-choice-push = die Karte, die verschoben wird

buffalo-specials-in-play = { $count ->
    [one] 1 Sonderkarte ist im Spiel.
   *[other] { $count } Sonderkarten sind im Spiel.
}
buffalo-special-revealed = Neue Sonderkarte: { $special }
buffalo-special-used = { $actor ->
    [you] Du setzt „{ $special }“ ein.
   *[other] { $who } setzt „{ $special }“ ein.
}
buffalo-lifted = { $actor ->
    [you] Du hebst das Stopp! von Reihe { $row } auf.
   *[other] { $who } hebt das Stopp! von Reihe { $row } auf.
}
buffalo-take7-laid = Reihe { $row } fasst jetzt sechs Karten. Die siebte Karte nimmt sie.
buffalo-stop-laid = Reihe { $row } ist gesperrt. Ihre Karten können sich nicht ändern.
buffalo-replaced = { $actor ->
    [you] Du nimmst deine { $back } zurück und spielst stattdessen die { $card }.
   *[other] { $who } nimmt die { $back } zurück und spielt stattdessen die { $card }.
}
buffalo-inserted = { table-card-of } wird in Reihe { $row } eingefügt.
buffalo-pushed = Die { $card } wird von Reihe { $from } in Reihe { $row } geschoben.
buffalo-overflow = Die Reihe war voll: { table-heads } für das Team, die { $stays } bleibt liegen.
buffalo-put-first = Die { $card } wird zuerst angelegt.
buffalo-put-last = Die { $card } wird zuletzt angelegt.
buffalo-sorted = Neue Reihenfolge: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } ist { table-overfull }: { table-heads } für den Büffel!
   *[other] { table-card-of } ist { table-overfull }: { table-heads } für das Team!
}
buffalo-chose-row = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads } für das Team.
    [buffalo] { table-card-of } passt in keine Reihe. Der Büffel nimmt die billigste, Reihe { $row }: { table-heads }.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads } für das Team.
}
buffalo-turn-summary = In diesem Zug nimmt das Team { $took ->
    [0] keine Hornochsen
    [one] 1 Hornochsen
   *[other] { $took } Hornochsen
 } (insgesamt { $team }), der Büffel { $gave ->
    [0] keine
   *[other] { $gave }
 } (insgesamt { $buffalo }).
buffalo-counted = Endstand: Team { $team }, Büffel { $buffalo }.
buffalo-win = Ihr gewinnt gemeinsam! Ihr habt { $team ->
    [0] keine Hornochsen
    [one] 1 Hornochsen
   *[other] { $team } Hornochsen
 }, der Büffel { $buffalo }.
buffalo-lose = Der Büffel gewinnt. Ihr habt { $team ->
    [0] keine Hornochsen
    [one] 1 Hornochsen
   *[other] { $team } Hornochsen
 }, der Büffel { $buffalo }.

# Die Sonderkarten: wie sie heißen und was sie tun.
special-take7 = Nimm 7!
special-take7-about = Nimm 7!: eine Reihe fasst sechs Karten, und die siebte nimmt sie
special-stop = Stopp!
special-stop-about = Stopp!: sperre eine Reihe; bis zum Aufheben kommt keine Karte hinein oder heraus
special-replace = Tauschen!
special-replace-about = Tauschen!: nimm deine Karte zurück und spiel eine andere
special-insert = Dazwischen!
special-insert-about = Dazwischen!: leg deine Karte zwischen zwei Karten einer Reihe
special-push = Schieben!
special-push-about = Schieben!: verschiebe eine Karte in eine andere Reihe
special-first = Erste
special-first-about = Erste: die Karte eines Spielers wird vor allen anderen angelegt
special-last = Letzte
special-last-about = Letzte: die Karte eines Spielers wird nach allen anderen angelegt
special-sort = Sortieren
special-sort-about = Sortieren: bring alle wartenden Karten in eine beliebige Reihenfolge

rules-buffalo =
    Ihr spielt als Team gegen den Büffel. In jedem Zug wählt jeder Spieler eine Karte, und der Büffel spielt blind seine oberste.
    Angelegt wird wie bei 6 nimmt. Reihen, die Spieler nehmen, kommen auf den Stapel des Teams, Reihen, die der Büffel nimmt, auf seinen. Passt die Karte des Büffels in keine Reihe, nimmt er die Reihe mit den wenigsten Hornochsen.
    Bevor eine Karte angelegt wird, darf das Team eine offene Sonderkarte einsetzen oder ein Stopp! aufheben.
    Wenn alle passen, wird die Karte angelegt.
    Nach zehn Zügen werden die Hornochsen gezählt. Zu zweit oder allein zählen die Hornochsen des Teams doppelt. Das Team gewinnt, wenn es weniger hat als der Büffel.

# Gründe einer Analyse: $percent ist ein Anteil der Stichprobe.
buffalo-reason-takes = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }): Zwischen { $last } und { $card } { $unseen ->
    [one] liegt 1 ungesehene Karte
   *[other] liegen { $unseen } ungesehene Karten
}.
buffalo-reason-takes-other = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }).
buffalo-reason-turn = Hornochsen in diesem Zug mit { $choice }: Team { $team }, Büffel { $buffalo }; mit { $other }: Team { $other_team }, Büffel { $other_buffalo }.
