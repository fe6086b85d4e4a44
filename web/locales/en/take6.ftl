# Tutorial: each step has an instruction, a hint after a wrong choice, and a comment on what happened.

learn-take6-nearest = All players choose a card in secret, then all cards are revealed. A card goes to the row that ends with the nearest lower number. The rows end with 12, 37, 43 and 58. Point at a card, or hold it, to see its row. Two of your cards go after the 12: play the one closer to it.
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
