# Einstellungen der Regeln: je ein kurzer Name in einem Wort. Was eine Einstellung bewirkt, steht in der Datei des Spiels.

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
