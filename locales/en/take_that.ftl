# Take That.

game-take-that = Take That
about-take-that = Pair cards of the line to score points, or take the whole line.

explain-take-that-games = Number of games in a match. Points add up.
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

# Reasons of a review: $percent is a share of the simulated cases.
take-that-reason-taken = Taking the line costs { table-points }{ $toads ->
    [0] {""}
    [one] , with 1 toad in it
   *[other] , with { $toads } toads in it
}; { $choice } does not.
take-that-reason-pair = { $card } pairs with { $mirror }: 2 points.
take-that-reason-cheap = The line costs only { table-points } now; it gets more expensive.
take-that-reason-next = After { $choice } you take the line in your next turn in { $percent }% of cases ({ $points } points), after { $other } in { $other_percent }%.
