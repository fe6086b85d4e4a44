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
buffalo-ask-window = { $card } ({ $who }) ist dran. Was tust du? (Enter: passen)
buffalo-do-pass = nichts tun; passen alle, wird { $card } ({ $who }) angelegt
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
buffalo-used = Eingesetzt ({ $who }): { $special }
buffalo-lifted = Das Stopp! an Reihe { $row } ist aufgehoben ({ $who }).
buffalo-take7-laid = Reihe { $row } fasst jetzt sechs Karten; die siebte nimmt sie.
buffalo-stop-laid = Reihe { $row } ist gesperrt: nichts kommt hinein, nichts heraus.
buffalo-replaced = { $back } geht zurück auf die Hand, { $card } kommt dafür ({ $who }).
buffalo-inserted = { $card } ({ $who }) schlüpft mitten in Reihe { $row }.
buffalo-pushed = { $card } wandert von Reihe { $from } in Reihe { $row }.
buffalo-overflow = Die Reihe war voll. Für das Team: { table-heads }; { $stays } bleibt liegen.
buffalo-put-first = { $card } wird zuerst angelegt.
buffalo-put-last = { $card } wird zuletzt angelegt.
buffalo-sorted = Die neue Reihenfolge: { $cards }.
buffalo-team-took = { $card } ({ $who }) nimmt Reihe { $row } für das Team: { table-heads }!
buffalo-team-chose = { $card } ({ $who }) nimmt Reihe { $row } für das Team, frei gewählt: { table-heads }.
buffalo-buffalo-took = { $card } (Büffel) nimmt Reihe { $row }: { table-heads } für den Büffel!
buffalo-buffalo-chose = { $card } (Büffel) passt in keine Reihe und nimmt die billigste, Reihe { $row }: { table-heads } für den Büffel.
buffalo-turn-summary = Team: { $took ->
    [0] nichts
    [one] 1 Hornochse
   *[other] { $took } Hornochsen
 } in diesem Zug, { $team } bisher. Büffel: { $gave ->
    [0] nichts
    [one] 1 Hornochse
   *[other] { $gave } Hornochsen
 } in diesem Zug, { $buffalo } bisher.
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
bull-party-do-lay-card = eine Karte zum Ablegen
bull-party-do-pile = auf diesen Stapel
bull-party-do-new = als neuer Stapel

bull-party-your-letter = Deine Nullkarte hat den Buchstaben { $letter }.
bull-party-shown-zero = Null { $letter } ({ $who })
bull-party-took = { $card } ({ $who }) nimmt Reihe { $row }: { $cards }, { table-heads }.
bull-party-took-bull = { $card } ({ $who }) nimmt Reihe { $row }: { $cards }, { table-heads }, und einen Stier mit { $bull }!
bull-party-turned = Null ({ $who }): { $card } wird aufgedeckt.
bull-party-added = { $card } kommt in Reihe { $row } ({ $who }).
bull-party-bull-came = Reihe { $row } ist voll, und ein Stier mit { $heads } gesellt sich dazu.
bull-party-no-effect = Null ({ $who }): keine Reihe kann wachsen, also passiert nichts.
bull-party-reshuffled = { $cards ->
    [one] Das Deck ist leer: die Ablage, 1 Karte, ist das neue Deck.
   *[other] Das Deck ist leer: die Ablage, { $cards } Karten, wird als neues Deck gemischt.
}
bull-party-laid = Abgelegt ({ $who }): { $cards }.
bull-party-on-pile = { $card } auf Stapel { $pile }
bull-party-as-new = { $card } als neuer Stapel { $pile }
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
error-draft-needs-limited = Die Kartenwahl braucht das begrenzte Deck: stell auch deck auf begrenzt.
error-memory-needs-draft = Merken kann man sich nur gewählte Karten: stell auch geben auf wahl.
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
`,a=`# Was an jedem Tisch gleich ist. $who ist ein Name oder „du“ und steht darum in Klammern oder Listen.

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
table-placed = { $card } ({ $who }) kommt in Reihe { $row }.
table-no-row-fits = { $card } ({ $who }) passt in keine Reihe.
table-ask-card = Welche Karte?
table-ask-row = { $card } passt in keine Reihe. Welche nimmst du? (1–4)
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
table-rules-where = Alle Regeln, mit Nummern und Beispielen (englisch): { $file }
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

take-that-begins = Spiel { $game } beginnt; zuerst am Zug: { $who }.
take-that-started = { $card } ({ $who }) beginnt die Kette.
take-that-laid = { $card } ({ $who }) wird angelegt.
take-that-paired = { $card } ({ $who }) bildet ein Paar mit { $mirror }: +2 Punkte.
take-that-line-taken = Die Kette wird genommen ({ $who }): { $cards }: { table-points }.
take-that-extra-taken = Es war nur eine Karte, also kommt eine verdeckte vom Deck dazu ({ $who }).
take-that-you-drew = Du ziehst { $card }.
take-that-extras = Verdeckte Karten ({ $who }): { $cards }.
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

