var e=`# Take That

For 2–4 players. One line of cards, one step at a time. Find the mirror of a card and both are yours. Get stuck and you
swallow the whole line, toads and all. Most points win.

## 1. Cards

**1.1** There are 79 cards: the numbers 12 to 98 without 20, 30, 40, 50, 60, 70, 80 and 90.

**1.2** The mirror of a card has the same two digits the other way round: 49 and 94 are mirrors of each other.

**1.3** The seven cards with two equal digits (22, 33, 44, 55, 66, 77, 88) carry a toad. They have no mirror.

**1.4** Each of the other 72 cards has exactly one mirror.

## 2. Setting up a game

**2.1** All cards are shuffled. Each player gets 9 cards with 2 or 3 players, and 8 cards with 4.

**2.2** The other cards are a face-down pile in the middle. The line will grow from left to right beside it.

**2.3** The game starts with no line.

**2.4** The player after the dealer begins. In the first game that is seat 0; in each later game it is one seat further
on (see R1).

**2.5** Play goes clockwise.

## 3. A turn

**3.1** A turn is exactly one of three things: extend the line, pair a card, or take the line.

**3.2** Afterwards the player draws one card from the pile, if there is one. So the hand is full again.

**3.3** A player who could extend or pair may still choose to take the line.

### Extend

**3.4** The player lays one card of the hand at the right end of the line.

**3.5** Its number may differ from the number at the right end by at most 10, up or down.

**3.6** If there is no line, any card may be laid. It starts the line.

### Pair

**3.7** The player shows the mirror of any one card of the line, wherever that card lies.

**3.8** Both cards are laid face up beside the player.

**3.9** The gap in the line is closed. The order of the other cards stays.

**3.10** Only one pair is made in a turn.

**3.11** A line of one card may be paired away. Unless that ends the game (see 4.3), the next player starts a new line
(see R5).

### Take the line

**3.12** A player who cannot or will not extend or pair takes the whole line and lays it face down beside the own place.

**3.13** The player then starts a new line with any one card of the hand, in the same turn.

**3.14** If there is no line, it cannot be taken. The player must start one.

## 4. End of a game

**4.1** When the pile is empty nobody draws any more. Play goes on.

**4.2** If a turn began with an empty pile and the player takes the line, the game ends at once. No new line is started
(see R2).

**4.3** If a turn began with an empty pile and the player pairs away the last card of the line, the game ends at once
(see R2).

**4.4** If the pile was not empty when the turn began, the game goes on, even if the pile is empty now (see R2).

**4.5** A player with no cards in hand must take the line. There always is one then (see R5).

## 5. Score

**5.1** Each face-up card beside a player counts +1.

**5.2** Each face-down toad counts −5.

**5.3** Each other face-down card counts −1.

**5.4** Cards in hand count nothing. Neither do cards still in the line.

**5.5** Two games are played, and the scores are added. A table may play more (see O2).

**5.6** The highest sum wins.

**5.7** Equal highest sums share the win (see R3).

## 6. Advanced variant

It is at its best with two players.

**6.1** Whoever takes a line of exactly one card also takes the top card of the pile and lays it face down beside the
own place.

**6.2** Nobody sees this extra card before the score is counted, not even its owner. Then all see it.

**6.3** The extra card counts by 5.2 or 5.3, as it turns out to be.

**6.4** If the pile is empty there is no extra card (see R4).

**6.5** The order is: the line, the extra card, the new line, the draw (see R4).

**6.6** If the extra card was the last of the pile, the game goes on and this turn has no draw (see R4).

## Options

**O1** \`players\`: 2 to 4. No default.

**O2** \`games\`: the number of games, 1 to 100. Default 2.

**O3** \`variant\`: \`standard\` or \`advanced\`. Default \`standard\`. \`advanced\` adds section 6, with any number of players.

**O4** \`hand\`: the cards dealt to each player, 1 to 39. Default 9 with 2 or 3 players, 8 with 4.

**O5** \`low\` and \`high\`: the lowest and the highest number in play. Default 12 and 98. For small experiments. Multiples
of 10 stay out.

**O6** \`low\` below 12, \`high\` above 98, or \`low\` above \`high\` is refused: there are no such cards.

**O7** \`players\` × \`hand\` above the number of cards in play is refused: there are not enough cards to deal. Exactly as
many is allowed (see R6).

**O8** A card whose mirror is outside \`low\` to \`high\` stays in play. It just cannot be paired.

## Rulings

**R1** Seat 0 begins the first game, and the deal moves one seat on each game. *Why:* the printed rules let the player
after the dealer begin but do not say who deals, and moving on is what most tables do.

**R2** Taking the line or pairing away its last card ends the game only if the pile was empty when that turn began.
*Why:* it makes the moment plain, because a turn that still found a card to draw is an ordinary turn to its end.

**R3** Equal sums share the win. *Why:* the printed rules name no tie-breaker, and an invented one would decide a game
by nothing the players did.

**R4** In the advanced variant nothing extra is taken if the pile is empty; the order is line, extra card, new line,
draw; and if the extra card was the last one, play goes on without a draw. *Why:* the printed rules leave the empty pile
and the order open, and this order keeps the two takes together and leads to no dead end.

**R5** If a player pairs away the last card of the line and then draws the last card of the pile, the game goes on: the
next player finds neither line nor pile and must start a line. *Why:* it follows from R2, and nobody gets stuck. As long
as a turn finds a pile, all hands are full; so whoever finds no line has a card to start one. From then on a line lies
there to the end of the game, and even an empty hand can take it. Every turn uses up a card or ends the game, so each
game ends.

**R6** Where the hands use up all cards, the pile is empty from the start. The first player starts a line, and from the
second turn on 4.2 and 4.3 hold. *Why:* it is what the rules say when they are taken by the letter, and it makes the
smallest experiments possible.

**R7** The cards of a taken line stay known to all, though they lie face down. Cards left in the hands at the end of a
game are not shown. *Why:* everybody saw the line, and what everybody knows is not a secret that a table could keep;
nobody needs the hands for the score.

## Worked examples

**E1** Shows 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 5.1. *Partly ours.*

- *Before:* no line; the pile is not empty.
- *Play:* seat 0 starts with 34. Seat 1 may lay 24 to 44 and lays 41. Seat 2 may lay 31 to 51 and lays 49. The next
  player shows 94 and pairs it with 49.
- *After:* the line is 34 41. 49 and 94 lie face up beside that player and count +2. Each player has drawn one card.

**E2** Shows 5.1, 5.2, 5.3.

- *Before:* a player has 12 cards face up; the face-down cards count 17 minus points together.
- *Play:* the score is counted.
- *After:* 12 − 17 = −5.
`;export{e as default};