# Take 6, with draft and fan cards.

game-take6 = Take 6
about-take6 = Four rows of cards. Lay the sixth card and you take the row.

explain-take6-limit = The match ends after the round in which a player reaches this many heads.
explain-take6-rounds = Play a fixed number of rounds instead of playing to a limit.
explain-take6-deck = Full deck, or limited deck for 2–6 players: only the cards that are dealt, numbered from 1.
explain-take6-deal = Deal hands at random, or draft them: all cards of the limited deck are face up, and players take turns choosing.
explain-take6-drafted = Whether drafted hands stay visible or must be remembered.
explain-take6-fans = Extra cards that change how a row or a card works.
explain-take6-hand = Number of cards dealt to each player. Experimental.
explain-take6-cards = Highest card of the full deck. Experimental.

take6-title = Take 6 · round { $round } · turn { $turn } of { $turns }
take6-draft-title = Take 6 · round { $round } · draft
take6-ends-at = Ends at { $limit } heads
take6-ends-after = { $rounds ->
    [one] Ends after 1 round
   *[other] Ends after { $rounds } rounds
}
take6-several-fans = Note: the rule book advises against using several fan cards at once.

take6-only-even = even cards only
take6-only-odd = odd cards only
take6-goes-down-then-up = descends; marker moves up next
take6-goes-down-then-down = descends; marker moves down next
take6-cow = cow
take6-flip-available = You still have your flip card: add flip (or f) to a card to swap its digits.
take6-draft-pool = Draft pool
take6-hand-of = Hand ({ $who })

take6-ask-draft = Choose a card for your hand
take6-choice-draft = add a card from the pool to your hand
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
take6-cow-starts = The cow starts in row { $row }, which has the lowest card.
take6-cow-jumped = The cow jumps to row { $row }, which has the lowest last card of the other rows.
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

# Reasons of a review: $percent is a share of the simulated cases, $unseen the number of unseen cards between $last and $card.
take6-reason-takes = Your { $card } takes row { $row } in { $percent }% of cases ({ table-heads }): { $unseen ->
    [one] 1 unseen card lies
   *[other] { $unseen } unseen cards lie
} between { $last } and { $card }.
take6-reason-takes-other = Your { $card } takes row { $row } in { $percent }% of cases ({ table-heads }).
take6-reason-full = Row { $row } is full: your { $card } takes it in { $percent }% of cases ({ table-heads }).
take6-reason-low = Your { $card } is lower than every row: it takes row { $row } in { $percent }% of cases ({ table-heads }).
take6-reason-row = Row { $row } has { table-heads }, row { $other } only { $fewer }.
take6-reason-place = { $card } is card number { $place } of row { $row } and { $percent ->
    [0] never takes a row
   *[other] takes a row in only { $percent }% of cases
}.
take6-reason-better = { $card } { $percent ->
    [0] never takes a row
   *[other] takes a row in only { $percent }% of cases
}.
take6-reason-cheaper = { $card } takes a row in { $percent }% of cases, but a cheaper one ({ table-heads } on average).
