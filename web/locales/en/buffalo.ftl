# Tutorial: each step has an instruction, a hint after a wrong choice, and a comment on what happened.

learn-buffalo-buffalo = Here all players are a team against the buffalo. Every player chooses a card, and the buffalo plays its top card blindly. Cards are placed as in { game-take6 }: lowest first, after the nearest lower number. Play your 80.
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

### Board.

buffalo-leads-team = The team is ahead.
buffalo-leads-buffalo = The buffalo is ahead.
buffalo-leads-level = Both sides are level.
buffalo-tie = A tie goes to the buffalo.
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
buffalo-otherwise = Otherwise: { $what }.
buffalo-next = Next: { $what }.
buffalo-or-special = Or use a special card.
buffalo-why-window = Now special cards can be used. You choose your next card in the next turn.
buffalo-special-unusable = Not usable now.
