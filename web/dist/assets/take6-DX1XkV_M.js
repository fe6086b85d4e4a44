var e=`<h2>Take 6</h2>
<p>For 2–10 players. Four rows grow across the table. Whoever places the sixth card in a row takes the five cards already there, and every head on them is a penalty point. The fewest heads win.</p>
<h3>1. Cards</h3>
<p><strong>1.1</strong> There are 104 number cards, numbered 1 to 104.</p>
<p><strong>1.2</strong> Every card has heads. Each head is one penalty point for the player who takes the card.</p>
<p><strong>1.3</strong> The number of a card determines its heads. The first matching line applies:</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Number</th><th scope="col">Heads</th></tr></thead><tbody><tr><td>55</td><td>7</td></tr><tr><td>any other multiple of 11 (11, 22, 33 …)</td><td>5</td></tr><tr><td>multiple of 10 (10, 20, 30 …)</td><td>3</td></tr><tr><td>any other number ending in 5 (5, 15, 25 …)</td><td>2</td></tr><tr><td>all other numbers</td><td>1</td></tr></tbody></table></div>
<p><strong>1.4</strong> The whole deck has 171 heads.</p>
<h3>2. Setting up a round</h3>
<p><strong>2.1</strong> The whole deck is shuffled at the start of every round.</p>
<p><strong>2.2</strong> Each player is dealt ten cards and keeps them secret.</p>
<p><strong>2.3</strong> Four more cards are placed face up, one below the other. They start rows 1 to 4 in the order dealt (see R1).</p>
<p><strong>2.4</strong> The remaining cards are set aside unseen. They are not used in this round.</p>
<p><strong>2.5</strong> With 10 players no cards remain: the whole deck is in play.</p>
<h3>3. A turn</h3>
<p><strong>3.1</strong> All players pick one card from their hand at the same time, in secret.</p>
<p><strong>3.2</strong> When everyone has picked, all picked cards are revealed together.</p>
<p><strong>3.3</strong> The revealed cards are placed one by one, from the lowest to the highest.</p>
<p><strong>3.4</strong> Each card is placed according to the rows at that moment, including everything placed or taken earlier in the turn.</p>
<p><strong>3.5</strong> The turn ends when all revealed cards are placed. Then the next turn begins.</p>
<h3>4. Placing a card</h3>
<p><strong>4.1</strong> A card fits a row if its number is higher than the row's last card.</p>
<p><strong>4.2</strong> If a card fits one or more rows, it goes to the row with the highest last card among them, that is, the row whose last card is closest to it.</p>
<p><strong>4.3</strong> The card is added at the right end of that row. Its owner has no choice.</p>
<p><strong>4.4</strong> A row is full with five cards.</p>
<p><strong>4.5</strong> If the row from 4.2 is full, the owner of the card takes its five cards. The card becomes the new start card of the row.</p>
<p><strong>4.6</strong> If a card fits no row, its owner chooses one of the four rows and takes all its cards. The card becomes the new start card of that row.</p>
<p><strong>4.7</strong> The choice in 4.6 is made when the card is placed: after all lower cards and before the next card.</p>
<p><strong>4.8</strong> Any row may be chosen, whatever its heads or length.</p>
<p><strong>4.9</strong> Taken cards go face down onto the player's own pile. They never return to a hand.</p>
<h3>5. Score and end</h3>
<p><strong>5.1</strong> A round ends when all cards have been played and placed, after ten turns.</p>
<p><strong>5.2</strong> Each player counts the heads in their pile and adds them to their match score.</p>
<p><strong>5.3</strong> The match ends after a round in which any player's score reaches 66 or more. Scores are only checked at the end of a round.</p>
<p><strong>5.4</strong> Otherwise a new round is set up according to section 2.</p>
<p><strong>5.5</strong> The player with the fewest heads wins the match.</p>
<p><strong>5.6</strong> Players tied for the fewest heads share the win.</p>
<p><strong>5.7</strong> A table may choose another limit, or a fixed number of rounds instead of a limit (see O2, O3).</p>
<h3>6. Limited deck</h3>
<p>For 2–6 players who want to know which cards are in play.</p>
<p><strong>6.1</strong> With <em>n</em> players only the cards 1 to 10<em>n</em> + 4 are used. The others are not used in this match.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Players</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th></tr></thead><tbody><tr><td>Highest card</td><td>24</td><td>34</td><td>44</td><td>54</td><td>64</td></tr></tbody></table></div>
<p><strong>6.2</strong> Every card of the limited deck is in play: ten in each hand and four as start cards.</p>
<p><strong>6.3</strong> Hands may be dealt at random (see R2) or drafted according to section 7. Nothing else changes.</p>
<h3>7. Draft</h3>
<p><strong>7.1</strong> The draft is only available with the limited deck.</p>
<p><strong>7.2</strong> All cards of the limited deck are laid out face up.</p>
<p><strong>7.3</strong> Players take turns: each takes one face-up card into their hand, until everyone has ten.</p>
<p><strong>7.4</strong> Turns always go clockwise (see R4).</p>
<p><strong>7.5</strong> Seat 0 takes first in the first round. In each later round the first seat moves one further (see R4).</p>
<p><strong>7.6</strong> The four remaining cards start the rows in ascending order; the lowest starts row 1 (see R3).</p>
<p><strong>7.7</strong> Cards drafted face up are public: everyone knows all hands at the start of the round and as they shrink (see R5).</p>
<p><strong>7.8</strong> Turns are then played as usual. The card a player picks is still secret until everyone has picked.</p>
<h3>Options</h3>
<p><strong>O1</strong> <code>players</code>: 2 to 10. No default.</p>
<p><strong>O2</strong> <code>limit</code>: the number of heads that ends the match, 1 to 1000. Default 66.</p>
<p><strong>O3</strong> <code>rounds</code>: a fixed number of rounds, 1 to 1000. It replaces <code>limit</code>: the match ends after that many rounds, whatever the scores.</p>
<p><strong>O4</strong> <code>limit</code> together with <code>rounds</code> is rejected: a match has exactly one end condition.</p>
<p><strong>O5</strong> <code>deck</code>: <code>full</code> or <code>limited</code>. Default <code>full</code>.</p>
<p><strong>O6</strong> <code>deck</code> <code>limited</code> with more than 6 players is rejected: the variant is for 2 to 6 players.</p>
<p><strong>O7</strong> <code>deal</code>: <code>random</code> or <code>draft</code>. Default <code>random</code>.</p>
<p><strong>O8</strong> <code>deal</code> <code>draft</code> with <code>deck</code> <code>full</code> is rejected: a draft needs a deck in which every card is in play.</p>
<p><strong>O9</strong> <code>drafted</code>: <code>open</code> or <code>memory</code>. Default <code>open</code>. With <code>open</code>, drafted hands stay visible on screen. With <code>memory</code>, they are hidden after the draft. In both cases, drafted hands are public knowledge (see R5).</p>
<p><strong>O10</strong> <code>drafted</code> <code>memory</code> without <code>deal</code> <code>draft</code> is rejected: there is nothing to remember.</p>
<p><strong>O11</strong> <code>fans</code>: any of <code>even_odd</code>, <code>mountaineering</code>, <code>jumping_cow</code>, <code>flip_digits</code>. Default none. See fan-cards.md.</p>
<p><strong>O12</strong> <code>hand</code>: the number of cards dealt to each player, 1 to 10. Default 10. For small experiments.</p>
<p><strong>O13</strong> <code>cards</code>: the highest card, up to 104. Default 104. For small experiments.</p>
<p><strong>O14</strong> <code>players</code> × <code>hand</code> + 4 above <code>cards</code> is rejected: there are not enough cards to deal.</p>
<p><strong>O15</strong> With <code>deck</code> <code>limited</code> the highest card is <code>players</code> × <code>hand</code> + 4, and any value of <code>cards</code> other than 104 is rejected: the deck already determines the highest card. With the default hand this is 10<em>n</em> + 4 (see 6.1).</p>
<p><strong>O16</strong> A match with <code>limit</code> requires <code>players</code> × <code>hand</code> + 4 to be above 20. Otherwise it is rejected, and only <code>rounds</code> is allowed. The four rows hold 20 cards, so with 20 cards or fewer nobody may ever have to take a row, and the match might never end.</p>
<h3>Rulings</h3>
<p><strong>R1</strong> The four face-up cards start rows 1 to 4 in the order dealt. <em>Why:</em> it is the simplest layout, it needs no sorting, and the same deal gives the same rows at every table.</p>
<p><strong>R2</strong> The limited deck may be played with a random deal. <em>Why:</em> the printed variant always combines the limited deck with the draft, but many groups enjoy the small deck without spending time on a draft.</p>
<p><strong>R3</strong> After a draft the four remaining cards start the rows in ascending order. <em>Why:</em> they have no order of their own, so the rows need one that nobody can dispute.</p>
<p><strong>R4</strong> The draft goes clockwise in every pass. Seat 0 takes first in the first round, and the first seat moves one further each round. <em>Why:</em> the printed rules only say that players take turns. This is the simplest reading, and rotating the first seat shares the advantage of going first.</p>
<p><strong>R5</strong> Hands drafted face up are public knowledge and are shown. A table may hide them as a memory game. <em>Why:</em> everyone saw the cards being taken, so showing them reveals nothing and saves note-taking, but some groups enjoy remembering.</p>
<h3>Worked examples</h3>
<p><strong>E1</strong> Shows 3.3, 4.1, 4.2, 4.3.</p>
<ul><li><em>Before:</em> <code>[12][37][43][58]</code>.</li><li><em>Play:</em> 14, 15, 44, 61.</li><li><em>Then:</em> 14 and 15 fit only row 1. 44 fits rows 1, 2 and 3; the highest last card below it is 43. 61 fits all rows and goes next to 58.</li><li><em>After:</em> <code>[12 14 15][37][43 44][58 61]</code>. Nobody takes cards.</li></ul>
<p><strong>E2</strong> Shows 3.4, 4.4, 4.5. Continues E1.</p>
<ul><li><em>Before:</em> <code>[12 14 15][37][43 44][58 61]</code>.</li><li><em>Play:</em> 21, 26, 30, 36.</li><li><em>Then:</em> 21 and 26 go to row 1, which is now full. 30 goes there too: its owner takes 12 14 15 21 26 (6 heads), and 30 starts row 1. 36 goes next to 30.</li><li><em>After:</em> <code>[30 36][37][43 44][58 61]</code>.</li></ul>
<p><strong>E3</strong> Shows 4.6, 4.7, 4.8. Continues E2.</p>
<ul><li><em>Before:</em> <code>[30 36][37][43 44][58 61]</code>.</li><li><em>Play:</em> 3, 9, 68, 83; the owner of 3 chooses row 2.</li><li><em>Then:</em> 3 fits no row, so its owner takes 37 (1 head), and 3 starts row 2. 9 goes next to 3. 68 and 83 go to row 4.</li><li><em>After:</em> <code>[30 36][3 9][43 44][58 61 68 83]</code>.</li></ul>
<p><strong>E4</strong> Shows 4.2, 4.5. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[61][70][30 41][31 33 36 39 42]</code>.</li><li><em>Play:</em> 45.</li><li><em>Then:</em> 45 fits rows 3 and 4. It goes next to 42, not 41, because 42 is the higher last card. Row 4 is full: the owner takes 31 33 36 39 42 (9 heads).</li><li><em>After:</em> <code>[61][70][30 41][45]</code>.</li></ul>
<p><strong>E5</strong> Shows 3.4, 4.2, 4.5, 4.6. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[61][70][30 41][31 33 36 39 42]</code>.</li><li><em>Play:</em> 29, 62; the owner of 29 chooses row 1.</li><li><em>Then:</em> 29 fits no row: its owner takes 61 (1 head), and 29 starts row 1. When 62 is placed, 61 is gone, and the highest last card below 62 is 42. Row 4 is full: the owner of 62 takes 31 33 36 39 42 (9 heads).</li><li><em>After:</em> <code>[29][70][30 41][62]</code>.</li></ul>`;export{e as default};