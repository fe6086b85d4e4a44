# Options of the rules: a short one-word name each, and what the option does in each game.

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

explain-take6-limit = The match ends after the round in which a player reaches this many heads.
explain-take6-rounds = Play a fixed number of rounds instead of playing to a limit.
explain-take6-deck = Full deck, or limited deck for 2–6 players: only the cards that are dealt, numbered from 1.
explain-take6-deal = Deal hands at random, or draft them: all cards of the limited deck are face up, and players take turns choosing.
explain-take6-drafted = Whether drafted hands stay visible or must be remembered.
explain-take6-fans = Extra cards that change how a row or a card works.
explain-take6-hand = Number of cards dealt to each player. Experimental.
explain-take6-cards = Highest card of the full deck. Experimental.

explain-buffalo-decide = Whether any player can use a special card at once, or a majority must support it.
explain-buffalo-hand = Number of cards dealt to each player and to the buffalo. Experimental.
explain-buffalo-cards = Highest card. Experimental.

explain-take-that-games = Number of games in a match. Points add up.
explain-take-that-variant = In the advanced variant, a player who takes a line of one card also takes a hidden card from the draw pile.
explain-take-that-hand = Number of cards dealt to each player.
explain-take-that-low = Lowest number in play. Experimental.
explain-take-that-high = Highest number in play. Experimental.

explain-bull-party-numbers = Highest number card. Experimental.
explain-bull-party-hand = Number of number cards dealt to each player and kept after each round.
explain-bull-party-out = Number of cards removed unseen before the game.
explain-bull-party-heads = Heads on the number cards: take6 for those of Take 6, or one number per card.
explain-bull-party-bulls = Heads on the bull cards, from the top of their pile.

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
