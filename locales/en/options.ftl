# The options of the rules: a short name of one word each, and what it does in each game.

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

explain-take6-limit = The match ends after the round in which somebody has this many heads.
explain-take6-rounds = Plays this many rounds instead of playing to a limit.
explain-take6-deck = The full deck, or the limited one for 2–6 players: only as many cards as are dealt, from 1 up.
explain-take6-deal = Hands are dealt at random, or drafted: all cards of the limited deck lie open and you take turns.
explain-take6-drafted = Whether drafted hands stay on show or have to be remembered.
explain-take6-fans = Fan cards: a row for even or odd cards only, a row that goes down, a cow that jumps, a card that swaps digits.
explain-take6-hand = How many cards each player gets. For small experiments.
explain-take6-cards = The highest card of the full deck. For small experiments.

explain-buffalo-decide = Whether anyone may use a special card at once, or more than half of the players must be for it.
explain-buffalo-hand = How many cards each player and the buffalo get. For small experiments.
explain-buffalo-cards = The highest card. For small experiments.

explain-take-that-games = How many games are played; their points are added.
explain-take-that-variant = In the advanced variant, whoever takes a line of one card takes a hidden card from the pile as well.
explain-take-that-hand = How many cards each player gets.
explain-take-that-low = The lowest number in play. For small experiments.
explain-take-that-high = The highest number in play. For small experiments.

explain-bull-party-numbers = The highest number card. For small experiments.
explain-bull-party-hand = How many number cards each player gets, and keeps after each round.
explain-bull-party-out = How many number cards leave the game unseen.
explain-bull-party-heads = The heads of the number cards: take6 for those of Take 6, or a number for each card.
explain-bull-party-bulls = The heads of the bull cards, from the top of their pile.

# The values of options, in one word each.
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
