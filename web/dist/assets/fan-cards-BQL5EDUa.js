var e=`# Take 6 with fan cards

For 2–10 players. Four small cards that turn [Take 6](take6.md) on its head. Play them one at a time, or mix them if you
dare.

## 1. All fan cards

**1.1** All rules of take6 hold unless this page changes them.

**1.2** Every round starts with the fan cards set up afresh, once the four rows lie.

**1.3** The *value* of a card is the number it is placed by. It is the printed number, or the flipped one where a flip
card is played with it (see section 5).

**1.4** The *last card* of a row is its rightmost number card. Its printed number counts.

**1.5** A row *admits* a card when the card's value is higher than the row's last card and no fan card at that row
forbids it. Mountaineering turns the first half around for its row (see 3.2).

**1.6** A card goes to the row that admits it and whose last card is nearest to its value: the smallest difference
counts.

**1.7** If no row admits a card, its owner chooses any row, marked rows included, and takes its cards (see R2).

**1.8** In that case the card starts the chosen row whatever its parity or value (see R2).

**1.9** A row is *taken* when somebody takes cards from it: because it was full, by the free choice of 1.7, or because
the cow landed there (see 4.7).

**1.10** The heads of a card are always those of its printed number.

**1.11** Fan cards go with the full and the limited deck, and with the random deal and the draft.

## 2. Even/Odd

**2.1** A marker with an even side and an odd side lies at the left of one row. That row is the marked row.

**2.2** At the start of a round the marker goes to the row with the lowest start card and shows that card's parity.

**2.3** The marked row admits only cards whose value has the parity shown.

**2.4** Each time any row is taken, the marker moves. First the take is finished and the new start card lies there.

**2.5** The marker leaves its row and goes to one of the other three: the one with the lowest last card. This may be the
row that was just taken, unless the marker was there.

**2.6** The marker then shows the parity of that last card.

**2.7** The marker keeps its side until it moves again, whatever is added to the row.

**2.8** The marker does not count towards the length of a row.

## 3. Mountaineering

**3.1** A marker with an arrow lies at the left of one row. At the start of a round it lies at row 4 and its arrow points
up.

**3.2** The marked row admits only cards whose value is *lower* than its last card. The other three rows are as usual.

**3.3** The nearest row of 1.6 is found by the plain difference, whether the card is above or below the last card.

**3.4** If the marked row and another row are equally near, the marked row gets the card.

**3.5** Each time any row is taken, the marker moves one row along its arrow. First the take is finished and the new
start card lies there.

**3.6** When the marker reaches row 1 or row 4, its arrow turns. So it goes 4↑ 3↑ 2↑ 1↓ 2↓ 3↓ 4↑ and so on.

**3.7** The marker does not count towards the length of a row.

**3.8** When a row becomes marked or stops being marked, its cards stay as they are. Only its last card matters from then
on.

## 4. Jumping Cow

**4.1** The cow lies at the right end of one row. At the start of a round it goes to the row with the lowest start card.

**4.2** The cow has no value. A card that looks for a row compares itself with the number card left of the cow.

**4.3** The cow counts towards the length of its row: four number cards and the cow are a full row.

**4.4** When a card is placed in the cow's row, the cow jumps: it goes to one of the other three rows, the one with the
lowest last card.

**4.5** Whoever takes the cow's row takes the number cards only. The played card starts the row, and then the cow jumps
by 4.4.

**4.6** This holds for a full row and for the free choice of 1.7 alike.

**4.7** If the cow lands on a row with five number cards, the player whose card made it jump takes from that row too: the
highest card stays as the new start card, and the other four are taken.

**4.8** After such a take the cow jumps again from there by 4.4. So one card may cost several rows.

**4.9** Placing in or taking another row does not move the cow.

## 5. Flip Digits

**5.1** Each player gets one flip card at the start of every round. One that was not used is not carried over.

**5.2** A player may lay the flip card face down together with the number card that is picked. Nobody sees it before all
cards are shown.

**5.3** The flip card reverses the two digits of the number card: 31 has the value 13, and 90 has the value 9.

**5.4** Cards 1 to 9 count as having a zero in front: 1 has the value 10, and 9 has the value 90 (see R3).

**5.5** Cards 100 to 104 cannot be flipped.

**5.6** The value, not the printed number, counts for the order of placing and for finding the row.

**5.7** If two cards have the same value, the flipped one is placed first.

**5.8** A value equal to a row's last card does not fit there.

**5.9** Once placed, the card counts with its printed number again. So a row need not ascend any more.

**5.10** A used flip card is gone for the round.

**5.11** A card with two equal digits may be flipped. Its value stays the same.

## 6. Combining fan cards

**6.1** Several fan cards may be in play together. Rodeo then tells the table that the printed rules advise against it
(see R1).

**6.2** A row admits a card only if every fan card at that row agrees.

**6.3** When a row is taken, the movers go in this order: Even/Odd, then Mountaineering, then the cow (see R4). The cow
moves only if rule 4.4, 4.5 or 4.8 says so.

**6.4** A take caused by the cow (see 4.7) is a take like any other: Even/Odd and Mountaineering move again, and only
then the cow jumps on (see R4).

**6.5** The parity and the height that a card must have are those of its value (see 1.3).

**6.6** The highest card of 4.7 is the one with the highest printed number, wherever it lies in the row.

## Options

**O1** \`fans\`: any of \`even_odd\`, \`mountaineering\`, \`jumping_cow\`, \`flip_digits\`. Default none.

**O2** Each name may be given once. A name given twice is refused: there is one card of each kind, and one flip card a
player.

**O3** No combination of different fan cards is refused. Two or more bring the notice of 6.1.

**O4** All other options are those of take6, and so are the combinations that are refused.

## Rulings

**R1** Fan cards can be combined, and a table that does so is told that the printed rules advise against it. *Why:* the
advice is good but it is advice, and a table that knows it should be free to have its fun.

**R2** Whenever no row admits a card, its owner takes any row, marked ones included, and the card starts it whatever its
parity or value. *Why:* the marks can leave a high card without a row, and the low-card rule that everybody knows is the
shortest way out of that dead end.

**R3** Cards 1 to 9 are flipped to 10, 20 … 90. *Why:* a 90 becomes 09, so reading a 9 as 09 makes flipping its own
inverse, and two flipped cards can never have the same value.

**R4** On one take Even/Odd moves first, then Mountaineering, then the cow; a take caused by the cow moves the other two
again before the cow jumps on. *Why:* the printed rules say nothing about combinations, and one fixed order keeps every
result unambiguous while the cow, who may go on jumping, comes last.

## Worked examples

**E1** Even/Odd. Shows 2.3, 2.4, 2.5, 2.6. *Partly ours.*

- *Before:* \`[31][40 44 47 50 52][92][85]\`; the marker lies at row 4 and shows odd.
- *Play:* 90.
- *Then:* 90 would go beside 85, but row 4 admits only odd values. The next nearest is 52 in row 2, which is full: the
  owner takes 40 44 47 50 52 (13 heads) and 90 starts row 2. The marker must leave row 4; the last cards of the others
  are 31, 90 and 92, so it goes to row 1. 31 is odd.
- *After:* \`[31][90][92][85]\`; marker at row 1, odd.

**E2** Mountaineering. Shows 3.2, 3.3, 3.5. *Partly ours.*

- *Before:* \`[50][12][60][80 70 55 40 26]\`; the marker lies at row 4, arrow up.
- *Play:* 21.
- *Then:* Row 2 admits 21 (difference 9). So does row 4, as 21 is lower than 26 (difference 5), and it is nearer. Row
  4 is full: the owner takes 80 70 55 40 26 (17 heads) and 21 starts row 4. The marker moves up.
- *After:* \`[50][12][60][21]\`; marker at row 3, arrow up.

**E3** Jumping Cow. Shows 4.2, 4.3, 4.5. *Partly ours.*

- *Before:* \`[2 5 9 13 cow][78][104][53]\`.
- *Play:* 43.
- *Then:* 43 fits row 1 only, beside 13. Four number cards and the cow are a full row: the owner takes 2 5 9 13 (5
  heads) and 43 starts row 1. The last cards of the other rows are 78, 104 and 53; 53 is the lowest.
- *After:* \`[43][78][104][53 cow]\`.

**E4** Flip Digits. Shows 5.3, 5.6, 5.9. *Partly ours.*

- *Before:* \`[90][3 8 11 15 20][60][30]\`.
- *Play:* 24 with the flip card.
- *Then:* As 24 the card would go beside 20 and take a full row. Flipped it has the value 42 and goes beside 30. There
  it counts as 24 again.
- *After:* \`[90][3 8 11 15 20][60][30 24]\`. Nothing is taken.
`;export{e as default};