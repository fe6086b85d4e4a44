var e=`# Bull Party

For 2–5 players. For once, heads are good, as long as they lie in the right pile. Let the rows grow, snatch the best one
in time, and stack your cards in ascending piles. Only your best pile counts for you; the others count against you.

## 1. Cards

**1.1** There are 100 number cards: one each of 1 to 100.

**1.2** There are 10 bull cards with 4 to 7 heads each.

**1.3** There are 5 zero cards with the letters A to E.

**1.4** The number cards carry the heads of take6 (take6 1.3). 1 to 100 hold 167 heads. This is our table (see R1).

**1.5** The bull cards carry 4 4 4 5 5 5 6 6 7 7 heads. This is our table (see R1).

## 2. Setting up

**2.1** The zero cards are shuffled. Each player gets one; the others stay out, unseen.

**2.2** The letter of a zero card is secret until it is first shown (see R2).

**2.3** The number cards are shuffled. Each player gets 5 and keeps them secret.

**2.4** With 3 players 25 number cards leave the game unseen, with 2 players 50, with 4 or 5 players none.

**2.5** The other number cards are the face-down deck.

**2.6** The bull cards are a pile of their own: the fours on top, then the fives and the sixes, the sevens at the bottom.

**2.7** The game goes over several rounds.

**2.8** Rodeo deals in a fixed order (see R10).

## 3. The layout

**3.1** A round begins with as many rows as there are players.

**3.2** Each row gets two cards from the deck, laid open: row 1 first, then row 2, and so on.

**3.3** The cards of a row stay in the order in which they came. They are not sorted.

**3.4** A row holds at most five number cards.

## 4. Picking

**4.1** Every player still in the round picks a number card of the hand or the zero card, in secret. In the first picking
of a round these are all players.

**4.2** When all have picked, the cards are shown together.

**4.3** First all number cards are dealt with by section 5, from the lowest to the highest.

**4.4** Then all zero cards are dealt with by section 6, in the order of their letters.

**4.5** If rows remain, the players still in the round pick again.

**4.6** A player who is the last one in the round may go on building alone.

**4.7** The round of rows ends when all rows are taken. Then section 8 follows.

## 5. A number card

**5.1** The card goes to the discard.

**5.2** Its owner takes any one of the remaining rows. If only one remains, it is that one (see R9).

**5.3** The number cards of that row go to the owner's hand. They lay open, so all know them.

**5.4** A bull card in that row is laid apart, open, beside its owner.

**5.5** The owner is out of the round until the next layout.

## 6. A zero card

**6.1** The top card of the deck is turned face up.

**6.2** The player of the zero card adds it to any remaining row with fewer than five number cards. If only one such row
remains, it goes there (see R9).

**6.3** The zero card goes back to the hand. Every player keeps the zero card all game.

**6.4** The player stays in the round.

**6.5** If the deck is empty when a card is needed, see 9.2.

## 7. Full rows

**7.1** When a row gets its fifth number card, the top bull card is added to it at once.

**7.2** If no bull card is left, the row is just full (see R3).

**7.3** If every remaining row is full, only number cards may be picked.

**7.4** If nothing is left to draw, neither in the deck nor in the discard, only number cards may be picked (see R4).

**7.5** A zero card already shown, for which by then every remaining row is full or nothing is left to draw, has no
effect. It goes back to the hand, and its player stays in the round (see R4).

## 8. Laying cards

**8.1** When all rows are taken, every player keeps exactly 5 number cards and the zero card in hand.

**8.2** All other number cards are laid on piles in front of their owner. Cards from the hand and cards just taken may be
laid alike.

**8.3** A card goes on a pile whose top card is lower, or it starts a new pile. Numbers may be left out.

**8.4** A player may have any number of piles.

**8.5** A laying is a set of assignments: each laid card is assigned to a pile or to a new pile.

**8.6** Because piles ascend, the order in which own cards are laid never matters. So Rodeo writes a laying in ascending
order of cards.

**8.7** All players lay at the same time, and the layings are shown when all are done (see R5).

**8.8** Piles lie open and are never rearranged (see R5).

**8.9** Bull cards are not laid on piles. They stay apart.

**8.10** Then the next round begins with section 3.

## 9. The last round

**9.1** The round in which the last card of the deck goes to a row is the last one. This also holds if it goes there in
the layout.

**9.2** If a card is needed and the deck is empty, the discard as it then lies is shuffled and becomes the new deck (see
R6).

**9.3** Number cards of the same showing are already in the discard by then.

**9.4** Later discards join in only when the new deck is empty too and another card is needed (see R6).

**9.5** A new deck does not bring another round.

**9.6** After the last round all number cards in hand are laid by section 8. None is kept (see R7).

## 10. Score

**10.1** A player's best pile is the one with the most heads. Its heads count for the player.

**10.2** The heads on the player's bull cards count for the player.

**10.3** The heads of all other piles count against the player.

**10.4** Zero cards count nothing.

**10.5** The highest score wins.

**10.6** Equal highest scores share the win (see R8).

## Options

**O1** \`players\`: 2 to 5. No default.

**O2** \`numbers\`: the highest number card, up to 100. Default 100. For small experiments.

**O3** \`hand\`: the number cards dealt to each player, and kept after each round, 1 to 7. Default 5.

**O4** \`out\`: the number cards that leave the game unseen. Default 50 with 2 players, 25 with 3, none with 4 or 5.

**O5** \`heads\`: the head table of the number cards: \`take6\`, or a list of your own, the heads of 1 first, each from 0
to 99. Default \`take6\`.

**O6** A list of heads with more or fewer entries than \`numbers\` is refused: every number card needs its heads.

**O7** \`bulls\`: the list of bull heads from top to bottom, up to 16 cards, each from 0 to 99, or \`none\`. Default 4 4 4 5 5
5 6 6 7 7. It is used in the order given.

**O8** \`numbers\` − \`out\` − \`players\` × \`hand\` is the deck that is left for the rows. It must be exactly 2 × \`players\`, or
at least 6 × \`players\`; anything else is refused. With fewer there is no layout, and in between the second layout could
run out of cards.

## Rulings

**R1** The head table is data: number cards as in Take 6, bulls 4 4 4 5 5 5 6 6 7 7; both can be replaced, and players are
told that it is our table. *Why:* the printed rules give only the range of the heads, so we use the table that players of
the family know and say so openly.

**R2** The letter of a zero card is secret until it is first shown. *Why:* it is dealt into the hand like any other card,
and nothing in the printed rules asks to show it earlier.

**R3** If no bull card is left, a row with five cards is just full. *Why:* ten bulls can run out, and the row must still
stop growing.

**R4** If nothing is left to draw, only number cards may be picked, and a zero card already shown then has no effect while
its player stays in the round. *Why:* it treats an empty deck like full rows, and without it the players could wait for
ever.

**R5** All lay at the same time and show it when all are done; piles lie open and are never rearranged. *Why:* no player
should gain by waiting to see the others, and a pile that could be sorted again would make the choice empty.

**R6** When a card is needed and the deck is empty, the discard as it then lies is shuffled into a new deck; later discards
join only when that is empty too. *Why:* the printed rules refill only what is lacking, and a single clear moment for each
shuffle keeps the draws unambiguous.

**R7** After the last round all cards in hand must be laid. *Why:* the printed sentence as it stands forbids it, which
would leave the cards without any use; it is plainly a misprint.

**R8** Equal scores share the win. *Why:* the printed rules name no tie-breaker, and sharing is what most tables do.

**R9** Where only one row is possible, for taking it or for adding the turned card, nobody is asked: it is that row. *Why:*
there is nothing to choose, and everybody can see it.

**R10** The zero cards are dealt by seat. Of the shuffled number cards the first are the hands, seat after seat, then comes
the deck from the top down, and the last ones leave the game. A reshuffled discard is the new deck from the top down.
*Why:* any order is as fair as another, but a deal can be checked afterwards only if the order is fixed.

## Worked examples

**E1** Shows 5.2, 5.3, 8.1, 8.2, 8.3.

- *Before:* a player's pile has 13 on top; 20 is among the four cards left in hand after the play.
- *Play:* the player takes a row with 22, 24 and 60.
- *Then:* The hand has seven number cards, so two must be laid. 20 and 22 go on 13.
- *After:* the pile ends 13 20 22. 24 and 60 are kept; the hand has five number cards.

**E2** Shows 5.1, 8.1, 8.3, 8.4. It goes on from E1 in the next round.

- *Before:* the player's pile ends 13 20 22; 24 and 60 are in hand.
- *Play:* the player plays 24, which goes to the discard, and takes a row with 2, 4 and 18.
- *Then:* Two cards must be laid. None of 2, 4 and 18 can go on 22.
- *After:* 4 18 is a new pile beside the first. 2 is kept; the hand has five number cards.

**E3** Shows 4.3, 5.1, 5.2, 5.4, 7.1, 7.3. *Partly ours.*

- *Before:* three players, all still in the round. All rows are full, each with a bull card:
  \`[17 18 35 49 77][24 33 3 75 94][11 19 55 63 93]\`.
- *Play:* 13, 85 and 36 are shown.
- *Then:* The order is 13, 36, 85. 13 takes row 2, 36 takes row 3, 85 is left with row 1.
- *After:* no row remains. Each has taken five number cards and a bull card, has nine number cards in hand, and must
  lay four to keep five. The bulls lie apart.

**E4** Shows 8.2, 8.3, 8.4. The owner of 13 in E3. *Partly ours.*

- *Before:* a pile with 23 on top; the hand has 51, 72 and two more cards, and 24 33 3 75 94 from the row.
- *Play:* 24 and 33 on 23; 51 and 72 as a new pile.
- *After:* piles …23 24 33 and 51 72. 3, 75, 94 and the two other cards are kept: five.

**E5** Shows 8.2, 8.3. The owner of 36 in E3. *Partly ours.*

- *Before:* piles with 8 and with 86 on top; the hand has 87 and three more cards, and 11 19 55 63 93 from the row.
- *Play:* 11 and 19 on 8; 87 and 93 on 86.
- *After:* piles …8 11 19 and …86 87 93. 55, 63 and the three other cards are kept: five.

**E6** Shows 8.2, 8.3, 8.4. The owner of 85 in E3. *Partly ours.*

- *Before:* a pile with 31 on top; the hand has four cards, and 17 18 35 49 77 from the row.
- *Play:* 17, 18 and 35 as a new pile; 49 on 31.
- *After:* piles …31 49 and 17 18 35. 77 and the four other cards are kept: five.
`;export{e as default};