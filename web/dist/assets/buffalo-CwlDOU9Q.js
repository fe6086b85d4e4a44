var e=`<h2>Beat the Buffalo</h2>
<p>For 1–6 players, all on one team. The buffalo plays a random card every turn. The team has its hands and a few special cards. Finish with fewer heads than the buffalo, and you win together.</p>
<p>The game is based on Take 6. The rules of take6 apply unless this page changes them.</p>
<h3>1. Cards and setup</h3>
<p><strong>1.1</strong> The number cards and their heads are those of take6 (section 1).</p>
<p><strong>1.2</strong> All number cards are shuffled. Each player is dealt ten and keeps them secret.</p>
<p><strong>1.3</strong> The buffalo is dealt ten cards as a face-down pile. Nobody may look at them.</p>
<p><strong>1.4</strong> Four more cards start rows 1 to 4 in the order dealt.</p>
<p><strong>1.5</strong> There are 16 special cards, two of each kind: Take 7!, Stop!, Replace!, Insert!, Push!, First, Last, Sort.</p>
<p><strong>1.6</strong> The special cards are shuffled. The number in play depends on the number of players; the rest are set aside unseen:</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Players</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th></tr></thead><tbody><tr><td>Special cards in play</td><td>0</td><td>2</td><td>4</td><td>6</td><td>11</td><td>16</td></tr></tbody></table></div>
<p><strong>1.7</strong> Two of the special cards in play are open. The others form a face-down pile.</p>
<p><strong>1.8</strong> The game is one round of ten turns.</p>
<h3>2. A turn</h3>
<p><strong>2.1</strong> Every player picks a card from their hand in secret.</p>
<p><strong>2.2</strong> When everyone has picked, the cards are revealed together with the top card of the buffalo's pile.</p>
<p><strong>2.3</strong> The revealed cards, including the buffalo's, are queued in ascending order and placed one by one.</p>
<p><strong>2.4</strong> A card is placed according to take6, section 4, with the changes below.</p>
<p><strong>2.5</strong> Blocked rows (see 5.5) are ignored when looking for a row. A card that fits only blocked rows fits no row.</p>
<p><strong>2.6</strong> If a row is empty, the next card goes there (see section 6).</p>
<h3>3. Taking rows</h3>
<p><strong>3.1</strong> The team has one shared pile for everything its members take.</p>
<p><strong>3.2</strong> The buffalo has its own pile for what it takes.</p>
<p><strong>3.3</strong> If a player's card fits no row, its owner chooses any row that is not blocked and takes it.</p>
<p><strong>3.4</strong> If the buffalo's card fits no row, the buffalo takes the row with the fewest heads.</p>
<p><strong>3.5</strong> If several rows are tied for the fewest heads, the buffalo takes the one with the highest last card.</p>
<p><strong>3.6</strong> The buffalo never takes a blocked row.</p>
<h3>4. When special cards can be used</h3>
<p><strong>4.1</strong> A special card can be used after the cards are revealed, while at least one of them is still queued: before the first placement and between two placements (see R1).</p>
<p><strong>4.2</strong> No special card can be used while cards are being picked, or after the last placement of a turn (see R1).</p>
<p><strong>4.3</strong> Only open special cards can be used.</p>
<p><strong>4.4</strong> A used special card is replaced at once by the top card of the face-down pile, if there is one.</p>
<p><strong>4.5</strong> Any number of special cards can be used in a turn, including one that was just turned up.</p>
<p><strong>4.6</strong> A Stop! can be lifted whenever a special card can be used, and also while cards are being picked (see R11).</p>
<p><strong>4.7</strong> Nothing can be used or lifted during a placement. While a player chooses a row according to 3.3, that placement is still in progress (see R11).</p>
<p><strong>4.8</strong> A used special card leaves the game. Take 7! and Stop! first stay at a row.</p>
<p><strong>4.9</strong> A special card can be used whenever its own rules allow it, even if it changes nothing. The next one is turned up all the same.</p>
<h3>5. What special cards do</h3>
<h3>Take 7!</h3>
<p><strong>5.1</strong> Take 7! is placed at any row that is not blocked (see R3).</p>
<p><strong>5.2</strong> That row is full with six cards. The seventh card takes the six.</p>
<p><strong>5.3</strong> The Take 7! leaves the game when the row is taken in any way.</p>
<h3>Stop!</h3>
<p><strong>5.4</strong> Stop! is placed at any row, including one with a Take 7!.</p>
<p><strong>5.5</strong> That row is blocked: no card can be added, removed, inserted, pushed or taken there.</p>
<p><strong>5.6</strong> The team can lift a Stop! when it likes. The Stop! then leaves the game.</p>
<p><strong>5.7</strong> A row holds at most one Take 7! and one Stop! (see R2).</p>
<h3>Replace!</h3>
<p><strong>5.8</strong> Replace! is used when a player's card is the next to be placed (see R4). It cannot be used on the buffalo's card.</p>
<p><strong>5.9</strong> The card goes back to the hand. Its owner chooses another card from the hand instead.</p>
<p><strong>5.10</strong> The new card is placed at once by the normal rules. Nothing can be used in between.</p>
<p><strong>5.11</strong> The order of the other queued cards does not change.</p>
<p><strong>5.12</strong> A player with no other card in hand cannot use Replace!.</p>
<p><strong>5.13</strong> Everyone has seen the card that went back. It stays known.</p>
<h3>Insert!</h3>
<p><strong>5.14</strong> Insert! is used when a player's card is the next to be placed (see R5). It cannot be used on the buffalo's card.</p>
<p><strong>5.15</strong> The owner puts the card into any row that is not blocked: before the first card or between two cards.</p>
<p><strong>5.16</strong> The row must stay ascending, and the card never goes to its end. So the card must be lower than the row's last card.</p>
<p><strong>5.17</strong> This replaces the normal placement of the card. The row need not be the one where the card would normally go.</p>
<h3>Push!</h3>
<p><strong>5.18</strong> Push! moves any one card from one row to another. Neither row may be blocked.</p>
<p><strong>5.19</strong> The card may go to the start, between two cards or to the end. The row must stay ascending.</p>
<p><strong>5.20</strong> Push! may move the only card of a row (see section 6 and R6).</p>
<h3>Both Insert! and Push!</h3>
<p><strong>5.21</strong> Rows are ascending, so the number of an inserted or pushed card determines its position in the row. Insert! names a row; Push! names a card and a row.</p>
<p><strong>5.22</strong> A card may be inserted or pushed into a full row. It is put in its position, and then the team takes all cards of that row except the last, which becomes the new start card.</p>
<p><strong>5.23</strong> At a row with a Take 7!, full means six cards here too, and the Take 7! leaves the game.</p>
<p><strong>5.24</strong> The team takes these cards even if the buffalo's card is the next to be placed.</p>
<h3>First, Last, Sort</h3>
<p><strong>5.25</strong> First moves one queued card of a player to the front of the queue (see R7).</p>
<p><strong>5.26</strong> If earlier Firsts of this turn moved cards to the front and these are still queued, the new card goes behind them (see R7).</p>
<p><strong>5.27</strong> Last moves one queued card of a player to the back of the queue (see R7).</p>
<p><strong>5.28</strong> If earlier Lasts of this turn moved cards to the back and these are still queued, the new card goes in front of them (see R7).</p>
<p><strong>5.29</strong> First and Last cannot be used on the buffalo's card.</p>
<p><strong>5.30</strong> If both First and Last were used on a card, the later one applies (see R7).</p>
<p><strong>5.31</strong> With Sort the team puts all queued cards in any order, including the buffalo's.</p>
<p><strong>5.32</strong> Sort cancels what First and Last have set. A later First or Last starts from the new order.</p>
<h3>6. Empty rows</h3>
<p><strong>6.1</strong> A row becomes empty only when Push! moves its only card away (see R6).</p>
<p><strong>6.2</strong> The next card placed goes to the empty row, whatever its number. Nothing is taken.</p>
<p><strong>6.3</strong> This applies to a player's card, to the buffalo's card, and to a card played with Replace!.</p>
<p><strong>6.4</strong> If two rows are empty, the upper one is filled first.</p>
<p><strong>6.5</strong> No Take 7! or Stop! can be placed at an empty row.</p>
<p><strong>6.6</strong> No card can be inserted or pushed into an empty row.</p>
<p><strong>6.7</strong> Insert! into another row is still possible. The empty row then stays empty for the next card, if necessary until the next turn.</p>
<p><strong>6.8</strong> A Take 7! stays at its row when the row becomes empty.</p>
<h3>7. Who decides</h3>
<p><strong>7.1</strong> Any player may use an open special card or lift a Stop! (see R10).</p>
<p><strong>7.2</strong> Only the owner of the card to be placed may use Replace! or Insert! (see R10).</p>
<p><strong>7.3</strong> There is a window before a placement if an open special card has a legal use, or if there is a Stop! that could be lifted. Otherwise the card is placed immediately.</p>
<p><strong>7.4</strong> In a window each player may act, pass once, or pass for the rest of the turn.</p>
<p><strong>7.5</strong> Using a special card or lifting a Stop! opens a new window. Single passes expire (see R8).</p>
<p><strong>7.6</strong> Passes for the rest of the turn stay in force, but can be withdrawn (see R8).</p>
<p><strong>7.7</strong> The card is placed when all players have passed.</p>
<p><strong>7.8</strong> While cards are being picked, nobody needs to pass. Lifting a Stop! is optional.</p>
<p><strong>7.9</strong> Only the owner of a card chooses a row according to 3.3 and a new card according to 5.9.</p>
<p><strong>7.10</strong> A table may require a majority (see O2). Using a special card or lifting a Stop! is then a proposal that needs more than half of the players, including the proposer.</p>
<p><strong>7.11</strong> A proposal of Replace! does not show the new card until it is placed, because hands are secret.</p>
<h3>8. Communication</h3>
<p><strong>8.1</strong> Hands are secret for the whole game.</p>
<p><strong>8.2</strong> Players must not discuss what to pick or which numbers they still hold.</p>
<p><strong>8.3</strong> After the cards are revealed, the team may discuss how to place them and which special cards to use.</p>
<p><strong>8.4</strong> Chat is closed while cards are being picked.</p>
<h3>9. End</h3>
<p><strong>9.1</strong> The game ends when all cards have been played and placed.</p>
<p><strong>9.2</strong> The heads in the team's pile and in the buffalo's pile are counted.</p>
<p><strong>9.3</strong> With 1 or 2 players the team's heads count double.</p>
<p><strong>9.4</strong> The team wins if it has fewer heads than the buffalo.</p>
<p><strong>9.5</strong> A tie is not a win (see R9).</p>
<h3>Options</h3>
<p><strong>O1</strong> <code>players</code>: 1 to 6. No default.</p>
<p><strong>O2</strong> <code>decide</code>: <code>anyone</code> or <code>majority</code>. Default <code>anyone</code>. With <code>anyone</code>, special cards and lifts take effect at once. With <code>majority</code>, they need more than half of the players (see 7.10).</p>
<p><strong>O3</strong> <code>hand</code>: the number of cards dealt to each player and to the buffalo, 1 to 10. Default 10. For small experiments. It also sets the number of turns.</p>
<p><strong>O4</strong> <code>cards</code>: the highest card, up to 104. Default 104. For small experiments.</p>
<p><strong>O5</strong> (<code>players</code> + 1) × <code>hand</code> + 4 above <code>cards</code> is rejected: there are not enough cards to deal.</p>
<p><strong>O6</strong> <code>decide</code> can be set with any number of players. With one player it has no effect, because there are no special cards.</p>
<h3>Rulings</h3>
<p><strong>R1</strong> Special cards are used after the reveal, while a card of this turn is still queued: before the first placement and between two placements, not while cards are being picked and not after the last placement. <em>Why:</em> the printed rules allow them generally at any time without setting limits, and all their examples happen at these moments.</p>
<p><strong>R2</strong> A row holds at most one Take 7! and one Stop!. <em>Why:</em> the printed rules know no row that is full with seven cards, and a second Stop! would have no effect.</p>
<p><strong>R3</strong> Take 7! cannot be placed at a blocked row. <em>Why:</em> nothing happens at a blocked row until its Stop! is lifted. This is the simplest consistent rule.</p>
<p><strong>R4</strong> Replace! is used when the card concerned is the next to be placed. <em>Why:</em> the new card is placed at once, so at any other moment it would jump the queue.</p>
<p><strong>R5</strong> Insert! is used when the card concerned is the next to be placed. <em>Why:</em> it replaces the normal placement of the card, so the order of the others does not change.</p>
<p><strong>R6</strong> Push! may empty a row. The next card placed goes there and takes nothing, the upper row first; until then nothing can be placed at, inserted or pushed into that row. <em>Why:</em> the printed rules do not protect the only card of a row. Filling the empty row first keeps four rows on the table without new choices.</p>
<p><strong>R7</strong> A second First goes behind the first one, and Last works the same way from the other end. If both were used on a card, the later one applies. <em>Why:</em> the printed rules let two Firsts name the first and the second card in that order, and we read the other cases in the same way.</p>
<p><strong>R8</strong> Using a special card or lifting a Stop! makes single passes expire. Passes for the rest of the turn stay in force and can be withdrawn. <em>Why:</em> players should be able to react to a new situation, but ten turns must not cost fifty clicks.</p>
<p><strong>R9</strong> A tie is not a win. <em>Why:</em> the printed rules require fewer heads than the buffalo and do not mention ties.</p>
<p><strong>R10</strong> By default one player is enough to use an open special card or to lift a Stop!. Only the owner of the next card may use Replace! or Insert!. <em>Why:</em> the printed rules leave these decisions to the team without saying how it reaches them. If one player may act, the game does not stall, and a table that wants agreement can require a majority (7.10). Replace! takes a card from a secret hand, and Insert! places a player's own card; in the printed examples the owner does both.</p>
<p><strong>R11</strong> A Stop! is not lifted during a placement, not even while a player is choosing a row. <em>Why:</em> the printed rules let the team lift a Stop! when it likes. We treat a placement as one indivisible step; otherwise the rows could change after a card has already been found to fit none of them. The team can lift the Stop! before the placement or after it.</p>
<h3>Worked examples</h3>
<p><strong>E1</strong> Take 7!. Shows 5.1, 5.2. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[3 8 11 15 17][40][60][80]</code>; a player's 20 is next.</li><li><em>Play:</em> Take 7! at row 1, then 20 is placed.</li><li><em>After:</em> <code>[3 8 11 15 17 20][40][60][80]</code>, Take 7! at row 1, nothing taken. The next card that goes there takes six cards (13 heads), and the Take 7! leaves the game (see 5.3).</li></ul>
<p><strong>E2</strong> Stop!. Shows 2.5, 5.4, 5.5. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[2 6 9 12 15][20][60][80]</code>; the buffalo's 25 is next.</li><li><em>Play:</em> Stop! at row 2, then 25 is placed.</li><li><em>Then:</em> 25 would go next to 20, but row 2 is blocked. It goes to row 1, which is full: the buffalo takes 2 6 9 12 15 (6 heads).</li><li><em>After:</em> <code>[25][20][60][80]</code>, Stop! at row 2.</li></ul>
<p><strong>E3</strong> Replace!. Shows 5.8, 5.9, 5.10. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[10][1 4 8 12 17][60][80]</code>; a player's 25 is next and would take row 2.</li><li><em>Play:</em> Replace!: 25 goes back to the hand, and its owner chooses 15.</li><li><em>Then:</em> 15 fits only row 1.</li><li><em>After:</em> <code>[10 15][1 4 8 12 17][60][80]</code>. Nothing is taken; 25 is in the hand again.</li></ul>
<p><strong>E4</strong> Insert!. Shows 5.14, 5.15, 5.16, 5.21. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[5 11][30][40][50]</code>; a player's 10 is next and fits no row.</li><li><em>Play:</em> Insert! into row 1.</li><li><em>After:</em> <code>[5 10 11][30][40][50]</code>. Nothing is taken.</li></ul>
<p><strong>E5</strong> Push!. Shows 5.18, 5.19, 5.21. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[2 5 9 12][30][40][7 20]</code>; the buffalo's 15 is next.</li><li><em>Play:</em> Push! moves 7 to row 1, then 15 is placed.</li><li><em>Then:</em> Row 1 becomes 2 5 7 9 12 and is full. 15 goes there: the buffalo takes 2 5 7 9 12 (6 heads).</li><li><em>After:</em> <code>[15][30][40][20]</code>.</li></ul>
<p><strong>E6</strong> First. Shows 3.4, 5.25. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[90][70 72 75 80 85][50 55][60 66]</code>; queued: the buffalo's 4, a player's 100.</li><li><em>Play:</em> First for 100.</li><li><em>Then:</em> Without it the buffalo would take 90 (3 heads), and then 100 would take row 2 (11 heads). Now 100 goes next to 90. The rows have 6, 11, 10 and 8 heads. 4 fits no row, so the buffalo takes 90 100 (6 heads).</li><li><em>After:</em> <code>[4][70 72 75 80 85][50 55][60 66]</code>.</li></ul>
<p><strong>E7</strong> Last. Shows 5.27. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[40][60][20][81 86 92 95 98]</code>; queued: a player's 100, the buffalo's 103.</li><li><em>Play:</em> Last for 100.</li><li><em>Then:</em> 103 goes to row 4, which is full: the buffalo takes 81 86 92 95 98 (6 heads), and 103 starts row 4. 100 then goes next to 60.</li><li><em>After:</em> <code>[40][60 100][20][103]</code>.</li></ul>
<p><strong>E8</strong> Sort. Shows 5.31. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[20][40 42 44 50][30][75]</code>; queued: players' 55, 68, 78, 80 and the buffalo's 72.</li><li><em>Play:</em> Sort into 78, 80, 55, 72 (buffalo), 68.</li><li><em>Then:</em> 78 and 80 go to row 4. 55 fills row 2. 72 goes there too: the buffalo takes 40 42 44 50 55 (19 heads), and 72 starts row 2. 68 goes next to 30.</li><li><em>After:</em> <code>[20][72][30 68][75 78 80]</code>.</li></ul>`;export{e as default};