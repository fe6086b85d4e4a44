# Die Einstellungen der Regeln: ein kurzer Name in einem Wort, und was sie in jedem Spiel bewirken.

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