take6-drafted = Gewählt: { $card } ({ $who }).
take6-shown-flipped = { $card }, gedreht als { $value } ({ $who })
take6-took = { $card } ({ $who }) nimmt Reihe { $row }: { table-heads }!
take6-chose = { $card } ({ $who }) nimmt Reihe { $row }, frei gewählt: { table-heads }.
take6-even-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur gerade Karten.
take6-odd-moved = Gerade/Ungerade wandert zu Reihe { $row }: nur ungerade Karten.
take6-mountain-moved = Bergsteigen wandert zu Reihe { $row }: diese Reihe geht jetzt abwärts.
take6-cow-jumped = Die Kuh springt in Reihe { $row }.
take6-cow-took = Reihe { $row } war auch ohne die Kuh voll und wird mitgenommen ({ $who }): { table-heads }; { $stays } bleibt liegen.
take6-round-over = Runde { $round } ist vorbei.
take6-round-line = { $who }: { table-heads }, { $total } insgesamt
take6-you-took = { $who }: { table-heads } in diesem Zug, { $total } in dieser Runde.
take6-you-safe = { $who }: nichts in diesem Zug, { $total } in dieser Runde.

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
`,l=`# Was nur eine Seite zu sagen hat. Die Sätze über die Spiele stehen in locales/, gemeinsam mit dem Terminal.

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
page-mine = Meine Spiele
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
do-open = Tisch eröffnen
choose-even-odd = eine Reihe nur für gerade oder ungerade Karten
choose-mountaineering = eine Reihe, die abwärts geht
choose-jumping-cow = eine Kuh, die als Karte zählt und weiterspringt
choose-flip-digits = einmal je Runde die Ziffern einer Karte tauschen
choose-full = alle Karten
choose-limited = nur so viele Karten, wie verteilt werden
choose-random = zufällig verteilt
choose-draft = offen ausgesucht
choose-open = bleiben sichtbar
choose-memory = muss man sich merken
choose-anyone = jeder entscheidet, sofort
choose-majority = mehr als die Hälfte muss dafür sein
choose-standard = das normale Spiel
choose-advanced = das Spiel für Fortgeschrittene
players-of = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
games-of = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
limited-deck = begrenztes Blatt
with-draft = offen ausgesucht
fan-even-odd = Gerade/Ungerade
fan-mountaineering = Bergsteigen
fan-jumping-cow = Springende Kuh
fan-flip-digits = Zifferntausch
decide-anyone = jeder entscheidet über Sonderkarten
decide-majority = die Mehrheit entscheidet über Sonderkarten

# An einen Tisch kommen.
join-title = Du bist eingeladen: { $game }
seated-here = Schon da: { $names }
match-runs = Es wird gerade gespielt. Du kannst zuschauen und dich danach setzen, wenn ein Platz frei ist.
do-sit = Hinsetzen
do-look-on = Zuschauen
table-gone = Dieser Tisch ist nicht offen für dich
seats = Plätze
seat-empty = frei
do-add-bot = Einen Bot hinsetzen
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
goes-nowhere = Passt in keine Reihe: du würdest eine aussuchen und nehmen
fits-line = Passt an die Kette
pairs-with = Bildet ein Paar mit { $card }
word-on-pile = Auf Stapel { $pile }
do-pass = Passen
do-pass-turn = Für den Rest des Zugs passen
do-lift = Ein Stopp! aufheben
do-pair = Ein Paar bilden
do-take = Die Kette nehmen
do-zero = Nullkarte
do-new = Als neuer Stapel
do-flip = Ziffern tauschen
do-support = Ich bin dafür
ask-row = Deine { $card } passt in keine Reihe. Welche nimmst du?
ask-row-which = Welche Reihe?
ask-window = Als Nächstes kommt { $card } ({ $who }). Was tust du?
ask-turn = Eine Karte anlegen, ein Paar bilden oder die Kette nehmen?
ask-pick = Welche Karte? Eine Zahl nimmt eine Reihe, die Nullkarte lässt eine wachsen.
ask-lay = { $left ->
    [one] Noch eine Karte abzulegen: welche?
   *[other] { $left } Karten abzulegen: welche jetzt?
}
ask-pile = Wohin kommt { $card }?
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
tab-chat = Reden
tab-rules = Regeln
tab-table = Tisch
log-empty = Hier steht, was von jetzt an geschieht.
player = Spieler
before-round = Vorher
this-round = Runde
in-all = Gesamt
team = Team
seen-about = Alle Karten des Spiels, für alle Plätze gleich.
card-seen = war schon zu sehen
card-mine = auf deiner Hand
card-out = noch unterwegs
chat-empty = Noch hat niemand etwas gesagt.
chat-seated = Hier reden, die am Tisch sitzen.
chat-closed = Solange Karten ausgesucht werden, redet niemand.
chat-label = Sag etwas
chat-send = Sagen
rules-numbered = Alle Regeln mit Nummern und Beispielen (auf Englisch)
wishes = Wie ich es mag
speed = Wie schnell die Karten angelegt werden
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = auf einmal
wish-confirm = Nachfragen, bevor eine Wahl abgeschickt wird
wish-sound = Töne: wenn ich gefragt bin und wenn ich Karten nehme
do-leave = Tisch verlassen
do-stay = Bleiben
leave-sure = In einer Partie spielt ein Bot für dich weiter. Wirklich gehen?

