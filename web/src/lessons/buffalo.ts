// Beat the Buffalo in three scenes: worked examples E2, E4 and E5 of docs/rules/buffalo.md.
import type { AnyEvent, BuffaloEvent, BuffaloOwner, GameView, Goes, Special } from '../protocol';
import { card, ROWS, row, type Lesson } from './lesson';

function table(rows: number[][], open: Special, owner: BuffaloOwner, number: number, next: Goes | null): GameView {
  return {
    game: 'buffalo',
    phase: 'window',
    turn: 1,
    turns: 10,
    rows: rows.map((numbers) => row(...numbers)),
    team: 0,
    team_counts: 0,
    buffalo: 0,
    stack: 9,
    open: [open],
    stock: 3,
    seats: [{ hand: 9 }, { hand: 9 }, { hand: 9 }],
    waiting: [{ owner, card: card(number) }],
    hand: [],
    you: 0,
    ...(next ? { next } : {}),
  };
}

const told = (...events: BuffaloEvent[]): AnyEvent[] => events.map((event) => ({ buffalo: event }));
const eats = (number: number, heads: number): BuffaloEvent => ({
  took: { owner: 'buffalo', card: number, row: 0, heads, cause: 'full' },
});

export const lesson: Lesson = {
  game: 'buffalo',
  rules: { game: 'buffalo', players: 3, decide: 'anyone', hand: 10, cards: 104 },
  scenes: [
    {
      view: table([[2, 6, 9, 12, 15], [20], [60], [80]], 'stop', 'buffalo', 25, { row: 1 }),
      words: { '': ['pass', 'stop'], stop: ROWS },
      right: ['stop row2'],
      events: told({ used: { seat: 0, what: { stop: 1 } } }, { stop_laid: { row: 1 } }, eats(25, 6)),
    },
    {
      view: table([[5, 11], [30], [40], [50]], 'insert', { seat: 0 }, 10, null),
      words: { '': ['pass', 'insert'], insert: ROWS },
      right: ['insert row1'],
      events: told({ used: { seat: 0, what: { insert: 0 } } }, { inserted: { seat: 0, card: 10, row: 0, took: null } }),
    },
    {
      view: table([[2, 5, 9, 12], [30], [40], [7, 20]], 'push', 'buffalo', 15, { row: 0 }),
      words: { '': ['pass', 'push'], push: ['7', '20'], 'push 7': ['row1'], 'push 20': ['row1'] },
      right: ['push 7 row1'],
      events: told(
        { used: { seat: 0, what: { push: [7, 0] } } },
        { pushed: { card: 7, from: 3, row: 0, took: null } },
        eats(15, 6),
      ),
    },
  ],
};
