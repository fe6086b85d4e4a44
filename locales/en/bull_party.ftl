# Bull Party.

game-bull-party = Bull Party
about-bull-party = Here heads are good: take rows and build the best pile.

explain-bull-party-numbers = Highest number card. Experimental.
explain-bull-party-hand = Number of number cards dealt to each player and kept after each round.
explain-bull-party-out = Number of cards removed unseen before the game.
explain-bull-party-heads = Heads on the number cards: take6 for those of Take 6, or one number per card.
explain-bull-party-bulls = Heads on the bull cards, from the top of their pile.

bull-party-heads-note = The rule book does not list the heads on each card. Rodeo uses its own table.
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

# Reasons of a review: $percent is a share of the simulated cases.
bull-party-reason-row = Row { $row } is worth { $heads } points with its bull, row { $other } { $other_heads }.
bull-party-reason-lay = After this your piles count { $points } points, after { $choice } { $other_points }.
bull-party-reason-pick = With { $choice } you take a row in { $percent }% of cases ({ $heads } heads), with { $other } in { $other_percent }% ({ $other_heads }).
