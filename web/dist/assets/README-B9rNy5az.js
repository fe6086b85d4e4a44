var e=`# The rules

One page for each game. Read a page from the top to learn the game; look up a number when you want to know exactly.
The same pages in [Spanish](es/README.md), [German](de/README.md) and [Japanese](ja/README.md) say the same, number by
number; where two differ, the English one decides.

| Game | Module | Players | Page |
|---|---|---|---|
| Take 6 | \`take6\` | 2–10 | [take6.md](take6.md) |
| Take 6 with the limited deck, the draft, or both | \`take6\` | 2–6 | [take6.md](take6.md), sections 6 and 7 |
| Take 6 with fan cards | \`take6\` | 2–10 | [fan-cards.md](fan-cards.md) |
| Beat the Buffalo | \`buffalo\` | 1–6 | [buffalo.md](buffalo.md) |
| Take That | \`take_that\` | 2–4 | [take-that.md](take-that.md) |
| Bull Party | \`bull_party\` | 2–5 | [bull-party.md](bull-party.md) |

## How rules are cited

Every rule has a number. Name the page and the number:

| Citation | Means |
|---|---|
| \`take6 4.6\` | rule 4.6 of take6.md |
| \`take6 O3\` | the third rule about options |
| \`buffalo R7\` | the seventh ruling |
| \`bull-party E2\` | the second worked example |

- **Rules** (\`4.6\`) say how the game goes.
- **Options** (\`O3\`) say what a table may set, and what is refused.
- **Rulings** (\`R7\`) settle what the printed rules leave open. Each says why.
- **Worked examples** (\`E2\`) show the rules at work. Each names the rules it shows and belongs in the tests. An example
  marked *partly ours* keeps the printed play, but we chose the cards that the printed text does not name.

Numbers are stable. A new rule takes the next free number of its section; the number of a rule that goes is not used
again.

## Words used on every page

| Word | Meaning |
|---|---|
| seat | a player's place at the table, counted from 0; clockwise means the next higher number, and after the last comes seat 0 |
| row | cards side by side, grown from left to right; row 1 is at the top |
| start card | the first card of a row |
| last card | the rightmost number card of a row |
| \`[12 14][37]\` | two rows: the first holds 12 and 14, the second 37 |
| head | one point on a card: bad in most of these games, good in one |
| open | lying face up, seen by all |

## A note

Rodeo is an independent project. It is not connected with the publishers or authors of the printed games. The names of
the printed games belong to their owners. The rules are told here in our own words.
`;export{e as default};