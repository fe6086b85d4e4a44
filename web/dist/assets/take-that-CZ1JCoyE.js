var e=`<h2>Take That</h2>
<p>For 2–4 players. Players build one line of cards together. Pair a card of the line with its mirror to score both cards. If you cannot or do not want to play, take the whole line as penalty points. The most points win.</p>
<h3>1. Cards</h3>
<p><strong>1.1</strong> There are 79 cards: the numbers 12 to 98 without 20, 30, 40, 50, 60, 70, 80 and 90.</p>
<p><strong>1.2</strong> The mirror of a card has the same two digits in reverse order: 49 and 94 are mirrors of each other.</p>
<p><strong>1.3</strong> The seven cards with two equal digits (22, 33, 44, 55, 66, 77, 88) show a toad. They have no mirror.</p>
<p><strong>1.4</strong> Each of the other 72 cards has exactly one mirror.</p>
<h3>2. Setting up a game</h3>
<p><strong>2.1</strong> All cards are shuffled. Each player is dealt nine cards with 2 or 3 players, and eight with 4.</p>
<p><strong>2.2</strong> The remaining cards form the face-down draw pile. The line grows next to it, from left to right.</p>
<p><strong>2.3</strong> The game starts with no line.</p>
<p><strong>2.4</strong> The player after the dealer begins. In the first game this is seat 0; in each later game it is the next seat (see R1).</p>
<p><strong>2.5</strong> Play goes clockwise.</p>
<h3>3. A turn</h3>
<p><strong>3.1</strong> A turn is exactly one of three actions: extend the line, pair a card, or take the line.</p>
<p><strong>3.2</strong> Then the player draws one card from the draw pile, if there is one, which fills up the hand again.</p>
<p><strong>3.3</strong> A player who could extend or pair may still choose to take the line.</p>
<h3>Extend</h3>
<p><strong>3.4</strong> The player places one card from their hand at the right end of the line.</p>
<p><strong>3.5</strong> Its number may differ by at most 10 from the number at the right end, up or down.</p>
<p><strong>3.6</strong> If there is no line, any card may be placed. It starts the line.</p>
<h3>Pair</h3>
<p><strong>3.7</strong> The player shows the mirror of any one card of the line, wherever that card is.</p>
<p><strong>3.8</strong> Both cards are placed face up beside the player.</p>
<p><strong>3.9</strong> The gap in the line is closed. The order of the other cards does not change.</p>
<p><strong>3.10</strong> A player can make only one pair in a turn.</p>
<p><strong>3.11</strong> The only card of a line may be paired. Unless that ends the game (see 4.3), the next player starts a new line (see R5).</p>
<h3>Take the line</h3>
<p><strong>3.12</strong> A player who cannot extend or pair, or does not want to, takes the whole line and places it face down beside them.</p>
<p><strong>3.13</strong> In the same turn the player starts a new line with any card from their hand.</p>
<p><strong>3.14</strong> If there is no line, it cannot be taken. The player must start one.</p>
<h3>4. End of a game</h3>
<p><strong>4.1</strong> When the draw pile is empty, nobody draws any more. Play continues.</p>
<p><strong>4.2</strong> If a turn began with an empty draw pile and the player takes the line, the game ends at once. No new line is started (see R2).</p>
<p><strong>4.3</strong> If a turn began with an empty draw pile and the player pairs the only card of the line, the game ends at once (see R2).</p>
<p><strong>4.4</strong> If the draw pile was not empty when the turn began, the game continues, even if the draw pile is empty now (see R2).</p>
<p><strong>4.5</strong> A player with no cards in hand must take the line. There always is one at that point (see R5).</p>
<h3>5. Score</h3>
<p><strong>5.1</strong> Each face-up card beside a player counts +1.</p>
<p><strong>5.2</strong> Each face-down toad counts −5.</p>
<p><strong>5.3</strong> Each other face-down card counts −1.</p>
<p><strong>5.4</strong> Cards in hand do not count. When a game ends, no cards are left in the line (see 4.2 and 4.3).</p>
<p><strong>5.5</strong> Two games are played, and the scores are added up. A table may play more (see O2).</p>
<p><strong>5.6</strong> The highest total wins.</p>
<p><strong>5.7</strong> Players tied for the highest total share the win (see R3).</p>
<h3>6. Advanced variant</h3>
<p>Recommended for two players.</p>
<p><strong>6.1</strong> Whoever takes a line of exactly one card also takes the top card of the draw pile and places it face down beside them.</p>
<p><strong>6.2</strong> Nobody sees this extra card before scoring, not even its owner. Then everyone sees it (see R8).</p>
<p><strong>6.3</strong> The extra card counts according to 5.2 or 5.3, depending on what it is (see R9).</p>
<p><strong>6.4</strong> If the draw pile is empty, there is no extra card (see R4).</p>
<p><strong>6.5</strong> The order is: take the line, take the extra card, start the new line, draw (see R4).</p>
<p><strong>6.6</strong> If the extra card was the last of the draw pile, the game continues, and there is no draw in this turn (see R4).</p>
<h3>Options</h3>
<p><strong>O1</strong> <code>players</code>: 2 to 4. No default.</p>
<p><strong>O2</strong> <code>games</code>: the number of games, 1 to 100. Default 2.</p>
<p><strong>O3</strong> <code>variant</code>: <code>standard</code> or <code>advanced</code>. Default <code>standard</code>. <code>advanced</code> adds section 6, with any number of players.</p>
<p><strong>O4</strong> <code>hand</code>: the number of cards dealt to each player, 1 to 39. Default 9 with 2 or 3 players, 8 with 4.</p>
<p><strong>O5</strong> <code>low</code> and <code>high</code>: the lowest and the highest number in play. Default 12 and 98. For small experiments. Multiples of 10 are never used.</p>
<p><strong>O6</strong> <code>low</code> below 12, <code>high</code> above 98, or <code>low</code> above <code>high</code> is rejected: there are no such cards.</p>
<p><strong>O7</strong> <code>players</code> × <code>hand</code> above the number of cards in play is rejected: there are not enough cards to deal. Exactly that number is allowed (see R6).</p>
<p><strong>O8</strong> A card whose mirror is outside <code>low</code> to <code>high</code> stays in play. It cannot be paired.</p>
<h3>Rulings</h3>
<p><strong>R1</strong> Seat 0 begins the first game, and the deal moves one seat further each game. <em>Why:</em> the printed rules let the player after the dealer begin but do not say who deals. Most groups rotate the deal.</p>
<p><strong>R2</strong> Taking the line or pairing its only card ends the game only if the draw pile was empty when that turn began. <em>Why:</em> it makes the end unambiguous: a turn that began with cards to draw is an ordinary turn.</p>
<p><strong>R3</strong> Players with equal totals share the win. <em>Why:</em> the printed rules have no tie-breaker, and an invented one would decide a game by something the players did not play for.</p>
<p><strong>R4</strong> In the advanced variant there is no extra card if the draw pile is empty. The order is line, extra card, new line, draw. If the extra card was the last one, play continues without a draw. <em>Why:</em> the printed rules leave the empty draw pile and the order open. This order keeps the two taken parts together and never leads to a dead end.</p>
<p><strong>R5</strong> If a player pairs the only card of the line and then draws the last card of the draw pile, the game continues: the next player finds neither a line nor a draw pile and must start a line. <em>Why:</em> it follows from R2, and nobody gets stuck. While a turn begins with a draw pile, all hands are full, so a player who finds no line has a card to start one. From then on there is a line until the end of the game, and a player with an empty hand can take it. Every turn uses up a card or ends the game, so every game ends.</p>
<p><strong>R6</strong> If the hands use up all cards, the draw pile is empty from the start. The first player starts a line, and 4.2 and 4.3 apply from the second turn on. <em>Why:</em> this follows literally from the rules, and it makes the smallest experiments possible.</p>
<p><strong>R7</strong> The cards of a taken line stay known to everyone, although they are face down. Cards left in hand at the end of a game are not shown. <em>Why:</em> everyone saw the line, and common knowledge cannot be hidden again. The hands are not needed for the score.</p>
<p><strong>R8</strong> The extra card of the advanced variant is unseen by everyone, including its owner, until the game is scored. <em>Why:</em> the printed rules say that it is placed face down but not whether its owner may look at it. If nobody looks, it is a risk that all players judge with the same knowledge.</p>
<p><strong>R9</strong> An extra card that is a toad counts −5. <em>Why:</em> the printed rules only say that the extra card counts as a penalty too, which could be read as −1 for every card. But all other face-down cards count by their own value, and we see no reason for an exception.</p>
<h3>Worked examples</h3>
<p><strong>E1</strong> Shows 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 5.1. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> no line; the draw pile is not empty.</li><li><em>Play:</em> seat 0 starts with 34. Seat 1 may place 24 to 44 and places 41. Seat 2 may place 31 to 51 and places 49. The next player shows 94 and pairs it with 49.</li><li><em>After:</em> the line is 34 41. 49 and 94 are face up beside that player and count +2. Each player has drawn one card.</li></ul>
<p><strong>E2</strong> Shows 5.1, 5.2, 5.3.</p>
<ul><li><em>Before:</em> a player has 12 face-up cards; the face-down cards are worth 17 penalty points in total.</li><li><em>Play:</em> the game is scored.</li><li><em>After:</em> 12 − 17 = −5.</li></ul>`;export{e as default};