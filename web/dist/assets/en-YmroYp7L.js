var e=`# Beat the Buffalo.

buffalo-title = Beat the Buffalo · turn { $turn } of { $turns }
buffalo-name = buffalo
buffalo-has-take7 = Take 7!
buffalo-is-blocked = Stop!
buffalo-is-empty = empty: the next card goes here
buffalo-team = team: { $heads }
buffalo-team-double = team: { $heads }, counting double: { $double }
buffalo-heads = buffalo: { $heads }
buffalo-specials = Special cards
buffalo-none-open = none open
buffalo-face-down = { $count ->
    [one] 1 more face down
   *[other] { $count } more face down
}
buffalo-line = To be placed
buffalo-next = As it stands
buffalo-next-goes = { $card } goes to row { $row }
buffalo-next-takes = { $card } takes row { $row }: { table-heads }
buffalo-next-nowhere = { $card } fits no row

buffalo-ask-card-or-lift = Which card? (or lift, to lift a Stop!)
buffalo-ask-window = { table-card-of } is next. What do you do? (Enter: pass)
buffalo-do-pass = do nothing; the { $card } is placed if all pass
buffalo-do-lift = lift a Stop!, which then leaves the game
buffalo-do-replace-with = the card of your hand to place instead
buffalo-do-first = the card to place before all others
buffalo-do-last = the card to place after all others
buffalo-do-sort = the card that comes next in the new order
buffalo-do-push = the card to move

buffalo-specials-in-play = { $count ->
    [one] 1 special card is in play.
   *[other] { $count } special cards are in play.
}
buffalo-turned = Turned up: { $special }
buffalo-used = { $whose ->
    [yours] You use “{ $special }”.
   *[theirs] { $who } uses “{ $special }”.
}
buffalo-lifted = { $whose ->
    [yours] You lift the Stop! at row { $row }.
   *[theirs] { $who } lifts the Stop! at row { $row }.
}
buffalo-take7-laid = Row { $row } now holds six cards; the seventh takes them.
buffalo-stop-laid = Row { $row } is blocked: nothing comes in, nothing goes out.
buffalo-replaced = { $whose ->
    [yours] You take your { $back } back and play the { $card } instead.
   *[theirs] { $who } takes the { $back } back and plays the { $card } instead.
}
buffalo-inserted = { table-card-of } is put into row { $row }.
buffalo-pushed = The { $card } moves from row { $from } to row { $row }.
buffalo-overflow = That row was full: the team takes { table-heads }, and the { $stays } stays.
buffalo-put-first = The { $card } will be placed first.
buffalo-put-last = The { $card } will be placed last.
buffalo-sorted = The new order: { $cards }.
buffalo-took = { $whose ->
    [buffalo] { table-card-of } is { table-too-many }: { table-heads } for the buffalo!
   *[theirs] { table-card-of } is { table-too-many }: { table-heads } for the team!
}
buffalo-chose = { $whose ->
    [yours] You take row { $row } with your { $card }: { table-heads } for the team.
    [buffalo] { table-card-of } fits no row and takes the cheapest, row { $row }: { table-heads } for the buffalo.
   *[theirs] { $who } takes row { $row } with the { $card }: { table-heads } for the team.
}
buffalo-turn-summary = Your team took { $took ->
    [0] nothing
    [one] 1 head
   *[other] { $took } heads
 } this turn ({ $team } so far), the buffalo { $gave ->
    [0] nothing
    [one] 1 head
   *[other] { $gave } heads
 } ({ $buffalo } so far).
buffalo-counted = The heads that count: team { $team }, buffalo { $buffalo }.
buffalo-win = You win together: { $team } for the team, { $buffalo } for the buffalo!
buffalo-lose = The buffalo wins this time: { $team } for the team, { $buffalo } for the buffalo.

# The special cards: what they are called, and what they do.
special-take7 = Take 7!
special-take7-about = Take 7!: a row holds six cards, and the seventh takes them
special-stop = Stop!
special-stop-about = Stop!: nothing is added to a row or taken from it, until the Stop! is lifted
special-replace = Replace!
special-replace-about = Replace!: take your card back and place another one instead
special-insert = Insert!
special-insert-about = Insert!: put your card into a row, not at its end
special-push = Push!
special-push-about = Push!: move a card from one row to another
special-first = First
special-first-about = First: a player’s card is placed before the others
special-last = Last
special-last-about = Last: a player’s card is placed after the others
special-sort = Sort
special-sort-about = Sort: put all waiting cards in any order

rules-buffalo =
    You are a team against the buffalo, who lays a card each turn without looking.
    Cards are placed as in Take 6. What players take goes to the team’s pile, what the buffalo’s cards take goes to the buffalo’s. If the buffalo’s card fits no row it takes the one with the fewest heads.
    Before each placement the team may use an open special card, or lift a Stop!.
    If all pass, the card is placed.
    After ten turns the heads are counted; with one or two players those of the team count double. The team wins with fewer heads than the buffalo.
`,t=`# Bull Party.

bull-party-our-heads = The book does not print how many heads each card has; the numbers here are our own table.
bull-party-title = Bull Party · round { $round }
bull-party-last-title = Bull Party · round { $round }, the last one
bull-party-bull = { $heads ->
    [one] bull with 1 head
   *[other] bull with { $heads } heads
}
bull-party-taken = taken
bull-party-deck-label = Deck
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] discard: 1 card
   *[other] discard: { $cards } cards
}
bull-party-next-bull = { $heads ->
    [one] next bull: 1 head
   *[other] next bull: { $heads } heads
}
bull-party-score = Score now
bull-party-out = { $who }, out
bull-party-piles-of = Piles ({ $who })
bull-party-no-piles = none yet
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = { $heads ->
    [one] bulls: 1 head
   *[other] bulls: { $heads } heads
}
bull-party-zero-card = and your zero card, { $letter }

bull-party-ask-pick = Which card? (a number takes a row, zero makes one grow)
bull-party-ask-number = Which card? (a number takes a row)
bull-party-ask-take = Your { $card }: which row do you take?
bull-party-ask-add = The turned card is { $card }: which row gets it?
bull-party-ask-lay = { $count ->
    [one] Lay 1 card with its pile (such as 22 1, or 22 new)
   *[other] Lay { $count } cards with their piles, lowest first (such as 20 1 22 new)
}
bull-party-do-play = play a number card, and then take a row
bull-party-do-zero = show your zero card: a card of the deck joins a row, and you stay in the round
bull-party-do-take = take a row
bull-party-do-add = the row that gets the turned card
bull-party-do-lay-card = a card to lay
bull-party-do-pile = on top of this pile
bull-party-do-new = as a new pile

bull-party-your-letter = Your zero card has the letter { $letter }.
bull-party-shown-zero = zero { $letter } ({ $who })
bull-party-took = { $whose ->
    [yours] You take row { $row } with your { $card }: { $cards }, { table-heads }.
   *[theirs] { $who } takes row { $row } with the { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $whose ->
    [yours] You take row { $row } with your { $card }: { $cards }, { table-heads }, and a bull with { $bull }!
   *[theirs] { $who } takes row { $row } with the { $card }: { $cards }, { table-heads }, and a bull with { $bull }!
}
bull-party-turned = { $whose ->
    [yours] Your zero turns up the { $card }.
   *[theirs] { $who }’s zero turns up the { $card }.
}
bull-party-added = { $whose ->
    [yours] You add the { $card } to row { $row }.
   *[theirs] { $who } adds the { $card } to row { $row }.
}
bull-party-bull-came = { $heads ->
    [one] Row { $row } is full, and a bull with 1 head joins it.
   *[other] Row { $row } is full, and a bull with { $heads } heads joins it.
}
bull-party-no-effect = { $whose ->
    [yours] Your zero does nothing: no row can grow.
   *[theirs] { $who }’s zero does nothing: no row can grow.
}
bull-party-reshuffled = { $cards ->
    [one] The deck is empty: the discard, 1 card, is the new deck.
   *[other] The deck is empty: the discard, { $cards } cards, is shuffled as the new deck.
}
bull-party-laid = { $whose ->
    [yours] You lay { $cards }.
   *[theirs] { $who } lays { $cards }.
}
bull-party-on-pile = { $card } on pile { $pile }
bull-party-as-new = { $card } as new pile { $pile }
bull-party-you-out = { $whose ->
    [yours] You have your row and sit out the rest of this round.
   *[theirs] { $who } has a row and sits out the rest of this round.
}
bull-party-round-over = Round { $round } is over. If the game ended now:
bull-party-match-over = All cards are laid, and the heads are counted.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Heads are good here, in one pile. Everybody picks a card in secret.
    Number cards first, from the lowest: the card is discarded, and its owner takes a row into the hand and is out of the round. Then zero cards by letter: a card of the deck is turned, its player adds it to a row with fewer than five cards, and stays in. The fifth card of a row brings a bull card with 4 to 7 heads.
    When all rows are taken, everybody keeps five cards and lays the others on ascending piles. In the end your best pile and your bulls count for you, all other piles against you. The most points win.
`,n=`# What cannot be, by the code of the error.

error-players = That is not a number of players for this game.
error-no-such-option = There is no such option.
error-no-such-value = The option cannot have that value.
error-hand = A hand cannot have that many cards.
error-cards = The deck does not have such cards.
error-limited-players = The limited deck is for 2–6 players.
error-draft-needs-limited = The draft needs the limited deck: choose that one, too.
error-memory-needs-draft = Only drafted hands can be played from memory: choose the draft, too.
error-limited-fixes-cards = The limited deck has its own highest card: leave cards as it is.
error-too-few-cards = There are not enough cards for so many players and such hands.
error-end = A match needs a limit or a number of rounds, from 1 to 1000.
error-limit-needs-takes = So few cards may never fill a row: play a fixed number of rounds instead of to a limit.
error-option-form = An option is set by its name and a value, such as limit=40.
error-option-twice = An option is given twice.
error-options-exclude = Two of these options exclude each other.
error-games = A match has 1 to 100 games.
error-numbers = The number cards end at 100.
error-heads = Every number card needs its heads: give as many as there are cards.
error-too-many-heads = A card has 99 heads at most.
error-stock = Too few cards would be left for the rows: change numbers, hand or out.
error-no-such-game = There is no such game.

error-not-now = Not now.
error-not-asked = This seat is not asked anything now.
error-missing = Somebody has not chosen yet.
error-not-allowed = The rules do not allow that now.
error-deal-length = That deal has the wrong number of cards.
error-deal-card = That deal has a card twice, or a card that is not in the deck.
`,r=`# Choosing and setting up a game.

menu-title = Rodeo: the bull-heads family of card games
menu-players-range = { $min }–{ $max } players
menu-which-game = Which game? (1–{ $count }, Enter for 1)
menu-no-such-game = There is no game “{ $text }”: type a number from 1 to { $count }.
# Shown in every other language, in that language.
menu-language = Type { $code } for English.
menu-how-many = How many players? ({ $min }–{ $max }, Enter for { $default })
menu-not-a-number = “{ $text }” does not fit: type a number from { $min } to { $max }.

menu-setting = { $game }: { $who }.
menu-you-and-bots = { $bots ->
    [one] you and 1 bot
   *[other] you and { $bots } bots
}
menu-you-alone = you alone
menu-only-bots = { $bots ->
    [one] 1 bot, and you watch
   *[other] { $bots } bots, and you watch
}
menu-only-people = { $people } people at this keyboard
menu-people-and-bots = { $people } people at this keyboard and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
menu-as-in-the-book = Rules: as in the book.
menu-changed = Rules: as in the book, but { $options }.
menu-ready = Enter to start, ? to see and change settings
menu-settings-hint = To change something, type its name and the new value, for example: people 2
menu-unset = off
menu-players-name = players
menu-players-explain = How many play, from { $min } to { $max }.
menu-people-name = people
menu-people-explain = How many of them share this keyboard, from 0 to { $players }; bots play the others. To choose the seats, join them with +: 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = How strong the bots are: one level for all, or one for each of them joined by +, such as keen+simple. The weakest first:
menu-no-such-bot = There is no bot “{ $text }” here. Possible: { $levels }.
menu-bots-do-not-fit = { $seats ->
    [one] There is one bot
   *[other] There are { $seats } bots
}, but { $named } levels: name one level for all, or one for each.
menu-value-one-of = Possible: { $values }.
menu-value-any-of = Possible: none, or some of { $values }, joined by +.
menu-value-number = Possible: { $min } to { $max }.
menu-value-numbers = Possible: numbers joined by +.
menu-new-value = New value for { $option } (Enter leaves it)
menu-no-such-setting = There is no setting “{ $text }”. ? shows them all.
menu-no-such-value = { $option } cannot be “{ $text }”.
menu-no-people = “{ $text }” does not fit: type how many people play, from 0 to { $players }, or their seats, such as 1+3.
menu-name-of = Name for { $seat } (Enter keeps it)
menu-again = Another one? Enter: again, m: menu, q: quit

# The games: their names, and what each is about in a line.
game-take6 = Take 6
about-take6 = Four rows. Whoever lays the sixth card takes the row, and every head hurts.
game-buffalo = Beat the Buffalo
about-buffalo = All of you against a blind buffalo, with special cards to bend the rules.
game-take-that = Take That
about-take-that = Pair the cards of a line for points, or swallow the line, toads and all.
game-bull-party = Bull Party
about-bull-party = Heads are good for once: snatch rows and build the best pile.

# The bots, the weakest first: a name of one word each, and how it plays.
level-random = random
level-random-about = any card that is allowed
level-gentle = gentle
level-gentle-about = goes by rules of thumb, but overlooks things
level-simple = simple
level-simple-about = goes by rules of thumb and overlooks nothing
level-keen = keen
level-keen-about = thinks every choice through a few times
level-sharp = sharp
level-sharp-about = thinks much longer
level-merciless = merciless
level-merciless-about = thinks as long as it is worth while; good luck
level-flat = flat
level-net = net
`,i=`# The options of the rules: a short name of one word each, and what it does in each game.

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
`,a=`# What is the same at every table. $who is a name or “you”, for brackets and lists. Where a sentence is about somebody,
# $whose says about whom: [yours] is the reader, [buffalo] the buffalo, and [theirs] anybody else.

table-seat = Seat { $seat }
table-you = you
table-and = and
table-row = Row { $row }
table-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-heads = { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
table-heads-label = Heads
table-heads-in-brackets = heads in brackets
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points-label = Points
table-full = full
table-hand = Your hand

table-hand-over = Pass the keyboard to { $who }, who presses Enter
table-chosen = All at this keyboard have chosen.
table-waiting = Still to choose: { $who }.
table-thinking = The bots are thinking …
table-go-on = Enter to go on
table-forced = There is only one choice: { $choice }

table-rows-start = The rows start with { $cards }.
table-revealed = The cards: { $cards }.
table-shown = { $card } ({ $who })
table-card-of = { $whose ->
    [yours] Your { $card }
    [buffalo] The buffalo’s { $card }
   *[theirs] { $who }’s { $card }
}
table-too-many = { $place ->
    [5] the fifth card of row { $row }, beside the cow
    [6] the sixth card of row { $row }
    [7] the seventh card of row { $row }
   *[other] one card too many for row { $row }
}
table-placed = { table-card-of } goes to row { $row }.
table-no-row-fits = { table-card-of } fits no row.
table-ask-card = Which card?
table-ask-row = Your { $card } fits no row. Which row do you take? (1–4)
table-do-play = play a card
table-do-take = take a row

table-help-now = You can type:
table-help-after = After “{ $said }” you can add:
table-help-whole = nothing more: that is already a whole choice
table-help-cards = a card
table-help-rows = a row
table-help-piles = a pile
table-help-then = then { $what }
table-help-may-add = you may add { $what }
table-help-commands = At any time: ? (this help; ? and a word tells what may follow it), rules, log, table, hint, quit.
table-not-possible = “{ $text }” is not possible now. ? shows what is.
table-ambiguous = “{ $text }” could be { $words }: type a little more.
table-start-over = Start again from the beginning.

table-pass-for-turn = pass now and for the rest of this turn
table-support-of = vote for the proposal ({ $who })
table-proposal = Proposal { $number } ({ $who }): { $choice }. Votes: { $votes } of { $needed } needed.
table-no-majority = No proposal has a majority.

# $less is a number such as 1.2.
table-hint-best = A merciless bot would choose: { $choice }
table-hint-only = There is not much to think about: { $choice }
table-hint-none = as good
table-hint-worse = about { $less } worse
table-hint-about = By what each came to in many imagined games; what is not listed did not look worth a try. The hidden cards are as unknown to the bot as to you.
table-hint-shared = Hints are for somebody who plays alone against bots.

table-log-empty = Nothing has happened yet.
table-rules-where = All the rules, with numbers and examples: { $file }
table-quit-ask = Leave this game? (y/n)
table-goodbye = Goodbye, and thanks for playing!
table-input-ended = The input has ended, so the game ends here. Goodbye!
table-record-kept = The record of this game: { $place }
table-step-deal = Step { $number }: a deal
table-step-play = Step { $number }: { $choices }
table-record-unfinished = The record ends here; the match was not over.
table-deal-awaited = The cards for what comes next are about to be dealt.

table-wins = The winner: { $who }, with { $score }.
table-you-win = You win, with { $score }!
table-shared-win = The win is shared: { $who }, with { $score } each.
`,o=`# Take That.

take-that-title = Take That · game { $game } of { $games }
take-that-line = Line
take-that-no-line = there is none yet
take-that-costs = { $points ->
    [one] { $points } point if taken
   *[other] { $points } points if taken
}
take-that-pile-label = Pile
take-that-pile = { $cards ->
    [0] empty: taking the line ends the game
    [one] 1 card
   *[other] { $cards } cards
}
take-that-hidden = { $count ->
    [one] and 1 hidden card
   *[other] and { $count } hidden cards
}
take-that-fitting = fits: { $cards }
take-that-pairing = pairs: { $cards }
take-that-nothing = nothing fits and nothing pairs: you have to take the line

take-that-ask-turn = A card, pair, or take?
take-that-ask-start = Which card starts the line?
take-that-do-lay = lay a card at the right end; at most 10 away from the last one
take-that-do-start = start a new line with any card
take-that-do-pair = pair a card of the line with its mirror from your hand: two points
take-that-do-pair-card = your card, the mirror of one in the line
take-that-do-take = take the whole line (minus points) and start a new one
take-that-do-take-start = the card that starts the new line
take-that-do-take-end = take the whole line (minus points), which ends the game

take-that-begins = { $whose ->
    [yours] Game { $game } begins, and you go first.
   *[theirs] Game { $game } begins, and { $who } goes first.
}
take-that-started = { $whose ->
    [yours] You start the line with { $card }.
   *[theirs] { $who } starts the line with { $card }.
}
take-that-laid = { $whose ->
    [yours] You lay { $card }.
   *[theirs] { $who } lays { $card }.
}
take-that-paired = { $whose ->
    [yours] You pair your { $card } with the { $mirror }: +2 points!
   *[theirs] { $who } pairs { $card } with { $mirror }: +2 points.
}
take-that-line-taken = { $whose ->
    [yours] You take the line ({ $cards }): { table-points }.
   *[theirs] { $who } takes the line ({ $cards }): { table-points }.
}
take-that-extra-taken = { $whose ->
    [yours] It was a single card, so you take a hidden card from the pile with it.
   *[theirs] It was a single card, so { $who } takes a hidden card from the pile with it.
}
take-that-you-drew = You draw { $card }.
take-that-extras = { $whose ->
    [yours] Your hidden cards: { $cards }.
   *[theirs] { $who }’s hidden cards: { $cards }.
}
take-that-game-over = Game { $game } is over.
take-that-game-line = { $who }: { table-points }, { $total } in all

rules-take-that =
    On your turn do one of three things, then draw a card.
    Lay a card at the right end of the line: at most 10 higher or lower than the last.
    Pair: show the mirror of any card of the line (49 and 94); both lie face up beside you and count one point each.
    Take the line: all its cards lie face down beside you and count minus one each, cards with a toad (22, 33 … 88) minus five. Then start a new line.
    Once the pile is empty, taking the line or pairing away its last card ends the game. The most points win.
`,s=`# Take 6, with draft and fan cards.

take6-title = Take 6 · round { $round } · turn { $turn } of { $turns }
take6-draft-title = Take 6 · round { $round } · draft
take6-ends-at = the match ends at { $limit }
take6-ends-after = { $rounds ->
    [one] one round is played
   *[other] { $rounds } rounds are played
}
take6-fans-mixed = A word of warning: several fan cards at once make a wild game. The book advises against it; have fun!

take6-only-even = even cards only
take6-only-odd = odd cards only
take6-goes-down-then-up = goes down; the sign moves up next
take6-goes-down-then-down = goes down; the sign moves down next
take6-cow = cow
take6-flip-left = You still have your flip card: add flip (or f) to a card to swap its digits.
take6-pool = On offer
take6-hand-of = Hand ({ $who })

take6-ask-draft = Which card do you take?
take6-do-draft = take a card from the middle
take6-do-flip = swap the digits of the card, once a round

take6-drafted = { $whose ->
    [yours] You take the { $card }.
   *[theirs] { $who } takes the { $card }.
}
take6-shown-flipped = { $card } flipped to { $value } ({ $who })
take6-took = { $whose ->
    [yours] { table-card-of } is { table-too-many }: you take { table-heads }!
   *[theirs] { table-card-of } is { table-too-many }: { table-heads } for { $who }!
}
take6-chose = { $whose ->
    [yours] You take row { $row } with your { $card }: { table-heads }.
   *[theirs] { $who } takes row { $row } with the { $card }: { table-heads }.
}
take6-even-moved = Even/Odd moves to row { $row }: even cards only.
take6-odd-moved = Even/Odd moves to row { $row }: odd cards only.
take6-mountain-moved = Mountaineering moves to row { $row }: that row goes down now.
take6-cow-jumped = The cow jumps to row { $row }.
take6-cow-took = { $whose ->
    [yours] Row { $row } was full without the cow, so you take it too: { table-heads }; the { $stays } stays.
   *[theirs] Row { $row } was full without the cow, so { $who } takes it too: { table-heads }; the { $stays } stays.
}
take6-round-over = Round { $round } is over.
take6-round-line = { $who }: { table-heads }, { $total } in all
take6-you-took = { $whose ->
    [yours] You took { table-heads } this turn, { $total } this round.
   *[theirs] { $who } took { table-heads } this turn, { $total } this round.
}
take6-you-safe = { $whose ->
    [yours] You took nothing this turn and stay at { table-heads } this round.
   *[theirs] { $who } took nothing this turn and stays at { table-heads } this round.
}

rules-take6 =
    Everybody picks a card in secret. The cards are shown and placed from the lowest to the highest. A card goes to the row whose last card is the highest below it.
    A row holds five cards. Whoever lays the sixth takes the five, and the sixth starts the row anew. A card that is lower than all last cards fits no row: its owner takes any row, and the card starts it anew.
    Every head on a taken card is a point against you: 55 has seven, 11, 22, 33 … have five, 10, 20, 30 … three, 5, 15, 25 … two, all others one.
    A round has ten turns. The match ends after the round in which somebody reaches the limit. The fewest heads win.
`,c=`# The words that players type. The English ones are understood in every language.

word-row = row
word-pile = pile
word-flip = flip
word-pass = pass
word-turn = turn
word-support = support
word-lift = lift
word-pair = pair
word-take = take
word-zero = zero
word-new = new
word-take7 = take7
word-stop = stop
word-replace = replace
word-insert = insert
word-push = push
word-first = first
word-last = last
word-sort = sort

command-help = help
command-rules = rules
command-log = log
command-table = table
command-hint = hint
command-quit = quit
command-menu = menu
command-yes = yes
command-no = no
`,l=`# The tutorials: for each step what it says, a hint for a wrong try, and what there was to see.
page-learn = Learn
learn = Learn it
learn-title = Learn { $game }
learn-in-five = Learn it at a table, in five minutes
learn-on = Go on
learn-back = Back
learn-hint = Not this time. Try another one!
learn-end = That is all you need for { $game }. The bots are waiting, and your first game may go wrong: everybody's does.
learn-play = Play it
learn-again = Once more from the start

learn-take6-nearest = Everybody plays one card in secret, then all are shown. A card goes to the row that ends with the nearest lower number. The rows end with 12, 37, 43 and 58. Point at your cards to see their rows. Two of them go behind the 12: play the one that is closer to it.
learn-take6-nearest-hint = Look for the smallest of your numbers above 12.
learn-take6-nearest-done = 12, then your 14, then Bot 2's 15. The lowest card shown is always placed first.
learn-take6-sixth = A row has room for five cards. Row 1 has three by now, and your 30 would go there. What can go wrong? Play it.
learn-take6-sixth-hint = Be brave and play the 30. This is only practice.
learn-take6-sixth-done = 21 and 26 came first and filled the row. Your 30 was the sixth card: you took the five others with 6 bull heads, and the 30 starts the row anew. Heads are bad.
learn-take6-low = Your 3 is lower than the end of every row: it fits nowhere. Play it and see what you are asked.
learn-take6-low-hint = The 45 would find a row. This time play the 3.
learn-take6-low-done = No row ends below 3. So you have to take one.
learn-take6-row = You choose a row and take it, and your 3 starts it anew. Each row shows its heads at its end. Choose the cheapest.
learn-take6-row-hint = That row costs more. Look at the number beside the bull head: one row costs a single head.
learn-take6-row-done = One head only. Sometimes a low card is a cheap way out.
learn-take6-near = Row 4 is full: the next card there takes it. Your 45 would. Play the card that goes to row 2, behind the 70.
learn-take6-near-hint = Which of your cards is nearest above 70?
learn-take6-near-done = Safe. Bot 2, Bot 3 and Bot 4 came to the same row, and it just had room for all.
learn-take6-gone = Your 62 fits behind the 61: one card in the row, what could be safer? Play it.
learn-take6-gone-hint = The 45 would certainly take row 4. Play the 62.
learn-take6-gone-done = Bot 2's 29 fitted nowhere, and Bot 2 took row 1. The 61 was gone, so the nearest lower end was 42, in the full row: 9 heads. What others play can change everything.
learn-take6-aim = About heads: most cards have 1. Numbers that end in 5 have 2, in 0 have 3. Twins such as 11 or 66 have 5, and the 55 has 7. After ten turns heads are counted and new cards dealt. When somebody has 66 or more, whoever has fewest wins.
learn-take6-free = Your turn, with nobody telling you what to do. Three others are choosing too. Play any card.
learn-take6-free-done = That is a turn of { game-take6 }. Go back a step if you want to see what another card does.

learn-take-that-start = There is one line of cards, and you play in turn. No line lies there yet: any card may start it. After that a card must be at most 10 away from the last one, up or down. Start with the 34.
learn-take-that-start-hint = Any card could, but let us begin with the 34.
learn-take-that-start-done = Bot 2 laid 41 and Bot 3 49: never a step of more than 10. After each turn you draw a card.
learn-take-that-pair = None of your cards fits behind the 49. But you hold its mirror: 94. Two cards with swapped digits make a pair, wherever in the line the other one lies. Make the pair.
learn-take-that-pair-hint = No need to take the line: make a pair with the 94.
learn-take-that-pair-done = 49 and 94 are yours, and each counts 1 point. The gap in the line closes. Bot 2 and Bot 3 went on.
learn-take-that-take = The last card is 55. Nothing of yours is within 10, and you have no mirror. So you must take the whole line, and start a new one with any card of your hand.
learn-take-that-take-hint = There is only one way: take the line, then choose a card that starts the new one.
learn-take-that-take-done = The cards you took lie face down: each costs 1 point, and a toad costs 5. The 55 is a toad, so this line cost you 8.
learn-take-that-choice = Now you could do all three things: lay the 34, make a pair, or take the line. One of them brings you points.
learn-take-that-choice-hint = That brings no points. Which of your cards is a mirror of one in the line?
learn-take-that-choice-done = Two points, and the line got shorter. The toad is a worry for the others.
learn-take-that-toads = Numbers with twin digits, such as 44, are toads and have no mirror: once in the line they stay until somebody takes it. Taking would cost you 8 now. Lay a card instead.
learn-take-that-toads-hint = At most 10 away from 44: from 34 to 54.
learn-take-that-toads-done = Done, and now Bot 2 has to find an answer to 53.
learn-take-that-score = The pile is empty: whoever takes the line now ends the game. You have 12 cards in pairs. Face down lie three toads and a 45. Nothing of yours fits the 87, so take it.
learn-take-that-score-hint = Only taking is left.
learn-take-that-score-done = 12 for the pairs, minus 15 for three toads, minus 2 for 45 and 87: that is −5. What is left in hands counts nothing. The most points over two games win.
learn-take-that-free = Your turn, and everything is possible: lay a card, make a pair, or take the short line. Do what you like best.
learn-take-that-free-hint = This one does not fit: at most 10 away from 31, or a mirror.
learn-take-that-free-done = That is a turn of { game-take-that }. Go back a step if you want to try something else.

learn-buffalo-buffalo = Here you all play together, against a buffalo. Everybody picks a card, and the buffalo turns up its top card, blindly. Then cards go to the rows as in { game-take6 }: lowest first, nearest lower row. Play your 80.
learn-buffalo-buffalo-hint = The 80 is enough. Keep the 99 for later.
learn-buffalo-buffalo-done = The buffalo's 5 fitted nowhere. Then it takes the row with the fewest heads; of equal ones, the row with the highest end. Its heads lie on its pile, yours on a common one. You win together with fewer heads than the buffalo.
learn-buffalo-pick = Two special cards lie open above the rows. They belong to all of you. First play your 61, then see what the buffalo does.
learn-buffalo-pick-hint = The 61 goes nicely behind the 60.
learn-buffalo-pick-done = The buffalo has turned up a 25, and it is next. Before each card you may use special cards.
learn-buffalo-stop = The 25 would go behind the 20 and cost the buffalo nothing. Use { special-stop } to block row 2: then the nearest lower end is 15, in a row that is full.
learn-buffalo-stop-hint = Use { special-stop }, and lay it at row 2, where the 20 lies.
learn-buffalo-stop-done = Row 2 is blocked: nothing happens to it until you lift the { special-stop } again.
learn-buffalo-pass = You could do more, but there is no need. Pass, and the card is placed.
learn-buffalo-pass-hint = Everything is ready: just pass.
learn-buffalo-pass-done = The buffalo took five cards with 6 heads. That is how you beat it: make it take what you would not.
learn-buffalo-too-low = Your 10 is lower than the end of every row, so it would have to take one. But { special-insert } lies open. Play the 10 all the same.
learn-buffalo-too-low-hint = The 99 is safe, but teaches nothing. Play the 10.
learn-buffalo-too-low-done = The 10 is next, and it fits nowhere. Time for a special card.
learn-buffalo-insert = { special-insert } puts your card between others, wherever the row still goes up. Insert the 10 into row 1, between 5 and 11.
learn-buffalo-insert-hint = Choose { special-insert }, and then row 1.
learn-buffalo-insert-done = 5, 10, 11: no heads for your team. A used special card is gone; another one is turned up if there is one.
learn-buffalo-low = No special card is left now. Play your 5 and see what happens to a card that fits nowhere.
learn-buffalo-low-hint = The 33 would find a row. For this lesson play the 5.
learn-buffalo-low-done = No row ends below 5, so you have to take one.
learn-buffalo-row = You choose a row, and your team takes its heads. Choose the cheapest.
learn-buffalo-row-hint = Another row has fewer heads: look at the number at its end.
learn-buffalo-row-done = One head for the team, and the 5 starts the row anew.
learn-buffalo-win = The last turn: your team has 5 heads, the buffalo 6. Play your last card.
learn-buffalo-win-hint = You have only one card left.
learn-buffalo-win-done = 5 against 6: you have won, all of you. With equal heads the buffalo would have won. If there are one or two of you, your heads count double.

learn-bull-party-number = Heads are good here! The rows lie open, one for each player. A number card takes a row, and the lowest number chooses first. The row with the 60 looks fine: play your lowest card.
learn-bull-party-number-hint = Others may be faster with that. Your lowest number is 5.
learn-bull-party-number-done = Yours is the lowest, so you choose first.
learn-bull-party-row = Which row do you take? Take row 1: it has three cards for your piles.
learn-bull-party-row-hint = Take row 1, with 22, 24 and 60.
learn-bull-party-row-done = The cards of the row are in your hand now, the 5 is gone, and everybody else got a row too.
learn-bull-party-lay = You keep five cards and lay the others on piles. A card goes on a pile with a lower top, or starts a new one. Your pile has a 13: lay 20 on it, then 22.
learn-bull-party-lay-hint = First 20, on pile 1; then 22, on pile 1 too.
learn-bull-party-lay-done = 13, 20, 22: one pile that goes up. New rows are laid out.
learn-bull-party-new-pile = A round later you have a 4 and an 18. Neither can go on the 22. Start a new pile with the 4, and lay the 18 on that one.
learn-bull-party-new-pile-hint = First 4, as a new pile; then 18, on pile 2.
learn-bull-party-new-pile-done = Now you have two piles. Only the best of your piles counts for you at the end, and all others count against you. So think twice before you start one.
learn-bull-party-zero = Besides numbers you have a zero card. It takes no row: it makes one grow, and comes back to your hand. Row 1 has four cards. Play the zero card.
learn-bull-party-zero-hint = Do not take a row yet: play the zero card.
learn-bull-party-zero-done = All three of you played a zero card. Yours has the letter A, so it comes first: a 77 is turned up.
learn-bull-party-add = You add the 77 to a row. The fifth card makes a row full, and a full row gets a bull card. Add it to row 1.
learn-bull-party-add-hint = Row 1 has four cards and lacks just one.
learn-bull-party-add-done = A bull card with 4 heads lies at row 1. Bulls always count for whoever takes them. Everybody wants that row now!
learn-bull-party-snatch = Be quick: the lowest number chooses first. Play your lowest.
learn-bull-party-snatch-hint = Lower is faster: your 3 is hard to beat.
learn-bull-party-snatch-done = Nobody was lower. You choose first.
learn-bull-party-bull = Take the row with the bull.
learn-bull-party-bull-hint = The bull lies at row 1.
learn-bull-party-bull-done = Five cards for your hand, and 4 heads that nobody can take from you.
learn-bull-party-score = At the end, when the deck has run out: the pile with the most heads counts for you, your bulls too, and the heads of your other piles count against you. Below you see everybody's piles and what they are worth by now. The most points win.
`,u=`# What only a page has to say. Sentences about games are in locales/, and shared with the terminal.

# The page around the pages.
site = Rodeo
skip-to-content = Skip to the content
language = Language
theme = Look
theme-system = as the system
theme-light = light
theme-dark = dark
independent = Rodeo is an independent project, not connected with the publishers of the printed games. Everything here is drawn and written by us.
loading = One moment …
to-home = To the first page
page-open = Open a table
page-table = Table
page-match = Match
page-mine = My games
page-rules = Rules
page-nowhere = There is no such page
nowhere-about = The address leads nowhere. Perhaps a letter got lost on the way.

# The first page.
home-title = Take the bull by the horns
home-lead = Four card games of the bull-heads family. Play at once against honest bots, or send friends a link: a name, and they sit.
your-name = Your name
guest-name = Guest { $number }
bot-level = How strong the bots are
games = Games
play-now = Play now
with-friends = With friends
rules = Rules
my-tables = Tables where I sit
my-tables-empty = You sit at no table.
go-on = Go on
join-code = Join with a code
code = Code
do-join = Join
no-such-code = No table has this code. Is it written as your friends told you? Tables close when everybody has left.
lobby = Public tables
lobby-empty = No public table is open. Open one!
phase-open = waiting for players
phase-playing = playing
phase-paused = having a break
phase-over = over

# Opening a table.
which-game = Which game?
the-table = The table
players-label = Players
clock-label = Time for each decision
no-clock = no clock
clock-of = { $seconds ->
    [one] 1 second for each decision
   *[other] { $seconds } seconds for each decision
}
visibility-label = Who finds it
visibility-private = those who have the link or the code
visibility-public = everybody, among the public tables
spectators-label = Others may look on
aid-label = A grid shows which cards have been seen, to everybody alike
experiments = For experiments
do-change = Change the rules
do-keep = Leave it as it is
change-clears = The result makes room for it. The replay stays among everybody’s games.
settings-changed = The host has changed what is played: { $settings }
do-open = Open the table
field-limit = Limit
field-rounds = Rounds
field-deck = Deck
field-deal = Deal
field-drafted = Drafted hands
field-fans = Fan cards
field-hand = Cards in hand
field-cards = Highest card
field-decide = Special cards
field-games = Games
field-variant = Variant
field-low = Lowest number
field-high = Highest number
field-numbers = Highest number card
field-out = Cards left out
field-heads = Heads of the cards
field-bulls = Bull cards
choose-even-odd = { fan-even-odd }: a row for even or odd cards only
choose-mountaineering = { fan-mountaineering }: a row that goes down
choose-jumping-cow = { fan-jumping-cow }: counts as a card and jumps on
choose-flip-digits = { fan-flip-digits }: once a round, swap the digits of a card
choose-full = full deck
choose-limited = limited deck
choose-random = at random
choose-draft = draft
choose-open = stay on show
choose-memory = have to be remembered
choose-anyone = anyone decides, at once
choose-majority = more than half must be for it
choose-standard = standard variant
choose-advanced = advanced variant
players-of = { $players ->
    [one] 1 player
   *[other] { $players } players
}
games-of = { $games ->
    [one] 1 game
   *[other] { $games } games
}
fan-even-odd = Even/Odd
fan-mountaineering = Mountaineering
fan-jumping-cow = Jumping Cow
fan-flip-digits = Flip Digits
decide-anyone = anyone decides about special cards
decide-majority = the majority decides about special cards

# Coming to a table.
join-title = You are invited to { $game }
seated-here = Already here: { $names }
match-runs = A match is being played. You can look on, and sit down when it is over if a seat is free.
match-runs-closed = A match is being played, and nobody looks on at this table. When it is over and a seat is free, you can sit down here: this page will tell you.
full-may-look = All seats are taken. You can look on until one is free.
full-closed = All seats are taken, and nobody looks on at this table. This page will tell you when a seat is free.
full-look-on = All seats are taken: you look on. When one is free, you can sit down.
look-on-until-over = A match is being played: you look on, and can sit down when it is over.
do-sit = Sit down
do-look-on = Look on
table-gone = This table is not open to you
seats = Seats
seat-empty = free
do-sit-here = Sit here
do-send-away = Send away
is-host = host
level-of = How strong { $who } is
do-add-bot = Add a bot
do-remove = Send away: { $who }
do-start = Start
do-start-fill = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $count } free seats
}
wait-for-host = The host starts the match when everybody is here.
invite-title = Invite friends
invite-link = The link to this table
invite-copy = Copy the link
invite-copied = The link is copied. Send it to your friends!
invite-code = or tell them the code

# At the table.
a-bot = bot
now = Now
more = More
close = Close
panel = Log, scores and more
what-happens = What happens
skip = Skip
choices = What you can do
can-change = You can change your mind until the last one has chosen.
you-chose = You chose: { $choice }
take-back = Take it back
start-over = Start over
confirm-choice = Yes: { $choice }
is-chosen = Chosen
what-they-do = What these do
choose-row = Choose: { $row }
card-and-heads = { $card }, { $heads ->
    [0] no heads
    [one] 1 head
   *[other] { $heads } heads
}
card-with-toad = { $card }, with a toad
goes-to = Would go to row { $row }
goes-takes = Would take row { $row }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
goes-nowhere = Would fit no row: you would choose one and take it
fits-line = Fits the line
pairs-with = Pairs with { $card }
word-on-pile = On pile { $pile }
do-pass = Pass
do-pass-turn = Pass for the rest of this turn
do-lift = Lift a Stop!
do-pair = Make a pair
do-take = Take the line
do-zero = Zero card
do-new = As a new pile
do-flip = Swap its digits
do-support = I am for it
ask-row = Your { $card } fits no row. Which row do you take?
ask-row-which = Which row?
ask-window = { table-card-of } is next. What do you do?
ask-turn = Lay a card, make a pair, or take the line?
ask-pick = Which card? A number takes a row, the zero card makes one grow.
ask-lay = { $left ->
    [one] One more card to lay: which one?
   *[other] { $left } cards to lay: which one now?
}
ask-pile = Where does { $card } go?
asks-take7 = Which row shall hold six cards?
asks-stop = Which row is blocked?
asks-insert = Which row does it go into?
asks-push = Which card moves?
asks-first = Which card comes first?
asks-last = Which card comes last?
asks-replace = Which card do you place instead?
asks-sort = Which card comes next?
asks-lift = Which Stop! is lifted?
ask-pair = Which card do you pair?
ask-new-line = Which card starts the new line?
line-empty = The line is empty.
really = Really?
do-yes = Yes
do-no = No
turned-card = is turned up and goes to a row
known-cards = known to be in the hand: { $cards }
open-hands = The hands that everybody knows
seat-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $taken } taken
seconds-left = { $seconds } s
is-paused = The table has a break.
do-resume = Go on
do-pause = Have a break
do-hurry = Call time: { $who }
bot-plays-for-you = A bot plays for you.
i-am-here = I am back
you-look-on = You look on.
state-choosing = is choosing
state-has-chosen = has chosen
state-must-take = must take a row
state-on-turn = is on turn
state-away = is away
state-stand-in = a bot stands in
state-passes = passes this turn
state-out = has a row
state-hurried = time is called

tab-log = Log
tab-scores = Scores
tab-seen = Seen
tab-chat = Talk
tab-rules = Rules
tab-table = Table
log-empty = What happens from now on is told here.
sheet-title = Score sheet
sheet-round = Round
sheet-turn = Turn
sheet-game = Game
team = team
seen-about = Every card of the game, the same for all seats.
card-seen = has been seen
card-mine = in your hand
card-out = still out there
chat-empty = Nobody has said anything yet.
chat-seated = Those who sit at the table talk here.
chat-closed = Nobody talks while cards are being picked.
chat-label = Say something
chat-send = Say it
chat-unread = { $count ->
    [one] { $count } new line of talk
   *[other] { $count } new lines of talk
}
rules-numbered = Every rule with its number and examples
wishes = How I like it
speed = How fast the cards are placed
speed-slow = slowly
speed-normal = normally
speed-fast = fast
speed-off = at once
wish-confirm = Ask me before a choice is sent
wish-sound = Sounds: when I am asked, and when I take cards
do-leave = Leave the table
leave-sure = In a match a bot goes on for you. Leave?

# After a match.
result = Result
rematch = Play again
rematch-wanted = Waiting for the others
rematch-by = Want to play again: { $who }
see-replay = See the replay
replay = Replay
step = Step
step-of = Step { $step } of { $steps }
step-back = One step back
step-on = One step on
step-keys = arrow keys work too
step-copy = Copy a link to this step
chart-title = The scores over the match
chart-numbers = The same in numbers
chart-none = The chart could not be drawn.
record-text = Record, to read
record-json = Record, for programs
fair-title = Was the shuffle fair?
fair-about = Before the first card the server shows the fingerprint of a secret, and the players mix in numbers of their own. All the cards come from that. Now that the secret is out, this page can shuffle again and compare.
fair-check = Check it here
fair-none = This match has no secret: its deals were given by hand.
fair-yes = Fair: these are the cards that were fixed before the first one was dealt.
fair-fits = Everything fits, as far as this browser can know.
fair-no = Something does not fit: this match cannot be trusted.
fair-secret-fits = The secret is the one behind the fingerprint.
fair-secret-other = The secret is not the one behind the fingerprint.
fair-secret-kept = The server showed a fingerprint, but keeps the secret to itself.
fair-deals = { $count ->
    [one] The cards are those that the secret gives.
    [2] Both deals are those that the secret gives.
   *[other] All { $count } deals are those that the secret gives.
}
fair-deals-wrong = Only { $right } of { $count } deals are those that the secret gives.
fair-nothing-dealt = Nothing was shuffled: the cards were drafted in the open.
fair-same = { $deal }: the same { $cards } cards in the same order.
fair-differs = { $deal }, card { $place }: { $dealt } was dealt, but the secret gives { $expected }.
fair-differs-count = { $deal }: the record has { $dealt } cards, but should have { $expected }.
fair-seen-early = This browser saw the fingerprint before the first card was dealt.
fair-seen-late = This browser saw the fingerprint when cards had been dealt already: nothing was changed after that. What was before, it cannot know.
fair-seen-other = This browser was shown another fingerprint for this match.
fair-seen-never = This browser was not at the table, or has forgotten it: it cannot know which fingerprint was shown there. Ask somebody who played.
fair-mixed = Numbers were mixed in by: { $who }.
fair-mixed-none = Nobody mixed in a number, so the server could have looked for a secret that it liked.
fair-mine-in = Yours is among them, so the server alone could not choose the cards.
fair-mine-missing = The number that this browser gave is missing. That is right only if you were at the table on another device, too.
fair-details = Deal by deal, and all the digits
fair-commitment = The fingerprint, as the server tells it now
fair-commitment-seen = The fingerprint that this browser saw then
fair-secret = The secret, shown after the match
fair-computed = The fingerprint of this secret, computed here
fair-number = The number of { $who }
fair-number-mine = The number that this browser gave
deal-round = Round { $n }
deal-game = Game { $n }
deal-cards = The number cards
deal-specials = The special cards
deal-letters = The zero cards
deal-reshuffle = Discard shuffled, time { $n }
my-matches = Matches I have played
my-matches-empty = None yet.
older = Older ones
identity = Who I am
save = Save
name-saved = Saved.
recovery-about = There are no accounts. A recovery code brings you back on another device; a new one makes the old one void.
recovery-make = Show me a new recovery code
recovery-label = I have a recovery code
recovery-use = That is me

# When something goes wrong.
connection-lost = The connection is lost. We are trying again; your seat is kept.
client-outdated = The server is newer than this page.
do-reload = Load the page anew
try-again = Try again
problem-unreachable = The server cannot be reached. Try again in a moment.
problem-no-table = There is no such table any more: tables close when everybody has left. Ask for a new link, or open a table.
problem-no-match = There is no such match, or it is still being played. Look again when it is over.
problem-table-full = All seats are taken. Ask the host to make room, or open another table.
problem-sent-away = The host has sent you away from this table. Look for another one, or open your own.
problem-no-spectators = Nobody may look on at this table. Ask its players for a seat.
problem-unsent = That was not sent: the connection is lost. Try again when it is back.
problem-not-found = The server does not know this any more: it may be newer than this page. Load the page anew.
problem-bad-rules = These rules cannot be played: { $detail }
problem-bad-settings = That cannot be: { $detail }
problem-bad-name = This name cannot be used: 1 to 24 visible characters, please.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-many = That is too much at once: leave another table or close another page first.
problem-busy = The server has its hands full. Try again in a moment.
problem-stopping = The server is being restarted. Try again in a moment.
problem-no-guest = The server does not know you any more. Go to the first page and choose a name.
problem-unknown-secret = The server does not know this code. Compare it with what you have noted: a newer code makes an older one void.
problem-seat-taken = This seat is taken. Choose another one.
problem-seats-empty = Some seats are empty. Fill them with bots, or wait for more people.
problem-not-seated = Only those who sit at this table may do that. Take a seat first.
problem-not-host = Only the host may do that. Ask the host.
problem-not-now = That is not possible at this moment. Wait a little and try again.
problem-paused = The table has a break. Wait until it goes on.
problem-old-question = The game has moved on: something else is asked now. Choose again.
problem-not-asked = You are not asked anything now. Wait until it is your turn.
problem-not-allowed = The rules do not allow that now. Choose something else.
problem-chat-closed = Nobody talks while cards are being picked. Say it when they are shown.
problem-bad-chat = A line has 1 to 300 characters. Make it shorter.
problem-internal = Something is broken on our side. Try again, please.
`,d={...Object.assign({"../../../../locales/en/buffalo.ftl":e,"../../../../locales/en/bull-party.ftl":t,"../../../../locales/en/errors.ftl":n,"../../../../locales/en/menu.ftl":r,"../../../../locales/en/options.ftl":i,"../../../../locales/en/table.ftl":a,"../../../../locales/en/take-that.ftl":o,"../../../../locales/en/take6.ftl":s,"../../../../locales/en/words.ftl":c}),...Object.assign({"../../../locales/en/tutorial.ftl":l,"../../../locales/en/web.ftl":u})};export{d as sources};