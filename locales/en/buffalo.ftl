# Beat the Buffalo.

game-buffalo = Beat the Buffalo
about-buffalo = Cooperative: your team against the buffalo, with special cards to help you.

explain-buffalo-decide = Whether any player can use a special card at once, or a majority must support it.
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
buffalo-win = You win together! The team took { $team ->
    [0] no heads
    [one] 1 head
   *[other] { $team } heads
 }, the buffalo { $buffalo }.
buffalo-lose = The buffalo wins. The team took { $team ->
    [0] no heads
    [one] 1 head
   *[other] { $team } heads
 }, the buffalo { $buffalo }.

# Special cards: name and effect.
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

# Reasons of a review: $percent is a share of the simulated cases.
buffalo-reason-takes = Your { $card } takes row { $row } in { $percent }% of cases ({ table-heads }): { $unseen ->
    [one] 1 unseen card lies
   *[other] { $unseen } unseen cards lie
} between { $last } and { $card }.
buffalo-reason-takes-other = Your { $card } takes row { $row } in { $percent }% of cases ({ table-heads }).
buffalo-reason-turn = Heads this turn with { $choice }: team { $team }, buffalo { $buffalo }; with { $other }: team { $other_team }, buffalo { $other_buffalo }.
