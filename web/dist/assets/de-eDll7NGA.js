var e=`explain-buffalo-decide = Ob jeder Spieler sofort eine Sonderkarte einsetzen darf oder eine Mehrheit zustimmen muss.
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

buffalo-reason-takes = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }): Zwischen { $last } und { $card } { $unseen ->
    [one] liegt 1 ungesehene Karte
   *[other] liegen { $unseen } ungesehene Karten
}.
buffalo-reason-takes-other = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }).
buffalo-reason-turn = Hornochsen in diesem Zug mit { $choice }: Team { $team }, Büffel { $buffalo }; mit { $other }: Team { $other_team }, Büffel { $other_buffalo }.
`,t=`explain-bull-party-numbers = Höchste Zahlenkarte. Experimentell.
explain-bull-party-hand = Zahl der Zahlenkarten, die jeder bekommt und nach jeder Runde behält.
explain-bull-party-out = Zahl der Karten, die vor dem Spiel ungesehen aussortiert werden.
explain-bull-party-heads = Hornochsen der Zahlenkarten: take6 für die von 6 nimmt, oder eine Zahl pro Karte.
explain-bull-party-bulls = Hornochsen der Stierkarten, von oben nach unten im Stapel.

bull-party-title = Bull Party · Runde { $round }
bull-party-last-title = Bull Party · Runde { $round } (letzte)
bull-party-bull = { $heads ->
    [one] Stier mit 1 Hornochsen
   *[other] Stier mit { $heads } Hornochsen
}
bull-party-taken = genommen
bull-party-deck-label = Nachziehstapel
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $cards } Karten
}
bull-party-next-bull = nächster Stier: { table-heads }
bull-party-score = Punktestand
bull-party-out = { $who }, hat eine Reihe
bull-party-piles-of = Stapel ({ $who })
bull-party-no-piles = keine
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = Stiere: { table-heads }
bull-party-zero-card = und deine Nullkarte, { $letter }

bull-party-ask-pick = Wähl eine Karte (eine Zahl nimmt eine Reihe, null ergänzt eine)
bull-party-ask-number = Wähl eine Zahlenkarte, um eine Reihe zu nehmen
bull-party-ask-take = Deine { $card }: wähl die Reihe, die du nimmst
bull-party-ask-add = Aufgedeckte Karte: { $card }. Wähl eine Reihe dafür
bull-party-ask-lay = { $count ->
    [one] Leg 1 Karte auf einen Stapel (etwa 22 1 oder 22 neu)
   *[other] Leg { $count } Karten auf Stapel, die niedrigste zuerst (etwa 20 1 22 neu)
}
bull-party-choice-play = eine Zahlenkarte spielen, dann eine Reihe nehmen
bull-party-choice-zero = deine Nullkarte zeigen: eine Karte vom Nachziehstapel in eine Reihe legen und in der Runde bleiben
bull-party-choice-take = eine Reihe nehmen
bull-party-choice-add = die Reihe für die aufgedeckte Karte
bull-party-choice-lay-card = eine Karte zum Ablegen
bull-party-choice-pile = auf diesen Stapel
bull-party-choice-new = als neuer Stapel

bull-party-your-letter = Deine Nullkarte hat den Buchstaben { $letter }.
bull-party-revealed-zero = Null { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { $cards }, { table-heads }.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }!
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }.
}
bull-party-turned = { $actor ->
    [you] Deine Nullkarte deckt die { $card } auf.
   *[other] Die Nullkarte von { $who } deckt die { $card } auf.
}
bull-party-added = { $actor ->
    [you] Du legst die { $card } in Reihe { $row }.
   *[other] { $who } legt die { $card } in Reihe { $row }.
}
bull-party-bull-added = { $heads ->
    [one] Reihe { $row } ist voll und bekommt einen Stier mit 1 Hornochsen.
   *[other] Reihe { $row } ist voll und bekommt einen Stier mit { $heads } Hornochsen.
}
bull-party-no-effect = { $actor ->
    [you] Deine Nullkarte bewirkt nichts: Keine Reihe kann eine Karte aufnehmen.
   *[other] Die Nullkarte von { $who } bewirkt nichts: Keine Reihe kann eine Karte aufnehmen.
}
bull-party-reshuffled = { $cards ->
    [one] Der Nachziehstapel ist leer. Der Ablagestapel, 1 Karte, wird der neue Nachziehstapel.
   *[other] Der Nachziehstapel ist leer. Der Ablagestapel, { $cards } Karten, wird zum neuen Nachziehstapel gemischt.
}
bull-party-laid = { $actor ->
    [you] Du legst ab: { $cards }.
   *[other] { $who } legt ab: { $cards }.
}
bull-party-on-pile = { $card } auf Stapel { $pile }
bull-party-on-new-pile = { $card } auf den neuen Stapel { $pile }
bull-party-sits-out = { $actor ->
    [you] Du hast eine Reihe und setzt für den Rest dieser Runde aus.
   *[other] { $who } hat eine Reihe und setzt für den Rest dieser Runde aus.
}
bull-party-round-over = Runde { $round } ist vorbei. Punktestand:
bull-party-match-over = Alle Karten sind abgelegt. Die Hornochsen werden gezählt.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Hier sind Hornochsen gut, aber nur auf einem Stapel. Alle wählen geheim eine Karte.
    Zuerst die Zahlenkarten, die niedrigste zuerst: Leg deine Karte auf den Ablagestapel, nimm eine Reihe auf die Hand und setz für den Rest der Runde aus. Dann die Nullkarten nach ihrem Buchstaben: Deck eine Karte vom Nachziehstapel auf, leg sie in eine Reihe mit weniger als fünf Karten und bleib in der Runde. Die fünfte Karte einer Reihe bringt eine Stierkarte mit 4 bis 7 Hornochsen.
    Sind alle Reihen genommen, behältst du fünf Karten und legst die übrigen auf aufsteigende Stapel ab. Am Ende zählen dein bester Stapel und deine Stiere für dich, alle anderen Stapel gegen dich. Wer die meisten Punkte hat, gewinnt.

bull-party-reason-row = Reihe { $row } ist mit Stier { $heads } Punkte wert, Reihe { $other } { $other_heads }.
bull-party-reason-lay = Danach zählen deine Stapel { $points } Punkte, nach { $choice } { $other_points }.
bull-party-reason-pick = Mit { $choice } nimmst du in { $percent } % der Fälle eine Reihe ({ $heads } Hornochsen), mit { $other } in { $other_percent } % ({ $other_heads }).
`,n=`menu-title = Rodeo: Hornochsen-Kartenspiele
menu-ask-game = Spiel (1–{ $count }, Enter für 1)
menu-unknown-game = Unbekanntes Spiel „{ $text }“. Tippe eine Zahl von 1 bis { $count }.
menu-language = Tippe { $code } für Deutsch.
menu-ask-players = Zahl der Spieler ({ $min }–{ $max }, Enter für { $default })
menu-invalid-number = „{ $text }“ ist ungültig. Tippe eine Zahl von { $min } bis { $max }.

menu-summary = { $game }: { $who }.
menu-you-and-bots = { $bots ->
    [one] du und 1 Bot
   *[other] du und { $bots } Bots
}
menu-you-alone = du allein
menu-only-bots = { $bots ->
    [one] 1 Bot, und du schaust zu
   *[other] { $bots } Bots, und du schaust zu
}
menu-only-people = { $people } Personen an dieser Tastatur
menu-people-and-bots = { $people } Personen an dieser Tastatur und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
menu-standard-rules = Regeln: Standard.
menu-changed-rules = Regeln: Standard, außer { $options }.
menu-ready = Enter zum Starten, ? für Einstellungen
menu-settings-hint = Um eine Einstellung zu ändern, tippe ihren Namen und den neuen Wert, zum Beispiel: personen 2
menu-unset = aus
menu-players-name = spieler
menu-players-explain = Zahl der Spieler, { $min } bis { $max }.
menu-people-name = personen
menu-people-explain = Zahl der Personen an dieser Tastatur, 0 bis { $players }. Die übrigen Plätze spielen Bots. Bestimmte Plätze verbindest du mit +, etwa 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = Bot-Stufe: eine für alle Bots oder eine für jeden, verbunden mit +, etwa aufgeweckt+einfach. Von schwach nach stark:
menu-unknown-bot = Unbekannter Bot „{ $text }“. Möglich: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] Es gibt 1 Bot
   *[other] Es gibt { $seats } Bots
}, aber { $named } Stufen. Gib eine Stufe für alle Bots an oder eine für jeden.
menu-value-one-of = Möglich: { $values }.
menu-value-any-of = Möglich: keine oder beliebige aus { $values }, verbunden mit +.
menu-value-number = Möglich: { $min } bis { $max }.
menu-value-numbers = Möglich: Zahlen, verbunden mit +.
menu-ask-value = Neuer Wert für { $option } (Enter: unverändert)
menu-unknown-setting = Unbekannte Einstellung „{ $text }“. ? zeigt alle Einstellungen.
menu-invalid-value = Ungültiger Wert für { $option }: „{ $text }“.
menu-invalid-people = „{ $text }“ ist ungültig. Tippe die Zahl der Personen, 0 bis { $players }, oder ihre Plätze, etwa 1+3.
menu-ask-name = Name für { $seat } (Enter: unverändert)
menu-ask-again = Noch eine Partie? Enter: ja, m: Menü, e: Ende

`,r=`option-limit = grenze
option-rounds = runden
option-deck = deck
option-deal = geben
option-drafted = gedraftet
option-fans = fans
option-hand = hand
option-cards = karten
option-decide = entscheid
option-games = spiele
option-variant = variante
option-low = von
option-high = bis
option-numbers = zahlen
option-out = raus
option-heads = ochsen
option-bulls = stiere

value-none = keine
value-full = voll
value-limited = begrenzt
value-random = zufall
value-draft = draft
value-open = offen
value-memory = verdeckt
value-even-odd = gerade_ungerade
value-mountaineering = bergsteigen
value-jumping-cow = springende_kuh
value-flip-digits = zifferntausch
value-anyone = jeder
value-majority = mehrheit
value-standard = normal
value-advanced = profi
`,i=`review-title = Analyse
review-accuracy = Genauigkeit
review-costs = Kosten
review-expected = Erwartet
review-deal = Karten
review-skill = Können
review-luck = Glück
review-others = Andere
review-result = Ergebnis
review-win-chance = Siegchance
review-labels = Ungenau · Fehler · grobe Fehler
review-key-moments = Schlüsselmomente
review-choices = Züge
review-balance = Glück und Können
review-unfinished = Die Partie ist nicht zu Ende: Die Werte gelten für den letzten Schritt.
review-seat-column = Spieler
review-game-column = Spiel
review-matches = Partien
review-won = Gewonnen
review-frequent-mistakes = Häufigste Fehler
review-totals = Gesamtwerte von { $player }. Kosten, Glück, Können und Ergebnis sind Mittelwerte einer Partie.
review-round = Runde { $round }
review-step = Schritt { $step }
review-best = am besten { $choice }
review-inaccurate = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-moment-cost = Kosten
review-moment-luck = Glück
review-moment-turning-point = Wendepunkt

review-reason-later-heads = Nach { $other } nimmst du im Rest der Runde { $heads } Hornochsen weniger.
review-reason-later-points = Nach { $other } machst du im Rest des Spiels { $points } Punkte mehr.
review-reason-win = { $choice } gewinnt in { $percent } % der Fälle, { $other } in { $other_percent } %.
`,a=`table-and = und
table-row = Reihe { $row }
table-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
table-heads = { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
table-heads-label = Hornochsen
table-heads-in-brackets = Hornochsen in Klammern
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-points-label = Punkte
table-full = voll
table-hand = Deine Hand

table-pass-keyboard = Gib die Tastatur an { $who }, dann Enter drücken
table-all-chosen = Alle an dieser Tastatur haben gewählt.
table-still-choosing = Noch nicht gewählt: { $who }.
table-thinking = Die Bots denken nach …
table-continue = Weiter mit Enter
table-only-choice = Nur eine Möglichkeit: { $choice }

table-rows-start = Die Reihen beginnen mit { $cards }.
table-revealed = Karten: { $cards }.
table-revealed-card = { $card } ({ $who })
table-card-of = { $actor ->
    [you] Deine { $card }
    [buffalo] Die { $card } des Büffels
   *[other] Die { $card } von { $who }
}
table-overfull = { $place ->
    [5] neben der Kuh die fünfte Karte in Reihe { $row }
    [6] die sechste Karte in Reihe { $row }
    [7] die siebte Karte in Reihe { $row }
   *[other] eine Karte zu viel für Reihe { $row }
}
table-placed = { table-card-of } kommt in Reihe { $row }.
table-no-row-fits = { table-card-of } passt in keine Reihe.
table-ask-card = Wähl eine Karte
table-ask-row = Deine { $card } passt in keine Reihe. Wähl eine Reihe, die du nimmst (1–4)
table-choice-play = eine Karte spielen
table-choice-take = eine Reihe nehmen

table-help-choices = Du kannst tippen:
table-help-after = Nach „{ $words }“ kannst du tippen:
table-help-complete = nichts weiter: die Wahl ist vollständig
table-help-cards = eine Karte
table-help-rows = eine Reihe
table-help-piles = einen Stapel
table-help-then = dann { $what }
table-help-optional = möglich: { $what }
table-help-commands = Jederzeit: ? (Hilfe; ? mit einem Wort zeigt, was folgen kann), regeln, verlauf, tisch, tipp, ende.
table-not-possible = „{ $text }“ ist jetzt nicht möglich. ? zeigt deine Möglichkeiten.
table-ambiguous = „{ $text }“ kann { $words } bedeuten. Tippe mehr Buchstaben.
table-start-over = Von vorn.

table-pass-for-turn = für den Rest dieses Zuges passen
table-support-proposal = dem Vorschlag zustimmen ({ $who })
table-proposal = Vorschlag { $number } ({ $who }): { $choice }. Stimmen: { $votes } von { $needed }.
table-no-majority = Kein Vorschlag hat eine Mehrheit.

table-hint-best = Ein gnadenloser Bot spielt: { $choice }
table-hint-only = Nur eine sinnvolle Wahl: { $choice }
table-hint-equal = gleich gut
table-hint-worse = etwa { $less } schlechter
table-hint-method = Geschätzt aus vielen simulierten Partien. Nicht genannte Möglichkeiten sahen schlechter aus. Der Bot kennt die verdeckten Karten so wenig wie du.
table-hint-unavailable = Tipps gibt es nur, wenn du allein gegen Bots spielst.

table-log-empty = Noch nichts geschehen.
table-rules-where = Alle Regeln, nummeriert und mit Beispielen: { $file }
table-confirm-quit = Diese Partie beenden? (j/n)
table-goodbye = Tschüss und danke fürs Spielen!
table-input-ended = Ende der Eingabe. Die Partie endet hier. Tschüss!
table-record-saved = Protokoll gespeichert: { $place }
table-step-deal = Schritt { $number }: Geben
table-step-play = Schritt { $number }: { $choices }
table-record-unfinished = Das Protokoll endet hier. Die Partie wurde nicht beendet.
table-deal-pending = Die nächsten Karten sind noch nicht gegeben.

table-winner = { $who } gewinnt mit { $score }.
table-you-win = Du gewinnst mit { $score }!
table-shared-win = Geteilter Sieg: { $who } mit je { $score }.
`,o=`explain-take6-limit = Die Partie endet nach der Runde, in der ein Spieler so viele Hornochsen erreicht.
explain-take6-rounds = Eine feste Zahl von Runden spielen statt bis zu einer Grenze.
explain-take6-deck = Volles Deck, oder begrenztes Deck für 2–6 Spieler: nur die Karten, die gegeben werden, ab 1.
explain-take6-deal = Karten zufällig geben oder draften: Alle Karten des begrenzten Decks liegen offen, und ihr wählt reihum.
explain-take6-drafted = Ob gedraftete Karten sichtbar bleiben oder man sie sich merken muss.
explain-take6-fans = Zusatzkarten, die eine Reihe oder eine Karte verändern.
explain-take6-hand = Zahl der Karten pro Spieler. Experimentell.
explain-take6-cards = Höchste Karte des vollen Decks. Experimentell.

take6-title = 6 nimmt · Runde { $round } · Zug { $turn } von { $turns }
take6-draft-title = 6 nimmt · Runde { $round } · Draft
take6-only-even = nur gerade Karten
take6-only-odd = nur ungerade Karten
take6-goes-down-then-up = geht abwärts; der Marker wandert dann nach oben
take6-goes-down-then-down = geht abwärts; der Marker wandert dann nach unten
take6-cow = Kuh
take6-flip-available = Du hast noch deine Drehkarte: Häng drehen (oder d) an eine Karte, um ihre Ziffern zu drehen.
take6-draft-pool = Zur Auswahl
take6-hand-of = Hand ({ $who })

take6-ask-draft = Wähl eine Karte
take6-choice-draft = eine Karte aus der Auswahl nehmen
take6-choice-flip = die Ziffern deiner Karte drehen, einmal pro Runde

take6-drafted = { $actor ->
    [you] Du nimmst die { $card }.
   *[other] { $who } nimmt die { $card }.
}
take6-revealed-flipped = { $card }, gedreht { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } ist { table-overfull }: { table-heads } für dich!
   *[other] { table-card-of } ist { table-overfull }: { table-heads } für { $who }.
}
take6-chose-row = { $actor ->
    [you] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads }.
   *[other] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads }.
}
take6-even-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur gerade Karten.
take6-odd-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur ungerade Karten.
take6-mountain-moved = Bergsteigen wandert zu Reihe { $row }, die jetzt abwärts geht.
take6-cow-jumped = Die Kuh springt zu Reihe { $row }.
take6-cow-took = { $actor ->
    [you] Die Kuh füllt Reihe { $row }: { table-heads } für dich, die { $stays } bleibt liegen.
   *[other] Die Kuh füllt Reihe { $row }: { table-heads } für { $who }, die { $stays } bleibt liegen.
}
take6-round-over = Runde { $round } ist vorbei.
take6-round-line = { $who }: { table-heads }, { $total } insgesamt
take6-turn-heads = { $actor ->
    [you] In diesem Zug für dich: { table-heads }, in dieser Runde { $total }.
   *[other] In diesem Zug für { $who }: { table-heads }, in dieser Runde { $total }.
}
take6-turn-no-heads = { $actor ->
    [you] Du nimmst in diesem Zug keine Hornochsen. In dieser Runde: { table-heads }.
   *[other] { $who } nimmt in diesem Zug keine Hornochsen. In dieser Runde: { table-heads }.
}

rules-take6 =
    In jedem Zug wählen alle geheim eine Karte. Die Karten werden aufgedeckt und in aufsteigender Reihenfolge angelegt. Eine Karte kommt in die Reihe, deren letzte Karte die höchste unter ihr ist.
    Eine Reihe fasst fünf Karten. Wäre deine Karte die sechste, nimmst du die fünf, und deine Karte beginnt die Reihe neu. Ist deine Karte niedriger als die letzte Karte jeder Reihe, nimmst du eine Reihe deiner Wahl, und deine Karte beginnt sie neu.
    Jeder Hornochse auf deinen genommenen Karten ist ein Minuspunkt: 55 hat sieben; 11, 22, 33 … haben fünf; 10, 20, 30 … drei; 5, 15, 25 … zwei; alle anderen einen.
    Eine Runde hat zehn Züge. Die Partie endet nach der Runde, in der ein Spieler die Grenze erreicht. Wer die wenigsten Hornochsen hat, gewinnt.

take6-reason-takes = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }): Zwischen { $last } und { $card } { $unseen ->
    [one] liegt 1 ungesehene Karte
   *[other] liegen { $unseen } ungesehene Karten
}.
take6-reason-takes-other = Deine { $card } nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }).
take6-reason-full = Reihe { $row } ist voll: Deine { $card } nimmt sie in { $percent } % der Fälle ({ table-heads }).
take6-reason-low = Deine { $card } ist niedriger als jede Reihe: Sie nimmt in { $percent } % der Fälle Reihe { $row } ({ table-heads }).
take6-reason-row = Reihe { $row } hat { table-heads }, Reihe { $other } nur { $fewer }.
take6-reason-place = Die { $card } ist die { $place }. Karte in Reihe { $row } und nimmt nur in { $percent } % der Fälle eine Reihe.
take6-reason-better = Die { $card } nimmt nur in { $percent } % der Fälle eine Reihe.
`,s=`explain-take-that-games = Zahl der Spiele einer Partie. Die Punkte werden addiert.
explain-take-that-variant = In der Profivariante nimmt, wer eine Kette aus nur einer Karte nimmt, auch eine verdeckte Karte vom Nachziehstapel.
explain-take-that-hand = Zahl der Karten pro Spieler.
explain-take-that-low = Niedrigste Zahl im Spiel. Experimentell.
explain-take-that-high = Höchste Zahl im Spiel. Experimentell.

take-that-title = Take That · Spiel { $game } von { $games }
take-that-line = Kette
take-that-no-line = noch keine Karten
take-that-costs = { $points ->
    [one] { $points } Punkt, wenn genommen
   *[other] { $points } Punkte, wenn genommen
}
take-that-pile-label = Nachziehstapel
take-that-pile = { $cards ->
    [0] leer: Nehmen der Kette beendet das Spiel
    [one] 1 Karte
   *[other] { $cards } Karten
}
take-that-hidden = { $count ->
    [one] plus 1 verdeckte Karte
   *[other] plus { $count } verdeckte Karten
}
take-that-fitting = passt: { $cards }
take-that-pairing = Paare: { $cards }
take-that-must-take = keine Karte passt oder bildet ein Paar: du musst die Kette nehmen

take-that-ask-turn = Wähl eine Karte, paar oder nehmen
take-that-ask-start = Wähl die Karte, die die Kette beginnt
take-that-choice-lay = eine Karte ans Ende der Kette legen, höchstens 10 von der letzten entfernt
take-that-choice-start = mit einer beliebigen Karte eine neue Kette beginnen
take-that-choice-pair = eine Karte der Kette mit ihrem Spiegelbild aus deiner Hand paaren: 2 Punkte
take-that-choice-pair-card = deine Handkarte, deren Spiegelbild in der Kette liegt
take-that-choice-take = die ganze Kette nehmen (Minuspunkte) und eine neue beginnen
take-that-choice-take-start = die Karte, mit der die neue Kette beginnt
take-that-choice-take-end = die ganze Kette nehmen (Minuspunkte) und das Spiel beenden

take-that-begins = { $actor ->
    [you] Spiel { $game } beginnt. Du fängst an.
   *[other] Spiel { $game } beginnt. { $who } fängt an.
}
take-that-started = { $actor ->
    [you] Du beginnst die Kette mit der { $card }.
   *[other] { $who } beginnt die Kette mit der { $card }.
}
take-that-laid = { $actor ->
    [you] Du legst die { $card } an.
   *[other] { $who } legt die { $card } an.
}
take-that-paired = { $actor ->
    [you] Du bildest ein Paar aus deiner { $card } und der { $mirror }: +2 Punkte!
   *[other] { $who } bildet ein Paar aus der { $card } und der { $mirror }: +2 Punkte.
}
take-that-line-taken = { $actor ->
    [you] Du nimmst die Kette ({ $cards }): { table-points }.
   *[other] { $who } nimmt die Kette ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] Die Kette war nur eine Karte, also nimmst du auch eine verdeckte Karte vom Nachziehstapel.
   *[other] Die Kette war nur eine Karte, also nimmt { $who } auch eine verdeckte Karte vom Nachziehstapel.
}
take-that-you-drew = Du ziehst die { $card }.
take-that-extras = { $actor ->
    [you] Deine verdeckten Karten: { $cards }.
   *[other] Verdeckte Karten von { $who }: { $cards }.
}
take-that-game-over = Spiel { $game } ist vorbei.
take-that-game-line = { $who }: { table-points }, { $total } insgesamt

rules-take-that =
    Wenn du am Zug bist, tust du eins von drei Dingen und ziehst danach eine Karte.
    Anlegen: Leg eine Karte ans Ende der Kette, höchstens 10 höher oder niedriger als die letzte.
    Ein Paar bilden: Spiel das Spiegelbild einer Karte der Kette (94 zu 49). Leg beide offen vor dich; jede zählt 1 Punkt.
    Die Kette nehmen: Leg ihre Karten verdeckt vor dich. Jede kostet 1 Punkt, eine Kröte (22, 33 … 88) kostet 5. Dann beginnst du eine neue Kette.
    Ist der Nachziehstapel leer, endet das Spiel, wenn jemand die Kette nimmt oder aus ihrer letzten Karte ein Paar bildet. Wer die meisten Punkte hat, gewinnt.

take-that-reason-taken = Die Kette zu nehmen kostet { table-points }{ $toads ->
    [0] {""}
    [one] , mit 1 Kröte
   *[other] , mit { $toads } Kröten
}; { $choice } kostet nichts.
take-that-reason-pair = { $card } bildet ein Paar mit { $mirror }: 2 Punkte.
take-that-reason-cheap = Die Kette kostet jetzt nur { table-points }; sie wird teurer.
take-that-reason-next = Nach { $choice } nimmst du im nächsten Zug in { $percent } % der Fälle die Kette ({ $points } Punkte), nach { $other } in { $other_percent } %.
`,c=`word-row = reihe
word-pile = stapel
word-flip = drehen
word-pass = passen
word-turn = zug
word-support = zustimmen
word-lift = aufheben
word-pair = paar
word-take = nehmen
word-zero = null
word-new = neu
word-take7 = nimm7
word-stop = stopp
word-replace = tauschen
word-insert = dazwischen
word-push = schieben
word-first = erste
word-last = letzte
word-sort = sortieren

command-help = hilfe
command-rules = regeln
command-log = verlauf
command-table = tisch
command-hint = tipp
command-quit = ende
command-menu = menü
command-yes = ja
command-no = nein
`,l=`analysis = Analyse
analyze = Analysieren
analysis-tab-choice = Zug
analysis-tab-moves = Züge
analysis-tab-moments = Momente
analysis-tab-summary = Bilanz
analysis-players = Spieler, dessen Züge gezeigt werden
analysis-previous = Voriger Fehler
analysis-next = Nächster Fehler
analysis-keys = Pfeil links und rechts gehen schrittweise, auf und ab zum vorigen und nächsten Fehler; Zifferntasten wählen den Spieler.

analysis-preparing = Die Analyse wird vorbereitet …
analysis-progress = { $done } von { $all } Zügen analysiert
analysis-stopped = Nach { $done } von { $all } Zügen angehalten.
analysis-stop = Anhalten
analysis-restart = Neu starten
analysis-problem-unreadable = Das Protokoll ist nicht lesbar: { $reason }
analysis-problem-rejected = Das Protokoll verstößt gegen die Regeln, die Analyse endet dort: { $reason }
analysis-problem-too-long = Das Protokoll ist zu lang für die Analyse: { $reason }
analysis-problem-weights = Ein Teil der Analyse konnte nicht geladen werden. Lade die Seite neu und versuch es noch einmal.
analysis-problem-unloadable = Die Analyse konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
analysis-problem-failed = Die Analyse ist fehlgeschlagen: { $reason }

analysis-percent = { $percent } %
analysis-percent-below = < { $percent } %
analysis-percent-above = > { $percent } %
analysis-label-inaccurate = Ungenau: { $amount }
analysis-label-mistake = Fehler: { $amount }
analysis-label-blunder = Grober Fehler: { $amount }
analysis-is-best = Der beste Zug
analysis-is-equal = So gut wie der beste Zug
analysis-is-fine = Ein guter Zug
analysis-alternatives = Kosten gegenüber dem besten Zug
analysis-best = Bester
analysis-chosen = gespielt
analysis-equal = gleich
analysis-about = etwa { $amount }
analysis-wins = gewinnt { $percent }
analysis-sample = Geschätzt aus { $worlds } Stichproben, nach dem, was der Spieler wusste.
analysis-margin = Die Kosten sind auf etwa ± { $amount } genau.
analysis-no-choice = Dieser Spieler hatte hier nichts zu wählen.
analysis-only-choice = Es gab nur einen Zug.
analysis-not-yet = Noch nicht analysiert.
analysis-show = { $who } zeigen
analysis-instead = Stattdessen { $choice } spielen

analysis-moment-cost = { $who }: Fehler, { $amount }
analysis-moment-luck = { $who }: Glück, { $amount }
analysis-moment-bad-luck = { $who }: Pech, { $amount }
analysis-moment-rise = { $who }: Siegchance steigt um { $amount }
analysis-moment-fall = { $who }: Siegchance sinkt um { $amount }
analysis-no-moments = Bisher keine Fehler.
analysis-summary-later = Genauigkeit, Glück und Können folgen, wenn alle Züge analysiert sind.
analysis-count-inaccurate = Ungenau
analysis-count-mistake = Fehler
analysis-count-blunder = Grobe
analysis-method = Alle Werte sind gerundete Schätzungen. Können vergleicht die Züge mit einem starken Bot; die Genauigkeit ist 100 %, wenn immer der beste Zug gefunden wurde.
analysis-file-about = Wähle eine Protokolldatei oder zieh sie auf diese Seite. Sie bleibt in diesem Browser.
`,u=`learn-buffalo-buffalo = Hier spielt ihr alle als Team gegen den Büffel. Jeder wählt eine Karte, und der Büffel spielt blind seine oberste. Angelegt wird wie bei { game-take6 }: die niedrigste zuerst, hinter die nächstkleinere Zahl. Spiel deine 80.
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

buffalo-leads-team = Das Team liegt vorn.
buffalo-leads-buffalo = Der Büffel liegt vorn.
buffalo-leads-level = Es steht unentschieden.
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
`,d=`learn-bull-party-number = Hier sind Hornochsen gut. Für jeden Spieler liegt eine Reihe aus. Eine Zahlenkarte nimmt eine Reihe, und die niedrigste Zahl wählt zuerst. Die Reihe mit der 60 sieht gut aus: Spiel deine niedrigste Karte.
learn-bull-party-number-hint = Ein anderer Spieler kann niedriger sein. Deine niedrigste Zahl ist 5.
learn-bull-party-number-done = Deine Karte ist die niedrigste, also wählst du zuerst.
learn-bull-party-row = Nimm Reihe 1: Sie hat drei Karten für deine Stapel.
learn-bull-party-row-hint = Nimm Reihe 1 mit 22, 24 und 60.
learn-bull-party-row-done = Die Karten der Reihe sind auf deiner Hand, die 5 liegt auf dem Ablagestapel, und alle anderen Spieler haben auch eine Reihe genommen.
learn-bull-party-lay = Du behältst fünf Karten und legst die übrigen auf Stapel. Eine Karte kommt auf einen Stapel mit kleinerer oberster Karte oder beginnt einen neuen. Auf deinem liegt die 13: Leg die 20 darauf, dann die 22.
learn-bull-party-lay-hint = Zuerst die 20 auf Stapel 1, dann die 22 auf Stapel 1.
learn-bull-party-lay-done = 13, 20, 22: ein aufsteigender Stapel. Neue Reihen werden ausgelegt.
learn-bull-party-new-pile = Eine Runde später musst du eine 4 und eine 18 ablegen. Keine kann auf die 22. Beginn mit der 4 einen neuen Stapel, dann leg die 18 darauf.
learn-bull-party-new-pile-hint = Zuerst die 4 als neuer Stapel, dann die 18 auf Stapel 2.
learn-bull-party-new-pile-done = Jetzt hast du zwei Stapel. Am Ende zählt nur dein bester Stapel für dich, alle anderen zählen gegen dich. Beginn also möglichst keine neuen.
learn-bull-party-zero = Du hast auch eine Nullkarte. Sie nimmt keine Reihe: Sie ergänzt eine um eine Karte und kommt zurück auf deine Hand. Reihe 1 hat vier Karten. Spiel die Nullkarte.
learn-bull-party-zero-hint = Nimm noch keine Reihe: Spiel die Nullkarte.
learn-bull-party-zero-done = Alle drei Spieler haben eine Nullkarte gespielt. Deine hat den Buchstaben A und ist zuerst dran: Eine 77 wird aufgedeckt.
learn-bull-party-add = Leg die 77 in eine Reihe. Mit der fünften Karte ist eine Reihe voll und bekommt eine Stierkarte. Leg sie in Reihe 1.
learn-bull-party-add-hint = Reihe 1 hat vier Karten und braucht nur noch eine.
learn-bull-party-add-done = Reihe 1 bekommt eine Stierkarte mit 4 Hornochsen. Stiere zählen immer für den, der sie nimmt. Jetzt wollen alle diese Reihe.
learn-bull-party-snatch = Die niedrigste Zahl wählt zuerst. Spiel deine niedrigste Karte.
learn-bull-party-snatch-hint = Niedriger ist schneller: Spiel die 3.
learn-bull-party-snatch-done = Keine Karte war niedriger. Du wählst zuerst.
learn-bull-party-bull = Nimm die Reihe mit dem Stier.
learn-bull-party-bull-hint = Der Stier liegt in Reihe 1.
learn-bull-party-bull-done = Fünf Karten für deine Hand und 4 Hornochsen, die immer für dich zählen.
learn-bull-party-score = Das Spiel endet, wenn der Nachziehstapel aufgebraucht ist. Der Stapel mit den meisten Hornochsen und deine Stiere zählen für dich, die Hornochsen deiner anderen Stapel gegen dich. Unten siehst du die Stapel aller Spieler und ihren jetzigen Wert. Wer die meisten Punkte hat, gewinnt.

bull-party-next = Nächster Stier
bull-party-your-piles = Deine Stapel
bull-party-piles-empty = Noch keine Stapel. Nach jeder Runde legst du hier Karten ab.
bull-party-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
`,f=`hint = Tipp
hint-thinking = Die beste Wahl wird gesucht …
hint-best = Am besten: { $choice }
hint-all-equal = Alles ist etwa gleich gut.
hint-only-choice = Es gibt nur eine Möglichkeit.
hint-costs = kostet { $amount }
hint-failed = Es gibt keinen Tipp.
hint-play-anyway = { $choice } spielen
hint-change = Neu wählen
`,p=`puzzle-game = Spiel
puzzle-all = Alle Spiele
puzzle-rating = Wertungszahl
puzzle-task = Ein Zug ist deutlich der beste.
puzzle-right = Richtig
puzzle-wrong = Nicht der beste Zug
puzzle-change = Wertungszahl: { $before } → { $after }
puzzle-unrated = Schon einmal beantwortet: Deine Wertungszahl bleibt gleich.
puzzle-next = Nächstes Rätsel
puzzle-simple = Die Bot-Stufe „{ $level }“ spielt hier { $choice }.
puzzle-difficulty = Wertungszahl des Rätsels: { $rating }.
puzzle-count = { $solved } von { $tried } gelöst
puzzle-unloadable = Die Rätsel konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
`,m=`standings = Zwischenstand
standings-after-round = Nach Runde { $round }
standings-after-game = Nach Spiel { $round }
review-match = Ansehen
share = Teilen
key-moments = Schlüsselmomente
moment-gain = { $who }: +{ $amount }
moment-loss = { $who }: −{ $amount }
moment-lead = Neue Führung: { $who }
moment-round = Ende von Runde { $round }
moment-game = Ende von Spiel { $round }
moment-end = Ende der Partie
moment-previous = Voriger Schlüsselmoment
moment-next = Nächster Schlüsselmoment
replay-controls = Steuerung der Wiedergabe
replay-play = Abspielen
replay-pause = Wiedergabe anhalten
replay-panel = Schlüsselmomente, Hände und Details
replay-tab-moments = Momente
replay-tab-hands = Hände
replay-tab-details = Details
replay-keys = Die Leertaste startet und hält an, die Pfeiltasten gehen schrittweise, Pos1 und Ende springen zum ersten und letzten Schritt.

sound-mute = Ton ausschalten
sound-unmute = Ton einschalten
sound-volume = Lautstärke

chat-spectators = Zuschauer
chat-show-spectators = Nachrichten der Zuschauer zeigen
chat-as-spectator = Du schreibst als Zuschauer. Die Spieler sehen es nur, wenn sie wollen.
react = Reagieren
react-cheer = Jubel
react-laugh = Lachen
react-wow = Wow
react-ouch = Autsch
react-think = Nachdenken
react-thanks = Danke
reaction-by = { $who }: { $reaction }
`,h=`statistics-empty = Du hast noch keine Partie beendet. Nach der ersten siehst du hier deine Ergebnisse, deine Genauigkeit, dein Glück und häufige Fehler.
statistics-none = Keine Partie passt zu dieser Auswahl.
statistics-reset = Alle Partien zeigen
statistics-truncated = Nur die neuesten { $count } Partien sind geladen.

statistics-game = Spiel
statistics-all-games = Alle Spiele
statistics-company = Mitspieler
statistics-all-players = Alle
statistics-people = Menschen
statistics-any-bots = Nur Bots
statistics-bots = Verschiedene Bots
statistics-level = Bots: { $level }
statistics-period = Zeitraum
statistics-ever = Gesamte Zeit
statistics-days = Letzte { $days } Tage

statistics-matches = Partien
statistics-wins = Gewonnen
statistics-not-won = Nicht gewonnen
statistics-won-of = { $wins } gewonnen
statistics-win-rate = Siegquote
statistics-equal = bei Gleichstarken: { $percent }
statistics-place = Ø Platz
statistics-of-players = von { $players } Spielern
statistics-score = Ø Ergebnis
statistics-best = bestes: { $amount }
statistics-streak = Längste Siegesserie
statistics-streak-now = aktuell: { $count }
statistics-places = Plätze
statistics-nth = { $place }.
statistics-choices = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
statistics-not-analyzed = noch nicht analysiert
statistics-in-wins = in Siegen

statistics-analyzed = { $done } von { $all } Partien analysiert
statistics-outdated = { $count ->
    [one] davon 1 mit einer älteren Version
   *[other] davon { $count } mit einer älteren Version
}
statistics-analyze-about = Genauigkeit, Glück und Fehler stammen aus der Analyse. Sie läuft auf diesem Gerät, die neuesten Partien zuerst, und analysiert jede Partie nur einmal.
statistics-analyze = { $count ->
    [one] 1 Partie analysieren
   *[other] { $count } Partien analysieren
}
statistics-analyzing = Analyse läuft: { $done } von { $all } fertig
statistics-skipped = { $count ->
    [one] 1 Partie lässt sich nicht analysieren.
   *[other] { $count } Partien lassen sich nicht analysieren.
}

statistics-development = Entwicklung
statistics-by-time = Partien nach Zeit
statistics-day = Datum
statistics-week = Woche vom
statistics-month = Monat
statistics-year = Jahr
statistics-each-match = Einzelne Partien
statistics-mean-of = Mittel von { $count } Partien
statistics-balance-trend = Siege durch Können und Glück
statistics-rating = Wertungszahl
statistics-place-column = Platz
statistics-team-won = gewonnen
statistics-team-lost = verloren
statistics-more = Mehr anzeigen
statistics-fewer = Weniger anzeigen

statistics-mistakes = Häufige Fehler
statistics-mistakes-none = Keine Fehler in den analysierten Partien.
statistics-mistake-count = { $count }-mal, { $rate } pro Partie
statistics-mistake-cost = je { $amount }
statistics-example = Beispiel
statistics-balance-wins = { $count ->
    [one] Siege in 1 Partie
   *[other] Siege in { $count } Partien
}
statistics-balance-score = Mittleres Ergebnis einer Partie
statistics-balance-about = „Erwartet“ ist das Ergebnis, wenn auf allen Plätzen ein starker Bot spielt. Die Teile ergeben zusammen dein Ergebnis; ein geteilter Sieg zählt anteilig.

statistics-by-game = Ergebnisse nach Spiel
statistics-by-company = Ergebnisse nach Mitspielern
statistics-rivals = Menschen, mit denen du spielst
statistics-ahead = Davor
statistics-behind = Dahinter
statistics-about = Können und Glück sind in Siegen angegeben: +1 ist ein Sieg mehr als erwartet. Partien, die du verlassen hast, zählen als verloren und werden nicht analysiert. Partien mit Karten, die du schon kanntest, zählen nicht.
statistics-csv = Herunterladen (CSV)

mistake-take6-reason-takes = Zu weit vom Ende der Reihe
mistake-take6-reason-takes-other = Überholt: Karte landet in einer vollen Reihe
mistake-take6-reason-full = Karte für eine volle Reihe
mistake-take6-reason-low = Karte niedriger als jede Reihe
mistake-take6-reason-row = Teure Reihe genommen
mistake-take6-reason-place = Sicheren Platz nicht genutzt
mistake-take6-reason-better = Sicherere Karte nicht gespielt
mistake-buffalo-reason-takes = Zu weit vom Ende der Reihe
mistake-buffalo-reason-takes-other = Überholt: Karte landet in einer vollen Reihe
mistake-buffalo-reason-turn = Zug, der dem Büffel nützt
mistake-take-that-reason-taken = Teure Kette genommen
mistake-take-that-reason-pair = Paar verpasst
mistake-take-that-reason-cheap = Billige Kette nicht genommen
mistake-take-that-reason-next = Kette für den eigenen nächsten Zug gelassen
mistake-bull-party-reason-row = Weniger wertvolle Reihe gewählt
mistake-bull-party-reason-lay = Karten auf die falschen Stapel gelegt
mistake-bull-party-reason-pick = Karte mit schlechteren Reihen
mistake-review-reason-later-heads = Kostet Hornochsen im Rest der Runde
mistake-review-reason-later-points = Kostet Punkte im Rest des Spiels
mistake-review-reason-win = Senkt die Siegchance
mistake-other = Andere Fehler
`,g=`learn-take6-nearest = Alle wählen geheim eine Karte, dann werden alle aufgedeckt. Eine Karte kommt in die Reihe, die mit der nächstkleineren Zahl endet. Die Reihen enden mit 12, 37, 43 und 58. Zeig auf eine Karte, um ihre Reihe zu sehen. Zwei deiner Karten kommen hinter die 12: Spiel die, die näher daran liegt.
learn-take6-nearest-hint = Spiel deine niedrigste Zahl über 12.
learn-take6-nearest-done = 12, dann deine 14, dann die 15 von Bot 2. Die Karten werden aufsteigend angelegt.
learn-take6-sixth = Eine Reihe fasst fünf Karten. In Reihe 1 liegen drei, und deine 30 kommt dorthin. Sieh, was schiefgehen kann: Spiel die 30.
learn-take6-sixth-hint = Spiel die 30. Das ist nur eine Übung.
learn-take6-sixth-done = 21 und 26 kamen zuerst und haben die Reihe gefüllt. Deine 30 war die sechste Karte: Du hast die fünf anderen mit 6 Hornochsen genommen, und die 30 beginnt die Reihe neu. Hornochsen zählen gegen dich.
learn-take6-low = Deine 3 ist niedriger als die letzte Karte jeder Reihe, sie passt also in keine. Spiel sie und sieh, was geschieht.
learn-take6-low-hint = Die 45 passt in eine Reihe. Spiel diesmal die 3.
learn-take6-low-done = Keine Reihe endet unter 3, also musst du eine nehmen.
learn-take6-row = Wähl eine Reihe, die du nimmst. Deine 3 beginnt sie neu. Am Ende jeder Reihe stehen ihre Hornochsen. Wähl die billigste Reihe.
learn-take6-row-hint = Diese Reihe kostet mehr. Schau auf die Zahlen neben den Hornochsen: Eine Reihe kostet nur 1.
learn-take6-row-done = Nur 1 Hornochse. Eine niedrige Karte kann ein billiger Ausweg sein.
learn-take6-near = Reihe 4 ist voll: Die nächste Karte dort nimmt sie. Deine 45 kommt dorthin. Spiel die Karte, die in Reihe 2 kommt, hinter die 70.
learn-take6-near-hint = Spiel deine niedrigste Karte über 70.
learn-take6-near-done = Sicher. Bot 2, Bot 3 und Bot 4 haben in dieselbe Reihe gespielt, und der Platz hat gerade gereicht.
learn-take6-gone = Deine 62 kommt hinter die 61, und in dieser Reihe liegt nur eine Karte. Das sieht sicher aus. Spiel sie.
learn-take6-gone-hint = Die 45 nimmt Reihe 4. Spiel die 62.
learn-take6-gone-done = Die 29 von Bot 2 passte in keine Reihe, also nahm Bot 2 Reihe 1. Die 61 war weg, und deine 62 kam hinter die 42, in die volle Reihe: 9 Hornochsen. Die Karten der anderen können alles ändern.
learn-take6-aim = Die meisten Karten haben 1 Hornochsen. Zahlen mit einer 5 am Ende haben 2, mit einer 0 am Ende 3, Schnapszahlen wie 11 oder 66 haben 5, und die 55 hat 7. Nach zehn Zügen werden die Hornochsen gezählt und neue Karten gegeben. Die Partie endet, wenn ein Spieler 66 oder mehr hat. Wer die wenigsten hat, gewinnt.
learn-take6-free = Jetzt spiel eine beliebige Karte. Drei andere Spieler wählen auch gerade.
learn-take6-free-done = Das war ein Zug von { game-take6 }. Geh einen Schritt zurück, um eine andere Karte zu versuchen.
`,_=`learn-take-that-start = Es gibt eine Kette von Karten, und ihr spielt reihum. Die Kette ist leer, also kann jede Karte sie beginnen. Danach darf eine Karte höchstens 10 höher oder niedriger sein als die letzte. Beginn mit der 34.
learn-take-that-start-hint = Jede Karte kann die Kette beginnen, aber spiel hier die 34.
learn-take-that-start-done = Bot 2 legte 41 und Bot 3 49, nie mehr als 10 entfernt. Nach jedem Zug ziehst du eine Karte.
learn-take-that-pair = Keine deiner Karten passt hinter die 49. Aber du hast ihr Spiegelbild, die 94. Zwei Karten mit vertauschten Ziffern sind ein Paar, egal wo die andere in der Kette liegt. Bilde das Paar.
learn-take-that-pair-hint = Du musst die Kette nicht nehmen: Bilde ein Paar mit der 94.
learn-take-that-pair-done = 49 und 94 gehören dir. Jede zählt 1 Punkt, und die Lücke in der Kette schließt sich. Bot 2 und Bot 3 haben weitergespielt.
learn-take-that-take = Die letzte Karte ist die 55. Keine deiner Karten ist höchstens 10 entfernt, und ein Spiegelbild hast du nicht. Also musst du die ganze Kette nehmen und mit einer beliebigen Handkarte eine neue beginnen.
learn-take-that-take-hint = Es gibt nur eine Möglichkeit: Nimm die Kette, dann wähl die Karte, die die neue beginnt.
learn-take-that-take-done = Die genommenen Karten liegen verdeckt. Jede kostet 1 Punkt, eine Kröte 5. Die 55 ist eine Kröte, also kostet dich diese Kette 8 Punkte.
learn-take-that-choice = Jetzt hast du alle drei Möglichkeiten: die 34 anlegen, ein Paar bilden oder die Kette nehmen. Eine davon bringt Punkte.
learn-take-that-choice-hint = Das bringt keine Punkte. Welche deiner Karten ist das Spiegelbild einer Karte in der Kette?
learn-take-that-choice-done = 2 Punkte, und die Kette ist kürzer. Die Kröte ist jetzt das Problem der anderen.
learn-take-that-toads = Karten mit gleichen Ziffern wie die 44 sind Kröten. Sie haben kein Spiegelbild und bleiben in der Kette, bis ein Spieler sie nimmt. Das kostet dich jetzt 8 Punkte. Leg stattdessen eine Karte an.
learn-take-that-toads-hint = Leg eine Karte an, die höchstens 10 von der 44 entfernt ist: von 34 bis 54.
learn-take-that-toads-done = Gut gemacht. Jetzt braucht Bot 2 eine Karte nahe der 53.
learn-take-that-score = Der Nachziehstapel ist leer: Wer jetzt die Kette nimmt, beendet das Spiel. Du hast 12 Karten in Paaren und verdeckt drei Kröten und eine 45. Keine deiner Karten passt hinter die 87, also nimm die Kette.
learn-take-that-score-hint = Es bleibt nur, die Kette zu nehmen.
learn-take-that-score-done = 12 für die Paare, minus 15 für drei Kröten, minus 2 für 45 und 87: −5 Punkte. Handkarten zählen nicht. Wer nach zwei Spielen die meisten Punkte hat, gewinnt.
learn-take-that-free = Du bist am Zug. Leg eine Karte an, bilde ein Paar oder nimm die kurze Kette, ganz wie du willst.
learn-take-that-free-hint = Diese Karte passt nicht: Sie muss höchstens 10 von der 31 entfernt sein oder ein Spiegelbild.
learn-take-that-free-done = Das war ein Zug von { game-take-that }. Geh einen Schritt zurück, um etwas anderes zu versuchen.

take-that-if-taken = beim Nehmen
take-that-line-end = Ende der Kette
take-that-pairs = { $pairs ->
    [one] Paar
   *[other] Paare
}
take-that-taken = genommen
take-that-lay-here = { $card } hier anlegen
prompt-lay-or-pair = { $card } anlegen oder mit { $mirror } ein Paar bilden?
`,v=`learn-title = { $game } lernen
learn-invite = In fünf Minuten lernen
learn-continue = Weiter
learn-back = Zurück
learn-hint = Diese nicht. Versuch eine andere.
learn-end = Jetzt kennst du die Regeln von { $game }. Spiel deine erste Partie gegen Bots.
learn-play = Sofort spielen
learn-again = Von vorn beginnen
learn-done = Gut gemacht!
learn-end-table = Jetzt kennst du die Regeln von { $game }. Dein Tisch wartet.
learn-to-table = Zurück zum Tisch
learn-next = Als Nächstes: { $game }
`,y=`your-tables-empty = Du sitzt an keinem Tisch.
table-label = Tisch
clock-label = Bedenkzeit
visibility-label = Sichtbarkeit
visibility-private = Privat: nur mit Link oder Code
visibility-public = Öffentlich: auf der Startseite gelistet
spectators-label = Zuschauer erlauben
seen-grid-label = Gesehene Karten als Übersicht anzeigen
experimental-options = Experimentelle Einstellungen
change-rules = Regeln ändern
cancel = Abbrechen
change-clears-result = Damit verschwindet das Ergebnis vom Tisch. Die Wiedergabe bleibt bei allen Spielern im Spielverlauf.
rules-changed = Der Gastgeber hat die Regeln geändert: { $settings }
create-table = Tisch erstellen
field-limit = Grenze
field-rounds = Runden
field-deck = Deck
field-deal = Geben
field-drafted = Gedraftete Karten
field-fans = Fankarten
field-hand = Handkarten
field-cards = Höchste Karte
field-decide = Sonderkarten
field-games = Spiele
field-variant = Variante
field-low = Niedrigste Zahl
field-high = Höchste Zahl
field-numbers = Höchste Zahlenkarte
field-out = Aussortierte Karten
field-heads = Hornochsen pro Karte
field-bulls = Stierkarten
choose-even-odd = { fan-even-odd }: eine Reihe nur für gerade oder nur für ungerade Karten
choose-mountaineering = { fan-mountaineering }: eine Reihe geht abwärts
choose-jumping-cow = { fan-jumping-cow }: die Kuh belegt einen Platz und springt von Reihe zu Reihe
choose-flip-digits = { fan-flip-digits }: einmal pro Runde die Ziffern deiner Karte drehen
choose-full = Volles Deck
choose-random = Zufällig
choose-open = Für alle sichtbar
choose-memory = Verdeckt (Gedächtnis)
choose-anyone = Jeder entscheidet
choose-majority = Mehrheit entscheidet
choose-standard = Grundvariante
join-title = Einladung zu einer Partie { $game }
seated-players = Am Tisch: { $names }
join-match-running = Eine Partie läuft. Du kannst zuschauen und dich danach auf einen freien Platz setzen.
join-match-running-private = Eine Partie läuft, und an diesem Tisch sind keine Zuschauer erlaubt. Diese Seite meldet dir, wenn ein Platz frei ist.
join-table-full = Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.
join-table-full-private = Alle Plätze sind besetzt, und an diesem Tisch sind keine Zuschauer erlaubt. Diese Seite meldet dir, wenn ein Platz frei ist.
spectator-table-full = Alle Plätze sind besetzt. Du schaust zu und kannst dich setzen, sobald einer frei wird.
spectator-match-running = Eine Partie läuft. Du schaust zu und kannst dich danach setzen.
sit-down = Hinsetzen
table-unavailable = Tisch nicht verfügbar
seat-empty = Frei
sit-here = Hier hinsetzen
remove = Entfernen
host = Gastgeber
bot-level-of = Bot-Stufe: { $who }
add-bot = Bot hinzufügen
remove-player = { $who } entfernen
start-game = Partie starten
start-game-with-bots = { $count ->
    [one] Partie mit 1 Bot starten
   *[other] Partie mit { $count } Bots starten
}
wait-for-host = Der Gastgeber startet die Partie.
invite-title = Freunde einladen
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Link kopiert.
invite-code = Oder gib den Code weiter:

bot = Bot
current = Jetzt
panel = Verlauf, Punkte und mehr
skip = Überspringen
choices = Deine Möglichkeiten
choice-changeable = Du kannst deine Wahl ändern, bis alle gewählt haben.
your-choice = Deine Wahl: { $choice }.
undo-choice = Zurücknehmen
start-over = Von vorn
confirm-choice = Bestätigen: { $choice }
chosen = Gewählt
choices-help = Was bewirken sie?
choose-row = Wählen: { $row }
card-and-heads = { $card }, { $heads ->
    [0] keine Hornochsen
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
card-with-toad = { $card }, Kröte
forecast-row = Kommt in Reihe { $row }
forecast-takes = Nimmt Reihe { $row }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
forecast-no-row = Passt in keine Reihe: du nimmst eine Reihe deiner Wahl
fits-line = Passt an die Kette
pairs-with = Paar mit { $card }
on-pile = Auf Stapel { $pile }
choice-pass = Passen
choice-lift = Stopp! aufheben
choice-pair = Paar bilden
choice-take = Kette nehmen
choice-zero = Nullkarte
choice-new = Neuer Stapel
choice-flip = Ziffern drehen
pass-for-turn = In diesem Zug passen
support = Zustimmen
prompt-take-row = Deine { $card } passt in keine Reihe. Wähl eine Reihe, die du nimmst.
prompt-row = Wähl eine Reihe.
prompt-window = Nächste: { $card } ({ $who })
prompt-turn = Leg eine Karte an, bilde ein Paar oder nimm die Kette.
prompt-pick = Zahl: Reihe nehmen. Null: Reihe ergänzen.
prompt-lay = { $left ->
    [one] Wähl die letzte Karte, die du ablegst.
   *[other] Leg { $left } Karten ab. Wähl die nächste.
}
prompt-pile = Wähl einen Stapel für die { $card }.
prompt-pair = Wähl eine Karte für das Paar.
prompt-new-line = Wähl die Karte, die die neue Kette beginnt.
target-take7 = Wähl die Reihe, die sechs Karten fassen soll.
target-stop = Wähl die Reihe, die gesperrt wird.
target-insert = Wähl eine Reihe für deine Karte.
target-push = Wähl die Karte, die verschoben wird.
target-first = Wähl die Karte, die zuerst angelegt wird.
target-last = Wähl die Karte, die zuletzt angelegt wird.
target-replace = Wähl die Karte, die du stattdessen spielst.
target-sort = Wähl die nächste Karte der Reihenfolge.
target-lift = Wähl das Stopp!, das aufgehoben wird.
line-empty = Die Kette ist leer.
are-you-sure = Bist du sicher?
turned-card = Aufgedeckt: kommt in eine Reihe
known-cards = Bekannte Handkarten: { $cards }
drafted-hands = Gedraftete Karten
seat-pairs = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}, { $taken } genommen
seconds-left = { $seconds } s
paused = Die Partie ist pausiert.
resume = Fortsetzen
pause = Pausieren
nudge = { $who } anstupsen
stand-in-notice = Ein Bot spielt für dich.
take-over = Ich bin wieder da
spectator-notice = Du schaust zu.
state-choosing = Wählt …
state-has-chosen = Bereit
state-must-take = Muss eine Reihe nehmen
state-to-play = Am Zug
state-away = Abwesend
state-stand-in = Bot vertritt
state-passed = Passt
state-out = Hat eine Reihe
state-nudged = Angestupst

tab-log = Verlauf
tab-scores = Punkte
tab-seen = Gesehen
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
log-empty = Noch nichts geschehen.
sheet-title = Punktetabelle
sheet-round = Runde
sheet-turn = Zug
sheet-game = Spiel
team = Team
seen-about = Alle Karten des Decks. Alle Spieler sehen dieselbe Übersicht.
card-seen = gesehen
card-mine = auf deiner Hand
card-out = noch nicht gesehen
chat-empty = Noch keine Nachrichten.
chat-seated = Nur wer am Tisch sitzt, kann chatten.
chat-closed = Der Chat ist geschlossen, solange Karten gewählt werden.
chat-hidden = { $count ->
    [one] Eine Nachricht eines stummgeschalteten Spielers ist ausgeblendet.
   *[other] { $count } Nachrichten stummgeschalteter Spieler sind ausgeblendet.
}
chat-label = Nachricht
chat-send = Senden
chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}

other-players = Andere Spieler
player-actions = Aktionen für { $who }
mute = Stummschalten
unmute = Stummschaltung aufheben
report = Melden
report-title = { $who } melden
report-category = Grund
report-offensive-name = Beleidigender Name
report-offensive-chat = Beleidigender Chat
report-cheating = Betrug
report-stalling = Spielverzögerung
report-other = Anderes
report-text = Einzelheiten (optional)
report-note = Die Betreiber dieses Servers sehen mit deiner Meldung die Namen am Tisch und die letzten Chatnachrichten.
report-send = Meldung senden
report-sent = Danke. Die Betreiber dieses Servers sehen sich das an.

rules-numbered = Alle Regeln mit Beispielen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
confirm-choices = Wahl vor dem Senden bestätigen
sounds = Ton
leave-table = Tisch verlassen
leave-warning = Während einer Partie übernimmt ein Bot deinen Platz. Tisch verlassen?

result = Ergebnis
rematch = Revanche
rematch-waiting = Warten auf die anderen Spieler
rematch-by = Revanche gewünscht von { $who }
view-replay = Wiedergabe ansehen
replay = Wiedergabe
replay-none = Das Protokoll lässt sich nicht bis zu diesem Schritt wiedergeben.
step = Schritt
step-of = Schritt { $step } von { $steps }
step-copy = Link zu diesem Schritt kopieren
chart-title = Punktestand im Lauf der Partie
chart-table = Als Tabelle anzeigen
download-text = Herunterladen (Text)
download-json = Herunterladen (JSON)
match-history = Beendete Partien
match-history-empty = Noch keine beendeten Partien.
load-older = Ältere Partien laden

fair-title = Mischen überprüfen
fair-about = Vor dem ersten Geben veröffentlicht der Server den Fingerabdruck eines Geheimnisses, und jeder Spieler steuert eine Zufallszahl bei. Daraus ergeben sich alle Karten. Da das Geheimnis jetzt öffentlich ist, kann diese Seite das Mischen wiederholen und vergleichen.
fair-check = Jetzt überprüfen
fair-none = Diese Partie hat kein Geheimnis: Ihre Karten wurden von Hand festgelegt.
fair-yes = Bestätigt: Diese Karten standen fest, bevor die erste gegeben wurde.
fair-fits = Alles stimmt überein, soweit dieser Browser es prüfen kann.
fair-no = Überprüfung fehlgeschlagen: Den Karten dieser Partie ist nicht zu trauen.
fair-secret-fits = Das Geheimnis passt zum Fingerabdruck.
fair-secret-other = Das Geheimnis passt nicht zum Fingerabdruck.
fair-secret-kept = Der Server hat einen Fingerabdruck veröffentlicht, das Geheimnis aber nicht offengelegt.
fair-deals = { $count ->
    [one] Die gegebenen Karten folgen aus dem Geheimnis.
    [2] Beide Male folgen die Karten aus dem Geheimnis.
   *[other] Alle { $count } Male folgen die Karten aus dem Geheimnis.
}
fair-deals-wrong = Nur { $right } von { $count } Malen folgen die Karten aus dem Geheimnis.
fair-nothing-dealt = Es wurde nichts gemischt: Alle Karten wurden offen gedraftet.
fair-same = { $deal }: dieselben { $cards } Karten in derselben Reihenfolge.
fair-differs = { $deal }, Karte { $place }: Gegeben wurde { $dealt }, aus dem Geheimnis folgt { $expected }.
fair-differs-count = { $deal }: { $dealt } Karten wurden gegeben, es müssten { $expected } sein.
fair-unreadable = Das Protokoll ist nicht lesbar: { $reason }
fair-step-rejected = Schritt { $step } ist nach den Regeln nicht erlaubt. Alles danach wurde nicht überprüft.
fair-result = Alle Schritte folgen den Regeln, und das Ergebnis stimmt.
fair-result-other = Das Ergebnis ergibt sich nicht aus den Schritten.
fair-seen-early = Dieser Browser hat den Fingerabdruck vor dem ersten Geben erhalten.
fair-seen-late = Dieser Browser hat den Fingerabdruck erst nach dem ersten Geben erhalten. Er kann nur bestätigen, dass sich seitdem nichts geändert hat.
fair-seen-other = Dieser Browser hat für diese Partie einen anderen Fingerabdruck erhalten.
fair-seen-never = Dieser Browser hat für diese Partie keinen Fingerabdruck gespeichert und kann nicht sagen, welcher veröffentlicht wurde. Frag jemanden, der mitgespielt hat.
fair-mixed = Zufallszahlen beigesteuert von { $who }.
fair-mixed-none = Kein Spieler hat eine Zufallszahl beigesteuert. Der Server hätte sich also ein passendes Geheimnis aussuchen können.
fair-mine-in = Deine ist dabei, also konnte der Server die Karten nicht allein bestimmen.
fair-mine-missing = Die Zahl dieses Browsers fehlt. Das ist nur richtig, wenn du auch auf einem anderen Gerät am Tisch warst.
fair-details = Karten und Werte im Einzelnen
fair-commitment = Fingerabdruck, wie ihn der Server jetzt angibt
fair-commitment-seen = Fingerabdruck, den dieser Browser erhalten hat
fair-secret = Geheimnis, nach der Partie offengelegt
fair-computed = Fingerabdruck dieses Geheimnisses, hier berechnet
fair-number = Zahl von { $who }
fair-number-mine = Zahl dieses Browsers
deal-cards = Zahlenkarten
deal-specials = Sonderkarten
deal-letters = Nullkarten
deal-reshuffle = Neues Mischen { $n }

profile = Profil
save = Speichern
name-saved = Gespeichert.
recovery-about = Rodeo kennt keine Konten. Mit einem Wiederherstellungscode nutzt du dein Profil auf einem anderen Gerät. Ein neuer Code macht den alten ungültig.
recovery-create = Wiederherstellungscode erstellen
recovery-label = Wiederherstellungscode
recovery-use = Profil wiederherstellen
recovery-end-others = Alle anderen Sitzungen beenden
sessions = Sitzungen
session-current = Dieser Browser
session-last-used = Zuletzt genutzt: { $date }
session-unknown = Unbekannter Browser
session-end = Beenden
sessions-end-others = Andere Sitzungen beenden
log-out = Abmelden
log-out-warning = Ohne Wiederherstellungscode kommst du nicht zurück. Abmelden?
tokens = Bot-Tokens
tokens-about = Ein Programm mit einem Token spielt als du und wird als Bot angezeigt. Widerrufe ein Token, das andere gesehen haben könnten.
token-label = Name des Tokens
token-create = Token erstellen
token-once = Kopiere das Token jetzt. Es wird nur einmal angezeigt.
token-void = Widerrufen
profile-delete = Profil löschen
profile-delete-about = Dein Profil, deine Wertungszahlen und deine Sitzungen werden gelöscht. Beendete Partien bleiben ohne deinen Namen erhalten. Du verlässt alle Tische; eine laufende Partie zählt als verloren.
profile-delete-warning = Das lässt sich nicht rückgängig machen. Profil löschen?
connection-lost = Verbindung verloren. Neuer Versuch … Dein Platz bleibt reserviert.
view-result = Ergebnis ansehen
invite-share = Teilen
invite-qr = QR-Code des Links
learn-first = Erst lernen
notify-turn = Benachrichtigen, wenn ich dran bin
notify-denied = Dieser Browser blockiert Benachrichtigungen von Rodeo. Erlaube sie zuerst in seinen Einstellungen.
notify-offer = Benachrichtigung, wenn du dran bist?
notify-yes = Benachrichtigen
notify-no = Nein, danke
vibrate-turn = Vibrieren, wenn ich dran bin
result-image = Bild herunterladen
result-image-share = Bild teilen

surface-leather = Leder
surface-felt = Filz
surface-slate = Schiefer
surface-oak = Eiche
back-brand = Brandeisen
back-bandana = Halstuch
back-sunset = Abendrot
keys-title = Tastenkürzel
keys-numbers = Karte, Reihe oder Stapel mit dieser Nummer wählen
keys-arrows = Zwischen den Karten deiner Hand wechseln
keys-enter = Markierte Karte, Reihe oder Taste wählen
keys-hint = Tipp zeigen oder ausblenden
keys-escape = Animation überspringen
keys-help = Diese Liste zeigen
choice-sending = Deine Wahl wird gesendet: { $choice } …

record-file-title = Protokolldatei überprüfen
record-file-about = Wähle eine Protokolldatei oder zieh sie auf diese Seite: Text oder JSON, hier heruntergeladen oder im Terminal gespeichert. Sie bleibt in diesem Browser.
record-file-drop = Lass die Datei los, um sie zu überprüfen.
record-file-choose = Datei wählen
record-file-too-large = Die Datei ist zu groß: Ein Protokoll hat höchstens { $limit } MB.
fair-steps-only = Schritte und Ergebnis stimmen. Das Mischen lässt sich nicht überprüfen.
fair-no-secret = Dieses Protokoll enthält das Geheimnis nicht, aus dem die Karten berechnet wurden.
fair-not-over = Das Protokoll hat kein Ergebnis: Die Partie ist nicht zu Ende.

on-this-device = auf diesem Gerät
upload-match = Hochladen
played-offline = offline gespielt
`,b={...Object.assign({"../../../../../locales/de/buffalo.ftl":e,"../../../../../locales/de/bull_party.ftl":t,"../../../../../locales/de/errors.ftl":``,"../../../../../locales/de/menu.ftl":n,"../../../../../locales/de/options.ftl":r,"../../../../../locales/de/review.ftl":i,"../../../../../locales/de/table.ftl":a,"../../../../../locales/de/take6.ftl":o,"../../../../../locales/de/take_that.ftl":s,"../../../../../locales/de/words.ftl":c}),...Object.assign({"../../../../locales/de/analysis.ftl":l,"../../../../locales/de/buffalo.ftl":u,"../../../../locales/de/bull_party.ftl":d,"../../../../locales/de/hints.ftl":f,"../../../../locales/de/puzzles.ftl":p,"../../../../locales/de/replay.ftl":m,"../../../../locales/de/statistics.ftl":h,"../../../../locales/de/take6.ftl":g,"../../../../locales/de/take_that.ftl":_,"../../../../locales/de/tutorial.ftl":v,"../../../../locales/de/web.ftl":y})};export{b as sources};