# Nach einer Partie.
result = Ergebnis
rematch = Noch einmal
rematch-wanted = Du willst noch einmal
rematch-by = Wollen noch einmal: { $who }
see-replay = Zur Wiederholung
replay = Wiederholung
step = Schritt
step-of = Schritt { $step } von { $steps }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-keys = auch mit den Pfeiltasten
chart-title = Der Stand im Lauf der Partie
chart-numbers = Dasselbe in Zahlen
chart-none = Das Schaubild konnte nicht gezeichnet werden.
record-text = Aufzeichnung zum Lesen
record-json = Aufzeichnung für Programme
fair-title = War das Mischen fair?
fair-about = Vor der ersten Karte hat der Server den Fingerabdruck eines Geheimnisses gezeigt. Alle Karten kommen aus diesem Geheimnis, also ließ es sich später nicht mehr ändern.
fair-commitment = Der Fingerabdruck von vorher
fair-secret = Das Geheimnis von nachher
fair-computed = Der Fingerabdruck dieses Geheimnisses, hier berechnet
fair-check = Hier nachrechnen
fair-yes = Sie sind gleich: die Karten standen vor der ersten fest.
fair-no = Sie sind verschieden: dieser Partie ist nicht zu trauen.
fair-none = Diese Partie hat kein Geheimnis: ihre Karten wurden von Hand vorgegeben.
my-matches = Partien, die ich gespielt habe
my-matches-empty = Noch keine.
older = Ältere
identity = Wer ich bin
save = Speichern
name-saved = Gespeichert.
recovery-about = Konten gibt es nicht. Mit einem Wiederherstellungscode bist du auf einem anderen Gerät wieder du; ein neuer macht den alten ungültig.
recovery-make = Zeig mir einen neuen Code
recovery-label = Ich habe einen Wiederherstellungscode
recovery-use = Das bin ich

# Wenn etwas schiefgeht.
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt dir.
client-outdated = Der Server ist neuer als diese Seite.
do-reload = Seite neu laden
problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-no-table = Diesen Tisch gibt es nicht mehr. Vielleicht ist der Link abgelaufen: Tische schließen, wenn alle gegangen sind.
problem-no-match = Diese Partie gibt es nicht, oder sie läuft noch.
problem-table-full = Alle Plätze sind besetzt.
problem-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
problem-no-spectators = An diesem Tisch schaut niemand zu.
problem-bad-name = Dieser Name geht nicht: bitte 1 bis 24 sichtbare Zeichen.
problem-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
problem-too-many = Das ist zu viel auf einmal: verlass erst einen anderen Tisch.
problem-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
problem-stopping = Der Server startet neu. Versuch es gleich noch einmal.
problem-no-guest = Der Server kennt dich nicht mehr. Geh zur Startseite und wähl einen Namen.
problem-unknown-secret = Diesen Code kennt der Server nicht.
problem-internal = Bei uns ist etwas kaputt. Versuch es bitte noch einmal.

