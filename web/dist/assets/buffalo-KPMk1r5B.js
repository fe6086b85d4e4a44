var e=`# Beat the Buffalo

For 1–6 players, all on one side. The buffalo lays a card each turn, blindly. You have your wits and a few special cards.
End with fewer heads than the buffalo, and you win together.

The game is built on [Take 6](take6.md). Its rules hold unless this page changes them.

## 1. Cards and setup

**1.1** The number cards and their heads are those of take6 (section 1).

**1.2** All number cards are shuffled. Each player gets 10 and keeps them secret.

**1.3** The buffalo gets 10 cards face down, as a pile. Nobody may look at them.

**1.4** Four more cards start rows 1 to 4, in the order dealt.

**1.5** There are 16 special cards, two of each kind: Take 7!, Stop!, Replace!, Insert!, Push!, First, Last, Sort.

**1.6** The special cards are shuffled. By the number of players, this many come into play; the rest stay out, unseen:

| Players | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Special cards in play | 0 | 2 | 4 | 6 | 11 | 16 |

**1.7** Two of the special cards in play lie open. The others are a face-down pile.

**1.8** One round is played, and it has ten turns.

## 2. A turn

**2.1** Every player picks a card of the hand in secret.

**2.2** When all have picked, their cards are shown. With them the top card of the buffalo's pile is turned.

**2.3** The shown cards, the buffalo's included, wait in ascending order and are placed one by one.

**2.4** A card is placed by the rules of take6, section 4, with the changes below.

**2.5** A blocked row (see 5.5) is left out when a card looks for its row. A card that only fits blocked rows fits
nowhere.

**2.6** If a row is empty, the next card goes there (see section 6).

## 3. Taking rows

**3.1** The team has one common pile for what its members take.

**3.2** The buffalo has a pile of its own for what it takes.

**3.3** If a player's card fits nowhere, its owner chooses any row that is not blocked and takes it.

**3.4** If the buffalo's card fits nowhere, it takes the row with the fewest heads.

**3.5** Among rows with equally few heads, the buffalo takes the one with the highest last card.

**3.6** The buffalo never takes a blocked row.

## 4. When special cards are used

**4.1** A special may be used after the cards are shown and while at least one of them still waits: before the first
placement and between two placements (see R1).

**4.2** No special is used while cards are being picked, nor after the last placement of a turn (see R1).

**4.3** Only an open special may be used.

**4.4** A used special is replaced at once by the top one of the face-down pile, as long as there is one.

**4.5** Any number of specials may be used in a turn, also one that has just been turned up.

**4.6** A Stop! may be lifted whenever a special may be used, and also while cards are being picked.

**4.7** Nothing is used or lifted inside a placement. While a player chooses a row by 3.3, that placement is still going
on.

**4.8** A used special leaves the game. Only Take 7! and Stop! first stay at a row.

**4.9** A special may be used wherever its own rules allow it, even if it changes nothing. It still makes room for the
next one.

## 5. What special cards do

### Take 7!

**5.1** Take 7! is laid at any row that is not blocked (see R3).

**5.2** That row is full with six cards. The seventh card takes six.

**5.3** The Take 7! leaves the game when the row is taken, in whatever way.

### Stop!

**5.4** Stop! is laid at any row, also one with a Take 7!.

**5.5** That row is blocked: nothing is added, removed, inserted, pushed or taken there.

**5.6** The team lifts a Stop! when it likes. It then leaves the game.

**5.7** A row holds at most one Take 7! and one Stop! (see R2).

### Replace!

**5.8** Replace! is used when a player's card is the next to be placed (see R4). It never concerns the buffalo's card.

**5.9** The card goes back to the hand. Its owner chooses another card of the hand instead.

**5.10** The new card is placed at once by the normal rules. Nothing is used in between.

**5.11** The order of the other waiting cards stays as it is.

**5.12** A player with no card left in hand cannot use Replace!.

**5.13** All have seen the card that went back. It stays known.

### Insert!

**5.14** Insert! is used when a player's card is the next to be placed (see R5). It never concerns the buffalo's card.

**5.15** The owner puts the card into any row that is not blocked: before its first card or between two cards.

**5.16** The row must go on ascending, and the card never goes to its end. So the card must be lower than the row's last
card.

**5.17** This is the placement of that card. It need not be the row where the card belongs.

### Push!

**5.18** Push! moves any one card that lies in a row to another row. Neither row may be blocked.

**5.19** The card may come to lie at the start, between two cards or at the end. The row must go on ascending.

**5.20** Push! may take the only card of a row away (see section 6 and R6).

### Insert! and Push! alike

**5.21** Because rows ascend, the place of an inserted or pushed card in a row is determined by its number. So Insert!
names a row, and Push! names a card and a row.

**5.22** A card may be inserted or pushed into a full row. It is put in its place, and then the team takes all cards of
that row but the last. The last card is the new start card.

**5.23** At a row with a Take 7!, full means six cards here too, and the Take 7! leaves the game.

**5.24** The team takes these cards even if the buffalo's card is the next to be placed.

### First, Last, Sort

**5.25** First puts one waiting card of a player at the front of all waiting cards (see R7).

**5.26** If earlier Firsts of this turn have put cards at the front and these still wait, the new one goes behind them
(see R7).

**5.27** Last puts one waiting card of a player at the back of all waiting cards (see R7).

**5.28** If earlier Lasts of this turn have put cards at the back and these still wait, the new one goes in front of them
(see R7).

**5.29** First and Last never concern the buffalo's card.

**5.30** A card that was given both First and Last obeys the later one (see R7).

**5.31** With Sort the team puts all waiting cards in any order, the buffalo's too.

**5.32** Sort wipes out what First and Last have set. A later First or Last starts from the new order.

## 6. Empty rows

**6.1** A row becomes empty only when Push! takes its only card away (see R6).

**6.2** The next card that is placed goes to the empty row, whatever its number. Nothing is taken.

**6.3** This holds for a player's card, for the buffalo's, and for one brought by Replace!.

**6.4** With two empty rows, the upper one is filled first.

**6.5** No Take 7! and no Stop! is laid at an empty row.

**6.6** No card is inserted or pushed into an empty row.

**6.7** Insert! into another row stays possible. The empty row then waits for the card after, in the next turn if need be.

**6.8** A Take 7! that lies at a row stays there when the row becomes empty.

## 7. Who decides

**7.1** Any player may use an open special or lift a Stop!.

**7.2** Only the owner of the card to be placed may use Replace! or Insert!.

**7.3** There is a window before a placement if an open special has a legal use, or if a Stop! lies that could be lifted.
Otherwise the placement simply goes ahead.

**7.4** In a window each player may act, pass once, or pass for the rest of the turn.

**7.5** A use or a lift opens a new window. Single passes lapse (see R8).

**7.6** Passes for the rest of the turn stand, but can be withdrawn (see R8).

**7.7** The placement goes ahead when all players have passed.

**7.8** While cards are being picked nobody needs to pass. A Stop! is lifted, or it is not.

**7.9** The choice of a row by 3.3 and of a new card by 5.9 belongs to the card's owner alone.

**7.10** A table may ask for a majority (see O2). A use or a lift is then a proposal and needs more than half of the
players, the proposer included.

**7.11** A proposal of Replace! does not show the new card before it is placed, because hands are secret.

## 8. Talking

**8.1** The cards in hand stay secret all game.

**8.2** Nobody talks about what to pick, or about the numbers still in hand.

**8.3** After the cards are shown the team may talk about placing them and about specials.

**8.4** The chat is closed while cards are being picked.

## 9. End

**9.1** The game ends when all cards in hand have been placed.

**9.2** The heads in the team's pile and in the buffalo's pile are counted.

**9.3** With 1 or 2 players the team's heads count double.

**9.4** The team wins if it has fewer heads than the buffalo.

**9.5** Equal heads are not a win (see R9).

## Options

**O1** \`players\`: 1 to 6. No default.

**O2** \`decide\`: \`anyone\` or \`majority\`. Default \`anyone\`. With \`anyone\` a use or a lift happens at once; with \`majority\`
it needs more than half of the players (see 7.10).

**O3** \`hand\`: the cards dealt to each player and to the buffalo, 1 to 10. Default 10. For small experiments. The
number of turns follows.

**O4** \`cards\`: the highest card, up to 104. Default 104. For small experiments.

**O5** (\`players\` + 1) × \`hand\` + 4 above \`cards\` is refused: there are not enough cards to deal.

**O6** \`decide\` may be set with any number of players. Alone it changes nothing, as there are no specials.

## Rulings

**R1** Specials are used after the reveal and while a card of this turn still waits: before the first placement and
between two; not while cards are being picked, and not after the last placement. *Why:* the printed rules are
generous about the moment but draw no edge, and all of their examples happen at these moments.

**R2** A row holds at most one Take 7! and one Stop!. *Why:* the printed rules know no row that is full with seven cards,
and a second Stop! would do nothing.

**R3** Take 7! cannot be laid at a blocked row. *Why:* nothing happens to a blocked row until its Stop! is lifted, and
this is the plainest way to say it.

**R4** Replace! is used when the card concerned is the next to be placed. *Why:* the new card is placed at once, so at any
other moment it would have to jump the queue.

**R5** Insert! is used when the card concerned is the next to be placed. *Why:* it takes the place of the card's normal
placement, so the order of the others stays untouched.

**R6** Push! may empty a row; the next card placed goes there without a take, the upper row first, and until then nothing
is laid at it, inserted or pushed there. *Why:* nothing in the printed rules spares a row's only card, and a row that
must be filled next keeps four rows on the table without new choices.

**R7** A second First goes behind the first one, and Last is its mirror image; a card given both obeys the later one.
*Why:* the printed rules let two Firsts name the first and the second card in that order, and we read the rest in the
same way.

**R8** A use or a lift makes single passes lapse, while passes for the rest of the turn stand and can be withdrawn. *Why:*
a new situation deserves a new look, but ten turns must not cost fifty clicks.

**R9** Equal heads are not a win. *Why:* the printed rules ask for fewer heads than the buffalo and do not mention a tie,
so the buffalo keeps the doubt.

## Worked examples

**E1** Take 7!. Shows 5.1, 5.2. *Partly ours.*

- *Before:* \`[3 8 11 15 17][40][60][80]\`; a player's 20 is next.
- *Play:* Take 7! at row 1, then 20 is placed.
- *After:* \`[3 8 11 15 17 20][40][60][80]\`, Take 7! at row 1, nothing taken. The next card that goes there takes six
  cards (13 heads), and the Take 7! leaves (see 5.3).

**E2** Stop!. Shows 2.5, 5.4, 5.5. *Partly ours.*

- *Before:* \`[2 6 9 12 15][20][60][80]\`; the buffalo's 25 is next.
- *Play:* Stop! at row 2, then 25 is placed.
- *Then:* 25 would go beside 20, but row 2 is blocked. It goes to row 1, which is full: the buffalo takes 2 6 9 12 15
  (6 heads).
- *After:* \`[25][20][60][80]\`, Stop! at row 2.

**E3** Replace!. Shows 5.8, 5.9, 5.10. *Partly ours.*

- *Before:* \`[10][1 4 8 12 17][60][80]\`; a player's 25 is next and would take row 2.
- *Play:* Replace!: 25 goes back to the hand, and its owner chooses 15.
- *Then:* 15 fits row 1 only.
- *After:* \`[10 15][1 4 8 12 17][60][80]\`. Nothing is taken; 25 is in the hand again.

**E4** Insert!. Shows 5.14, 5.15, 5.16, 5.21. *Partly ours.*

- *Before:* \`[5 11][30][40][50]\`; a player's 10 is next and fits nowhere.
- *Play:* Insert! into row 1.
- *After:* \`[5 10 11][30][40][50]\`. Nothing is taken.

**E5** Push!. Shows 5.18, 5.19, 5.21. *Partly ours.*

- *Before:* \`[2 5 9 12][30][40][7 20]\`; the buffalo's 15 is next.
- *Play:* Push! moves 7 to row 1, then 15 is placed.
- *Then:* Row 1 becomes 2 5 7 9 12 and is full. 15 goes there: the buffalo takes 2 5 7 9 12 (6 heads).
- *After:* \`[15][30][40][20]\`.

**E6** First. Shows 3.4, 5.25. *Partly ours.*

- *Before:* \`[90][70 72 75 80 85][50 55][60 66]\`; waiting: the buffalo's 4, a player's 100.
- *Play:* First for 100.
- *Then:* Without it the buffalo would take 90 (3 heads), and then 100 would take row 2 (11 heads). Now 100 goes
  beside 90. The rows hold 6, 11, 10 and 8 heads; 4 fits nowhere, so the buffalo takes 90 100 (6 heads).
- *After:* \`[4][70 72 75 80 85][50 55][60 66]\`.

**E7** Last. Shows 5.27. *Partly ours.*

- *Before:* \`[40][60][20][81 86 92 95 98]\`; waiting: a player's 100, the buffalo's 103.
- *Play:* Last for 100.
- *Then:* 103 goes to row 4, which is full: the buffalo takes 81 86 92 95 98 (6 heads) and 103 starts row 4. 100 then
  goes beside 60.
- *After:* \`[40][60 100][20][103]\`.

**E8** Sort. Shows 5.31. *Partly ours.*

- *Before:* \`[20][40 42 44 50][30][75]\`; waiting: players' 55, 68, 78, 80 and the buffalo's 72.
- *Play:* Sort into 78, 80, 55, 72 (buffalo), 68.
- *Then:* 78 and 80 go to row 4. 55 makes row 2 full. 72 belongs there: the buffalo takes 40 42 44 50 55 (19 heads)
  and 72 starts row 2. 68 goes beside 30.
- *After:* \`[20][72][30 68][75 78 80]\`.
`;export{e as default};