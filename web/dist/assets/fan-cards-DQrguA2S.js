var e=`<h2>Take 6 with fan cards</h2>
<p>For 2–10 players. Four kinds of fan cards change the rules of Take 6. Play with one at a time, or combine them.</p>
<h3>1. All fan cards</h3>
<p><strong>1.1</strong> All rules of take6 apply unless this page changes them.</p>
<p><strong>1.2</strong> Fan cards are set up again in every round, after the four start cards are placed.</p>
<p><strong>1.3</strong> The <em>value</em> of a card is the number used to place it. It is the printed number, or the flipped number if a flip card is played with it (see section 5).</p>
<p><strong>1.4</strong> The <em>last card</em> of a row is its rightmost number card. Its printed number counts.</p>
<p><strong>1.5</strong> A row <em>admits</em> a card if the card's value is higher than the row's last card and no fan card at that row forbids it. Mountaineering reverses the first condition for its row (see 3.2).</p>
<p><strong>1.6</strong> Among the rows that admit a card, the card goes to the one whose last card is closest to its value: the smallest difference counts.</p>
<p><strong>1.7</strong> If no row admits a card, its owner chooses any row, including marked rows, and takes its cards (see R2).</p>
<p><strong>1.8</strong> In that case the card starts the chosen row, whatever its parity or value (see R2).</p>
<p><strong>1.9</strong> A row is <em>taken</em> when a player takes cards from it: because it was full, by the free choice in 1.7, or because the cow landed there (see 4.7).</p>
<p><strong>1.10</strong> The heads of a card are always those of its printed number.</p>
<p><strong>1.11</strong> Fan cards can be used with the full and the limited deck, and with the random deal and the draft.</p>
<h3>2. Even/Odd</h3>
<p><strong>2.1</strong> A marker with an even side and an odd side is placed to the left of one row. That row is the marked row.</p>
<p><strong>2.2</strong> At the start of a round the marker goes to the row with the lowest start card and shows the parity of that card.</p>
<p><strong>2.3</strong> The marked row only admits cards whose value has the parity shown.</p>
<p><strong>2.4</strong> Whenever any row is taken, the marker moves. It moves after the row is taken and the new start card is in place.</p>
<p><strong>2.5</strong> The marker leaves its row and goes to whichever of the other three rows has the lowest last card. This may be the row that was just taken, unless the marker was there.</p>
<p><strong>2.6</strong> The marker then shows the parity of that last card.</p>
<p><strong>2.7</strong> The marker keeps its side until it moves again, whatever cards are added to the row.</p>
<p><strong>2.8</strong> The marker does not count towards the length of a row.</p>
<h3>3. Mountaineering</h3>
<p><strong>3.1</strong> A marker with an arrow is placed to the left of one row. At the start of a round it is at row 4 and its arrow points up.</p>
<p><strong>3.2</strong> The marked row only admits cards whose value is <em>lower</em> than its last card. The other three rows work as usual.</p>
<p><strong>3.3</strong> The closest row in 1.6 is determined by the absolute difference, whether the card is above or below the last card.</p>
<p><strong>3.4</strong> If the marked row and another row are equally close, the card goes to the marked row.</p>
<p><strong>3.5</strong> Whenever any row is taken, the marker moves one row in the direction of its arrow. It moves after the row is taken and the new start card is in place.</p>
<p><strong>3.6</strong> When the marker reaches row 1 or row 4, its arrow turns around. So it goes 4↑ 3↑ 2↑ 1↓ 2↓ 3↓ 4↑ and so on.</p>
<p><strong>3.7</strong> The marker does not count towards the length of a row.</p>
<p><strong>3.8</strong> When a row becomes marked or stops being marked, its cards stay as they are. From then on only its last card matters.</p>
<h3>4. Jumping Cow</h3>
<p><strong>4.1</strong> The cow is at the right end of one row. At the start of a round it goes to the row with the lowest start card.</p>
<p><strong>4.2</strong> The cow has no value. To find a row for a card, the number card to the left of the cow is used.</p>
<p><strong>4.3</strong> The cow counts towards the length of its row: four number cards and the cow are a full row.</p>
<p><strong>4.4</strong> When a card is placed in the cow's row, the cow jumps to whichever of the other three rows has the lowest last card.</p>
<p><strong>4.5</strong> Whoever takes the cow's row takes only the number cards. The played card starts the row, and then the cow jumps according to 4.4.</p>
<p><strong>4.6</strong> This applies to a full row and to the free choice in 1.7.</p>
<p><strong>4.7</strong> If the cow lands on a row with five number cards, the player whose card made it jump takes from that row too: the highest card stays as the new start card, and the player takes the other four.</p>
<p><strong>4.8</strong> After that the cow jumps again from there according to 4.4. So one card can cost several rows.</p>
<p><strong>4.9</strong> Placing a card in another row, or taking another row, does not move the cow.</p>
<h3>5. Flip Digits</h3>
<p><strong>5.1</strong> Each player gets one flip card at the start of every round. An unused flip card is not carried over.</p>
<p><strong>5.2</strong> A player may play the flip card face down together with the number card they pick. Nobody sees it until the cards are revealed.</p>
<p><strong>5.3</strong> The flip card reverses the two digits of the number card: 31 has the value 13, and 90 has the value 9.</p>
<p><strong>5.4</strong> Cards 1 to 9 are read with a leading zero: 1 has the value 10, and 9 has the value 90 (see R3).</p>
<p><strong>5.5</strong> Cards 100 to 104 cannot be flipped.</p>
<p><strong>5.6</strong> The value, not the printed number, determines the order of placement and the row.</p>
<p><strong>5.7</strong> If two cards have the same value, the flipped one is placed first.</p>
<p><strong>5.8</strong> A card whose value equals a row's last card does not fit there.</p>
<p><strong>5.9</strong> Once placed, the card counts as its printed number again. So a row need not be ascending any more.</p>
<p><strong>5.10</strong> A used flip card is gone for the rest of the round.</p>
<p><strong>5.11</strong> A card with two equal digits may be flipped. Its value does not change.</p>
<h3>6. Combining fan cards</h3>
<p><strong>6.1</strong> Several kinds of fan cards may be in play together. Rodeo then tells the table that the printed rules advise against it (see R1).</p>
<p><strong>6.2</strong> A row admits a card only if every fan card at that row allows it.</p>
<p><strong>6.3</strong> When a row is taken, the fan cards move in this order: Even/Odd, then Mountaineering, then the cow (see R4). The cow only moves if rule 4.4, 4.5 or 4.8 says so.</p>
<p><strong>6.4</strong> A row taken because of the cow (see 4.7) counts like any other: Even/Odd and Mountaineering move again, and only then does the cow jump on (see R4).</p>
<p><strong>6.5</strong> The parity and size required of a card are those of its value (see 1.3).</p>
<p><strong>6.6</strong> The highest card in 4.7 is the one with the highest printed number, wherever it is in the row.</p>
<h3>Options</h3>
<p><strong>O1</strong> <code>fans</code>: any of <code>even_odd</code>, <code>mountaineering</code>, <code>jumping_cow</code>, <code>flip_digits</code>. Default none.</p>
<p><strong>O2</strong> Each name may be given once. A duplicate is rejected: there is one card of each kind, and one flip card per player.</p>
<p><strong>O3</strong> Every combination of different fan cards is accepted. Two or more show the notice from 6.1.</p>
<p><strong>O4</strong> All other options, and the combinations that are rejected, are those of take6.</p>
<h3>Rulings</h3>
<p><strong>R1</strong> Fan cards can be combined, and a table that does so is told that the printed rules advise against it. <em>Why:</em> it is only a recommendation, and a group that knows it should be free to try.</p>
<p><strong>R2</strong> Whenever no row admits a card, its owner takes any row, including marked ones, and the card starts it whatever its parity or value. <em>Why:</em> the markers can leave a high card without a row, and the familiar rule for low cards is the simplest way to resolve that.</p>
<p><strong>R3</strong> Cards 1 to 9 are flipped to 10, 20 … 90. <em>Why:</em> 90 becomes 09. Reading 9 as 09 makes flipping its own inverse, and two flipped cards can never have the same value.</p>
<p><strong>R4</strong> When a row is taken, Even/Odd moves first, then Mountaineering, then the cow. A row taken because of the cow moves the other two again before the cow jumps on. <em>Why:</em> the printed rules do not cover combinations. A fixed order makes every result unambiguous, and the cow comes last because it may keep jumping.</p>
<h3>Worked examples</h3>
<p><strong>E1</strong> Even/Odd. Shows 2.3, 2.4, 2.5, 2.6. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[31][40 44 47 50 52][92][85]</code>; the marker is at row 4 and shows odd.</li><li><em>Play:</em> 90.</li><li><em>Then:</em> 90 would go next to 85, but row 4 only admits odd values. The next closest is 52 in row 2, which is full: the owner takes 40 44 47 50 52 (13 heads), and 90 starts row 2. The marker must leave row 4. The last cards of the other rows are 31, 90 and 92, so it goes to row 1. 31 is odd.</li><li><em>After:</em> <code>[31][90][92][85]</code>; marker at row 1, odd.</li></ul>
<p><strong>E2</strong> Mountaineering. Shows 3.2, 3.3, 3.5. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[50][12][60][80 70 55 40 26]</code>; the marker is at row 4, arrow up.</li><li><em>Play:</em> 21.</li><li><em>Then:</em> Row 2 admits 21 (difference 9). Row 4 admits it too, because 21 is lower than 26 (difference 5), and is closer. Row 4 is full: the owner takes 80 70 55 40 26 (17 heads), and 21 starts row 4. The marker moves up.</li><li><em>After:</em> <code>[50][12][60][21]</code>; marker at row 3, arrow up.</li></ul>
<p><strong>E3</strong> Jumping Cow. Shows 4.2, 4.3, 4.5. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[2 5 9 13 cow][78][104][53]</code>.</li><li><em>Play:</em> 43.</li><li><em>Then:</em> 43 fits only row 1, next to 13. Four number cards and the cow are a full row: the owner takes 2 5 9 13 (5 heads), and 43 starts row 1. The last cards of the other rows are 78, 104 and 53; the lowest is 53.</li><li><em>After:</em> <code>[43][78][104][53 cow]</code>.</li></ul>
<p><strong>E4</strong> Flip Digits. Shows 5.3, 5.6, 5.9. <em>Partly ours.</em></p>
<ul><li><em>Before:</em> <code>[90][3 8 11 15 20][60][30]</code>.</li><li><em>Play:</em> 24 with the flip card.</li><li><em>Then:</em> As 24, the card would go next to 20 and take a full row. Flipped, it has the value 42 and goes next to 30. There it counts as 24 again.</li><li><em>After:</em> <code>[90][3 8 11 15 20][60][30 24]</code>. Nobody takes cards.</li></ul>`;export{e as default};