# Ein Spiel an seinen Beispielen lernen.
page-learn = Lernen
learn = Lernen
learn-title = { $game }: spielend gelernt
learn-again = Nicht ganz. Schau noch einmal hin und versuch eine andere Antwort.
learn-done = Fertig! Jetzt spielen
learn-take6-1 = Vier Karten liegen offen und werden angelegt, die niedrigste zuerst. Deine 44 kommt in die Reihe, deren letzte Karte die höchste unter ihr ist. Welche ist das?
learn-take6-1-why = 44 ist höher als 12, 37 und 43, und 43 ist am nächsten. Also kommt sie neben die 43.
learn-take6-2 = Eine Reihe fasst fünf Karten. 21 und 26 kommen vor deiner 30 in Reihe 1. Wohin kommt deine 30?
learn-take6-2-why = Reihe 1 ist am nächsten, und deine 30 ist die sechste Karte: du nimmst die fünf mit 6 Hornochsen, und die 30 beginnt die Reihe neu. Hornochsen sind schlecht!
learn-take6-3 = Deine 3 ist niedriger als die letzte Karte jeder Reihe und passt nirgends: du suchst eine Reihe aus und nimmst sie. Welche kostet am wenigsten?
learn-take6-3-why = Die 37 hat nur einen Hornochsen. Jede Reihe darf es sein, und deine 3 beginnt sie neu.
learn-take6-4 = Jetzt wählst du: 45 oder 71? Schau, wohin jede käme; zeig auf eine Karte, dann siehst du es.
learn-take6-4-why = 45 gehört neben 42, und diese Reihe ist voll: 9 Hornochsen. 71 liegt sicher neben 70. Wer die wenigsten Hornochsen hat, gewinnt. Das ist schon alles!
learn-buffalo-1 = Ihr seid ein Team gegen den Büffel. Seine 25 ist dran und käme neben die 20. Das Stopp! sperrt eine Reihe. Wo tut es dem Büffel am meisten weh?
learn-buffalo-1-why = Ist Reihe 2 gesperrt, kommt 25 in Reihe 1, und die ist voll: der Büffel nimmt 6 Hornochsen. Die Seite mit weniger Hornochsen gewinnt.
learn-buffalo-2 = Deine 10 passt in keine Reihe: du müsstest eine nehmen. Dazwischen! steckt sie mitten in eine Reihe. In welche?
learn-buffalo-2-why = Zwischen 5 und 11 steigt die Reihe weiter an. Niemand nimmt etwas.
learn-buffalo-3 = Die 15 des Büffels ist dran und wäre die fünfte Karte in Reihe 1. Schieben! bringt eine Karte in eine andere Reihe. Kannst du Reihe 1 vorher füllen?
learn-buffalo-3-why = Mit der 7 hat die Reihe fünf Karten, und die 15 ist die sechste: 6 Hornochsen für den Büffel!
learn-take-that-1 = Eine Karte kommt ans rechte Ende der Kette, höchstens 10 höher oder niedriger als die letzte. Welche deiner Karten passt?
learn-take-that-1-why = Neben 34 passt alles von 24 bis 44. Nach jedem Zug ziehst du eine Karte.
learn-take-that-2 = 49 liegt in der Kette, und du hast ihr Spiegelbild, die 94. Was tust du?
learn-take-that-2-why = Ein Paar liegt offen neben dir und zählt zwei Punkte.
learn-take-that-3 = Die Kette endet mit 33. Nichts passt, und nichts bildet ein Paar: du musst die Kette nehmen und eine neue beginnen.
learn-take-that-3-why = Jede Karte zählt minus eins, Karten mit Kröte minus fünf: 11 Punkte weg. Wer die meisten Punkte hat, gewinnt.
learn-bull-party-1 = Hier sind Hornochsen gut! Zahlenkarten kommen der Reihe nach dran, die niedrigste zuerst, und jede nimmt eine Reihe auf die Hand. Mit welcher Karte bekommst du die Reihe mit dem Bullen vor den anderen?
learn-bull-party-1-why = Die niedrigste Zahl wählt zuerst. Die fünf Karten kommen auf deine Hand, und der Bulle liegt neben dir.
learn-bull-party-2 = Du hast deine Nullkarte gezeigt: 93 wird aufgedeckt, und du legst sie in eine Reihe. Welche Reihe bringt einen Bullen?
learn-bull-party-2-why = Die fünfte Karte einer Reihe bringt eine Bullenkarte. Du bleibst in der Runde und kannst die Reihe später nehmen.
learn-bull-party-3 = Nach einer Runde behalten alle fünf Karten und legen die anderen auf aufsteigende Stapel. Leg zwei Karten so, dass dein bester Stapel wächst.
learn-bull-party-3-why = 20 und 22 kommen auf die 13. Am Ende zählen dein bester Stapel und deine Bullen für dich, alle anderen Stapel gegen dich.
`,u={...Object.assign({"../../../../locales/de/buffalo.ftl":e,"../../../../locales/de/bull-party.ftl":t,"../../../../locales/de/errors.ftl":n,"../../../../locales/de/menu.ftl":r,"../../../../locales/de/options.ftl":i,"../../../../locales/de/table.ftl":a,"../../../../locales/de/take-that.ftl":o,"../../../../locales/de/take6.ftl":s,"../../../../locales/de/words.ftl":c}),...Object.assign({"../../../locales/de/web.ftl":l})};export{u as sources};