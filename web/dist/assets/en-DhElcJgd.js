var e=`explain-buffalo-decide = Whether any player can use a special card at once, or a majority must support it.
explain-buffalo-hand = Number of cards dealt to each player and to the buffalo. Experimental.
explain-buffalo-cards = Highest card. Experimental.

buffalo-title = Beat the Buffalo · turn { $turn } of { $turns }
buffalo-name = Buffalo
buffalo-take7-marker = Take 7!
buffalo-stop-marker = Stop!
buffalo-row-empty = empty: the next card goes here
buffalo-team = Team: { $heads }
buffalo-team-double = Team: { $heads }, counts double: { $double }
buffalo-heads = Buffalo: { $heads }
buffalo-specials = Special cards
buffalo-no-specials = none available
buffalo-face-down = { $count ->
    [one] 1 more face down
   *[other] { $count } more face down
}
buffalo-queue = Cards to place
buffalo-forecast = Next
buffalo-forecast-row = { $card } goes to row { $row }
buffalo-forecast-takes = { $card } takes row { $row }: { table-heads }
buffalo-forecast-no-row = { $card } fits no row

buffalo-ask-card-or-lift = Choose a card (or lift, to lift a Stop!)
buffalo-ask-window = { table-card-of } is next. Use a special card? (Enter to pass)
buffalo-choice-pass = use no special card; { $card } is placed when all pass
buffalo-choice-lift = lift a Stop! and remove it from the game
buffalo-choice-replace-with = the card to play instead
buffalo-choice-first = the card to place first
buffalo-choice-last = the card to place last
buffalo-choice-sort = the next card in the new order
buffalo-choice-push = the card to move

buffalo-specials-in-play = { $count ->
    [one] 1 special card is in play.
   *[other] { $count } special cards are in play.
}
buffalo-special-revealed = New special card: { $special }
buffalo-special-used = { $actor ->
    [you] You use “{ $special }”.
   *[other] { $who } uses “{ $special }”.
}
buffalo-lifted = { $actor ->
    [you] You lift the Stop! from row { $row }.
   *[other] { $who } lifts the Stop! from row { $row }.
}
buffalo-take7-laid = Row { $row } now holds six cards. The seventh card takes them.
buffalo-stop-laid = Row { $row } is blocked. Its cards cannot change.
buffalo-replaced = { $actor ->
    [you] You take back { $back } and play { $card } instead.
   *[other] { $who } takes back { $back } and plays { $card } instead.
}
buffalo-inserted = { table-card-of } is inserted into row { $row }.
buffalo-pushed = { $card } moves from row { $from } to row { $row }.
buffalo-overflow = That row was full: the team takes { table-heads }, and { $stays } stays.
buffalo-put-first = { $card } will be placed first.
buffalo-put-last = { $card } will be placed last.
buffalo-sorted = New order: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } is { table-overfull }: the buffalo takes { table-heads }!
   *[other] { table-card-of } is { table-overfull }: the team takes { table-heads }!
}
buffalo-chose-row = { $actor ->
    [you] You take row { $row } with your { $card }: { table-heads } for the team.
    [buffalo] { table-card-of } fits no row. The buffalo takes the cheapest, row { $row }: { table-heads }.
   *[other] { $who } takes row { $row } with { $card }: { table-heads } for the team.
}
buffalo-turn-summary = This turn the team took { $took ->
    [0] no heads
    [one] 1 head
   *[other] { $took } heads
 } (total { $team }), the buffalo { $gave ->
    [0] none
   *[other] { $gave }
 } (total { $buffalo }).
buffalo-counted = Final count: team { $team }, buffalo { $buffalo }.
buffalo-win = You win together! You took { $team ->
    [0] no heads
    [one] 1 head
   *[other] { $team } heads
 }, the buffalo { $buffalo }.
buffalo-lose = The buffalo wins. You took { $team ->
    [0] no heads
    [one] 1 head
   *[other] { $team } heads
 }, the buffalo { $buffalo }.

special-take7 = Take 7!
special-take7-about = Take 7!: a row holds six cards, and the seventh takes them
special-stop = Stop!
special-stop-about = Stop!: block a row; no card enters or leaves it until the Stop! is lifted
special-replace = Replace!
special-replace-about = Replace!: take back your card and play another one instead
special-insert = Insert!
special-insert-about = Insert!: put your card between two cards of a row
special-push = Push!
special-push-about = Push!: move a card from one row to another
special-first = First
special-first-about = First: a player’s card is placed before all others
special-last = Last
special-last-about = Last: a player’s card is placed after all others
special-sort = Sort
special-sort-about = Sort: put all waiting cards in any order

rules-buffalo =
    You are a team against the buffalo. Each turn, every player chooses a card, and the buffalo plays its top card blindly.
    Cards are placed as in Take 6. Rows taken by players go to the team’s pile, rows taken by the buffalo go to the buffalo’s pile. If the buffalo’s card fits no row, the buffalo takes the row with the fewest heads.
    Before each card is placed, the team can use a special card that is face up, or lift a Stop!.
    When all players pass, the card is placed.
    After ten turns the heads are counted. With one or two players, the team’s heads count double. The team wins if it has fewer heads than the buffalo.

buffalo-reason-takes = Your { $card } takes row { $row } in { $percent } % of the worlds ({ table-heads }): { $unseen ->
    [one] 1 unseen card lies
   *[other] { $unseen } unseen cards lie
} between { $last } and { $card }.
buffalo-reason-takes-other = Your { $card } takes row { $row } in { $percent } % of the worlds ({ table-heads }).
buffalo-reason-turn = Heads this turn with { $choice }: team { $team }, buffalo { $buffalo }; with { $other }: team { $other_team }, buffalo { $other_buffalo }.
`,t=`explain-bull-party-numbers = Highest number card. Experimental.
explain-bull-party-hand = Number of number cards dealt to each player and kept after each round.
explain-bull-party-out = Number of cards removed unseen before the game.
explain-bull-party-heads = Heads on the number cards: take6 for those of Take 6, or one number per card.
explain-bull-party-bulls = Heads on the bull cards, from the top of their pile.

bull-party-title = Bull Party · round { $round }
bull-party-last-title = Bull Party · round { $round } (last)
bull-party-bull = { $heads ->
    [one] bull with 1 head
   *[other] bull with { $heads } heads
}
bull-party-taken = taken
bull-party-deck-label = Draw pile
bull-party-deck = { table-cards }
bull-party-discard = { $cards ->
    [one] discard: 1 card
   *[other] discard: { $cards } cards
}
bull-party-next-bull = { $heads ->
    [one] next bull: 1 head
   *[other] next bull: { $heads } heads
}
bull-party-score = Score
bull-party-out = { $who }, has a row
bull-party-piles-of = Piles ({ $who })
bull-party-no-piles = none
bull-party-pile = { $pile }: { $cards } ({ table-heads })
bull-party-bulls = { $heads ->
    [one] bulls: 1 head
   *[other] bulls: { $heads } heads
}
bull-party-zero-card = and your zero card, { $letter }

bull-party-ask-pick = Choose a card (a number takes a row, zero adds to one)
bull-party-ask-number = Choose a number card to take a row
bull-party-ask-take = Your { $card }: choose a row to take
bull-party-ask-add = Turned card: { $card }. Choose a row for it
bull-party-ask-lay = { $count ->
    [one] Lay 1 card on a pile (such as 22 1, or 22 new)
   *[other] Lay { $count } cards on piles, lowest first (such as 20 1 22 new)
}
bull-party-choice-play = play a number card, then take a row
bull-party-choice-zero = show your zero card: add a card from the draw pile to a row and stay in the round
bull-party-choice-take = take a row
bull-party-choice-add = the row for the turned card
bull-party-choice-lay-card = a card to lay
bull-party-choice-pile = on this pile
bull-party-choice-new = as a new pile

bull-party-your-letter = Your zero card has the letter { $letter }.
bull-party-revealed-zero = zero { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] You take row { $row } with your { $card }: { $cards }, { table-heads }.
   *[other] { $who } takes row { $row } with { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] You take row { $row } with your { $card }: { $cards }, { table-heads }, and a bull with { $bull }!
   *[other] { $who } takes row { $row } with { $card }: { $cards }, { table-heads }, and a bull with { $bull }.
}
bull-party-turned = { $actor ->
    [you] Your zero card turns up { $card }.
   *[other] { $who }’s zero card turns up { $card }.
}
bull-party-added = { $actor ->
    [you] You add { $card } to row { $row }.
   *[other] { $who } adds { $card } to row { $row }.
}
bull-party-bull-added = { $heads ->
    [one] Row { $row } is full and gets a bull with 1 head.
   *[other] Row { $row } is full and gets a bull with { $heads } heads.
}
bull-party-no-effect = { $actor ->
    [you] Your zero card has no effect: no row can take a card.
   *[other] { $who }’s zero card has no effect: no row can take a card.
}
bull-party-reshuffled = { $cards ->
    [one] The draw pile is empty. The discard, 1 card, becomes the new draw pile.
   *[other] The draw pile is empty. The discard, { $cards } cards, is shuffled into a new draw pile.
}
bull-party-laid = { $actor ->
    [you] You lay { $cards }.
   *[other] { $who } lays { $cards }.
}
bull-party-on-pile = { $card } on pile { $pile }
bull-party-on-new-pile = { $card } on new pile { $pile }
bull-party-sits-out = { $actor ->
    [you] You have a row and sit out the rest of this round.
   *[other] { $who } has a row and sits out the rest of this round.
}
bull-party-round-over = Round { $round } is over. Scores so far:
bull-party-match-over = All cards are laid. The heads are counted.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Heads are good here, but only in one pile. All players choose a card in secret.
    Number cards come first, lowest first: discard your card, take a row into your hand and sit out the rest of the round. Then zero cards, by letter: turn up a card from the draw pile, add it to a row with fewer than five cards and stay in. The fifth card of a row adds a bull card with 4 to 7 heads.
    When all rows are taken, keep five cards and lay the others on ascending piles. At the end, your best pile and your bulls count for you, all other piles against you. The player with the most points wins.

bull-party-reason-row = Row { $row } is worth { $heads } points with its bull, row { $other } { $other_heads }.
bull-party-reason-lay = After this your piles count { $points } points, after { $choice } { $other_points }.
bull-party-reason-pick = With { $choice } you take a row in { $percent } % of the worlds ({ $heads } heads), with { $other } in { $other_percent } % ({ $other_heads }).
`,n=`menu-title = Rodeo: bull-heads card games
menu-ask-game = Game (1–{ $count }, Enter for 1)
menu-unknown-game = Unknown game “{ $text }”. Type a number from 1 to { $count }.
menu-language = Type { $code } for English.
menu-ask-players = Number of players ({ $min }–{ $max }, Enter for { $default })
menu-invalid-number = “{ $text }” is not valid. Type a number from { $min } to { $max }.

menu-summary = { $game }: { $who }.
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
menu-standard-rules = Rules: standard.
menu-changed-rules = Rules: standard, except { $options }.
menu-ready = Enter to start, ? for settings
menu-settings-hint = To change a setting, type its name and the new value, for example: people 2
menu-unset = off
menu-players-name = players
menu-players-explain = Number of players, { $min } to { $max }.
menu-people-name = people
menu-people-explain = Number of people sharing this keyboard, 0 to { $players }. Bots play the other seats. To choose seats, join them with +, such as 1+3.
menu-bots = Bots: { $bots }.
menu-bots-name = bots
menu-bots-explain = Bot level: one for all bots, or one for each, joined by +, such as keen+simple. From weak to strong:
menu-unknown-bot = Unknown bot “{ $text }”. Valid: { $levels }.
menu-bot-count-mismatch = { $seats ->
    [one] There is 1 bot
   *[other] There are { $seats } bots
} but { $named } levels. Give one level for all bots, or one for each.
menu-value-one-of = Valid: { $values }.
menu-value-any-of = Valid: none, or any of { $values }, joined by +.
menu-value-number = Valid: { $min } to { $max }.
menu-value-numbers = Valid: numbers joined by +.
menu-ask-value = New value for { $option } (Enter to keep)
menu-unknown-setting = Unknown setting “{ $text }”. Type ? for all settings.
menu-invalid-value = Invalid value for { $option }: “{ $text }”.
menu-invalid-people = “{ $text }” is not valid. Type the number of people, 0 to { $players }, or their seats, such as 1+3.
menu-ask-name = Name for { $seat } (Enter to keep)
menu-ask-again = Play again? Enter: yes, m: menu, q: quit

`,r=`option-limit = limit
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
`,i=`review-title = Review
review-accuracy = Accuracy
review-costs = Costs
review-expected = Expected
review-deal = Deal
review-skill = Skill
review-luck = Luck
review-others = Others
review-result = Result
review-win-chance = Chance to win
review-labels = Inaccurate · mistakes · blunders
review-key-moments = Key moments
review-choices = Choices
review-balance = Luck and skill
review-unfinished = The match is not over: values are those at its last step.
review-seat-column = Player
review-game-column = Game
review-matches = Matches
review-won = Won
review-frequent-mistakes = Most frequent mistakes
review-totals = Totals of { $player }. Costs, luck, skill and result are means of a match.
review-round = Round { $round }
review-step = step { $step }
review-best = best { $choice }
review-inaccurate = inaccurate
review-mistake = mistake
review-blunder = blunder
review-moment-cost = cost
review-moment-luck = luck
review-moment-turning-point = turning point

review-reason-later-heads = After { $other } you take { $heads } heads fewer in the rest of the round.
review-reason-later-points = After { $other } you score { $points } points more in the rest of the game.
review-reason-win = { $choice } wins in { $percent } % of the worlds, { $other } in { $other_percent } %.
`,a=`table-and = and
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

table-pass-keyboard = Pass the keyboard to { $who }, then press Enter
table-all-chosen = Everyone at this keyboard has chosen.
table-still-choosing = Still to choose: { $who }.
table-thinking = The bots are thinking…
table-continue = Press Enter to continue
table-only-choice = Only one choice: { $choice }

table-rows-start = The rows start with { $cards }.
table-revealed = Cards: { $cards }.
table-revealed-card = { $card } ({ $who })
table-card-of = { $actor ->
    [you] Your { $card }
    [buffalo] The buffalo’s { $card }
   *[other] { $who }’s { $card }
}
table-overfull = { $place ->
    [5] the fifth card in row { $row }, next to the cow
    [6] the sixth card in row { $row }
    [7] the seventh card in row { $row }
   *[other] one card too many in row { $row }
}
table-placed = { table-card-of } goes to row { $row }.
table-no-row-fits = { table-card-of } fits no row.
table-ask-card = Choose a card
table-ask-row = Your { $card } fits no row. Choose a row to take (1–4)
table-choice-play = play a card
table-choice-take = take a row

table-help-choices = You can type:
table-help-after = After “{ $words }” you can type:
table-help-complete = nothing more: the choice is complete
table-help-cards = a card
table-help-rows = a row
table-help-piles = a pile
table-help-then = then { $what }
table-help-optional = optional: { $what }
table-help-commands = Any time: ? (help; ? with a word shows what can follow), rules, log, table, hint, quit.
table-not-possible = “{ $text }” is not possible now. Type ? for your choices.
table-ambiguous = “{ $text }” could mean { $words }. Type more letters.
table-start-over = Start over.

table-pass-for-turn = pass for the rest of this turn
table-support-proposal = support the proposal ({ $who })
table-proposal = Proposal { $number } ({ $who }): { $choice }. Votes: { $votes } of { $needed }.
table-no-majority = No proposal has a majority.

table-hint-best = A merciless bot would play: { $choice }
table-hint-only = Only one sensible choice: { $choice }
table-hint-equal = equal
table-hint-worse = about { $less } worse
table-hint-method = Estimated from many simulated games. Choices that are not listed looked worse. The bot knows no more about hidden cards than you do.
table-hint-unavailable = Hints are available only when you play alone against bots.

table-log-empty = No events yet.
table-rules-where = All rules, numbered and with examples: { $file }
table-confirm-quit = Quit this game? (y/n)
table-goodbye = Goodbye, thanks for playing!
table-input-ended = End of input. The game ends here. Goodbye!
table-record-saved = Record saved: { $place }
table-step-deal = Step { $number }: deal
table-step-play = Step { $number }: { $choices }
table-record-unfinished = The record ends here. The match was not finished.
table-deal-pending = The next cards have not been dealt yet.

table-winner = { $who } wins with { $score }.
table-you-win = You win with { $score }!
table-shared-win = Shared win: { $who }, with { $score } each.
`,o=`explain-take6-limit = The match ends after the round in which a player reaches this many heads.
explain-take6-rounds = Play a fixed number of rounds instead of playing to a limit.
explain-take6-deck = Full deck, or limited deck for 2–6 players: only the cards that are dealt, numbered from 1.
explain-take6-deal = Deal hands at random, or draft them: all cards of the limited deck are face up, and players take turns choosing.
explain-take6-drafted = Whether drafted hands stay visible or must be remembered.
explain-take6-fans = Extra cards that change how a row or a card works.
explain-take6-hand = Number of cards dealt to each player. Experimental.
explain-take6-cards = Highest card of the full deck. Experimental.

take6-title = Take 6 · round { $round } · turn { $turn } of { $turns }
take6-draft-title = Take 6 · round { $round } · draft
take6-only-even = even cards only
take6-only-odd = odd cards only
take6-goes-down-then-up = descends; marker moves up next
take6-goes-down-then-down = descends; marker moves down next
take6-cow = cow
take6-flip-available = You still have your flip card: add flip (or f) to a card to swap its digits.
take6-draft-pool = Draft pool
take6-hand-of = Hand ({ $who })

take6-ask-draft = Choose a card to take
take6-choice-draft = take a card from the pool
take6-choice-flip = swap the digits of your card, once a round

take6-drafted = { $actor ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
}
take6-revealed-flipped = { $card } flipped to { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } is { table-overfull }: you take { table-heads }!
   *[other] { table-card-of } is { table-overfull }: { $who } takes { table-heads }.
}
take6-chose-row = { $actor ->
    [you] You take row { $row } with your { $card }: { table-heads }.
   *[other] { $who } takes row { $row } with { $card }: { table-heads }.
}
take6-even-moved = Even/Odd moves to row { $row }: even cards only.
take6-odd-moved = Even/Odd moves to row { $row }: odd cards only.
take6-mountain-moved = Mountaineering moves to row { $row }, which now descends.
take6-cow-jumped = The cow jumps to row { $row }.
take6-cow-took = { $actor ->
    [you] The cow fills row { $row }: you take { table-heads }, and { $stays } stays.
   *[other] The cow fills row { $row }: { $who } takes { table-heads }, and { $stays } stays.
}
take6-round-over = Round { $round } is over.
take6-round-line = { $who }: { table-heads }, { $total } in total
take6-turn-heads = { $actor ->
    [you] You took { table-heads } this turn, { $total } this round.
   *[other] { $who } took { table-heads } this turn, { $total } this round.
}
take6-turn-no-heads = { $actor ->
    [you] You took no heads this turn. This round: { table-heads }.
   *[other] { $who } took no heads this turn. This round: { table-heads }.
}

rules-take6 =
    Each turn, all players choose a card in secret. The cards are revealed and placed in ascending order. A card goes to the row whose last card is the highest one below it.
    A row holds five cards. If your card would be the sixth, you take the five cards, and your card starts the row again. If your card is lower than the last card of every row, you take a row of your choice, and your card starts it again.
    Each head on the cards you take is a point against you: 55 has seven; 11, 22, 33 … have five; 10, 20, 30 … three; 5, 15, 25 … two; all others one.
    A round has ten turns. The match ends after the round in which a player reaches the limit. The player with the fewest heads wins.

take6-reason-takes = Your { $card } takes row { $row } in { $percent } % of the worlds ({ table-heads }): { $unseen ->
    [one] 1 unseen card lies
   *[other] { $unseen } unseen cards lie
} between { $last } and { $card }.
take6-reason-takes-other = Your { $card } takes row { $row } in { $percent } % of the worlds ({ table-heads }).
take6-reason-full = Row { $row } is full: your { $card } takes it in { $percent } % of the worlds ({ table-heads }).
take6-reason-low = Your { $card } is lower than every row: it takes row { $row } in { $percent } % of the worlds ({ table-heads }).
take6-reason-row = Row { $row } has { table-heads }, row { $other } only { $fewer }.
take6-reason-place = { $card } is card number { $place } of row { $row } and takes a row in only { $percent } % of the worlds.
take6-reason-better = { $card } takes a row in only { $percent } % of the worlds.
`,s=`explain-take-that-games = Number of games in a match. Points add up.
explain-take-that-variant = In the advanced variant, a player who takes a line of one card also takes a hidden card from the draw pile.
explain-take-that-hand = Number of cards dealt to each player.
explain-take-that-low = Lowest number in play. Experimental.
explain-take-that-high = Highest number in play. Experimental.

take-that-title = Take That · game { $game } of { $games }
take-that-line = Line
take-that-no-line = no cards yet
take-that-costs = { $points ->
    [one] { $points } point if taken
   *[other] { $points } points if taken
}
take-that-pile-label = Draw pile
take-that-pile = { $cards ->
    [0] empty: taking the line ends the game
    [one] 1 card
   *[other] { $cards } cards
}
take-that-hidden = { $count ->
    [one] plus 1 hidden card
   *[other] plus { $count } hidden cards
}
take-that-fitting = fits: { $cards }
take-that-pairing = pairs: { $cards }
take-that-must-take = no card fits or pairs: you must take the line

take-that-ask-turn = Choose a card, pair or take
take-that-ask-start = Choose a card to start the line
take-that-choice-lay = lay a card at the end of the line, at most 10 away from the last card
take-that-choice-start = start a new line with any card
take-that-choice-pair = pair a card of the line with its mirror in your hand for 2 points
take-that-choice-pair-card = the card from your hand whose mirror is in the line
take-that-choice-take = take the whole line (minus points) and start a new one
take-that-choice-take-start = the card that starts the new line
take-that-choice-take-end = take the whole line (minus points) and end the game

take-that-begins = { $actor ->
    [you] Game { $game } begins. You play first.
   *[other] Game { $game } begins. { $who } plays first.
}
take-that-started = { $actor ->
    [you] You start the line with { $card }.
   *[other] { $who } starts the line with { $card }.
}
take-that-laid = { $actor ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
}
take-that-paired = { $actor ->
    [you] You pair { $card } with { $mirror }: +2 points!
   *[other] { $who } pairs { $card } with { $mirror }: +2 points.
}
take-that-line-taken = { $actor ->
    [you] You take the line ({ $cards }): { table-points }.
   *[other] { $who } takes the line ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] The line was a single card, so you also take a hidden card from the draw pile.
   *[other] The line was a single card, so { $who } also takes a hidden card from the draw pile.
}
take-that-you-drew = You draw { $card }.
take-that-extras = { $actor ->
    [you] Your hidden cards: { $cards }.
   *[other] { $who }’s hidden cards: { $cards }.
}
take-that-game-over = Game { $game } is over.
take-that-game-line = { $who }: { table-points }, { $total } in total

rules-take-that =
    On your turn, do one of three things, then draw a card.
    Lay a card at the end of the line, at most 10 higher or lower than the last card.
    Pair: play the mirror of any card in the line (94 for 49). Put both face up in front of you; each scores 1 point.
    Take the line: put its cards face down in front of you. Each costs 1 point, a toad (22, 33 … 88) costs 5. Then start a new line.
    When the draw pile is empty, taking the line or pairing its last card ends the game. The player with the most points wins.

take-that-reason-taken = Taking the line costs { table-points }{ $toads ->
    [0] {""}
    [one] , with 1 toad in it
   *[other] , with { $toads } toads in it
}; { $choice } does not.
take-that-reason-pair = { $card } pairs with { $mirror }: 2 points.
take-that-reason-cheap = The line costs only { table-points } now; it gets more expensive.
take-that-reason-next = After { $choice } you take the line in your next turn in { $percent } % of the worlds ({ $points } points), after { $other } in { $other_percent } %.
`,c=`word-row = row
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
`,l=`analysis = Analysis
analyze = Analyze
analysis-tab-choice = Choice
analysis-tab-moves = Moves
analysis-tab-moments = Key moments
analysis-tab-summary = Summary
analysis-players = Player whose choices are shown
analysis-previous = Previous mistake
analysis-next = Next mistake
analysis-keys = Arrow left and right go step by step, up and down to the previous and next mistake; number keys select the player.

analysis-preparing = Preparing the analysis…
analysis-progress = { $done } of { $all } choices analyzed
analysis-stopped = Stopped after { $done } of { $all } choices.
analysis-stop = Stop
analysis-restart = Start again
analysis-problem-unreadable = The record cannot be read: { $reason }
analysis-problem-rejected = The record breaks the rules, so the analysis ends there: { $reason }
analysis-problem-too-long = The record is too long for the analysis: { $reason }
analysis-problem-weights = Part of the analysis could not be loaded. Reload the page and try again.
analysis-problem-unloadable = The analysis could not be loaded. Check the connection and try again.
analysis-problem-failed = The analysis failed: { $reason }

analysis-percent = { $percent } %
analysis-percent-below = < { $percent } %
analysis-percent-above = > { $percent } %
analysis-label-inaccurate = Inaccurate: { $amount }
analysis-label-mistake = Mistake: { $amount }
analysis-label-blunder = Blunder: { $amount }
analysis-is-best = The best choice
analysis-is-equal = As good as the best choice
analysis-is-fine = A good choice
analysis-alternatives = Cost compared with the best choice
analysis-best = Best
analysis-chosen = played
analysis-equal = equal
analysis-about = about { $amount }
analysis-wins = wins { $percent }
analysis-sample = Estimated in { $worlds } sampled worlds, from what the player knew.
analysis-margin = The cost is known to about ± { $amount }.
analysis-no-choice = This player had nothing to choose here.
analysis-only-choice = There was only one choice.
analysis-not-yet = Not analyzed yet.
analysis-show = Show { $who }
analysis-instead = Play { $choice } instead

analysis-moment-cost = { $who }: mistake of { $amount }
analysis-moment-luck = { $who }: luck of { $amount }
analysis-moment-bad-luck = { $who }: bad luck of { $amount }
analysis-moment-rise = { $who }: chance to win up by { $amount }
analysis-moment-fall = { $who }: chance to win down by { $amount }
analysis-no-moments = No mistakes so far.
analysis-summary-later = Accuracy, luck and skill follow when all choices are analyzed.
analysis-count-inaccurate = Inaccurate
analysis-count-mistake = Mistakes
analysis-count-blunder = Blunders
analysis-method = All values are rounded estimates. Skill compares the choices with a strong bot; accuracy is 100 % if the best choice was always found.
analysis-file-about = Choose a record file, or drop it onto this page. It stays in this browser.
`,u=`learn-buffalo-buffalo = Here all players are a team against the buffalo. Every player chooses a card, and the buffalo plays its top card blindly. Cards are placed as in { game-take6 }: lowest first, after the nearest lower number. Play your 80.
learn-buffalo-buffalo-hint = Play the 80 and keep the 99 for later.
learn-buffalo-buffalo-done = The buffalo’s 5 fit no row. The buffalo then takes the row with the fewest heads; if there is a tie, the one with the highest last card. The buffalo has its own pile, your team shares one. You win if your team has fewer heads than the buffalo.
learn-buffalo-pick = Two special cards are face up above the rows. They belong to the whole team. First play your 61 and see what the buffalo does.
learn-buffalo-pick-hint = Play the 61: it goes after the 60.
learn-buffalo-pick-done = The buffalo played a 25, and it is next. Before each card is placed, you can use special cards.
learn-buffalo-stop = The 25 would go after the 20 and cost the buffalo nothing. Use { special-stop } to block row 2. Then the nearest lower number is 15, in a full row.
learn-buffalo-stop-hint = Use { special-stop } on row 2, which ends with 20.
learn-buffalo-stop-done = Row 2 is blocked. Its cards cannot change until you lift the { special-stop }.
learn-buffalo-pass = You could do more, but there is no need. Pass, and the card is placed.
learn-buffalo-pass-hint = Everything is ready. Just pass.
learn-buffalo-pass-done = The buffalo took five cards with 6 heads. This is how you beat it: make it take the rows you do not want.
learn-buffalo-too-low = Your 10 is lower than the last card of every row, so it would take a row. But { special-insert } is face up. Play the 10 anyway.
learn-buffalo-too-low-hint = The 99 is safe, but play the 10 for this lesson.
learn-buffalo-too-low-done = The 10 is next, and it fits no row. Use a special card.
learn-buffalo-insert = { special-insert } puts your card between two cards of a row, as long as the row stays in ascending order. Insert the 10 into row 1, between 5 and 11.
learn-buffalo-insert-hint = Choose { special-insert }, then row 1.
learn-buffalo-insert-done = 5, 10, 11: no heads for your team. A used special card is gone. The next one is turned up, if any are left.
learn-buffalo-low = There are no special cards left. Play your 5 and see what happens to a card that fits no row.
learn-buffalo-low-hint = The 33 fits a row. For this lesson, play the 5.
learn-buffalo-low-done = No row ends below 5, so you must take one.
learn-buffalo-row = Choose a row. Your team takes its heads. Choose the cheapest row.
learn-buffalo-row-hint = Another row has fewer heads: look at the number at its end.
learn-buffalo-row-done = 1 head for the team, and the 5 starts the row again.
learn-buffalo-win = Last turn: your team has 5 heads, the buffalo 6. Play your last card.
learn-buffalo-win-hint = You have only one card left.
learn-buffalo-win-done = 5 to 6: your team wins. In a tie, the buffalo wins. With one or two players, the team’s heads count double.

buffalo-leads-team = The team is ahead.
buffalo-leads-buffalo = The buffalo is ahead.
buffalo-leads-level = Both sides are level.
buffalo-lift-row = Lift the Stop! from row { $row }
buffalo-preview-takes = The team takes { table-heads }.
target-push-row = Choose a row for { $card }.
special-take7-effect = A row holds six cards.
special-stop-effect = Block a row.
special-replace-effect = Play another card instead.
special-insert-effect = Put it between two cards.
special-push-effect = Move a card to another row.
special-first-effect = Place a card first.
special-last-effect = Place a card last.
special-sort-effect = Reorder the waiting cards.
`,d=`learn-bull-party-number = Here heads are good. There is one row for each player. A number card takes a row, and the lowest number chooses first. The row with the 60 looks good: play your lowest card.
learn-bull-party-number-hint = Another player could be lower. Your lowest number is 5.
learn-bull-party-number-done = Your card is the lowest, so you choose first.
learn-bull-party-row = Take row 1: it has three cards for your piles.
learn-bull-party-row-hint = Take row 1, with 22, 24 and 60.
learn-bull-party-row-done = The cards of the row are in your hand, the 5 is discarded, and every other player took a row too.
learn-bull-party-lay = You keep five cards and lay the others on piles. A card goes on a pile with a lower top card, or starts a new pile. Your pile shows a 13: lay 20 on it, then 22.
learn-bull-party-lay-hint = First 20 on pile 1, then 22 on pile 1.
learn-bull-party-lay-done = 13, 20, 22: one ascending pile. New rows are dealt.
learn-bull-party-new-pile = One round later you must lay a 4 and an 18. Neither can go on the 22. Start a new pile with the 4, then lay the 18 on it.
learn-bull-party-new-pile-hint = First 4 as a new pile, then 18 on pile 2.
learn-bull-party-new-pile-done = Now you have two piles. At the end, only your best pile counts for you, and all others count against you. So avoid starting new piles.
learn-bull-party-zero = You also have a zero card. It takes no row: it adds a card to one, and returns to your hand. Row 1 has four cards. Play the zero card.
learn-bull-party-zero-hint = Do not take a row yet: play the zero card.
learn-bull-party-zero-done = All three players played a zero card. Yours has the letter A, so it comes first: a 77 is turned up.
learn-bull-party-add = Add the 77 to a row. With its fifth card a row is full and gets a bull card. Add it to row 1.
learn-bull-party-add-hint = Row 1 has four cards and needs only one more.
learn-bull-party-add-done = Row 1 gets a bull card with 4 heads. Bulls always count for the player who takes them. Now everyone wants that row.
learn-bull-party-snatch = The lowest number chooses first. Play your lowest card.
learn-bull-party-snatch-hint = Lower is faster: play the 3.
learn-bull-party-snatch-done = No card was lower. You choose first.
learn-bull-party-bull = Take the row with the bull.
learn-bull-party-bull-hint = The bull is in row 1.
learn-bull-party-bull-done = Five cards for your hand, and 4 heads that always count for you.
learn-bull-party-score = The game ends when the draw pile runs out. The pile with the most heads and your bulls count for you, the heads of your other piles against you. Below are all players’ piles and their current values. The player with the most points wins.

bull-party-next = Next bull
bull-party-your-piles = Your piles
bull-party-piles-empty = No piles yet. After each round you lay cards here.
bull-party-points = { $points ->
    [one] point
   *[other] points
}
`,f=`hint = Hint
hint-thinking = Looking for the best choice…
hint-best = Best: { $choice }
hint-all-equal = The choices are about equal.
hint-only-choice = There is only one choice.
hint-costs = costs { $amount }
hint-failed = No hint is available.
hint-play-anyway = Play { $choice }
hint-change = Choose again
`,p=`puzzle-game = Game
puzzle-all = All games
puzzle-rating = Rating
puzzle-task = One choice is clearly the best.
puzzle-right = Correct
puzzle-wrong = Not the best choice
puzzle-change = Rating: { $before } → { $after }
puzzle-unrated = Answered before: your rating stays the same.
puzzle-next = Next puzzle
puzzle-simple = The bot level “{ $level }” plays { $choice } here.
puzzle-difficulty = Rating of the puzzle: { $rating }.
puzzle-count = { $solved } of { $tried } solved
puzzle-unloadable = The puzzles could not be loaded. Check the connection and try again.
`,m=`standings = Standings
standings-after-round = After round { $round }
standings-after-game = After game { $round }
review-match = Review
share = Share
key-moments = Key moments
moment-gain = { $who }: +{ $amount }
moment-loss = { $who }: −{ $amount }
moment-lead = New leader: { $who }
moment-round = End of round { $round }
moment-game = End of game { $round }
moment-end = End of the match
moment-previous = Previous key moment
moment-next = Next key moment
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause replay
replay-panel = Key moments, hands and details
replay-tab-moments = Moments
replay-tab-hands = Hands
replay-tab-details = Details
replay-keys = Space plays and pauses, the arrow keys step, Home and End go to the first and last step.

sound-mute = Mute sounds
sound-unmute = Unmute sounds
sound-volume = Volume

chat-spectators = Spectators
chat-show-spectators = Show messages of spectators
chat-as-spectator = You are writing as a spectator. Players see it only if they choose to.
react = React
react-cheer = Cheer
react-laugh = Laugh
react-wow = Wow
react-ouch = Ouch
react-think = Thinking
react-thanks = Thanks
reaction-by = { $who }: { $reaction }
`,h=`statistics-empty = You have no finished matches yet. After the first one, this page shows your results, accuracy, luck and frequent mistakes.
statistics-none = No matches fit this selection.
statistics-reset = Show all matches
statistics-truncated = Only the newest { $count } matches are loaded.

statistics-game = Game
statistics-all-games = All games
statistics-company = Other players
statistics-all-players = All
statistics-people = People
statistics-any-bots = Only bots
statistics-bots = Various bots
statistics-level = Bots: { $level }
statistics-period = Period
statistics-ever = All time
statistics-days = Last { $days } days

statistics-matches = Matches
statistics-wins = Won
statistics-not-won = Not won
statistics-won-of = { $wins } won
statistics-win-rate = Win rate
statistics-equal = equal players: { $percent }
statistics-place = Mean place
statistics-of-players = of { $players } players
statistics-score = Mean result
statistics-best = best: { $amount }
statistics-streak = Longest winning streak
statistics-streak-now = now: { $count }
statistics-places = Places
statistics-nth = { $place }{ $place ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
statistics-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
statistics-not-analyzed = not analyzed yet
statistics-in-wins = in wins

statistics-analyzed = { $done } of { $all } matches analyzed
statistics-outdated = { $count ->
    [one] 1 of them by an older version
   *[other] { $count } of them by an older version
}
statistics-analyze-about = Accuracy, luck and mistakes come from the analysis. It runs on this device, newest matches first, and analyzes each match only once.
statistics-analyze = { $count ->
    [one] Analyze 1 match
   *[other] Analyze { $count } matches
}
statistics-analyzing = Analyzing: { $done } of { $all } done
statistics-skipped = { $count ->
    [one] 1 match cannot be analyzed.
   *[other] { $count } matches cannot be analyzed.
}

statistics-development = Development
statistics-by-time = Matches by time
statistics-day = Date
statistics-week = Week of
statistics-month = Month
statistics-year = Year
statistics-each-match = Each match
statistics-mean-of = Mean of { $count } matches
statistics-balance-trend = Wins by skill and luck
statistics-rating = Rating
statistics-place-column = Place
statistics-team-won = won
statistics-team-lost = lost
statistics-more = Show more
statistics-fewer = Show fewer

statistics-mistakes = Frequent mistakes
statistics-mistakes-none = No mistakes in the analyzed matches.
statistics-mistake-count = { $count } times, { $rate } per match
statistics-mistake-cost = { $amount } each
statistics-example = Example
statistics-balance-wins = { $count ->
    [one] Wins in 1 match
   *[other] Wins in { $count } matches
}
statistics-balance-score = Mean result of a match
statistics-balance-about = Expected is the result with a strong bot in every seat. The parts add up to your result; a shared win counts in part.

statistics-by-game = Results by game
statistics-by-company = Results by other players
statistics-rivals = People you play with
statistics-ahead = Ahead
statistics-behind = Behind
statistics-about = Skill and luck are in wins: +1 is one win more than expected. Matches that you left count as lost and are not analyzed. Matches with cards that you had seen before are not counted.
statistics-csv = Download (CSV)

mistake-take6-reason-takes = Too far from the end of the row
mistake-take6-reason-takes-other = Overtaken: lands on a row that fills up
mistake-take6-reason-full = Card for a full row
mistake-take6-reason-low = Card lower than every row
mistake-take6-reason-row = Expensive row taken
mistake-take6-reason-place = Safe place not used
mistake-take6-reason-better = Safer card not played
mistake-buffalo-reason-takes = Too far from the end of the row
mistake-buffalo-reason-takes-other = Overtaken: lands on a row that fills up
mistake-buffalo-reason-turn = Turn that favors the buffalo
mistake-take-that-reason-taken = Expensive line taken
mistake-take-that-reason-pair = Pair missed
mistake-take-that-reason-cheap = Cheap line not taken
mistake-take-that-reason-next = Line left for your next turn
mistake-bull-party-reason-row = Less valuable row chosen
mistake-bull-party-reason-lay = Cards laid on the wrong piles
mistake-bull-party-reason-pick = Card with worse rows
mistake-review-reason-later-heads = Costs heads later in the round
mistake-review-reason-later-points = Costs points later in the game
mistake-review-reason-win = Lowers the chance to win
mistake-other = Other mistakes
`,g=`learn-take6-nearest = All players choose a card in secret, then all cards are revealed. A card goes to the row that ends with the nearest lower number. The rows end with 12, 37, 43 and 58. Point at a card to see its row. Two of your cards go after the 12: play the one closer to it.
learn-take6-nearest-hint = Play your lowest number above 12.
learn-take6-nearest-done = 12, then your 14, then Bot 2’s 15. Cards are placed in ascending order.
learn-take6-sixth = A row holds five cards. Row 1 has three, and your 30 would go there. See what can go wrong: play the 30.
learn-take6-sixth-hint = Play the 30. This is only practice.
learn-take6-sixth-done = 21 and 26 came first and filled the row. Your 30 was the sixth card: you took the other five with 6 heads, and the 30 starts the row again. Heads count against you.
learn-take6-low = Your 3 is lower than the last card of every row, so it fits no row. Play it and see what happens.
learn-take6-low-hint = The 45 fits a row. This time, play the 3.
learn-take6-low-done = No row ends below 3, so you must take one.
learn-take6-row = Choose a row to take. Your 3 starts it again. Each row shows its heads at the end. Choose the cheapest row.
learn-take6-row-hint = That row costs more. Look at the numbers next to the bull heads: one row costs only 1 head.
learn-take6-row-done = Only 1 head. A low card can be a cheap way out.
learn-take6-near = Row 4 is full: the next card there takes it. Your 45 would go there. Play the card that goes to row 2, after the 70.
learn-take6-near-hint = Play your lowest card above 70.
learn-take6-near-done = Safe. Bot 2, Bot 3 and Bot 4 played to the same row, and there was just enough room.
learn-take6-gone = Your 62 goes after the 61, and that row has only one card. It looks safe. Play it.
learn-take6-gone-hint = The 45 would take row 4. Play the 62.
learn-take6-gone-done = Bot 2’s 29 fit no row, so Bot 2 took row 1. The 61 was gone, and your 62 went after the 42, to the full row: 9 heads. Other players’ cards can change everything.
learn-take6-aim = Most cards have 1 head. Numbers ending in 5 have 2, numbers ending in 0 have 3, double digits such as 11 or 66 have 5, and the 55 has 7. After ten turns the heads are counted and new cards are dealt. The match ends when a player has 66 heads or more. The player with the fewest heads wins.
learn-take6-free = Now play any card you like. Three other players are choosing too.
learn-take6-free-done = That was a turn of { game-take6 }. Go back a step to try another card.
`,_=`learn-take-that-start = There is one line of cards, and players take turns. The line is empty, so any card can start it. After that, a card must be at most 10 higher or lower than the last one. Start with the 34.
learn-take-that-start-hint = Any card could start the line, but play the 34 here.
learn-take-that-start-done = Bot 2 laid 41 and Bot 3 laid 49, never more than 10 away. After each turn you draw a card.
learn-take-that-pair = None of your cards fits after the 49. But you hold its mirror, 94. Two cards with swapped digits make a pair, wherever the other one is in the line. Make the pair.
learn-take-that-pair-hint = You do not have to take the line: make a pair with the 94.
learn-take-that-pair-done = 49 and 94 are yours. Each scores 1 point, and the gap in the line closes. Bot 2 and Bot 3 continued.
learn-take-that-take = The last card is 55. None of your cards is within 10, and you have no mirror. So you must take the whole line and start a new one with any card from your hand.
learn-take-that-take-hint = There is only one option: take the line, then choose a card to start the new one.
learn-take-that-take-done = The cards you took are face down. Each costs 1 point, a toad costs 5. The 55 is a toad, so this line cost you 8 points.
learn-take-that-choice = Now all three options are open: lay the 34, make a pair or take the line. One of them scores points.
learn-take-that-choice-hint = That scores no points. Which of your cards is the mirror of a card in the line?
learn-take-that-choice-done = 2 points, and the line is shorter. The toad is now a problem for the others.
learn-take-that-toads = Cards with equal digits, such as 44, are toads. They have no mirror, so they stay in the line until a player takes it. Taking it would cost you 8 points now. Lay a card instead.
learn-take-that-toads-hint = Lay a card at most 10 away from 44: from 34 to 54.
learn-take-that-toads-done = Well done. Now Bot 2 needs a card close to 53.
learn-take-that-score = The draw pile is empty: a player who takes the line now ends the game. You have 12 cards in pairs and, face down, three toads and a 45. None of your cards fits the 87, so take the line.
learn-take-that-score-hint = Taking the line is the only option left.
learn-take-that-score-done = 12 for the pairs, minus 15 for three toads, minus 2 for 45 and 87: −5 points. Cards left in your hand do not count. The player with the most points after two games wins.
learn-take-that-free = Your turn. Lay a card, make a pair or take the short line, as you like.
learn-take-that-free-hint = This card does not fit: it must be at most 10 away from 31, or a mirror.
learn-take-that-free-done = That was a turn of { game-take-that }. Go back a step to try something else.

take-that-if-taken = if taken
take-that-line-end = End of the line
take-that-pairs = { $pairs ->
    [one] pair
   *[other] pairs
}
take-that-taken = taken
take-that-lay-here = Lay { $card } here
prompt-lay-or-pair = Lay { $card } at the end, or pair it with { $mirror }?
`,v=`learn-title = Learn { $game }
learn-invite = Learn it in five minutes
learn-continue = Continue
learn-back = Back
learn-hint = Not this one. Try another.
learn-end = You know the rules of { $game } now. Play your first game against bots.
learn-play = Play now
learn-again = Start again
learn-done = Well done!
learn-end-table = You know the rules of { $game } now. Your table is waiting.
learn-to-table = Return to the table
learn-next = Next: { $game }
`,y=`your-tables-empty = You are not seated at any table.
table-label = Table
clock-label = Time per decision
visibility-label = Visibility
visibility-private = Private: only with the link or code
visibility-public = Public: listed on the home page
spectators-label = Allow spectators
seen-grid-label = Show a grid of the cards seen so far
experimental-options = Experimental options
change-rules = Change rules
cancel = Cancel
change-clears-result = This clears the result from the table. The replay stays in every player’s game history.
rules-changed = The host changed the rules: { $settings }
create-table = Create table
field-limit = Limit
field-rounds = Rounds
field-deck = Deck
field-deal = Deal
field-drafted = Drafted hands
field-fans = Fan cards
field-hand = Hand size
field-cards = Highest card
field-decide = Special cards
field-games = Games
field-variant = Variant
field-low = Lowest number
field-high = Highest number
field-numbers = Highest number card
field-out = Cards left out
field-heads = Heads on cards
field-bulls = Bull cards
choose-even-odd = { fan-even-odd }: one row takes only even or only odd cards
choose-mountaineering = { fan-mountaineering }: one row descends
choose-jumping-cow = { fan-jumping-cow }: the cow takes up a place and jumps from row to row
choose-flip-digits = { fan-flip-digits }: once a round, swap the digits of your card
choose-full = Full deck
choose-random = Random deal
choose-open = Visible to all
choose-memory = Hidden (memory)
choose-anyone = Anyone decides
choose-majority = Majority decides
choose-standard = Standard variant
join-title = You are invited to play { $game }
seated-players = At the table: { $names }
join-match-running = A match is in progress. You can watch, and take a free seat when it ends.
join-match-running-private = A match is in progress. Spectators are not allowed. This page updates when a seat is free.
join-table-full = All seats are taken. You can watch until a seat is free.
join-table-full-private = All seats are taken. Spectators are not allowed. This page updates when a seat is free.
spectator-table-full = All seats are taken. You are watching, and can sit down when a seat is free.
spectator-match-running = A match is in progress. You are watching, and can sit down when it ends.
sit-down = Sit down
table-unavailable = Table not available
seat-empty = Empty
sit-here = Sit here
remove = Remove
host = Host
bot-level-of = Bot level: { $who }
add-bot = Add bot
remove-player = Remove { $who }
start-game = Start game
start-game-with-bots = { $count ->
    [one] Start game with 1 bot
   *[other] Start game with { $count } bots
}
wait-for-host = Waiting for the host to start the game.
invite-title = Invite friends
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Link copied.
invite-code = Or share the code:

bot = Bot
current = Now
panel = Log, scores and more
skip = Skip
choices = Your choices
choice-changeable = You can change your choice until everyone has chosen.
your-choice = Your choice: { $choice }.
undo-choice = Undo
start-over = Start over
confirm-choice = Confirm: { $choice }
chosen = Chosen
choices-help = Explain choices
choose-row = Choose: { $row }
card-and-heads = { $card }, { $heads ->
    [0] no heads
    [one] 1 head
   *[other] { $heads } heads
}
card-with-toad = { $card }, toad
forecast-row = Goes to row { $row }
forecast-takes = Takes row { $row }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
forecast-no-row = Fits no row: you take a row of your choice
fits-line = Fits the line
pairs-with = Pairs with { $card }
on-pile = On pile { $pile }
choice-pass = Pass
choice-lift = Lift a Stop!
choice-pair = Make a pair
choice-take = Take the line
choice-zero = Zero card
choice-new = New pile
choice-flip = Swap digits
pass-for-turn = Pass for this turn
support = Support
prompt-take-row = Your { $card } fits no row. Choose a row to take.
prompt-row = Choose a row.
prompt-window = Next: { $card } ({ $who })
prompt-turn = Lay a card, make a pair or take the line.
prompt-pick = Take a row, or extend one with zero.
prompt-lay = { $left ->
    [one] Choose the last card to lay.
   *[other] Lay { $left } cards. Choose the next one.
}
prompt-pile = Choose a pile for { $card }.
prompt-pair = Choose a card to pair.
prompt-new-line = Choose a card to start the new line.
target-take7 = Choose a row to hold six cards.
target-stop = Choose a row to block.
target-insert = Choose a row for your card.
target-push = Choose a card to move.
target-first = Choose the card to place first.
target-last = Choose the card to place last.
target-replace = Choose the card to play instead.
target-sort = Choose the next card in order.
target-lift = Choose a Stop! to lift.
line-empty = The line is empty.
are-you-sure = Are you sure?
turned-card = Turned card: goes to a row
known-cards = Known cards in hand: { $cards }
drafted-hands = Drafted hands
seat-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $taken } taken
seconds-left = { $seconds } s
paused = The game is paused.
resume = Resume
pause = Pause
nudge = Nudge { $who }
stand-in-notice = A bot is playing for you.
take-over = I’m back
spectator-notice = You are watching.
state-choosing = Choosing…
state-has-chosen = Ready
state-must-take = Must take a row
state-to-play = To play
state-away = Away
state-stand-in = Bot stands in
state-passed = Passed
state-out = Done
state-nudged = Nudged

tab-log = Log
tab-scores = Scores
tab-seen = Seen
tab-chat = Chat
tab-rules = Rules
tab-table = Table
log-empty = No events yet.
sheet-title = Score sheet
sheet-round = Round
sheet-turn = Turn
sheet-game = Game
team = Team
seen-about = All cards in the deck. Every player sees the same grid.
card-seen = seen
card-mine = in your hand
card-out = not seen yet
chat-empty = No messages yet.
chat-seated = Only seated players can chat.
chat-closed = Chat is closed while players choose cards.
chat-hidden = { $count ->
    [one] One message of a muted player is hidden.
   *[other] { $count } messages of muted players are hidden.
}
chat-label = Message
chat-send = Send
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

other-players = Other players
player-actions = Actions for { $who }
mute = Mute
unmute = Unmute
report = Report
report-title = Report { $who }
report-category = Reason
report-offensive-name = Offensive name
report-offensive-chat = Offensive chat
report-cheating = Cheating
report-stalling = Stalling
report-other = Other
report-text = Details (optional)
report-note = The operators of this server see the names at the table and the last chat messages with your report.
report-send = Send report
report-sent = Thank you. The operators of this server will look at it.

rules-numbered = All rules with examples
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
confirm-choices = Confirm choices before sending
sounds = Sounds
leave-table = Leave table
leave-warning = During a match, a bot takes over your seat. Leave the table?

result = Result
rematch = Rematch
rematch-waiting = Waiting for the other players
rematch-by = Rematch wanted by { $who }
view-replay = View replay
replay = Replay
replay-none = The record cannot be replayed up to this step.
step = Step
step-of = Step { $step } of { $steps }
step-copy = Copy link to this step
chart-title = Scores over the match
chart-table = Show as table
download-text = Download (text)
download-json = Download (JSON)
match-history = Finished matches
match-history-empty = No finished matches yet.
load-older = Load older matches

fair-title = Verify the shuffle
fair-about = Before the first deal, the server publishes the fingerprint of a secret, and each player adds a random number. All deals follow from these. Now that the secret is public, this page can repeat the shuffle and compare.
fair-check = Verify now
fair-none = This match has no secret: its deals were set by hand.
fair-yes = Verified: these deals were fixed before the first card was dealt.
fair-fits = Everything matches, as far as this browser can check.
fair-no = Verification failed: the deals of this match cannot be trusted.
fair-secret-fits = The secret matches the fingerprint.
fair-secret-other = The secret does not match the fingerprint.
fair-secret-kept = The server published a fingerprint but has not revealed the secret.
fair-deals = { $count ->
    [one] The deal follows from the secret.
    [2] Both deals follow from the secret.
   *[other] All { $count } deals follow from the secret.
}
fair-deals-wrong = Only { $right } of { $count } deals follow from the secret.
fair-nothing-dealt = Nothing was shuffled: all cards were drafted face up.
fair-same = { $deal }: the same { $cards } cards in the same order.
fair-differs = { $deal }, card { $place }: { $dealt } was dealt, but the secret gives { $expected }.
fair-differs-count = { $deal }: { $dealt } cards were dealt, but there should be { $expected }.
fair-unreadable = The record cannot be read: { $reason }
fair-step-rejected = The rules do not allow step { $step }. Nothing after it was verified.
fair-result = All steps follow the rules, and the result is correct.
fair-result-other = The result does not follow from the steps.
fair-seen-early = This browser received the fingerprint before the first deal.
fair-seen-late = This browser received the fingerprint after the first deal. It can only confirm that nothing changed since then.
fair-seen-other = This browser received a different fingerprint for this match.
fair-seen-never = This browser has no fingerprint stored for this match, so it cannot tell which one was published. Ask someone who played.
fair-mixed = Random numbers were added by { $who }.
fair-mixed-none = No player added a random number, so the server alone could have chosen the deals.
fair-mine-in = Yours is one of them, so the server alone could not choose the deals.
fair-mine-missing = The number added by this browser is missing. That is correct only if you also joined the table on another device.
fair-details = Deals and values in detail
fair-commitment = Fingerprint the server publishes now
fair-commitment-seen = Fingerprint this browser received
fair-secret = Secret, revealed after the match
fair-computed = Fingerprint of this secret, computed here
fair-number = Number added by { $who }
fair-number-mine = Number added by this browser
deal-cards = Number cards
deal-specials = Special cards
deal-letters = Zero cards
deal-reshuffle = Reshuffle { $n }

profile = Profile
save = Save
name-saved = Saved.
recovery-about = Rodeo has no accounts. Use your profile on another device with a recovery code. Creating a new code invalidates the old one.
recovery-create = Create recovery code
recovery-label = Recovery code
recovery-use = Restore profile
recovery-end-others = End all other sessions
sessions = Sessions
session-current = This browser
session-last-used = Last used: { $date }
session-unknown = Unknown browser
session-end = End
sessions-end-others = End other sessions
log-out = Log out
log-out-warning = Without a recovery code you cannot come back. Log out?
tokens = Bot tokens
tokens-about = A program with a token plays as you and is shown as a bot. Void a token that others may have seen.
token-label = Name of the token
token-create = Create token
token-once = Copy the token now. It is shown only once.
token-void = Void
profile-delete = Delete profile
profile-delete-about = Your profile, ratings and sessions are deleted. Finished games stay without your name. You leave all tables; a match in progress counts as lost.
profile-delete-warning = This cannot be undone. Delete your profile?
connection-lost = Connection lost. Reconnecting… Your seat is reserved.
view-result = View result
invite-share = Share
invite-qr = QR code of the link
learn-first = Learn first
notify-turn = Notify me when it is my turn
notify-denied = This browser blocks notifications from Rodeo. Allow them in its settings first.
notify-offer = Get a notification when it is your turn?
notify-yes = Notify me
notify-no = No, thanks
vibrate-turn = Vibrate when it is my turn
result-image = Download picture
result-image-share = Share picture

surface-leather = Leather
surface-felt = Felt
surface-slate = Slate
surface-oak = Oak
back-brand = Branding iron
back-bandana = Bandana
back-sunset = Sunset
keys-title = Keyboard shortcuts
keys-numbers = Choose the card, row or pile with this number
keys-arrows = Move between the cards in your hand
keys-enter = Choose the selected card, row or button
keys-hint = Show or hide a hint
keys-escape = Skip the animation
keys-help = Show this list
choice-sending = Sending your choice: { $choice }…

record-file-title = Verify a record file
record-file-about = Choose a record file, or drop it onto this page: text or JSON, downloaded here or saved by the terminal. It stays in this browser.
record-file-drop = Drop the file to verify it.
record-file-choose = Choose file
record-file-too-large = The file is too large: a record has at most { $limit } MB.
fair-steps-only = The steps and the result are correct. The deals cannot be verified.
fair-no-secret = This record does not contain the secret that its deals were computed from.
fair-not-over = The record has no result: the match is not over.

on-this-device = on this device
upload-match = Upload
played-offline = played offline
`,b={...Object.assign({"../../../../../locales/en/buffalo.ftl":e,"../../../../../locales/en/bull_party.ftl":t,"../../../../../locales/en/errors.ftl":``,"../../../../../locales/en/menu.ftl":n,"../../../../../locales/en/options.ftl":r,"../../../../../locales/en/review.ftl":i,"../../../../../locales/en/table.ftl":a,"../../../../../locales/en/take6.ftl":o,"../../../../../locales/en/take_that.ftl":s,"../../../../../locales/en/words.ftl":c}),...Object.assign({"../../../../locales/en/analysis.ftl":l,"../../../../locales/en/buffalo.ftl":u,"../../../../locales/en/bull_party.ftl":d,"../../../../locales/en/hints.ftl":f,"../../../../locales/en/puzzles.ftl":p,"../../../../locales/en/replay.ftl":m,"../../../../locales/en/statistics.ftl":h,"../../../../locales/en/take6.ftl":g,"../../../../locales/en/take_that.ftl":_,"../../../../locales/en/tutorial.ftl":v,"../../../../locales/en/web.ftl":y})};export{b as sources};