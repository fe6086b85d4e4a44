var e=`# Schlag den Büffel.

buffalo-title = Schlag den Büffel · Zug { $turn } von { $turns }
buffalo-name = Büffel
buffalo-has-take7 = Nimm 7!
buffalo-is-blocked = Stopp!
buffalo-is-empty = leer: die nächste Karte kommt hierher
buffalo-team = Team: { $heads }
buffalo-team-double = Team: { $heads }, zählt doppelt: { $double }
buffalo-heads = Büffel: { $heads }
buffalo-specials = Sonderkarten
buffalo-none-open = keine offen
buffalo-face-down = { $count ->
    [one] noch 1 verdeckt
   *[other] noch { $count } verdeckt
}
buffalo-line = Noch anzulegen
buffalo-next = Wie es steht
buffalo-next-goes = { $card } kommt in Reihe { $row }
buffalo-next-takes = { $card } nimmt Reihe { $row }: { table-heads }
buffalo-next-nowhere = { $card } passt in keine Reihe

buffalo-ask-card-or-lift = Welche Karte? (oder aufheben, um ein Stopp! aufzuheben)
buffalo-ask-window = { table-card-of } ist dran. Was tust du? (Enter: passen)
buffalo-do-pass = nichts tun; passen alle, wird die { $card } angelegt
buffalo-do-lift = ein Stopp! aufheben, es ist dann aus dem Spiel
buffalo-do-replace-with = die Handkarte, die du stattdessen anlegst
buffalo-do-first = die Karte, die vor allen anderen angelegt wird
buffalo-do-last = die Karte, die nach allen anderen angelegt wird
buffalo-do-sort = die nächste Karte in der neuen Reihenfolge
buffalo-do-push = die Karte, die verschoben wird

buffalo-specials-in-play = { $count ->
    [one] 1 Sonderkarte ist im Spiel.
   *[other] { $count } Sonderkarten sind im Spiel.
}
buffalo-turned = Aufgedeckt: { $special }
buffalo-used = { $whose ->
    [yours] Du setzt „{ $special }“ ein.
   *[theirs] { $who } setzt „{ $special }“ ein.
}
buffalo-lifted = { $whose ->
    [yours] Du hebst das Stopp! an Reihe { $row } auf.
   *[theirs] { $who } hebt das Stopp! an Reihe { $row } auf.
}
buffalo-take7-laid = Reihe { $row } fasst jetzt sechs Karten; die siebte nimmt sie.
buffalo-stop-laid = Reihe { $row } ist gesperrt: nichts kommt hinein, nichts heraus.
buffalo-replaced = { $whose ->
    [yours] Du nimmst deine { $back } zurück und spielst dafür die { $card }.
   *[theirs] { $who } nimmt die { $back } zurück und spielt dafür die { $card }.
}
buffalo-inserted = { table-card-of } schlüpft in Reihe { $row }.
buffalo-pushed = Die { $card } wandert von Reihe { $from } in Reihe { $row }.
buffalo-overflow = Die Reihe war voll: { table-heads } für das Team; die { $stays } bleibt liegen.
buffalo-put-first = Die { $card } wird zuerst angelegt.
buffalo-put-last = Die { $card } wird zuletzt angelegt.
buffalo-sorted = Die neue Reihenfolge: { $cards }.
buffalo-took = { $whose ->
    [buffalo] { table-card-of } ist { table-too-many }: { table-heads } für den Büffel!
   *[theirs] { table-card-of } ist { table-too-many }: { table-heads } für das Team!
}
buffalo-chose = { $whose ->
    [yours] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads } für das Team.
    [buffalo] { table-card-of } passt in keine Reihe und nimmt die billigste, Reihe { $row }: { table-heads } für den Büffel.
   *[theirs] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads } für das Team.
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
`,t=`# Bull Party.

bull-party-our-heads = Das Regelheft verrät nicht, wie viele Hornochsen jede Karte hat; die Zahlen hier stammen von uns.
bull-party-title = Bull Party · Runde { $round }
bull-party-last-title = Bull Party · Runde { $round }, die letzte
bull-party-bull = Stier mit { $heads }
bull-party-taken = schon genommen
bull-party-deck-label = Deck
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] Ablage: 1 Karte
   *[other] Ablage: { $cards } Karten
}
bull-party-next-bull = nächster Stier: { table-heads }
bull-party-score = Stand jetzt
bull-party-out = { $who }, fertig
bull-party-piles-of = Stapel ({ $who })
bull-party-no-piles = noch keine
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = Stiere: { table-heads }
bull-party-zero-card = und deine Nullkarte, { $letter }

bull-party-ask-pick = Welche Karte? (eine Zahl nimmt eine Reihe, null lässt eine wachsen)
bull-party-ask-number = Welche Karte? (eine Zahl nimmt eine Reihe)
bull-party-ask-take = Deine { $card }: Welche Reihe nimmst du?
bull-party-ask-add = Aufgedeckt ist { $card }: Welche Reihe bekommt sie?
bull-party-ask-lay = { $count ->
    [one] Leg 1 Karte auf einen Stapel (etwa 22 1, oder 22 neu)
   *[other] Leg { $count } Karten auf Stapel, die kleinste zuerst (etwa 20 1 22 neu)
}
bull-party-do-play = eine Zahlenkarte spielen und dann eine Reihe nehmen
bull-party-do-zero = deine Nullkarte zeigen: eine Karte vom Deck kommt in eine Reihe, und du bleibst in der Runde
bull-party-do-take = eine Reihe nehmen
bull-party-do-add = die Reihe, die die aufgedeckte Karte bekommt
bull-party-do-lay-card = eine Karte für einen Stapel
bull-party-do-pile = auf diesen Stapel
bull-party-do-new = als neuer Stapel

bull-party-your-letter = Deine Nullkarte hat den Buchstaben { $letter }.
bull-party-shown-zero = Null { $letter } ({ $who })
bull-party-took = { $whose ->
    [yours] Du nimmst Reihe { $row } mit deiner { $card }: { $cards }, { table-heads }.
   *[theirs] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $whose ->
    [yours] Du nimmst Reihe { $row } mit deiner { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }!
   *[theirs] { $who } nimmt Reihe { $row } mit der { $card }: { $cards }, { table-heads }, und einen Stier mit { $bull }!
}
bull-party-turned = { $whose ->
    [yours] Deine Null deckt die { $card } auf.
   *[theirs] Die Null von { $who } deckt die { $card } auf.
}
bull-party-added = { $whose ->
    [yours] Du legst die { $card } in Reihe { $row }.
   *[theirs] { $who } legt die { $card } in Reihe { $row }.
}
bull-party-bull-came = Reihe { $row } ist voll, und ein Stier mit { $heads } gesellt sich dazu.
bull-party-no-effect = { $whose ->
    [yours] Deine Null bewirkt nichts: keine Reihe kann wachsen.
   *[theirs] Die Null von { $who } bewirkt nichts: keine Reihe kann wachsen.
}
bull-party-reshuffled = { $cards ->
    [one] Das Deck ist leer: die Ablage, 1 Karte, ist das neue Deck.
   *[other] Das Deck ist leer: die Ablage, { $cards } Karten, wird als neues Deck gemischt.
}
bull-party-laid = { $whose ->
    [yours] Du legst auf Stapel: { $cards }.
   *[theirs] { $who } legt auf Stapel: { $cards }.
}
bull-party-on-pile = { $card } auf Stapel { $pile }
bull-party-as-new = { $card } als neuer Stapel { $pile }
bull-party-you-out = { $whose ->
    [yours] Du hast deine Reihe und setzt für den Rest dieser Runde aus.
   *[theirs] { $who } hat eine Reihe und setzt für den Rest dieser Runde aus.
}
bull-party-round-over = Runde { $round } ist vorbei. Wäre jetzt Schluss:
bull-party-match-over = Alle Karten liegen, und die Hornochsen werden gezählt.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Hier sind Hornochsen gut, solange sie auf einem Stapel liegen. Alle wählen heimlich eine Karte.
    Erst die Zahlenkarten, die kleinste zuerst: Die Karte wird abgelegt, wer sie gespielt hat, nimmt eine Reihe auf die Hand und ist mit der Runde fertig. Dann die Nullkarten nach ihrem Buchstaben: Eine Karte vom Deck wird aufgedeckt und kommt in eine Reihe mit weniger als fünf Karten, und wer die Null gespielt hat, bleibt dabei. Die fünfte Karte einer Reihe lockt einen Stier mit 4 bis 7 Hornochsen an.
    Sind alle Reihen genommen, behalten alle fünf Karten und legen die übrigen auf aufsteigende Stapel. Am Ende zählen dein bester Stapel und deine Stiere für dich, alle anderen Stapel gegen dich. Wer die meisten Punkte hat, gewinnt.
`,n=`# Was nicht geht, nach dem Code des Fehlers.

error-players = Mit so vielen Spielern geht dieses Spiel nicht.
error-no-such-option = Diese Einstellung gibt es nicht.
error-no-such-value = Diesen Wert kann die Einstellung nicht haben.
error-hand = So viele Karten kann eine Hand nicht haben.
error-cards = Solche Karten hat das Deck nicht.
error-limited-players = Das begrenzte Deck ist für 2–6 Spieler.
error-draft-needs-limited = Die Kartenwahl braucht das begrenzte Deck: Wähl das auch.
error-memory-needs-draft = Nur gewählte Karten kann man aus dem Gedächtnis spielen: Nimm auch die Kartenwahl.
error-limited-fixes-cards = Das begrenzte Deck bestimmt seine höchste Karte selbst: lass karten, wie es ist.
error-too-few-cards = Für so viele Spieler und solche Hände reichen die Karten nicht.
error-end = Eine Partie braucht eine Grenze oder eine Zahl von Runden, von 1 bis 1000.
error-limit-needs-takes = So wenige Karten füllen vielleicht nie eine Reihe: spielt eine feste Zahl von Runden statt bis zu einer Grenze.
error-option-form = Eine Einstellung besteht aus Name und Wert, etwa limit=40.
error-option-twice = Eine Einstellung kommt zweimal vor.
error-options-exclude = Zwei dieser Einstellungen schließen sich aus.
error-games = Eine Partie hat 1 bis 100 Spiele.
error-numbers = Die Zahlenkarten gehen bis 100.
error-heads = Jede Zahlenkarte braucht ihre Hornochsen: gib so viele Zahlen an, wie es Karten gibt.
error-too-many-heads = Eine Karte hat höchstens 99 Hornochsen.
error-stock = Für die Reihen blieben zu wenige Karten: ändere zahlen, hand oder raus.
error-no-such-game = Dieses Spiel gibt es nicht.

error-not-now = Jetzt nicht.
error-not-asked = Dieser Platz ist gerade nicht gefragt.
error-missing = Es haben noch nicht alle gewählt.
error-not-allowed = Das erlauben die Regeln jetzt nicht.
error-deal-length = Hier wurde die falsche Zahl von Karten gegeben.
error-deal-card = Hier wurde eine Karte doppelt gegeben oder eine, die nicht im Deck ist.
`,r=`# Ein Spiel wählen und einrichten.

menu-title = Rodeo: die Kartenspiele rund um die Hornochsen
menu-players-range = { $min }–{ $max } Spieler
menu-which-game = Welches Spiel? (1–{ $count }, Enter für 1)
menu-no-such-game = Ein Spiel „{ $text }“ gibt es nicht: tippe eine Zahl von 1 bis { $count }.
# Steht in allen anderen Sprachen, in dieser Sprache.
menu-language = Tippe { $code } für Deutsch.
menu-how-many = Wie viele spielen mit? ({ $min }–{ $max }, Enter für { $default })
menu-not-a-number = „{ $text }“ passt nicht: tippe eine Zahl von { $min } bis { $max }.

menu-setting = { $game }: { $who }.
menu-you-and-bots = { $bots ->
    [one] du und 1 Bot
   *[other] du und { $bots } Bots
}
menu-you-alone = du allein
menu-only-bots = { $bots ->
    [one] 1 Bot, und du schaust zu
   *[other] { $bots } Bots, und du schaust zu
}
menu-only-people = { $people } Menschen an dieser Tastatur
menu-people-and-bots = { $people } Menschen an dieser Tastatur und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
menu-as-in-the-book = Regeln: wie im Regelheft.
menu-changed = Regeln: wie im Regelheft, aber { $options }.
menu-ready = Enter zum Starten, ? zeigt die Einstellungen
menu-settings-hint = Um etwas zu ändern, tippe den Namen und den neuen Wert, zum Beispiel: menschen 2
menu-unset = aus
menu-players-name = spieler
menu-players-explain = Wie viele mitspielen, von { $min } bis { $max }.
menu-people-name = menschen
menu-people-explain = Wie viele davon an dieser Tastatur sitzen, von 0 bis { $players }; die anderen sind Bots. Bestimmte Plätze verbindest du mit +: 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = Wie stark die Bots sind: eine Stufe für alle, oder für jeden eine, verbunden mit +, etwa aufgeweckt+einfach. Die schwächste zuerst:
menu-no-such-bot = Einen Bot „{ $text }“ gibt es hier nicht. Möglich: { $levels }.
menu-bots-do-not-fit = { $seats ->
    [one] Es gibt einen Bot
   *[other] Es gibt { $seats } Bots
}, aber { $named } Stufen: nenn eine Stufe für alle, oder für jeden eine.
menu-value-one-of = Möglich: { $values }.
menu-value-any-of = Möglich: keine, oder einige von { $values }, verbunden mit +.
menu-value-number = Möglich: { $min } bis { $max }.
menu-value-numbers = Möglich: Zahlen, verbunden mit +.
menu-new-value = Neuer Wert für { $option } (Enter lässt ihn, wie er ist)
menu-no-such-setting = Eine Einstellung „{ $text }“ gibt es nicht. ? zeigt sie alle.
menu-no-such-value = { $option } kann nicht „{ $text }“ sein.
menu-no-people = „{ $text }“ passt nicht: tippe, wie viele Menschen mitspielen, von 0 bis { $players }, oder ihre Plätze, etwa 1+3.
menu-name-of = Name für { $seat } (Enter behält ihn)
menu-again = Noch eine Partie? Enter: noch mal, m: Menü, e: Ende

# Die Spiele: wie sie heißen, und worum es geht, in einer Zeile.
game-take6 = 6 nimmt
about-take6 = Vier Reihen. Die sechste Karte nimmt alles, und jeder Hornochse schmerzt.
game-buffalo = Schlag den Büffel
about-buffalo = Alle gegen einen blinden Büffel, mit Sonderkarten, die Regeln verbiegen.
game-take-that = Take That
about-take-that = Bilde Paare aus einer Kette, oder schluck sie ganz, mitsamt den Kröten.
game-bull-party = Bull Party
about-bull-party = Hornochsen sind endlich gut: schnapp dir Reihen und bau den besten Stapel.

# Die Bots, der schwächste zuerst: ein Name in einem Wort, und wie er spielt.
level-random = planlos
level-random-about = irgendeine erlaubte Karte
level-gentle = sanft
level-gentle-about = spielt nach Faustregeln, übersieht aber manches
level-simple = einfach
level-simple-about = spielt nach Faustregeln und übersieht nichts
level-keen = aufgeweckt
level-keen-about = spielt jede Möglichkeit ein paar Mal durch
level-sharp = scharfsinnig
level-sharp-about = denkt viel länger nach
level-merciless = gnadenlos
level-merciless-about = denkt so lange nach, wie es sich lohnt; viel Glück
level-flat = flach
level-net = netz
`,i=`# Die Einstellungen der Regeln: ein kurzer Name in einem Wort, und was sie in jedem Spiel bewirken.

option-limit = grenze
option-rounds = runden
option-deck = deck
option-deal = geben
option-drafted = wahlkarten
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

explain-take6-limit = Die Partie endet nach der Runde, in der jemand so viele Hornochsen hat.
explain-take6-rounds = Es werden so viele Runden gespielt statt bis zu einer Grenze.
explain-take6-deck = Das volle Deck, oder das begrenzte für 2–6 Spieler: nur so viele Karten, wie gegeben werden, von 1 an.
explain-take6-deal = Die Karten werden zufällig gegeben, oder gewählt: das begrenzte Deck liegt offen, und ihr nehmt reihum.
explain-take6-drafted = Ob gewählte Karten offen liegen bleiben oder man sie sich merken muss.
explain-take6-fans = Fan-Karten: eine Reihe nur für gerade oder ungerade Karten, eine Reihe abwärts, eine Kuh, die springt, eine Karte, die Ziffern dreht.
explain-take6-hand = Wie viele Karten alle bekommen. Für kleine Experimente.
explain-take6-cards = Die höchste Karte des vollen Decks. Für kleine Experimente.

explain-buffalo-decide = Ob jeder einzeln eine Sonderkarte einsetzen darf, oder mehr als die Hälfte dafür sein muss.
explain-buffalo-hand = Wie viele Karten alle und der Büffel bekommen. Für kleine Experimente.
explain-buffalo-cards = Die höchste Karte. Für kleine Experimente.

explain-take-that-games = Wie viele Spiele gespielt werden; ihre Punkte werden addiert.
explain-take-that-variant = Im Profispiel nimmt, wer eine Kette aus einer einzigen Karte nimmt, auch eine verdeckte Karte vom Deck.
explain-take-that-hand = Wie viele Karten alle bekommen.
explain-take-that-low = Die kleinste Zahl im Spiel. Für kleine Experimente.
explain-take-that-high = Die größte Zahl im Spiel. Für kleine Experimente.

explain-bull-party-numbers = Die höchste Zahlenkarte. Für kleine Experimente.
explain-bull-party-hand = Wie viele Zahlenkarten alle bekommen und nach jeder Runde behalten.
explain-bull-party-out = Wie viele Zahlenkarten ungesehen aus dem Spiel kommen.
explain-bull-party-heads = Die Hornochsen der Zahlenkarten: take6 für die von 6 nimmt, oder eine Zahl für jede Karte.
explain-bull-party-bulls = Die Hornochsen der Stiere, von oben in ihrem Stapel.

# Die Werte der Einstellungen, in einem Wort.
value-none = keine
value-full = voll
value-limited = begrenzt
value-random = zufall
value-draft = wahl
value-open = offen
value-memory = merken
value-even-odd = gerade_ungerade
value-mountaineering = bergsteigen
value-jumping-cow = springende_kuh
value-flip-digits = ziffern_drehen
value-anyone = einzeln
value-majority = mehrheit
value-standard = normal
value-advanced = profi
`,a=`# Was an jedem Tisch gleich ist. $who ist ein Name oder „du“, für Klammern und Listen. Handelt ein Satz von jemandem,
# sagt $whose, von wem: [yours] ist, wer liest, [buffalo] der Büffel, und [theirs] alle anderen.

table-seat = Platz { $seat }
table-you = du
table-and = und
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

table-hand-over = Die Tastatur geht an { $who }: Enter, wenn du so weit bist
table-chosen = Alle an dieser Tastatur haben gewählt.
table-waiting = Es fehlt noch: { $who }.
table-thinking = Die Bots denken nach …
table-go-on = Enter, um weiterzuspielen
table-forced = Es gibt nur eine Möglichkeit: { $choice }

table-rows-start = Die Reihen beginnen mit { $cards }.
table-revealed = Die Karten: { $cards }.
table-shown = { $card } ({ $who })
table-card-of = { $whose ->
    [yours] Deine { $card }
    [buffalo] Die { $card } des Büffels
   *[theirs] Die { $card } von { $who }
}
table-too-many = { $place ->
    [5] neben der Kuh die fünfte Karte in Reihe { $row }
    [6] die sechste Karte in Reihe { $row }
    [7] die siebte Karte in Reihe { $row }
   *[other] eine Karte zu viel für Reihe { $row }
}
table-placed = { table-card-of } kommt in Reihe { $row }.
table-no-row-fits = { table-card-of } passt in keine Reihe.
table-ask-card = Welche Karte?
table-ask-row = Deine { $card } passt in keine Reihe. Welche nimmst du? (1–4)
table-do-play = eine Karte spielen
table-do-take = eine Reihe nehmen

table-help-now = Du kannst tippen:
table-help-after = Nach „{ $said }“ kannst du hinzufügen:
table-help-whole = nichts weiter: so ist es schon vollständig
table-help-cards = eine Karte
table-help-rows = eine Reihe
table-help-piles = einen Stapel
table-help-then = dann { $what }
table-help-may-add = wenn du magst, dazu { $what }
table-help-commands = Jederzeit: ? (diese Hilfe; ? und ein Wort verrät, was darauf folgen kann), regeln, verlauf, tisch, tipp, ende.
table-not-possible = „{ $text }“ geht jetzt nicht. ? zeigt, was geht.
table-ambiguous = „{ $text }“ könnte { $words } sein: tippe etwas mehr.
table-start-over = Noch einmal von vorn.

table-pass-for-turn = jetzt und für den Rest dieses Zuges passen
table-support-of = für den Vorschlag stimmen ({ $who })
table-proposal = Vorschlag { $number } ({ $who }): { $choice }. Stimmen: { $votes } von { $needed } nötigen.
table-no-majority = Kein Vorschlag hat eine Mehrheit.

# $less ist eine Zahl wie 1,2.
table-hint-best = Ein gnadenloser Bot würde wählen: { $choice }
table-hint-only = Da gibt es nicht viel zu überlegen: { $choice }
table-hint-none = genauso gut
table-hint-worse = etwa { $less } schlechter
table-hint-about = Nach dem, was in vielen ausgedachten Partien daraus wurde; was hier fehlt, schien keinen Versuch wert. Der Bot kennt die verdeckten Karten so wenig wie du.
table-hint-shared = Tipps gibt es nur, wenn du allein gegen Bots spielst.

table-log-empty = Noch ist nichts passiert.
table-rules-where = Alle Regeln, mit Nummern und Beispielen: { $file }
table-quit-ask = Diese Partie verlassen? (j/n)
table-goodbye = Tschüss, und danke fürs Spielen!
table-input-ended = Es kommt keine Eingabe mehr, also endet die Partie hier. Tschüss!
table-record-kept = Das Protokoll dieser Partie: { $place }
table-step-deal = Schritt { $number }: Karten werden gegeben
table-step-play = Schritt { $number }: { $choices }
table-record-unfinished = Das Protokoll endet hier; die Partie war noch nicht vorbei.
table-deal-awaited = Gleich werden die Karten für das gegeben, was folgt.

table-wins = Gewonnen hat { $who }. Endstand: { $score }.
table-you-win = Du gewinnst! Endstand: { $score }.
table-shared-win = Der Sieg wird geteilt: { $who }, je { $score }.
`,o=`# Take That.

take-that-title = Take That · Spiel { $game } von { $games }
take-that-line = Kette
take-that-no-line = es gibt noch keine
take-that-costs = { $points ->
    [one] { $points } Punkt beim Nehmen
   *[other] { $points } Punkte beim Nehmen
}
take-that-pile-label = Deck
take-that-pile = { $cards ->
    [0] leer: wer die Kette nimmt, beendet das Spiel
    [one] 1 Karte
   *[other] { $cards } Karten
}
take-that-hidden = { $count ->
    [one] und 1 verdeckte Karte
   *[other] und { $count } verdeckte Karten
}
take-that-fitting = passt: { $cards }
take-that-pairing = bildet ein Paar: { $cards }
take-that-nothing = nichts passt und nichts bildet ein Paar: du musst die Kette nehmen

take-that-ask-turn = Eine Karte, paar oder nehmen?
take-that-ask-start = Mit welcher Karte beginnt die Kette?
take-that-do-lay = eine Karte rechts anlegen; höchstens 10 Abstand zur letzten
take-that-do-start = mit einer beliebigen Karte eine Kette beginnen
take-that-do-pair = eine Karte der Kette mit ihrem Spiegelbild aus deiner Hand paaren: zwei Punkte
take-that-do-pair-card = deine Karte, das Spiegelbild einer Karte der Kette
take-that-do-take = die ganze Kette nehmen (Minuspunkte) und eine neue beginnen
take-that-do-take-start = die Karte, mit der die neue Kette beginnt
take-that-do-take-end = die ganze Kette nehmen (Minuspunkte); damit endet das Spiel

take-that-begins = { $whose ->
    [yours] Spiel { $game } beginnt, und du fängst an.
   *[theirs] Spiel { $game } beginnt, und { $who } fängt an.
}
take-that-started = { $whose ->
    [yours] Du beginnst die Kette mit der { $card }.
   *[theirs] { $who } beginnt die Kette mit der { $card }.
}
take-that-laid = { $whose ->
    [yours] Du legst die { $card } an.
   *[theirs] { $who } legt die { $card } an.
}
take-that-paired = { $whose ->
    [yours] Du bildest ein Paar aus deiner { $card } und der { $mirror }: +2 Punkte!
   *[theirs] { $who } bildet ein Paar aus der { $card } und der { $mirror }: +2 Punkte.
}
take-that-line-taken = { $whose ->
    [yours] Du nimmst die Kette ({ $cards }): { table-points }.
   *[theirs] { $who } nimmt die Kette ({ $cards }): { table-points }.
}
take-that-extra-taken = { $whose ->
    [yours] Es war nur eine Karte, also nimmst du eine verdeckte vom Deck dazu.
   *[theirs] Es war nur eine Karte, also nimmt { $who } eine verdeckte vom Deck dazu.
}
take-that-you-drew = Du ziehst die { $card }.
take-that-extras = { $whose ->
    [yours] Deine verdeckten Karten: { $cards }.
   *[theirs] Verdeckte Karten von { $who }: { $cards }.
}
take-that-game-over = Spiel { $game } ist vorbei.
take-that-game-line = { $who }: { table-points }, { $total } insgesamt

rules-take-that =
    Bist du am Zug, tust du eins von drei Dingen und ziehst danach eine Karte.
    Anlegen: eine Karte ans rechte Ende der Kette, höchstens 10 höher oder niedriger als die letzte.
    Ein Paar bilden: zeig das Spiegelbild einer Karte der Kette (49 und 94); beide liegen offen neben dir und zählen je einen Punkt.
    Die Kette nehmen: alle ihre Karten liegen verdeckt neben dir und zählen je einen Minuspunkt, Karten mit einer Kröte (22, 33 … 88) fünf. Dann beginnst du eine neue Kette.
    Ist das Deck leer, endet das Spiel, wenn jemand die Kette nimmt oder ihre letzte Karte wegpaart. Wer die meisten Punkte hat, gewinnt.
`,s=`# 6 nimmt, mit Kartenwahl und Fan-Karten.

take6-title = 6 nimmt · Runde { $round } · Zug { $turn } von { $turns }
take6-draft-title = 6 nimmt · Runde { $round } · Kartenwahl
take6-ends-at = die Partie endet bei { $limit }
take6-ends-after = { $rounds ->
    [one] es wird eine Runde gespielt
   *[other] es werden { $rounds } Runden gespielt
}
take6-fans-mixed = Kleine Warnung: mehrere Fan-Karten zugleich machen das Spiel wild. Das Regelheft rät davon ab; viel Spaß!

take6-only-even = nur gerade Karten
take6-only-odd = nur ungerade Karten
take6-goes-down-then-up = geht abwärts; das Schild wandert nach oben
take6-goes-down-then-down = geht abwärts; das Schild wandert nach unten
take6-cow = Kuh
take6-flip-left = Du hast noch deine Drehkarte: häng drehen (oder d) an eine Karte, um ihre Ziffern zu drehen.
take6-pool = Zur Wahl
take6-hand-of = Hand ({ $who })

take6-ask-draft = Welche Karte nimmst du?
take6-do-draft = eine Karte aus der Mitte nehmen
take6-do-flip = die Ziffern der Karte drehen, einmal in jeder Runde

take6-drafted = { $whose ->
    [yours] Du nimmst die { $card }.
   *[theirs] { $who } nimmt die { $card }.
}
take6-shown-flipped = { $card }, gedreht als { $value } ({ $who })
take6-took = { $whose ->
    [yours] { table-card-of } ist { table-too-many }: Du nimmst { $heads ->
        [one] einen
       *[other] { $heads }
     } Hornochsen!
   *[theirs] { table-card-of } ist { table-too-many }: { table-heads } für { $who }!
}
take6-chose = { $whose ->
    [yours] Du nimmst Reihe { $row } mit deiner { $card }: { table-heads }.
   *[theirs] { $who } nimmt Reihe { $row } mit der { $card }: { table-heads }.
}
take6-even-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur gerade Karten.
take6-odd-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur ungerade Karten.
take6-mountain-moved = Bergsteigen wandert zu Reihe { $row }: diese Reihe geht jetzt abwärts.
take6-cow-jumped = Die Kuh springt in Reihe { $row }.
take6-cow-took = { $whose ->
    [yours] Reihe { $row } war auch ohne die Kuh voll, also nimmst du sie mit: { table-heads }; die { $stays } bleibt liegen.
   *[theirs] Reihe { $row } war auch ohne die Kuh voll, also nimmt { $who } sie mit: { table-heads }; die { $stays } bleibt liegen.
}
take6-round-over = Runde { $round } ist vorbei.
take6-round-line = { $who }: { table-heads }, { $total } insgesamt
take6-you-took = { $whose ->
    [yours] Du hast
   *[theirs] { $who } hat
 } in diesem Zug { $heads ->
    [one] einen
   *[other] { $heads }
 } Hornochsen genommen, { $total } in dieser Runde.
take6-you-safe = Nichts genommen in diesem Zug: { $whose ->
    [yours] Du bleibst
   *[theirs] { $who } bleibt
 } bei { $heads ->
    [one] einem
   *[other] { $heads }
 } Hornochsen in dieser Runde.

rules-take6 =
    Alle wählen heimlich eine Karte. Die Karten werden aufgedeckt und angelegt, die kleinste zuerst. Jede kommt in die Reihe, deren letzte Karte die höchste unter ihr ist.
    Eine Reihe fasst fünf Karten. Wer die sechste legt, nimmt die fünf, und die sechste beginnt die Reihe neu. Eine Karte, die kleiner ist als alle letzten Karten, passt in keine Reihe: Wer sie gespielt hat, nimmt eine beliebige Reihe, und die Karte beginnt sie neu.
    Jeder Hornochse auf genommenen Karten ist ein Minuspunkt: 55 hat sieben, 11, 22, 33 … haben fünf, 10, 20, 30 … drei, 5, 15, 25 … zwei, alle anderen einen.
    Eine Runde hat zehn Züge. Die Partie endet nach der Runde, in der jemand die Grenze erreicht. Wer die wenigsten Hornochsen hat, gewinnt.
`,c=`# Die Wörter zum Tippen. Die englischen werden in jeder Sprache verstanden.

word-row = reihe
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
`,l=`# Die Lernspiele: zu jedem Schritt, was er sagt, ein Wink nach einem Fehlgriff, und was zu sehen war.
page-learn = Lernen
learn = Lernen
learn-title = { $game } lernen
learn-in-five = Am Tisch lernen, in fünf Minuten
learn-on = Weiter
learn-back = Zurück
learn-hint = Diesmal nicht. Versuch eine andere!
learn-end = Mehr brauchst du nicht für { $game }. Die Bots warten schon, und die erste Partie darf schiefgehen: Das tut sie bei allen.
learn-play = Spielen
learn-again = Noch einmal von vorn

learn-take6-nearest = Alle wählen heimlich eine Karte, dann werden alle aufgedeckt. Eine Karte kommt in die Reihe, die mit der nächstkleineren Zahl endet. Die Reihen enden mit 12, 37, 43 und 58. Zeig auf deine Karten, um ihre Reihen zu sehen. Zwei davon kommen hinter die 12: Spiel die, die näher dran ist.
learn-take6-nearest-hint = Such die kleinste deiner Zahlen über 12.
learn-take6-nearest-done = 12, dann deine 14, dann die 15 von Bot 2. Die niedrigste Karte wird immer zuerst angelegt.
learn-take6-sixth = In einer Reihe ist Platz für fünf Karten. In Reihe 1 liegen inzwischen drei, und deine 30 käme dorthin. Was kann da schiefgehen? Spiel sie.
learn-take6-sixth-hint = Nur Mut, spiel die 30. Es ist ja nur Übung.
learn-take6-sixth-done = 21 und 26 kamen vorher und haben die Reihe gefüllt. Deine 30 war die sechste Karte: Du hast die fünf anderen mit 6 Hornochsen genommen, und die 30 beginnt die Reihe neu. Hornochsen sind schlecht.
learn-take6-low = Deine 3 ist kleiner als die letzte Karte jeder Reihe: Sie passt in keine. Spiel sie und sieh, was du gefragt wirst.
learn-take6-low-hint = Die 45 fände eine Reihe. Spiel diesmal die 3.
learn-take6-low-done = Keine Reihe endet unter 3. Also musst du eine nehmen.
learn-take6-row = Du wählst eine Reihe und nimmst sie, und deine 3 beginnt sie neu. Am Ende jeder Reihe stehen ihre Hornochsen. Wähl die billigste.
learn-take6-row-hint = Diese Reihe kostet mehr. Schau auf die Zahl neben dem Hornochsen: Eine Reihe kostet nur einen.
learn-take6-row-done = Nur ein Hornochse. Manchmal ist eine niedrige Karte ein billiger Ausweg.
learn-take6-near = Reihe 4 ist voll: Die nächste Karte dort nimmt sie. Deine 45 täte das. Spiel die Karte, die in Reihe 2 kommt, hinter die 70.
learn-take6-near-hint = Welche deiner Karten liegt als nächste über 70?
learn-take6-near-done = Sicher. Bot 2, Bot 3 und Bot 4 kamen in dieselbe Reihe, und es war gerade Platz für alle.
learn-take6-gone = Deine 62 passt hinter die 61: eine einzige Karte in der Reihe, was könnte sicherer sein? Spiel sie.
learn-take6-gone-hint = Die 45 nähme ganz sicher Reihe 4. Spiel die 62.
learn-take6-gone-done = Die 29 von Bot 2 passte in keine Reihe, und Bot 2 nahm Reihe 1. Die 61 war weg, also war die nächstkleinere letzte Karte die 42, in der vollen Reihe: 9 Hornochsen. Was andere spielen, kann alles ändern.
learn-take6-aim = Zu den Hornochsen: Die meisten Karten haben 1. Zahlen, die auf 5 enden, haben 2, auf 0 haben 3. Zahlen mit zwei gleichen Ziffern wie 11 oder 66 haben 5, und die 55 hat 7. Nach zehn Zügen wird gezählt und neu gegeben. Sobald jemand 66 oder mehr hat, gewinnt, wer am wenigsten hat.
learn-take6-free = Jetzt du, ohne dass dir jemand etwas sagt. Drei andere wählen auch gerade. Spiel eine beliebige Karte.
learn-take6-free-done = Das war ein Zug bei { game-take6 }. Geh einen Schritt zurück, wenn du sehen willst, was eine andere Karte macht.

learn-take-that-start = Es gibt eine einzige Kette von Karten, und ihr spielt reihum. Noch liegt keine da: Jede Karte darf sie beginnen. Danach darf eine Karte höchstens 10 von der letzten entfernt sein, nach oben oder unten. Beginn mit der 34.
learn-take-that-start-hint = Jede Karte ginge, aber beginnen wir mit der 34.
learn-take-that-start-done = Bot 2 legte 41 und Bot 3 49: nie ein Schritt über 10. Nach jedem Zug ziehst du eine Karte nach.
learn-take-that-pair = Keine deiner Karten passt hinter die 49. Aber du hast ihr Spiegelbild: die 94. Zwei Karten mit denselben Ziffern in umgekehrter Reihenfolge sind ein Paar, wo auch immer die andere in der Kette liegt. Bilde das Paar.
learn-take-that-pair-hint = Du musst die Kette nicht nehmen: Bilde ein Paar mit der 94.
learn-take-that-pair-done = 49 und 94 gehören dir, jede zählt 1 Punkt. Die Lücke in der Kette schließt sich. Bot 2 und Bot 3 haben weitergelegt.
learn-take-that-take = Die letzte Karte ist die 55. Keine deiner Karten ist höchstens 10 entfernt, und ein Spiegelbild hast du nicht. Also musst du die ganze Kette nehmen und mit einer beliebigen Handkarte eine neue beginnen.
learn-take-that-take-hint = Es gibt nur einen Weg: Nimm die Kette, dann wähl die Karte, mit der die neue beginnt.
learn-take-that-take-done = Was du genommen hast, liegt verdeckt: Jede Karte kostet 1 Punkt, eine Kröte 5. Die 55 ist eine Kröte, also hat dich diese Kette 8 gekostet.
learn-take-that-choice = Jetzt könntest du alles drei: die 34 anlegen, ein Paar bilden oder die Kette nehmen. Eins davon bringt dir Punkte.
learn-take-that-choice-hint = Das bringt keine Punkte. Welche deiner Karten ist das Spiegelbild einer Karte in der Kette?
learn-take-that-choice-done = Zwei Punkte, und die Kette ist kürzer. Um die Kröte sollen sich die anderen sorgen.
learn-take-that-toads = Zahlen mit zwei gleichen Ziffern wie die 44 sind Kröten und haben kein Spiegelbild: Sie bleiben in der Kette, bis jemand die Kette nimmt. Das würde dich jetzt 8 kosten. Leg lieber eine Karte an.
learn-take-that-toads-hint = Höchstens 10 von der 44 entfernt: von 34 bis 54.
learn-take-that-toads-done = Geschafft, und jetzt muss Bot 2 auf die 53 antworten.
learn-take-that-score = Das Deck ist leer: Wer jetzt die Kette nimmt, beendet das Spiel. Du hast 12 Karten in Paaren. Verdeckt liegen drei Kröten und eine 45. Nichts passt hinter die 87, also nimm sie.
learn-take-that-score-hint = Es bleibt nur das Nehmen.
learn-take-that-score-done = 12 für die Paare, minus 15 für drei Kröten, minus 2 für 45 und 87: Das sind −5. Handkarten zählen nichts. Es gewinnt, wer in zwei Spielen die meisten Punkte sammelt.
learn-take-that-free = Du bist dran, und alles ist möglich: eine Karte anlegen, ein Paar bilden oder die kurze Kette nehmen. Mach, was dir am besten gefällt.
learn-take-that-free-hint = Die passt nicht: höchstens 10 von der 31 entfernt, oder ein Spiegelbild.
learn-take-that-free-done = Das war ein Zug bei { game-take-that }. Geh einen Schritt zurück, wenn du etwas anderes versuchen willst.

learn-buffalo-buffalo = Hier spielt ihr alle zusammen gegen einen Büffel. Alle wählen eine Karte, und der Büffel deckt blind seine oberste auf. Dann kommen die Karten in die Reihen wie bei { game-take6 }: die niedrigste zuerst, hinter die nächstkleinere Zahl. Spiel deine 80.
learn-buffalo-buffalo-hint = Die 80 reicht. Heb die 99 für später auf.
learn-buffalo-buffalo-done = Die 5 des Büffels passte in keine Reihe. Dann nimmt er die Reihe mit den wenigsten Hornochsen; bei gleich vielen die mit der höchsten letzten Karte. Seine Hornochsen liegen auf seinem Stapel, eure auf einem gemeinsamen. Habt ihr am Ende weniger als der Büffel, gewinnt ihr zusammen.
learn-buffalo-pick = Zwei Sonderkarten liegen offen über den Reihen. Sie gehören euch allen. Spiel erst deine 61 und sieh, was der Büffel macht.
learn-buffalo-pick-hint = Die 61 passt gut hinter die 60.
learn-buffalo-pick-done = Der Büffel hat eine 25 aufgedeckt, und sie ist die nächste. Vor jeder Karte könnt ihr Sonderkarten einsetzen.
learn-buffalo-stop = Die 25 käme hinter die 20 und kostete den Büffel nichts. Leg { special-stop } an Reihe 2 und sperr sie: Dann ist die nächstkleinere letzte Karte die 15, in einer vollen Reihe.
learn-buffalo-stop-hint = Nimm { special-stop } und leg es an Reihe 2, wo die 20 liegt.
learn-buffalo-stop-done = Reihe 2 ist gesperrt: Dort geschieht nichts, bis ihr das { special-stop } wieder aufhebt.
learn-buffalo-pass = Du könntest noch mehr tun, aber das ist nicht nötig. Pass, und die Karte wird angelegt.
learn-buffalo-pass-hint = Alles ist bereit: einfach passen.
learn-buffalo-pass-done = Der Büffel hat fünf Karten mit 6 Hornochsen genommen. So schlägt man ihn: Lasst ihn nehmen, was ihr nicht wollt.
learn-buffalo-too-low = Deine 10 ist kleiner als die letzte Karte jeder Reihe, sie müsste also eine nehmen. Aber { special-insert } liegt offen. Spiel die 10 trotzdem.
learn-buffalo-too-low-hint = Die 99 ist sicher, aber lehrt nichts. Spiel die 10.
learn-buffalo-too-low-done = Die 10 ist die nächste und passt in keine Reihe. Zeit für eine Sonderkarte.
learn-buffalo-insert = { special-insert } steckt deine Karte zwischen andere, wo die Reihe aufsteigend bleibt. Steck die 10 in Reihe 1, zwischen 5 und 11.
learn-buffalo-insert-hint = Wähl { special-insert } und dann Reihe 1.
learn-buffalo-insert-done = 5, 10, 11: kein Hornochse für euer Team. Eine eingesetzte Sonderkarte ist weg; die nächste wird aufgedeckt, wenn es noch eine gibt.
learn-buffalo-low = Jetzt ist keine Sonderkarte mehr da. Spiel deine 5 und sieh, was mit einer Karte geschieht, die in keine Reihe passt.
learn-buffalo-low-hint = Die 33 fände eine Reihe. Spiel für diese Lektion die 5.
learn-buffalo-low-done = Keine Reihe endet unter 5, also musst du eine nehmen.
learn-buffalo-row = Du wählst eine Reihe, und euer Team nimmt ihre Hornochsen. Wähl die billigste.
learn-buffalo-row-hint = Eine andere Reihe hat weniger: Schau auf die Zahl an ihrem Ende.
learn-buffalo-row-done = Ein Hornochse für das Team, und die 5 beginnt die Reihe neu.
learn-buffalo-win = Der letzte Zug: Euer Team hat 5 Hornochsen, der Büffel 6. Spiel deine letzte Karte.
learn-buffalo-win-hint = Du hast nur noch eine Karte.
learn-buffalo-win-done = 5 gegen 6: Ihr habt gewonnen, alle zusammen. Bei gleich vielen hätte der Büffel gewonnen. Seid ihr nur zu zweit oder spielst du allein, zählen eure Hornochsen doppelt.

learn-bull-party-number = Hier sind Hornochsen gut! Die Reihen liegen offen, eine für jeden. Eine Zahlenkarte nimmt eine Reihe, und die niedrigste Zahl wählt zuerst. Die Reihe mit der 60 sieht gut aus: Spiel deine niedrigste Karte.
learn-bull-party-number-hint = Damit wären andere vielleicht schneller. Deine niedrigste Zahl ist 5.
learn-bull-party-number-done = Deine ist die niedrigste, also wählst du zuerst.
learn-bull-party-row = Welche Reihe nimmst du? Nimm Reihe 1: Sie hat drei Karten für deine Stapel.
learn-bull-party-row-hint = Nimm Reihe 1 mit 22, 24 und 60.
learn-bull-party-row-done = Die Karten der Reihe sind jetzt auf deiner Hand, die 5 liegt auf der Ablage, und alle anderen haben auch eine Reihe.
learn-bull-party-lay = Du behältst fünf Karten und legst die übrigen auf Stapel. Eine Karte kommt auf einen Stapel mit kleinerer oberster Karte oder beginnt einen neuen. Auf deinem liegt die 13: Leg die 20 darauf, dann die 22.
learn-bull-party-lay-hint = Erst die 20 auf Stapel 1, dann die 22, auch auf Stapel 1.
learn-bull-party-lay-done = 13, 20, 22: ein Stapel, der aufsteigt. Neue Reihen werden ausgelegt.
learn-bull-party-new-pile = Eine Runde später hast du 4 und 18. Keine kann auf die 22. Beginn mit der 4 einen neuen Stapel und leg die 18 darauf.
learn-bull-party-new-pile-hint = Erst die 4 als neuer Stapel, dann die 18 auf Stapel 2.
learn-bull-party-new-pile-done = Jetzt hast du zwei Stapel. Am Ende zählt nur der beste für dich, alle anderen zählen gegen dich. Überleg es dir also gut, bevor du einen beginnst.
learn-bull-party-zero = Neben den Zahlen hast du eine Nullkarte. Sie nimmt keine Reihe: Sie lässt eine wachsen und kommt zurück auf die Hand. Reihe 1 hat vier Karten. Spiel die Nullkarte.
learn-bull-party-zero-hint = Nimm noch keine Reihe: Spiel die Nullkarte.
learn-bull-party-zero-done = Ihr habt alle drei die Nullkarte gespielt. Deine hat den Buchstaben A und ist zuerst dran: Eine 77 wird aufgedeckt.
learn-bull-party-add = Du legst die 77 an eine Reihe. Mit der fünften Karte ist eine Reihe voll, und eine volle Reihe bekommt eine Stierkarte. Leg sie an Reihe 1.
learn-bull-party-add-hint = Reihe 1 hat vier Karten, ihr fehlt nur noch eine.
learn-bull-party-add-done = An Reihe 1 liegt eine Stierkarte mit 4 Hornochsen. Stiere zählen immer für den, der sie nimmt. Jetzt wollen alle diese Reihe!
learn-bull-party-snatch = Schnell: Die niedrigste Zahl wählt zuerst. Spiel deine niedrigste.
learn-bull-party-snatch-hint = Niedriger ist schneller: Deine 3 ist schwer zu unterbieten.
learn-bull-party-snatch-done = Niemand war niedriger. Du wählst zuerst.
learn-bull-party-bull = Nimm die Reihe mit dem Stier.
learn-bull-party-bull-hint = Der Stier liegt an Reihe 1.
learn-bull-party-bull-done = Fünf Karten für deine Hand und 4 Hornochsen, die dir niemand mehr nimmt.
learn-bull-party-score = Am Ende, wenn das Deck aufgebraucht ist: Dein Stapel mit den meisten Hornochsen zählt für dich, deine Stiere auch, und die Hornochsen deiner anderen Stapel zählen gegen dich. Unten siehst du alle Stapel und was sie bis jetzt wert sind. Wer die meisten Punkte hat, gewinnt.
`,u=`# Was nur eine Seite zu sagen hat. Die Sätze über die Spiele stehen in locales/, gemeinsam mit dem Terminal.

# Um alle Seiten herum.
site = Rodeo
skip-to-content = Zum Inhalt
language = Sprache
theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
independent = Rodeo ist ein unabhängiges Projekt und hat mit den Verlagen der gedruckten Spiele nichts zu tun. Alles hier haben wir selbst gezeichnet und geschrieben.
loading = Einen Moment …
to-home = Zur Startseite
page-open = Tisch eröffnen
page-table = Tisch
page-match = Partie
page-mine = Meine Partien
page-rules = Regeln
page-nowhere = Diese Seite gibt es nicht
nowhere-about = Die Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.

# Die Startseite.
home-title = Pack den Stier bei den Hörnern
home-lead = Vier Kartenspiele aus der Familie der Hornochsen. Spiel sofort gegen ehrliche Bots, oder schick Freunden einen Link: ein Name, und sie sitzen.
your-name = Dein Name
guest-name = Gast { $number }
bot-level = Wie stark die Bots sind
games = Spiele
play-now = Sofort spielen
with-friends = Mit Freunden
rules = Regeln
my-tables = Tische, an denen ich sitze
my-tables-empty = Du sitzt an keinem Tisch.
go-on = Weiter
join-code = Mit einem Code dazukommen
code = Code
do-join = Dazukommen
no-such-code = Kein Tisch hat diesen Code. Steht er so da, wie deine Freunde ihn gesagt haben? Tische schließen, wenn alle gegangen sind.
lobby = Öffentliche Tische
lobby-empty = Kein öffentlicher Tisch ist offen. Eröffne einen!
phase-open = wartet auf Mitspieler
phase-playing = es wird gespielt
phase-paused = macht Pause
phase-over = zu Ende

# Einen Tisch eröffnen.
which-game = Welches Spiel?
the-table = Der Tisch
players-label = Spieler
clock-label = Zeit für jede Entscheidung
no-clock = ohne Uhr
clock-of = { $seconds ->
    [one] 1 Sekunde für jede Entscheidung
   *[other] { $seconds } Sekunden für jede Entscheidung
}
visibility-label = Wer ihn findet
visibility-private = wer den Link oder den Code hat
visibility-public = alle, unter den öffentlichen Tischen
spectators-label = Andere dürfen zuschauen
aid-label = Eine Übersicht zeigt allen gleich, welche Karten schon zu sehen waren
experiments = Für Experimente
do-change = Regeln ändern
do-keep = Alles so lassen
change-clears = Das Ergebnis macht dafür Platz. Die Wiederholung bleibt bei den Partien aller.
settings-changed = Der Gastgeber hat geändert, was gespielt wird: { $settings }
do-open = Tisch eröffnen
field-limit = Grenze
field-rounds = Runden
field-deck = Deck
field-deal = Geben
field-drafted = Gewählte Karten
field-fans = Fankarten
field-hand = Handkarten
field-cards = Höchste Karte
field-decide = Sonderkarten
field-games = Spiele
field-variant = Variante
field-low = Niedrigste Zahl
field-high = Höchste Zahl
field-numbers = Höchste Zahlenkarte
field-out = Karten aus dem Spiel
field-heads = Hornochsen der Karten
field-bulls = Stierkarten
choose-even-odd = { fan-even-odd }: eine Reihe nur für solche Karten
choose-mountaineering = { fan-mountaineering }: eine Reihe, die abwärts geht
choose-jumping-cow = { fan-jumping-cow }: zählt als Karte und springt weiter
choose-flip-digits = { fan-flip-digits }: in jeder Runde eine Karte drehen
choose-full = volles Deck
choose-limited = begrenztes Deck
choose-random = zufällig
choose-draft = Kartenwahl
choose-open = bleiben offen liegen
choose-memory = muss man sich merken
choose-anyone = jeder darf, sofort
choose-majority = mehr als die Hälfte muss dafür sein
choose-standard = normales Spiel
choose-advanced = Profispiel
players-of = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
games-of = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
fan-even-odd = Gerade/Ungerade
fan-mountaineering = Bergsteigen
fan-jumping-cow = Springende Kuh
fan-flip-digits = Zifferntausch
decide-anyone = Sonderkarten darf jeder einsetzen
decide-majority = über Sonderkarten entscheidet die Mehrheit

# An einen Tisch kommen.
join-title = Du bist eingeladen: { $game }
seated-here = Schon da: { $names }
match-runs = Hier läuft gerade eine Partie. Du kannst zuschauen und dich danach setzen, wenn ein Platz frei ist.
match-runs-closed = Es wird gerade gespielt, und an diesem Tisch schaut niemand zu. Wenn die Partie vorbei und ein Platz frei ist, kannst du dich hier hinsetzen: Diese Seite sagt es dir.
full-may-look = Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.
full-closed = Alle Plätze sind besetzt, und an diesem Tisch schaut niemand zu. Diese Seite sagt dir, wenn ein Platz frei wird.
full-look-on = Alle Plätze sind besetzt: Du schaust zu. Wird einer frei, kannst du dich hinsetzen.
look-on-until-over = Es wird gerade gespielt: Du schaust zu und kannst dich danach hinsetzen.
do-sit = Hinsetzen
do-look-on = Zuschauen
table-gone = Dieser Tisch ist nicht offen für dich
seats = Plätze
seat-empty = frei
do-sit-here = Hier sitzen
do-send-away = Wegschicken
is-host = Gastgeber
level-of = Wie stark { $who } ist
do-add-bot = Bot dazu
do-remove = Wegschicken: { $who }
do-start = Los geht’s
do-start-fill = { $count ->
    [one] Los geht’s, mit einem Bot auf dem freien Platz
   *[other] Los geht’s, mit Bots auf den { $count } freien Plätzen
}
wait-for-host = Der Gastgeber beginnt die Partie, wenn alle da sind.
invite-title = Freunde einladen
invite-link = Der Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert. Schick ihn deinen Freunden!
invite-code = oder sag ihnen den Code

# Am Tisch.
a-bot = Bot
now = Jetzt
more = Mehr
close = Schließen
panel = Verlauf, Punkte und mehr
what-happens = Was geschieht
skip = Überspringen
choices = Was du tun kannst
can-change = Du kannst es dir anders überlegen, bis alle gewählt haben.
you-chose = Deine Wahl: { $choice }
take-back = Zurücknehmen
start-over = Von vorn
confirm-choice = Ja: { $choice }
is-chosen = Gewählt
what-they-do = Was sie tun
choose-row = Wählen: { $row }
card-and-heads = { $card }, { $heads ->
    [0] keine Hornochsen
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
card-with-toad = { $card }, mit Kröte
goes-to = Käme in Reihe { $row }
goes-takes = Nähme Reihe { $row }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
goes-nowhere = Passt in keine Reihe: Du würdest eine wählen und nehmen
fits-line = Passt an die Kette
pairs-with = Bildet ein Paar mit { $card }
word-on-pile = Auf Stapel { $pile }
do-pass = Passen
do-pass-turn = Für den Rest des Zuges passen
do-lift = Ein Stopp! aufheben
do-pair = Ein Paar bilden
do-take = Die Kette nehmen
do-zero = Nullkarte
do-new = Als neuer Stapel
do-flip = Ziffern drehen
do-support = Ich bin dafür
ask-row = Deine { $card } passt in keine Reihe. Welche nimmst du?
ask-row-which = Welche Reihe?
ask-window = { table-card-of } ist dran. Was tust du?
ask-turn = Anlegen, ein Paar bilden oder die Kette nehmen?
ask-pick = Welche Karte? Eine Zahl nimmt eine Reihe, die Nullkarte lässt eine wachsen.
ask-lay = { $left ->
    [one] Noch eine Karte abzulegen: welche?
   *[other] { $left } Karten abzulegen: welche jetzt?
}
ask-pile = Wohin kommt { $card }?
asks-take7 = Welche Reihe fasst sechs Karten?
asks-stop = Welche Reihe wird gesperrt?
asks-insert = In welche Reihe kommt sie?
asks-push = Welche Karte wandert?
asks-first = Welche Karte kommt zuerst?
asks-last = Welche Karte kommt zuletzt?
asks-replace = Welche Karte legst du stattdessen?
asks-sort = Welche Karte kommt als Nächste?
asks-lift = Welches Stopp! wird aufgehoben?
ask-pair = Mit welcher Karte bildest du ein Paar?
ask-new-line = Welche Karte beginnt die neue Kette?
line-empty = Die Kette ist leer.
really = Wirklich?
do-yes = Ja
do-no = Nein
turned-card = ist aufgedeckt und kommt in eine Reihe
known-cards = bekanntlich auf der Hand: { $cards }
open-hands = Die Hände, die alle kennen
seat-pairs = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}, { $taken } genommen
seconds-left = { $seconds } s
is-paused = Der Tisch macht Pause.
do-resume = Weiter
do-pause = Pause machen
do-hurry = Zur Eile mahnen: { $who }
bot-plays-for-you = Ein Bot spielt für dich.
i-am-here = Ich bin wieder da
you-look-on = Du schaust zu.
state-choosing = überlegt
state-has-chosen = hat gewählt
state-must-take = muss eine Reihe nehmen
state-on-turn = ist am Zug
state-away = ist weg
state-stand-in = ein Bot springt ein
state-passes = passt in diesem Zug
state-out = hat eine Reihe
state-hurried = die Zeit läuft

tab-log = Verlauf
tab-scores = Punkte
tab-seen = Gesehen
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
log-empty = Hier steht, was von jetzt an geschieht.
sheet-title = Punktezettel
sheet-round = Runde
sheet-turn = Zug
sheet-game = Spiel
team = Team
seen-about = Alle Karten des Spiels, für alle Plätze gleich.
card-seen = war schon zu sehen
card-mine = auf deiner Hand
card-out = noch unterwegs
chat-empty = Noch hat niemand etwas gesagt.
chat-seated = Hier reden, die am Tisch sitzen.
chat-closed = Solange Karten gewählt werden, redet niemand.
chat-label = Sag etwas
chat-send = Senden
chat-unread = { $count ->
    [one] { $count } neue Zeile im Chat
   *[other] { $count } neue Zeilen im Chat
}
rules-numbered = Alle Regeln mit Nummern und Beispielen
wishes = Wie ich es mag
speed = Wie schnell die Karten angelegt werden
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = alle auf einmal
wish-confirm = Nachfragen, bevor eine Wahl abgeschickt wird
wish-sound = Töne: wenn ich gefragt bin und wenn ich Karten nehme
do-leave = Tisch verlassen
leave-sure = Läuft die Partie noch, spielt ein Bot für dich weiter. Wirklich gehen?

# Nach einer Partie.
result = Ergebnis
rematch = Noch eine Partie
rematch-wanted = Warten auf die anderen
rematch-by = Für noch eine Partie: { $who }
see-replay = Zur Wiederholung
replay = Wiederholung
step = Schritt
step-of = Schritt { $step } von { $steps }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-keys = auch mit den Pfeiltasten
step-copy = Link zu diesem Schritt kopieren
chart-title = Der Stand im Lauf der Partie
chart-numbers = Dasselbe in Zahlen
chart-none = Das Diagramm ließ sich nicht zeichnen.
record-text = Protokoll zum Lesen
record-json = Protokoll für Programme
fair-title = War das Mischen fair?
fair-about = Vor der ersten Karte zeigt der Server den Fingerabdruck eines Geheimnisses, und alle am Tisch mischen eigene Zahlen dazu. Daraus kommen sämtliche Karten. Jetzt, wo das Geheimnis offen ist, kann diese Seite noch einmal mischen und vergleichen.
fair-check = Hier nachrechnen
fair-none = Diese Partie hat kein Geheimnis: Ihre Karten wurden von Hand vorgegeben.
fair-yes = Fair: Das sind die Karten, die feststanden, bevor die erste ausgeteilt wurde.
fair-fits = Alles passt zusammen, soweit dieser Browser es wissen kann.
fair-no = Etwas passt nicht: Dieser Partie ist nicht zu trauen.
fair-secret-fits = Das Geheimnis gehört zum Fingerabdruck.
fair-secret-other = Das Geheimnis gehört nicht zum Fingerabdruck.
fair-secret-kept = Der Server hat einen Fingerabdruck gezeigt, behält das Geheimnis aber für sich.
fair-deals = { $count ->
    [one] Die Karten sind die, die das Geheimnis ergibt.
    [2] Beide Verteilungen sind die, die das Geheimnis ergibt.
   *[other] Alle { $count } Verteilungen sind die, die das Geheimnis ergibt.
}
fair-deals-wrong = Nur { $right } von { $count } Verteilungen sind die, die das Geheimnis ergibt.
fair-nothing-dealt = Es wurde nichts gemischt: Die Karten wurden offen ausgesucht.
fair-same = { $deal }: dieselben { $cards } Karten in derselben Reihenfolge.
fair-differs = { $deal }, Karte { $place }: Ausgeteilt wurde { $dealt }, das Geheimnis ergibt { $expected }.
fair-differs-count = { $deal }: Das Protokoll hat { $dealt } Karten, es müssten { $expected } sein.
fair-seen-early = Dieser Browser hat den Fingerabdruck gesehen, bevor die erste Karte ausgeteilt wurde.
fair-seen-late = Dieser Browser hat den Fingerabdruck gesehen, als schon ausgeteilt war: Danach wurde nichts geändert. Was davor war, kann er nicht wissen.
fair-seen-other = Diesem Browser wurde für diese Partie ein anderer Fingerabdruck gezeigt.
fair-seen-never = Dieser Browser war nicht am Tisch oder hat es vergessen: Welcher Fingerabdruck dort zu sehen war, kann er nicht wissen. Frag jemanden, der mitgespielt hat.
fair-mixed = Zahlen dazugemischt haben: { $who }.
fair-mixed-none = Niemand hat eine Zahl dazugemischt. Der Server hätte sich also ein Geheimnis suchen können, das ihm gefällt.
fair-mine-in = Deine ist darunter, also konnte der Server allein die Karten nicht aussuchen.
fair-mine-missing = Die Zahl, die dieser Browser gegeben hat, fehlt. Das ist nur in Ordnung, wenn du auch auf einem anderen Gerät am Tisch warst.
fair-details = Im Einzelnen, mit allen Ziffern
fair-commitment = Der Fingerabdruck, wie ihn der Server jetzt nennt
fair-commitment-seen = Der Fingerabdruck, den dieser Browser damals sah
fair-secret = Das Geheimnis, nach der Partie gezeigt
fair-computed = Der Fingerabdruck dieses Geheimnisses, hier berechnet
fair-number = Die Zahl von { $who }
fair-number-mine = Die Zahl, die dieser Browser gegeben hat
deal-round = Runde { $n }
deal-game = Spiel { $n }
deal-cards = Die Zahlenkarten
deal-specials = Die Sonderkarten
deal-letters = Die Nullkarten
deal-reshuffle = Ablage gemischt, { $n }. Mal
my-matches = Partien, die ich gespielt habe
my-matches-empty = Noch keine.
older = Ältere
identity = Wer ich bin
save = Speichern
name-saved = Gespeichert.
recovery-about = Konten gibt es nicht. Mit einem Wiederherstellungscode bist du auf einem anderen Gerät wieder du; ein neuer macht den alten ungültig.
recovery-make = Zeig mir einen neuen Wiederherstellungscode
recovery-label = Ich habe einen Wiederherstellungscode
recovery-use = Das bin ich

# Wenn etwas schiefgeht.
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt dir.
client-outdated = Der Server ist neuer als diese Seite.
do-reload = Seite neu laden
try-again = Noch einmal versuchen
problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-no-table = Diesen Tisch gibt es nicht mehr: Tische schließen, wenn alle gegangen sind. Bitte um einen neuen Link oder eröffne einen Tisch.
problem-no-match = Diese Partie gibt es nicht, oder sie läuft noch. Schau wieder vorbei, wenn sie vorbei ist.
problem-table-full = Alle Plätze sind besetzt. Bitte den Gastgeber um Platz oder eröffne einen anderen Tisch.
problem-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt. Such dir einen anderen oder eröffne deinen eigenen.
problem-no-spectators = An diesem Tisch darf niemand zuschauen. Bitte die Spielenden um einen Platz.
problem-unsent = Das wurde nicht gesendet: Die Verbindung ist weg. Versuch es noch einmal, wenn sie wieder da ist.
problem-not-found = Der Server kennt das nicht mehr: Vielleicht ist er neuer als diese Seite. Lade die Seite neu.
problem-bad-rules = So kann man nicht spielen: { $detail }
problem-bad-settings = Das geht nicht: { $detail }
problem-bad-name = Dieser Name geht nicht: bitte 1 bis 24 sichtbare Zeichen.
problem-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
problem-too-many = Das ist zu viel auf einmal: Verlass erst einen anderen Tisch oder schließ eine andere Seite.
problem-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
problem-stopping = Der Server startet neu. Versuch es gleich noch einmal.
problem-no-guest = Der Server kennt dich nicht mehr. Geh zur Startseite und wähl einen Namen.
problem-unknown-secret = Diesen Code kennt der Server nicht. Vergleich ihn mit deiner Notiz: ein neuer Code macht den alten ungültig.
problem-seat-taken = Dieser Platz ist besetzt. Wähl einen anderen.
problem-seats-empty = Es sind noch Plätze frei. Setz Bots darauf oder warte auf mehr Leute.
problem-not-seated = Das darf nur, wer an diesem Tisch sitzt. Nimm erst Platz.
problem-not-host = Das darf nur der Gastgeber. Bitte ihn darum.
problem-not-now = Das geht im Moment nicht. Warte ein wenig und versuch es noch einmal.
problem-paused = Der Tisch macht Pause. Warte, bis es weitergeht.
problem-old-question = Das Spiel ist schon weiter, jetzt wird etwas anderes gefragt. Wähl noch einmal.
problem-not-asked = Du wirst gerade nichts gefragt. Warte, bis du dran bist.
problem-not-allowed = Das erlauben die Regeln gerade nicht. Wähl etwas anderes.
problem-chat-closed = Während alle wählen, wird nicht geredet. Sag es, wenn die Karten aufgedeckt sind.
problem-bad-chat = Eine Zeile hat 1 bis 300 Zeichen. Fass dich kürzer.
problem-internal = Bei uns ist etwas kaputt. Versuch es bitte noch einmal.
`,d={...Object.assign({"../../../../locales/de/buffalo.ftl":e,"../../../../locales/de/bull-party.ftl":t,"../../../../locales/de/errors.ftl":n,"../../../../locales/de/menu.ftl":r,"../../../../locales/de/options.ftl":i,"../../../../locales/de/table.ftl":a,"../../../../locales/de/take-that.ftl":o,"../../../../locales/de/take6.ftl":s,"../../../../locales/de/words.ftl":c}),...Object.assign({"../../../locales/de/tutorial.ftl":l,"../../../locales/de/web.ftl":u})};export{d as sources};