# Ein Spiel wählen und einrichten.

menu-title = Rodeo: die Kartenspiele rund um die Hornochsen
menu-players-range = { $min }–{ $max } Spieler
menu-ask-game = Welches Spiel? (1–{ $count }, Enter für 1)
menu-unknown-game = Ein Spiel „{ $text }“ gibt es nicht: tippe eine Zahl von 1 bis { $count }.
# Steht in allen anderen Sprachen, in dieser Sprache.
menu-language = Tippe { $code } für Deutsch.
menu-ask-players = Wie viele spielen mit? ({ $min }–{ $max }, Enter für { $default })
menu-invalid-number = „{ $text }“ passt nicht: tippe eine Zahl von { $min } bis { $max }.

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
menu-only-people = { $people } Menschen an dieser Tastatur
menu-people-and-bots = { $people } Menschen an dieser Tastatur und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
menu-standard-rules = Regeln: wie im Regelheft.
menu-changed-rules = Regeln: wie im Regelheft, aber { $options }.
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
menu-unknown-bot = Einen Bot „{ $text }“ gibt es hier nicht. Möglich: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] Es gibt einen Bot
   *[other] Es gibt { $seats } Bots
}, aber { $named } Stufen: nenn eine Stufe für alle, oder für jeden eine.
menu-value-one-of = Möglich: { $values }.
menu-value-any-of = Möglich: keine, oder einige von { $values }, verbunden mit +.
menu-value-number = Möglich: { $min } bis { $max }.
menu-value-numbers = Möglich: Zahlen, verbunden mit +.
menu-ask-value = Neuer Wert für { $option } (Enter lässt ihn, wie er ist)
menu-unknown-setting = Eine Einstellung „{ $text }“ gibt es nicht. ? zeigt sie alle.
menu-invalid-value = { $option } kann nicht „{ $text }“ sein.
menu-invalid-people = „{ $text }“ passt nicht: tippe, wie viele Menschen mitspielen, von 0 bis { $players }, oder ihre Plätze, etwa 1+3.
menu-ask-name = Name für { $seat } (Enter behält ihn)
menu-ask-again = Noch eine Partie? Enter: noch mal, m: Menü, e: Ende

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
