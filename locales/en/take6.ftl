# Take 6, with draft and fan cards.

take6-title = Take 6 · round { $round } · turn { $turn } of { $turns }
take6-draft-title = Take 6 · round { $round } · draft
take6-ends-at = the match ends at { $limit }
take6-ends-after = { $rounds ->
    [one] one round is played
   *[other] { $rounds } rounds are played
}
take6-several-fans = A word of warning: several fan cards at once make a wild game. The book advises against it; have fun!

take6-only-even = even cards only
take6-only-odd = odd cards only
take6-goes-down-then-up = goes down; the sign moves up next
take6-goes-down-then-down = goes down; the sign moves down next
take6-cow = cow
take6-flip-available = You still have your flip card: add flip (or f) to a card to swap its digits.
take6-draft-pool = On offer
take6-hand-of = Hand ({ $who })

take6-ask-draft = Which card do you take?
take6-choice-draft = take a card from the middle
take6-choice-flip = swap the digits of the card, once a round

take6-drafted = { $actor ->
    [you] You take the { $card }.
   *[other] { $who } takes the { $card }.
}
take6-revealed-flipped = { $card } flipped to { $value } ({ $who })
take6-took = { $actor ->
    [you] { table-card-of } is { table-overfull }: you take { table-heads }!
   *[other] { table-card-of } is { table-overfull }: { table-heads } for { $who }!
}
take6-chose-row = { $actor ->
    [you] You take row { $row } with your { $card }: { table-heads }.
   *[other] { $who } takes row { $row } with the { $card }: { table-heads }.
}
take6-even-moved = Even/Odd moves to row { $row }: even cards only.
take6-odd-moved = Even/Odd moves to row { $row }: odd cards only.
take6-mountain-moved = Mountaineering moves to row { $row }: that row goes down now.
take6-cow-jumped = The cow jumps to row { $row }.
take6-cow-took = { $actor ->
    [you] Row { $row } was full without the cow, so you take it too: { table-heads }; the { $stays } stays.
   *[other] Row { $row } was full without the cow, so { $who } takes it too: { table-heads }; the { $stays } stays.
}
take6-round-over = Round { $round } is over.
take6-round-line = { $who }: { table-heads }, { $total } in all
take6-turn-heads = { $actor ->
    [you] You took { table-heads } this turn, { $total } this round.
   *[other] { $who } took { table-heads } this turn, { $total } this round.
}
take6-turn-no-heads = { $actor ->
    [you] You took nothing this turn and stay at { table-heads } this round.
   *[other] { $who } took nothing this turn and stays at { table-heads } this round.
}

rules-take6 =
    Everybody picks a card in secret. The cards are shown and placed from the lowest to the highest. A card goes to the row whose last card is the highest below it.
    A row holds five cards. Whoever lays the sixth takes the five, and the sixth starts the row anew. A card that is lower than all last cards fits no row: its owner takes any row, and the card starts it anew.
    Every head on a taken card is a point against you: 55 has seven, 11, 22, 33 … have five, 10, 20, 30 … three, 5, 15, 25 … two, all others one.
    A round has ten turns. The match ends after the round in which somebody reaches the limit. The fewest heads win.
