# Tutorial: each step has an instruction, a hint after a wrong choice, and a comment on what happened.

learn-bull-party-number = Here heads are good. There is one row for each player. A number card takes a row, and the lowest number chooses first. The row with the 60 looks good: play your lowest card.
learn-bull-party-number-hint = Another player could be lower. Your lowest number is 5.
learn-bull-party-number-done = Your card is the lowest, so you choose first.
learn-bull-party-row = Take row 1: it has three cards for your piles.
learn-bull-party-row-hint = Take row 1, with 22, 24 and 60.
learn-bull-party-row-done = The cards of the row are in your hand, the 5 is discarded, and every other player took a row too.
learn-bull-party-lay = You keep five cards and lay the others on piles. A card goes on a pile with a lower top card, or starts a new pile. Your pile shows a 13: lay 20 on it, then 22.
learn-bull-party-lay-hint = First 20 on pile 1, then 22 on pile 1.
learn-bull-party-lay-done = 13, 20, 22: one ascending pile. New rows are dealt.
learn-bull-party-new-pile = One round later you must lay a 4 and an 18. Neither can go on the 22. Start a new pile with the 4, then lay the 18 on it.
learn-bull-party-new-pile-hint = First 4 as a new pile, then 18 on pile 2.
learn-bull-party-new-pile-done = Now you have two piles. At the end, only your best pile counts for you, and all others count against you. So avoid starting new piles.
learn-bull-party-zero = You also have a zero card. It takes no row: it adds a card to a row and returns to your hand. Row 1 has four cards. Play the zero card.
learn-bull-party-zero-hint = Do not take a row yet: play the zero card.
learn-bull-party-zero-done = All three players played a zero card. Yours has the letter A, so it comes first: a 77 is turned up.
learn-bull-party-add = Add the 77 to a row. With its fifth card a row is full and gets a bull card. Add it to row 1.
learn-bull-party-add-hint = Row 1 has four cards and needs only one more.
learn-bull-party-add-done = Row 1 gets a bull card with 4 heads. Bulls always count for the player who takes them. Now everyone wants that row.
learn-bull-party-snatch = The lowest number chooses first. Play your lowest card.
learn-bull-party-snatch-hint = Lower is faster: play the 3.
learn-bull-party-snatch-done = No card was lower. You choose first.
learn-bull-party-bull = Take the row with the bull.
learn-bull-party-bull-hint = The bull is in row 1.
learn-bull-party-bull-done = Five cards for your hand, and 4 heads that always count for you.
learn-bull-party-score = The game ends when the draw pile runs out. The pile with the most heads and your bulls count for you, the heads of your other piles against you. Below are all players’ piles and their current values. The player with the most points wins.

### Board.

bull-party-next = Next bull
bull-party-your-piles = Your piles
bull-party-piles-empty = No piles yet. After each round you lay cards here.
bull-party-points = { $points ->
    [one] point
   *[other] points
}
bull-party-best-pile = Only your best pile counts for you, the others count against you.
bull-party-number-effect = Takes a row, after all lower numbers
bull-party-why-lower = Cards are laid in ascending order: choose one above { $card }.
bull-party-why-higher = Choose a lower card first: cards are laid in ascending order.
bull-party-why-pile = First choose a pile for { $card }.

### First times: explanations for a new player.

first-bull-party-pick = A number card takes a row. The lowest number chooses first.
first-bull-party-zero = Your zero card takes no row. It adds a card from the draw pile to a row, then returns to your hand.
first-bull-party-bull = A row has a bull card. Its heads always count for the player who takes the row.
first-bull-party-row = The cards of the row you take go to your hand, its bull card in front of you. Then you are out until the next round.
first-bull-party-add = The turned card goes to a row that is not full. The fifth card of a row brings a bull card.
first-bull-party-lay = Keep five cards and lay the others: choose a card, then its pile. Only a higher card goes on a pile; any card can start a new one.
first-bull-party-great = Only your best pile, the one with +, counts for you. The heads of your other piles count against you.
