# Bull Party.

bull-party-heads-note = The book does not print how many heads each card has; the numbers here are our own table.
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
bull-party-choice-play = play a number card, and then take a row
bull-party-choice-zero = show your zero card: a card of the deck joins a row, and you stay in the round
bull-party-choice-take = take a row
bull-party-choice-add = the row that gets the turned card
bull-party-choice-lay-card = a card to lay
bull-party-choice-pile = on top of this pile
bull-party-choice-new = as a new pile

bull-party-your-letter = Your zero card has the letter { $letter }.
bull-party-revealed-zero = zero { $letter } ({ $who })
bull-party-took = { $actor ->
    [you] You take row { $row } with your { $card }: { $cards }, { table-heads }.
   *[other] { $who } takes row { $row } with the { $card }: { $cards }, { table-heads }.
}
bull-party-took-bull = { $actor ->
    [you] You take row { $row } with your { $card }: { $cards }, { table-heads }, and a bull with { $bull }!
   *[other] { $who } takes row { $row } with the { $card }: { $cards }, { table-heads }, and a bull with { $bull }!
}
bull-party-turned = { $actor ->
    [you] Your zero turns up the { $card }.
   *[other] { $who }’s zero turns up the { $card }.
}
bull-party-added = { $actor ->
    [you] You add the { $card } to row { $row }.
   *[other] { $who } adds the { $card } to row { $row }.
}
bull-party-bull-added = { $heads ->
    [one] Row { $row } is full, and a bull with 1 head joins it.
   *[other] Row { $row } is full, and a bull with { $heads } heads joins it.
}
bull-party-no-effect = { $actor ->
    [you] Your zero does nothing: no row can grow.
   *[other] { $who }’s zero does nothing: no row can grow.
}
bull-party-reshuffled = { $cards ->
    [one] The deck is empty: the discard, 1 card, is the new deck.
   *[other] The deck is empty: the discard, { $cards } cards, is shuffled as the new deck.
}
bull-party-laid = { $actor ->
    [you] You lay { $cards }.
   *[other] { $who } lays { $cards }.
}
bull-party-on-pile = { $card } on pile { $pile }
bull-party-on-new-pile = { $card } as new pile { $pile }
bull-party-sits-out = { $actor ->
    [you] You have your row and sit out the rest of this round.
   *[other] { $who } has a row and sits out the rest of this round.
}
bull-party-round-over = Round { $round } is over. If the game ended now:
bull-party-match-over = All cards are laid, and the heads are counted.
bull-party-score-line = { $who }: { table-points }

rules-bull-party =
    Heads are good here, in one pile. Everybody picks a card in secret.
    Number cards first, from the lowest: the card is discarded, and its owner takes a row into the hand and is out of the round. Then zero cards by letter: a card of the deck is turned, its player adds it to a row with fewer than five cards, and stays in. The fifth card of a row brings a bull card with 4 to 7 heads.
    When all rows are taken, everybody keeps five cards and lays the others on ascending piles. In the end your best pile and your bulls count for you, all other piles against you. The most points win.
