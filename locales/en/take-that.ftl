# Take That.

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
take-that-must-take = nothing fits and nothing pairs: you have to take the line

take-that-ask-turn = A card, pair, or take?
take-that-ask-start = Which card starts the line?
take-that-choice-lay = lay a card at the right end; at most 10 away from the last one
take-that-choice-start = start a new line with any card
take-that-choice-pair = pair a card of the line with its mirror from your hand: two points
take-that-choice-pair-card = your card, the mirror of one in the line
take-that-choice-take = take the whole line (minus points) and start a new one
take-that-choice-take-start = the card that starts the new line
take-that-choice-take-end = take the whole line (minus points), which ends the game

take-that-begins = { $actor ->
    [you] Game { $game } begins, and you go first.
   *[other] Game { $game } begins, and { $who } goes first.
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
    [you] You pair your { $card } with the { $mirror }: +2 points!
   *[other] { $who } pairs { $card } with { $mirror }: +2 points.
}
take-that-line-taken = { $actor ->
    [you] You take the line ({ $cards }): { table-points }.
   *[other] { $who } takes the line ({ $cards }): { table-points }.
}
take-that-extra-taken = { $actor ->
    [you] It was a single card, so you take a hidden card from the pile with it.
   *[other] It was a single card, so { $who } takes a hidden card from the pile with it.
}
take-that-you-drew = You draw { $card }.
take-that-extras = { $actor ->
    [you] Your hidden cards: { $cards }.
   *[other] { $who }’s hidden cards: { $cards }.
}
take-that-game-over = Game { $game } is over.
take-that-game-line = { $who }: { table-points }, { $total } in all

rules-take-that =
    On your turn do one of three things, then draw a card.
    Lay a card at the right end of the line: at most 10 higher or lower than the last.
    Pair: show the mirror of any card of the line (49 and 94); both lie face up beside you and count one point each.
    Take the line: all its cards lie face down beside you and count minus one each, cards with a toad (22, 33 … 88) minus five. Then start a new line.
    Once the pile is empty, taking the line or pairing away its last card ends the game. The most points win.
