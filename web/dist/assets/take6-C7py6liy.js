var e=`# Take 6

For 2–10 players. Four rows grow across the table. Whoever lays the sixth card in a row takes the five that lie there,
and every head on them hurts. Fewest heads wins.

## 1. Cards

**1.1** There are 104 number cards: one each of 1 to 104.

**1.2** Every card carries heads. A head is one point against the player who takes the card.

**1.3** The heads of a card follow from its number. The first line that fits counts:

| Number | Heads |
|---|---|
| 55 | 7 |
| any other multiple of 11 (11, 22, 33 …) | 5 |
| multiple of 10 (10, 20, 30 …) | 3 |
| any other number that ends in 5 (5, 15, 25 …) | 2 |
| every other number | 1 |

**1.4** The whole deck holds 171 heads.

## 2. Setting up a round

**2.1** All cards of the deck are shuffled together for every round.

**2.2** Each player gets 10 cards and keeps them secret.

**2.3** Four more cards are laid open, one below the other. They start rows 1 to 4, in the order dealt (see R1).

**2.4** The cards left over stay unseen and take no part in the round.

**2.5** With 10 players no card is left over: the whole deck is in play.

## 3. A turn

**3.1** Every player picks one card of the hand in secret, all at the same time.

**3.2** When all have picked, all picked cards are shown together.

**3.3** The shown cards are placed one by one, from the lowest to the highest.

**3.4** Each card meets the rows as they lie at that moment, with everything placed or taken earlier in the turn.

**3.5** The turn ends when all shown cards are placed. Then the next turn begins.

## 4. Placing a card

**4.1** A card fits a row when its number is higher than the row's last card.

**4.2** If a card fits one row or more, it goes to the one of these rows whose last card is the highest. So it lies as
near to its neighbour as it can.

**4.3** The card is added at the right end of that row. Its owner has no say in this.

**4.4** A row is full with five cards.

**4.5** If the row of 4.2 is full, the card's owner takes its five cards. The card then starts the row anew.

**4.6** If a card fits no row, its owner chooses any one of the four rows and takes all its cards. The card then starts
that row anew.

**4.7** The choice of 4.6 is made when the card is to be placed: after the lower cards, before the next one.

**4.8** Any row may be chosen, whether it is cheap, costly or full.

**4.9** Taken cards go face down onto the taker's own pile. They never return to a hand.

## 5. Score and end

**5.1** A round ends when all cards in hand have been placed. That is after ten turns.

**5.2** Each player counts the heads in the own pile. They are added to that player's score of the match.

**5.3** The match ends after a round in which any player's score has reached 66 or more. Only the end of a round is
looked at, never the middle.

**5.4** Otherwise a new round is set up by section 2.

**5.5** The player with the fewest heads wins the match.

**5.6** Players with equal best scores share the win.

**5.7** A table may agree on another limit, or on a fixed number of rounds instead of a limit (see O2, O3).

## 6. Limited deck

For 2–6 players who like to know what is out there.

**6.1** With *n* players only the cards 1 to 10*n* + 4 are used. The others stay out of the match.

| Players | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|
| Highest card | 24 | 34 | 44 | 54 | 64 |

**6.2** Every card of the limited deck is in play: ten in each hand and four as starts of the rows.

**6.3** The hands may be dealt at random (see R2) or drafted by section 7. Everything else stays as it is.

## 7. Draft

**7.1** The draft is played with the limited deck only.

**7.2** All cards of the limited deck are laid open.

**7.3** In turn, each player takes one of the open cards into the hand, until every player has ten.

**7.4** The turns go clockwise, always in the same direction (see R4).

**7.5** In the first round seat 0 takes first. In each later round the first taker is one seat further on (see R4).

**7.6** The four cards left over start the rows in ascending order: the lowest starts row 1 (see R3).

**7.7** What was taken in the open is known to all: hands are public at the start of the round and stay so as they
shrink (see R5).

**7.8** The turns are then played as usual. What a player picks in a turn is still secret until all have picked.

## Options

**O1** \`players\`: 2 to 10. No default.

**O2** \`limit\`: the number of heads at which the match ends, 1 to 1000. Default 66.

**O3** \`rounds\`: a fixed number of rounds, 1 to 1000. It takes the place of \`limit\`; the match then ends after that
many rounds, whatever the scores.

**O4** \`limit\` together with \`rounds\` is refused: a match has one way to end.

**O5** \`deck\`: \`full\` or \`limited\`. Default \`full\`.

**O6** \`deck\` \`limited\` with more than 6 players is refused: the variant is made for 2 to 6.

**O7** \`deal\`: \`random\` or \`draft\`. Default \`random\`.

**O8** \`deal\` \`draft\` with \`deck\` \`full\` is refused: a draft needs a deck in which every card finds a place.

**O9** \`drafted\`: \`open\` or \`memory\`. Default \`open\`. With \`open\`, drafted hands stay shown on screen. With \`memory\`
they are not shown again after the draft. What was drafted is public knowledge either way (see R5).

**O10** \`drafted\` \`memory\` without \`deal\` \`draft\` is refused: there is nothing to remember.

**O11** \`fans\`: any of \`even_odd\`, \`mountaineering\`, \`jumping_cow\`, \`flip_digits\`. Default none. See
[fan-cards.md](fan-cards.md).

**O12** \`hand\`: the cards dealt to each player, 1 to 10. Default 10. For small experiments.

**O13** \`cards\`: the highest card, up to 104. Default 104. For small experiments.

**O14** \`players\` × \`hand\` + 4 above \`cards\` is refused: there are not enough cards to deal.

**O15** With \`deck\` \`limited\` the highest card is \`players\` × \`hand\` + 4, and any value of \`cards\` other than 104 is
refused: the deck already says which card is the highest. With the usual hand this is 10*n* + 4 (see 6.1).

**O16** A match with \`limit\` needs \`players\` × \`hand\` + 4 to be above 20; otherwise it is refused and only \`rounds\` is
allowed. The four rows hold 20 cards, so with no more than these nobody need ever take a row and the match might
never end.

## Rulings

**R1** The four cards laid open start rows 1 to 4 in the order in which they are dealt. *Why:* it is the simplest way to
lay them out, it needs no sorting, and every table then sees the same rows for the same deal.

**R2** The limited deck may be played with a random deal. *Why:* the printed variant always joins the limited deck with
the draft, but many tables enjoy the small deck without the time a draft takes.

**R3** After a draft the four cards left over start the rows in ascending order. *Why:* they lie open in no order of
their own, so the rows need one that nobody can argue about.

**R4** The draft goes plainly clockwise; seat 0 takes first in the first round, and the first taker moves one seat on
each round. *Why:* the printed rules only say that players take turns, this is the plainest reading, and moving on shares
the advantage of going first.

**R5** Hands drafted in the open are public knowledge and are shown; a table may hide them as a memory game. *Why:*
everybody saw the cards being taken, so showing them gives nothing away and spares people the bookkeeping, while some tables
like the bookkeeping.

## Worked examples

**E1** Shows 3.3, 4.1, 4.2, 4.3.

- *Before:* \`[12][37][43][58]\`.
- *Play:* 14, 15, 44, 61.
- *Then:* 14 and 15 fit row 1 only. 44 fits rows 1, 2 and 3, and 43 is the highest last card below it. 61 fits all
  rows and goes beside 58.
- *After:* \`[12 14 15][37][43 44][58 61]\`. Nobody takes anything.

**E2** Shows 3.4, 4.4, 4.5. It goes on from E1.

- *Before:* \`[12 14 15][37][43 44][58 61]\`.
- *Play:* 21, 26, 30, 36.
- *Then:* 21 and 26 go to row 1, which is now full. 30 also belongs there: its owner takes 12 14 15 21 26 (6 heads)
  and 30 starts row 1. 36 goes beside 30.
- *After:* \`[30 36][37][43 44][58 61]\`.

**E3** Shows 4.6, 4.7, 4.8. It goes on from E2.

- *Before:* \`[30 36][37][43 44][58 61]\`.
- *Play:* 3, 9, 68, 83; the owner of 3 chooses row 2.
- *Then:* 3 fits no row, so its owner takes 37 (1 head) and 3 starts row 2. 9 goes beside 3. 68 and 83 go to row 4.
- *After:* \`[30 36][3 9][43 44][58 61 68 83]\`.

**E4** Shows 4.2, 4.5. *Partly ours.*

- *Before:* \`[61][70][30 41][31 33 36 39 42]\`.
- *Play:* 45.
- *Then:* 45 fits rows 3 and 4. It goes beside 42 and not beside 41, because 42 is the higher last card. Row 4 is
  full: the owner takes 31 33 36 39 42 (9 heads).
- *After:* \`[61][70][30 41][45]\`.

**E5** Shows 3.4, 4.2, 4.5, 4.6. *Partly ours.*

- *Before:* \`[61][70][30 41][31 33 36 39 42]\`.
- *Play:* 29, 62; the owner of 29 chooses row 1.
- *Then:* 29 fits no row: its owner takes 61 (1 head) and 29 starts row 1. Now 62 finds 61 gone; the highest last card
  below it is 42. Row 4 is full: the owner of 62 takes 31 33 36 39 42 (9 heads).
- *After:* \`[29][70][30 41][62]\`.
`;export{e as default};