# Tutorial: each step has an instruction, a hint after a wrong choice, and a comment on what happened.

learn-take-that-start = There is one line of cards, and players take turns. The line is empty, so any card can start it. After that, a card must be at most 10 higher or lower than the last one. Start with the 34.
learn-take-that-start-hint = Any card could start the line, but play the 34 here.
learn-take-that-start-done = Bot 2 laid 41 and Bot 3 laid 49, never more than 10 away. After each turn you draw a card.
learn-take-that-pair = None of your cards fits after the 49. But you hold its mirror, 94. Two cards with swapped digits make a pair, wherever the other one is in the line. Make the pair.
learn-take-that-pair-hint = You do not have to take the line: make a pair with the 94.
learn-take-that-pair-done = 49 and 94 are yours. Each scores 1 point, and the gap in the line closes. Bot 2 and Bot 3 continued.
learn-take-that-take = The last card is 55. None of your cards is within 10, and you have no mirror. So you must take the whole line and start a new one with any card from your hand.
learn-take-that-take-hint = There is only one option: take the line, then choose a card to start the new one.
learn-take-that-take-done = The cards you took are face down. Each costs 1 point, a toad costs 5. The 55 is a toad, so this line cost you 8 points.
learn-take-that-choice = Now all three options are open: lay the 34, make a pair or take the line. One of them scores points.
learn-take-that-choice-hint = That scores no points. Which of your cards is the mirror of a card in the line?
learn-take-that-choice-done = 2 points, and the line is shorter. The toad is now a problem for the others.
learn-take-that-toads = Cards with equal digits, such as 44, are toads. They have no mirror, so they stay in the line until a player takes it. Taking it would cost you 8 points now. Lay a card instead.
learn-take-that-toads-hint = Lay a card at most 10 away from 44: from 34 to 54.
learn-take-that-toads-done = Well done. Now Bot 2 needs a card close to 53.
learn-take-that-score = The draw pile is empty: a player who takes the line now ends the game. You have 12 cards in pairs and, face down, three toads and a 45. None of your cards fits the 87, so take the line.
learn-take-that-score-hint = Taking the line is the only option left.
learn-take-that-score-done = 12 for the pairs, minus 15 for three toads, minus 2 for 45 and 87: −5 points. Cards left in your hand do not count. The player with the most points after two games wins.
learn-take-that-free = Your turn. Lay a card, make a pair or take the short line, as you like.
learn-take-that-free-hint = This card does not fit: it must be at most 10 away from 31, or a mirror.
learn-take-that-free-done = That was a turn of { game-take-that }. Go back a step to try something else.

### Board.

take-that-if-taken = if taken
take-that-then-new = Then you start a new line
take-that-then-end = This ends the game
take-that-line-end = End of the line
take-that-pairs = { $pairs ->
    [one] pair
   *[other] pairs
}
take-that-taken = taken
take-that-lay-here = Lay { $card } here
prompt-lay-or-pair = Lay { $card } at the end, or pair it with { $mirror }?
take-that-how = Fits: at most 10 away from { $last }. Pair: swapped digits.
take-that-why-far = More than 10 away from { $last }, and its mirror { $mirror } is not in the line.
take-that-why-toad = More than 10 away from { $last }, and a toad has no mirror.
take-that-why-no-mirror = Its mirror { $mirror } is not in the line.
