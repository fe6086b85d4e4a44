var e=`<h2>Bull Party</h2>
<p>For 2–5 players. Here heads are good, if they are in the right pile. Let the rows grow, take a good one in time, and stack your cards in ascending piles. Your best pile scores for you; all your other piles score against you.</p>
<h3>1. Cards</h3>
<p><strong>1.1</strong> There are 100 number cards, numbered 1 to 100.</p>
<p><strong>1.2</strong> There are ten bull cards with four to seven heads each.</p>
<p><strong>1.3</strong> There are five zero cards with the letters A to E.</p>
<p><strong>1.4</strong> The number cards have the heads of take6 (take6 1.3). 1 to 100 have 167 heads. This is our table (see R1).</p>
<p><strong>1.5</strong> The bull cards have 4 4 4 5 5 5 6 6 7 7 heads. This is our table (see R1).</p>
<h3>2. Setup</h3>
<p><strong>2.1</strong> The zero cards are shuffled. Each player is dealt one; the others are set aside unseen.</p>
<p><strong>2.2</strong> The letter of a zero card is secret until it is first shown (see R2).</p>
<p><strong>2.3</strong> The number cards are shuffled. Each player is dealt five and keeps them secret.</p>
<p><strong>2.4</strong> With 3 players 25 number cards leave the game unseen, with 2 players 50, with 4 or 5 players none.</p>
<p><strong>2.5</strong> The remaining number cards form the face-down draw pile.</p>
<p><strong>2.6</strong> The bull cards form a separate pile: the fours on top, then the fives and the sixes, the sevens at the bottom.</p>
<p><strong>2.7</strong> The game is played over several rounds.</p>
<p><strong>2.8</strong> Rodeo deals in a fixed order (see R10).</p>
<h3>3. Layout</h3>
<p><strong>3.1</strong> A round begins with as many rows as there are players.</p>
<p><strong>3.2</strong> Each row gets two face-up cards from the draw pile: row 1 first, then row 2, and so on.</p>
<p><strong>3.3</strong> The cards of a row stay in the order in which they were added. They are not sorted.</p>
<p><strong>3.4</strong> A row holds at most five number cards.</p>
<h3>4. Picking</h3>
<p><strong>4.1</strong> Every player still in the round picks a number card from their hand or their zero card, in secret. At the start of a round these are all players.</p>
<p><strong>4.2</strong> When everyone has picked, the cards are revealed together.</p>
<p><strong>4.3</strong> First all number cards are resolved according to section 5, from the lowest to the highest.</p>
<p><strong>4.4</strong> Then all zero cards are resolved according to section 6, in alphabetical order.</p>
<p><strong>4.5</strong> If rows remain, the players still in the round pick again.</p>
<p><strong>4.6</strong> The last player in the round may continue to extend rows alone.</p>
<p><strong>4.7</strong> Picking ends when all rows are taken. Then section 8 follows.</p>
<h3>5. Number cards</h3>
<p><strong>5.1</strong> The card goes to the discard pile.</p>
<p><strong>5.2</strong> Its owner takes one of the remaining rows. If only one remains, it is that one (see R9).</p>
<p><strong>5.3</strong> The number cards of that row go to the owner's hand. They were face up, so everyone knows them.</p>
<p><strong>5.4</strong> A bull card in that row is placed separately, face up beside its owner.</p>
<p><strong>5.5</strong> The owner is out of the round until the next layout.</p>
<h3>6. Zero cards</h3>
<p><strong>6.1</strong> The top card of the draw pile is turned face up (see R12).</p>
<p><strong>6.2</strong> The player of the zero card adds it to any remaining row with fewer than five number cards. If there is only one such row, it goes there (see R9).</p>
<p><strong>6.3</strong> The zero card returns to the hand. Every player keeps their zero card for the whole game.</p>
<p><strong>6.4</strong> The player stays in the round.</p>
<p><strong>6.5</strong> If the draw pile is empty when a card is needed, see 9.2.</p>
<h3>7. Full rows</h3>
<p><strong>7.1</strong> When a row gets its fifth number card, the top bull card is added to it at once.</p>
<p><strong>7.2</strong> If no bull card is left, the row is full without one (see R3).</p>
<p><strong>7.3</strong> If every remaining row is full, only number cards can be picked.</p>
<p><strong>7.4</strong> If no card is left to draw, neither in the draw pile nor in the discard pile, only number cards can be picked (see R4).</p>
<p><strong>7.5</strong> A revealed zero card has no effect if, when it is resolved, every remaining row is full or no card is left to draw. It returns to the hand, and its player stays in the round (see R4).</p>
<h3>8. Laying cards</h3>
<p><strong>8.1</strong> When all rows are taken, every player keeps exactly five number cards and the zero card in hand (see R11).</p>
<p><strong>8.2</strong> All other number cards are laid on piles in front of their owner. Both cards from the hand and cards just taken can be laid.</p>
<p><strong>8.3</strong> A card goes on a pile whose top card is lower, or it starts a new pile. Numbers may be skipped.</p>
<p><strong>8.4</strong> A player may have any number of piles.</p>
<p><strong>8.5</strong> A player's choice is a set of assignments: each laid card is assigned to a pile or to a new pile.</p>
<p><strong>8.6</strong> Because piles are ascending, the order in which a player lays cards does not matter. Rodeo lists the assignments in ascending order of cards.</p>
<p><strong>8.7</strong> All players lay at the same time, and the choices are shown when everyone is done (see R5).</p>
<p><strong>8.8</strong> Piles are face up and are never rearranged (see R5).</p>
<p><strong>8.9</strong> Bull cards are not laid on piles. They stay separate.</p>
<p><strong>8.10</strong> Then the next round begins with section 3.</p>
<h3>9. Last round</h3>
<p><strong>9.1</strong> The round in which the last card of the draw pile goes to a row is the last one, even if this happens in the layout.</p>
<p><strong>9.2</strong> If a card is needed and the draw pile is empty, the current discard pile is shuffled and becomes the new draw pile (see R6).</p>
<p><strong>9.3</strong> Number cards of the same reveal are already in the discard pile by then.</p>
<p><strong>9.4</strong> Later discards are only included when the new draw pile is empty too and another card is needed (see R6).</p>
<p><strong>9.5</strong> A new draw pile does not add another round.</p>
<p><strong>9.6</strong> After the last round all number cards in hand are laid according to section 8. None is kept (see R7).</p>
<h3>10. Score</h3>
<p><strong>10.1</strong> A player's best pile is the one with the most heads. Its heads count for the player.</p>
<p><strong>10.2</strong> The heads on the player's bull cards count for the player.</p>
<p><strong>10.3</strong> The heads of all other piles count against the player.</p>
<p><strong>10.4</strong> Zero cards do not count.</p>
<p><strong>10.5</strong> The highest score wins.</p>
<p><strong>10.6</strong> Players tied for the highest score share the win (see R8).</p>
<h3>Options</h3>
<p><strong>O1</strong> <code>players</code>: 2 to 5. No default.</p>
<p><strong>O2</strong> <code>numbers</code>: the highest number card, up to 100. Default 100. For small experiments.</p>
<p><strong>O3</strong> <code>hand</code>: the number of number cards dealt to each player and kept after each round, 1 to 7. Default 5.</p>
<p><strong>O4</strong> <code>out</code>: the number of number cards that leave the game unseen. Default 50 with 2 players, 25 with 3, none with 4 or 5.</p>
<p><strong>O5</strong> <code>heads</code>: the head table of the number cards: <code>take6</code>, or a list that begins with the heads of 1, each from 0 to 99. Default <code>take6</code>.</p>
<p><strong>O6</strong> A list of heads with more or fewer entries than <code>numbers</code> is rejected: every number card needs its heads.</p>
<p><strong>O7</strong> <code>bulls</code>: the list of bull heads from top to bottom, up to 16 cards, each from 0 to 99, or <code>none</code>. Default 4 4 4 5 5 5 6 6 7 7. It is used in the order given.</p>
<p><strong>O8</strong> <code>numbers</code> − <code>out</code> − <code>players</code> × <code>hand</code> is the size of the draw pile left for the rows. It must be exactly 2 × <code>players</code>, or at least 6 × <code>players</code>; anything else is rejected. With fewer cards no layout is possible, and with a number in between the second layout could run out of cards.</p>
<h3>Rulings</h3>
<p><strong>R1</strong> The head table is data: number cards as in Take 6, bulls 4 4 4 5 5 5 6 6 7 7. Both can be replaced, and players are told that the table is ours. <em>Why:</em> the printed rules only give the range of the heads, so we use the table that players know from Take 6.</p>
<p><strong>R2</strong> The letter of a zero card is secret until it is first shown. <em>Why:</em> it is dealt into the hand like any other card, and the printed rules do not ask players to show it earlier.</p>
<p><strong>R3</strong> If no bull card is left, a row with five cards is full without one. <em>Why:</em> ten bulls can run out, and the row must still stop growing.</p>
<p><strong>R4</strong> If no card is left to draw, only number cards can be picked; a zero card already revealed has no effect, and its player stays in the round. <em>Why:</em> this treats an empty draw pile like full rows. Without it the round might never end.</p>
<p><strong>R5</strong> All players lay at the same time and show the result when everyone is done. Piles are face up and are never rearranged. <em>Why:</em> nobody should gain by waiting to see the others, and piles that could be rearranged would make the choice meaningless.</p>
<p><strong>R6</strong> When a card is needed and the draw pile is empty, the current discard pile is shuffled into a new draw pile. Later discards are only included when that is empty too. <em>Why:</em> the printed rules only replace the missing cards. One definite moment for each shuffle makes the draws unambiguous.</p>
<p><strong>R7</strong> After the last round all cards in hand must be laid. <em>Why:</em> read literally, the printed sentence forbids it, which would make those cards useless. It is evidently a misprint.</p>
<p><strong>R8</strong> Players with equal scores share the win. <em>Why:</em> the printed rules have no tie-breaker, and most groups share the win.</p>
<p><strong>R9</strong> If only one row is possible, for taking it or for adding the drawn card, it is used without asking. <em>Why:</em> there is nothing to choose.</p>
<p><strong>R10</strong> The zero cards are dealt by seat. The first of the shuffled number cards are the hands, seat by seat; then comes the draw pile from the top down; the last cards leave the game. A reshuffled discard pile is the new draw pile from the top down. <em>Why:</em> any order is fair, but a deal can only be verified if the order is fixed.</p>
<p><strong>R11</strong> Every player keeps exactly five number cards, not fewer. <em>Why:</em> the printed rules let a hand hold up to five, but they start the next round with five in every hand, and their examples keep five. A fixed hand size means that all players start a round with the same choice of cards.</p>
<p><strong>R12</strong> The card drawn for a zero card is turned face up before its player chooses a row. <em>Why:</em> the printed rules do not say whether the others see it first. It ends up face up in a row in any case, so hiding it would only keep the other players waiting without knowing why.</p>
<h3>Worked examples</h3>
<p><strong>E1</strong> Shows 5.2, 5.3, 8.1, 8.2, 8.3.</p>
<ul><li><em>Before:</em> a player's pile has 13 on top; 20 is among the four cards left in hand after playing a card.</li><li><em>Play:</em> the player takes a row with 22, 24 and 60.</li><li><em>Then:</em> The hand has seven number cards, so two must be laid. 20 and 22 go on 13.</li><li><em>After:</em> the pile ends 13 20 22. 24 and 60 are kept; the hand has five number cards.</li></ul>
<p><strong>E2</strong> Shows 5.1, 8.1, 8.3, 8.4. Continues E1 in the next round.</p>
<ul><li><em>Before:</em> the player's pile ends 13 20 22; 24 and 60 are in hand.</li><li><em>Play:</em> the player plays 24, which goes to the discard pile, and takes a row with 2, 4 and 18.</li><li><em>Then:</em> Two cards must be laid. None of 2, 4 and 18 can go on 22.</li><li><em>After:</em> 4 18 is a new pile next to the first. 2 is kept; the hand has five number cards.</li></ul>
<p><strong>E3</strong> Shows 4.3, 5.1, 5.2, 5.4, 7.1, 7.3. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> three players, all still in the round. All rows are full, each with a bull card: <code>[17 18 35 49 77][24 33 3 75 94][11 19 55 63 93]</code>.</li><li><em>Play:</em> 13, 85 and 36 are revealed.</li><li><em>Then:</em> The order is 13, 36, 85. 13 takes row 2, 36 takes row 3, and row 1 is left for 85.</li><li><em>After:</em> no row remains. Each player has taken five number cards and a bull card, has nine number cards in hand, and must lay four to keep five. The bulls are placed separately.</li></ul>
<p><strong>E4</strong> Shows 8.2, 8.3, 8.4. The owner of 13 in E3. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> a pile with 23 on top; the hand has 51, 72 and two more cards, and 24 33 3 75 94 from the row.</li><li><em>Play:</em> 24 and 33 on 23; 51 and 72 as a new pile.</li><li><em>After:</em> piles …23 24 33 and 51 72. 3, 75, 94 and the two other cards are kept: five.</li></ul>
<p><strong>E5</strong> Shows 8.2, 8.3. The owner of 36 in E3. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> piles with 8 and with 86 on top; the hand has 87 and three more cards, and 11 19 55 63 93 from the row.</li><li><em>Play:</em> 11 and 19 on 8; 87 and 93 on 86.</li><li><em>After:</em> piles …8 11 19 and …86 87 93. 55, 63 and the three other cards are kept: five.</li></ul>
<p><strong>E6</strong> Shows 8.2, 8.3, 8.4. The owner of 85 in E3. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> a pile with 31 on top; the hand has four cards, and 17 18 35 49 77 from the row.</li><li><em>Play:</em> 17, 18 and 35 as a new pile; 49 on 31.</li><li><em>After:</em> piles …31 49 and 17 18 35. 77 and the four other cards are kept: five.</li></ul>`;export{e as default};