# Was an jedem Tisch gleich ist. $who ist ein Name oder „du“, für Klammern und Listen. Handelt ein Satz von jemandem,
# sagt $actor, von wem: [you] ist, wer liest, [buffalo] der Büffel, und [other] alle anderen.

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

table-pass-keyboard = Die Tastatur geht an { $who }: Enter, wenn du so weit bist
table-all-chosen = Alle an dieser Tastatur haben gewählt.
table-still-choosing = Es fehlt noch: { $who }.
table-thinking = Die Bots denken nach …
table-continue = Enter, um weiterzuspielen
table-only-choice = Es gibt nur eine Möglichkeit: { $choice }

table-rows-start = Die Reihen beginnen mit { $cards }.
table-revealed = Die Karten: { $cards }.
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
table-ask-card = Welche Karte?
table-ask-row = Deine { $card } passt in keine Reihe. Welche nimmst du? (1–4)
table-choice-play = eine Karte spielen
table-choice-take = eine Reihe nehmen

table-help-choices = Du kannst tippen:
table-help-after = Nach „{ $said }“ kannst du hinzufügen:
table-help-complete = nichts weiter: so ist es schon vollständig
table-help-cards = eine Karte
table-help-rows = eine Reihe
table-help-piles = einen Stapel
table-help-then = dann { $what }
table-help-optional = wenn du magst, dazu { $what }
table-help-commands = Jederzeit: ? (diese Hilfe; ? und ein Wort verrät, was darauf folgen kann), regeln, verlauf, tisch, tipp, ende.
table-not-possible = „{ $text }“ geht jetzt nicht. ? zeigt, was geht.
table-ambiguous = „{ $text }“ könnte { $words } sein: tippe etwas mehr.
table-start-over = Noch einmal von vorn.

table-pass-for-turn = jetzt und für den Rest dieses Zuges passen
table-support-proposal = für den Vorschlag stimmen ({ $who })
table-proposal = Vorschlag { $number } ({ $who }): { $choice }. Stimmen: { $votes } von { $needed } nötigen.
table-no-majority = Kein Vorschlag hat eine Mehrheit.

# $less ist eine Zahl wie 1,2.
table-hint-best = Ein gnadenloser Bot würde wählen: { $choice }
table-hint-only = Da gibt es nicht viel zu überlegen: { $choice }
table-hint-equal = genauso gut
table-hint-worse = etwa { $less } schlechter
table-hint-method = Nach dem, was in vielen ausgedachten Partien daraus wurde; was hier fehlt, schien keinen Versuch wert. Der Bot kennt die verdeckten Karten so wenig wie du.
table-hint-unavailable = Tipps gibt es nur, wenn du allein gegen Bots spielst.

table-log-empty = Noch ist nichts passiert.
table-rules-where = Alle Regeln, mit Nummern und Beispielen: { $file }
table-confirm-quit = Diese Partie verlassen? (j/n)
table-goodbye = Tschüss, und danke fürs Spielen!
table-input-ended = Es kommt keine Eingabe mehr, also endet die Partie hier. Tschüss!
table-record-saved = Das Protokoll dieser Partie: { $place }
table-step-deal = Schritt { $number }: Karten werden gegeben
table-step-play = Schritt { $number }: { $choices }
table-record-unfinished = Das Protokoll endet hier; die Partie war noch nicht vorbei.
table-deal-pending = Gleich werden die Karten für das gegeben, was folgt.

table-winner = Gewonnen hat { $who }. Endstand: { $score }.
table-you-win = Du gewinnst! Endstand: { $score }.
table-shared-win = Der Sieg wird geteilt: { $who }, je { $score }.
