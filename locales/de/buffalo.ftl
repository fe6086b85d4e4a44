# Schlag den Büffel.

buffalo-title = Schlag den Büffel · Zug { $turn } von { $turns }
buffalo-name = Büffel
buffalo-take7-marker = Nimm 7!
buffalo-stop-marker = Stopp!
buffalo-row-empty = leer: die nächste Karte kommt hierher
buffalo-team = Team: { $heads }
buffalo-team-double = Team: { $heads }, zählt doppelt: { $double }
buffalo-heads = Büffel: { $heads }
buffalo-specials = Sonderkarten
buffalo-no-specials = keine offen
buffalo-face-down = { $count ->
    [one] noch 1 verdeckt
   *[other] noch { $count } verdeckt
}
buffalo-queue = Noch anzulegen
buffalo-forecast = Wie es steht
buffalo-forecast-row = { $card } kommt in Reihe { $row }
buffalo-forecast-takes = { $card } nimmt Reihe { $row }: { table-heads }
buffalo-forecast-no-row = { $card } passt in keine Reihe

buffalo-ask-card-or-lift = Welche Karte? (oder aufheben, um ein Stopp! aufzuheben)
buffalo-ask-window = { table-card-of } ist dran. Was tust du? (Enter: passen)
buffalo-choice-pass = nichts tun; passen alle, wird die { $card } angelegt
buffalo-choice-lift = ein Stopp! aufheben, es ist dann aus dem Spiel
buffalo-choice-replace-with = die Handkarte, die du stattdessen anlegst
buffalo-choice-first = die Karte, die vor allen anderen angelegt wird
buffalo-choice-last = die Karte, die nach allen anderen angelegt wird
buffalo-choice-sort = die nächste Karte in der neuen Reihenfolge
buffalo-choice-push = die Karte, die verschoben wird

buffalo-specials-in-play = { $count ->
    [one] 1 Sonderkarte ist im Spiel.
   *[other] { $count } Sonderkarten sind im Spiel.
}
buffalo-special-revealed = Aufgedeckt: { $special }
buffalo-special-used = { $actor ->
    [you] Du setzt „{ $special }“ ein.
   *[other] { $who } setzt „{ $special }“ ein.
}
buffalo-lifted = { $actor ->
    [you] Du hebst das Stopp! an Reihe { $row } auf.
   *[other] { $who } hebt das Stopp! an Reihe { $row } auf.
}
buffalo-take7-laid = Reihe { $row } fasst jetzt sechs Karten; die siebte nimmt sie.
buffalo-stop-laid = Reihe { $row } ist gesperrt: nichts kommt hinein, nichts heraus.
buffalo-replaced = { $actor ->
    [you] Du nimmst deine { $back } zurück und spielst dafür die { $card }.
   *[other] { $who } nimmt die { $back } zurück und spielt dafür die { $card }.
}
buffalo-inserted = { table-card-of } schlüpft in Reihe { $row }.
buffalo-pushed = Die { $card } wandert von Reihe { $from } in Reihe { $row }.
buffalo-overflow = Die Reihe war voll: { table-heads } für das Team; die { $stays } bleibt liegen.
buffalo-put-first = Die { $card } wird zuerst angelegt.
buffalo-put-last = Die { $card } wird zuletzt angelegt.
buffalo-sorted = Die neue Reihenfolge: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } ist { table-overfull }: { table-heads } für den Büffel!
   *[other] { table-card-of } ist { table-overfull }: { table-heads } für das Team!
}
buffalo-chose-row = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads } für das Team.
    [buffalo] { table-card-of } passt in keine Reihe und nimmt die billigste, Reihe { $row }: { table-heads } für den Büffel.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads } für das Team.
}
buffalo-turn-summary = Euer Team nimmt in diesem Zug { $took ->
    [0] nichts
    [one] einen Hornochsen
   *[other] { $took } Hornochsen
 } (bisher { $team }), der Büffel { $gave ->
    [0] nichts
    [one] einen
   *[other] { $gave }
 } (bisher { $buffalo }).
buffalo-counted = Die Hornochsen, die zählen: Team { $team }, Büffel { $buffalo }.
buffalo-win = Gemeinsam gewonnen: { $team } für das Team, { $buffalo } für den Büffel!
buffalo-lose = Diesmal gewinnt der Büffel: { $team } für das Team, { $buffalo } für den Büffel.

# Die Sonderkarten: wie sie heißen und was sie tun.
special-take7 = Nimm 7!
special-take7-about = Nimm 7!: eine Reihe fasst sechs Karten, und die siebte nimmt sie
special-stop = Stopp!
special-stop-about = Stopp!: eine Reihe ist gesperrt, bis das Stopp! aufgehoben wird
special-replace = Tauschen!
special-replace-about = Tauschen!: nimm deine Karte zurück und leg eine andere an
special-insert = Dazwischen!
special-insert-about = Dazwischen!: steck deine Karte mitten in eine Reihe
special-push = Schieben!
special-push-about = Schieben!: verschiebe eine Karte in eine andere Reihe
special-first = Erste
special-first-about = Erste: eine Karte des Teams wird vor den anderen angelegt
special-last = Letzte
special-last-about = Letzte: eine Karte des Teams wird nach den anderen angelegt
special-sort = Sortieren
special-sort-about = Sortieren: alle wartenden Karten in beliebige Reihenfolge bringen

rules-buffalo =
    Ihr seid ein Team gegen den Büffel, der in jedem Zug blind eine Karte legt.
    Angelegt wird wie bei 6 nimmt. Was ihr nehmt, zählt für das Team; was die Karten des Büffels nehmen, zählt für ihn. Passt die Karte des Büffels in keine Reihe, nimmt sie die mit den wenigsten Hornochsen.
    Bevor eine Karte angelegt wird, darf das Team eine offene Sonderkarte einsetzen oder ein Stopp! aufheben. Passen alle, wird die Karte angelegt.
    Nach zehn Zügen wird gezählt; zu zweit oder allein zählen die Hornochsen des Teams doppelt. Das Team gewinnt, wenn es weniger hat als der Büffel.
