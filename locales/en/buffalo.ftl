# Beat the Buffalo.

buffalo-title = Beat the Buffalo · turn { $turn } of { $turns }
buffalo-name = buffalo
buffalo-take7-marker = Take 7!
buffalo-stop-marker = Stop!
buffalo-row-empty = empty: the next card goes here
buffalo-team = team: { $heads }
buffalo-team-double = team: { $heads }, counting double: { $double }
buffalo-heads = buffalo: { $heads }
buffalo-specials = Special cards
buffalo-no-specials = none open
buffalo-face-down = { $count ->
    [one] 1 more face down
   *[other] { $count } more face down
}
buffalo-queue = To be placed
buffalo-forecast = As it stands
buffalo-forecast-row = { $card } goes to row { $row }
buffalo-forecast-takes = { $card } takes row { $row }: { table-heads }
buffalo-forecast-no-row = { $card } fits no row

buffalo-ask-card-or-lift = Which card? (or lift, to lift a Stop!)
buffalo-ask-window = { table-card-of } is next. What do you do? (Enter: pass)
buffalo-choice-pass = do nothing; the { $card } is placed if all pass
buffalo-choice-lift = lift a Stop!, which then leaves the game
buffalo-choice-replace-with = the card of your hand to place instead
buffalo-choice-first = the card to place before all others
buffalo-choice-last = the card to place after all others
buffalo-choice-sort = the card that comes next in the new order
buffalo-choice-push = the card to move

buffalo-specials-in-play = { $count ->
    [one] 1 special card is in play.
   *[other] { $count } special cards are in play.
}
buffalo-special-revealed = Turned up: { $special }
buffalo-special-used = { $actor ->
    [you] You use “{ $special }”.
   *[other] { $who } uses “{ $special }”.
}
buffalo-lifted = { $actor ->
    [you] You lift the Stop! at row { $row }.
   *[other] { $who } lifts the Stop! at row { $row }.
}
buffalo-take7-laid = Row { $row } now holds six cards; the seventh takes them.
buffalo-stop-laid = Row { $row } is blocked: nothing comes in, nothing goes out.
buffalo-replaced = { $actor ->
    [you] You take your { $back } back and play the { $card } instead.
   *[other] { $who } takes the { $back } back and plays the { $card } instead.
}
buffalo-inserted = { table-card-of } is put into row { $row }.
buffalo-pushed = The { $card } moves from row { $from } to row { $row }.
buffalo-overflow = That row was full: the team takes { table-heads }, and the { $stays } stays.
buffalo-put-first = The { $card } will be placed first.
buffalo-put-last = The { $card } will be placed last.
buffalo-sorted = The new order: { $cards }.
buffalo-took = { $actor ->
    [buffalo] { table-card-of } is { table-overfull }: { table-heads } for the buffalo!
   *[other] { table-card-of } is { table-overfull }: { table-heads } for the team!
}
buffalo-chose-row = { $actor ->
    [you] You take row { $row } with your { $card }: { table-heads } for the team.
    [buffalo] { table-card-of } fits no row and takes the cheapest, row { $row }: { table-heads } for the buffalo.
   *[other] { $who } takes row { $row } with the { $card }: { table-heads } for the team.
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
