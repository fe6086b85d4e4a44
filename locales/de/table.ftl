# Texte, die allen Spielen gemeinsam sind. $who ist der Name eines Spielers, oder „du“ in Klammern und Listen. In Sätzen über
# einen Spieler sagt $actor, um wen es geht: [you] wer liest, [buffalo] der Büffel, [other] jeder andere Spieler.

table-seat = Platz { $seat }
table-you = du
table-comma = ,{" "}
table-and = {" "}und{" "}
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

table-pass-keyboard = Gib die Tastatur an { $who } und drück dann Enter
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
table-help-mention = Mit ? siehst du die Hilfe.
table-not-possible = „{ $text }“ ist jetzt nicht möglich. ? zeigt deine Möglichkeiten.
table-ambiguous = „{ $text }“ kann { $words } bedeuten. Tippe mehr Buchstaben.
table-start-over = Von vorn.
table-key-enter = Enter

table-pass-for-turn = für den Rest dieses Zuges passen
table-support-proposal = dem Vorschlag zustimmen ({ $who })
table-proposal = Vorschlag { $number } ({ $who }): { $choice }. Stimmen: { $votes } von { $needed }.
table-no-majority = Kein Vorschlag hat eine Mehrheit.

# $less ist eine Zahl wie 1,2.
table-hint-best = Ein gnadenloser Bot spielt: { $choice }
table-hint-only = Nur eine sinnvolle Wahl: { $choice }
table-hint-equal = gleich gut
table-hint-worse = etwa { $less } schlechter bewertet
table-hint-method = Eine Bewertung fasst dein Ergebnis und die der anderen zusammen, in der Einheit des Bots: Sie zählt keine Hornochsen oder Punkte. Geschätzt aus vielen simulierten Partien. Nicht genannte Möglichkeiten sahen schlechter aus. Der Bot kennt die verdeckten Karten so wenig wie du.
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

table-winner = { $who } gewinnt: { $score }.
table-you-win = Du gewinnst: { $score }!
table-shared-win = Geteilter Sieg: { $who }, je { $score }.
