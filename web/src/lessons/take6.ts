// Take 6 in four scenes: worked examples E1 to E4 of docs/rules/take6.md, seen from seat 0.
import type { AnyEvent, CardView, GameView, Goes, Take6Event } from '../protocol';
import { card, cards, ROWS, row, type Lesson } from './lesson';

const seats = Array.from({ length: 4 }, () => ({ score: 0, heads: 0, hand: 0 }));

function table(rows: number[][], waiting: number[], mine: number): GameView {
  const others = waiting.filter((number) => number !== mine);
  const order = waiting.map((number) => ({ seat: others.indexOf(number) + 1, card: card(number) }));
  return view(rows, order, [], null);
}

function view(rows: number[][], waiting: { seat: number; card: CardView }[], hand: CardView[], goes: Goes[] | null): GameView {
  const phase = hand.length > 0 ? 'choose' : 'take_row';
  const lying = rows.map((numbers) => row(...numbers));
  return { game: 'take6', phase, round: 1, turn: 1, turns: 10, rows: lying, seats, waiting, hand, you: 0, ...(goes ? { goes } : {}) };
}

const told = (...events: Take6Event[]): AnyEvent[] => events.map((event) => ({ take6: event }));
const placed = (seat: number, number: number, at: number): Take6Event => ({ placed: { seat, card: number, row: at } });

export const lesson: Lesson = {
  game: 'take6',
  rules: {
    game: 'take6',
    players: 4,
    end: { limit: 66 },
    deck: 'full',
    deal: 'random',
    drafted: 'open',
    fans: [],
    hand: 10,
    cards: 104,
  },
  scenes: [
    {
      view: table([[12], [37], [43], [58]], [14, 15, 44, 61], 44),
      words: { '': ROWS },
      right: ['row3'],
      events: told(placed(1, 14, 0), placed(2, 15, 0), placed(0, 44, 2), placed(3, 61, 3)),
    },
    {
      view: table([[12, 14, 15], [37], [43, 44], [58, 61]], [21, 26, 30, 36], 30),
      words: { '': ROWS },
      right: ['row1'],
      events: told(
        placed(1, 21, 0),
        placed(2, 26, 0),
        { took: { seat: 0, card: 30, row: 0, heads: 6, cause: 'full' } },
        placed(3, 36, 0),
      ),
    },
    {
      view: table([[30, 36], [37], [43, 44], [58, 61]], [3, 9, 68, 83], 3),
      words: { '': ROWS },
      right: ['row2'],
      events: told(
        { took: { seat: 0, card: 3, row: 1, heads: 1, cause: 'chosen' } },
        placed(1, 9, 1),
        placed(2, 68, 3),
        placed(3, 83, 3),
      ),
    },
    {
      view: view([[61], [70], [30, 41], [31, 33, 36, 39, 42]], [], cards(45, 71), [{ row: 3, takes: 9 }, { row: 1 }]),
      words: { '': ['45', '71'] },
      right: ['71'],
      events: told(placed(0, 71, 1)),
    },
  ],
};
