# Options of the rules: a short one-word name each. What an option does in a game is in the file of that game.

option-limit = limit
option-rounds = rounds
option-deck = deck
option-deal = deal
option-drafted = drafted
option-fans = fans
option-hand = hand
option-cards = cards
option-decide = decide
option-games = games
option-variant = variant
option-low = low
option-high = high
option-numbers = numbers
option-out = out
option-heads = heads
option-bulls = bulls

# Values of options, one word each.
value-none = none
value-full = full
value-limited = limited
value-random = random
value-draft = draft
value-open = open
value-memory = memory
value-even-odd = even_odd
value-mountaineering = mountaineering
value-jumping-cow = jumping_cow
value-flip-digits = flip_digits
value-anyone = anyone
value-majority = majority
value-standard = standard
value-advanced = advanced
