# Ein Spiel wählen und einrichten.

menu-title = Rodeo: Hornochsen-Kartenspiele
menu-players-range = { $min }–{ $max } Spieler
menu-ask-game = Spiel (1–{ $count }, Enter für 1)
menu-unknown-game = Unbekanntes Spiel „{ $text }“. Tippe eine Zahl von 1 bis { $count }.
# Steht in allen anderen Sprachen, in dieser Sprache.
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

# Die Bots, der schwächste zuerst: ein Name in einem Wort, und wie er spielt.
level-random = planlos
level-random-about = spielt eine beliebige erlaubte Karte
level-gentle = sanft
level-gentle-about = spielt nach einfachen Regeln und macht Fehler
level-simple = einfach
level-simple-about = spielt nach einfachen Regeln
level-keen = aufgeweckt
level-keen-about = denkt ein wenig voraus
level-sharp = scharfsinnig
level-sharp-about = denkt viel länger nach
level-merciless = gnadenlos
level-merciless-about = denkt so lange nach, wie es hilft
level-flat = flach
level-net = netz
