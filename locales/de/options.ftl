# Einstellungen der Regeln: ein kurzer Name in einem Wort, und was die Einstellung in jedem Spiel bewirkt.

option-limit = grenze
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

explain-take6-limit = Die Partie endet nach der Runde, in der ein Spieler so viele Hornochsen erreicht.
explain-take6-rounds = Eine feste Zahl von Runden spielen statt bis zu einer Grenze.
explain-take6-deck = Volles Deck, oder begrenztes Deck für 2–6 Spieler: nur die Karten, die gegeben werden, ab 1.
explain-take6-deal = Karten zufällig geben oder draften: Alle Karten des begrenzten Decks liegen offen, und ihr wählt reihum.
explain-take6-drafted = Ob gedraftete Karten sichtbar bleiben oder man sie sich merken muss.
explain-take6-fans = Zusatzkarten, die eine Reihe oder eine Karte verändern.
explain-take6-hand = Zahl der Karten pro Spieler. Experimentell.
explain-take6-cards = Höchste Karte des vollen Decks. Experimentell.

explain-buffalo-decide = Ob jeder Spieler sofort eine Sonderkarte einsetzen darf oder eine Mehrheit zustimmen muss.
explain-buffalo-hand = Zahl der Karten pro Spieler und für den Büffel. Experimentell.
explain-buffalo-cards = Höchste Karte. Experimentell.

explain-take-that-games = Zahl der Spiele einer Partie. Die Punkte werden addiert.
explain-take-that-variant = In der Profivariante nimmt, wer eine Kette aus nur einer Karte nimmt, auch eine verdeckte Karte vom Nachziehstapel.
explain-take-that-hand = Zahl der Karten pro Spieler.
explain-take-that-low = Niedrigste Zahl im Spiel. Experimentell.
explain-take-that-high = Höchste Zahl im Spiel. Experimentell.

explain-bull-party-numbers = Höchste Zahlenkarte. Experimentell.
explain-bull-party-hand = Zahl der Zahlenkarten, die jeder bekommt und nach jeder Runde behält.
explain-bull-party-out = Zahl der Karten, die vor dem Spiel ungesehen aussortiert werden.
explain-bull-party-heads = Hornochsen der Zahlenkarten: take6 für die von 6 nimmt, oder eine Zahl pro Karte.
explain-bull-party-bulls = Hornochsen der Stierkarten, von oben nach unten im Stapel.

# Werte der Einstellungen, je ein Wort.
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
