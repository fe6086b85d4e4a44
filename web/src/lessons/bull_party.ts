// Bull Party in three scenes: after worked examples E3 and E1 of docs/rules/bull-party.md.
import type { AnyEvent, BullPartyEvent, BullPartyRow, BullPartyView, GameView } from '../protocol';
import { cards, row, type Lesson } from './lesson';

function bull(heads: number, ...numbers: number[]): BullPartyRow {
  return { ...plain(...numbers), bull: heads, full: true };
}

function plain(...numbers: number[]): BullPartyRow {
  const { cards: lying, heads } = row(...numbers);
  return { cards: lying, heads };
}

function table(more: Partial<BullPartyView>): GameView {
  return {
    game: 'bull_party',
    phase: 'pick',
    round: 1,
    rows: [],
    stock: 40,
    discard: 6,
    seats: Array.from({ length: 3 }, () => ({ score: 0, bulls: 0, hand: 5, piles: [], playing: true })),
    waiting: [],
    hand: [],
    next_bull: 5,
    you: 0,
    ...more,
  };
}

const told = (...events: BullPartyEvent[]): AnyEvent[] => events.map((event) => ({ bull_party: event }));
const pile = { cards: cards(7, 13), heads: 2 };
const seats = [0, 1, 2].map((seat) => ({ score: 0, bulls: 0, hand: 7, piles: seat === 0 ? [pile] : [], ...(seat === 0 ? { lays: 2 } : {}) }));

export const lesson: Lesson = {
  game: 'bull_party',
  rules: { game: 'bull_party', players: 3, numbers: 100, hand: 5, out: 0 },
  scenes: [
    {
      view: table({ rows: [plain(17, 18), bull(5, 24, 33, 3, 75, 94), plain(11, 19)], hand: cards(13, 36, 85) }),
      words: { '': ['13', '36', '85'] },
      right: ['13'],
      events: told({ took: { seat: 0, card: 13, row: 1, cause: 'chosen' } }),
    },
    {
      view: table({ phase: 'add_to', rows: [plain(17, 18), plain(11, 19, 55, 63), plain(24, 33)], turned: cards(93)[0]!, on_turn: 0 }),
      words: { '': ['row1', 'row2', 'row3'] },
      right: ['row2'],
      events: told({ added: { seat: 0, card: 93, row: 1, cause: 'chosen' } }, { bull_came: { row: 1, heads: 5 } }),
    },
    {
      view: table({ phase: 'lay', seats, hand: cards(20, 22, 24, 36, 60, 71, 85) }),
      words: {
        '': ['20', '60'],
        '20': ['pile1', 'new'],
        '60': ['pile1', 'new'],
        '20 pile1': ['22', '85'],
        '20 new': ['22', '85'],
        '60 pile1': ['71', '85'],
        '60 new': ['71', '85'],
        ...Object.fromEntries(
          ['20 pile1 22', '20 pile1 85', '20 new 22', '20 new 85', '60 pile1 71', '60 pile1 85', '60 new 71', '60 new 85'].map((so_far) => [
            so_far,
            ['pile1', 'new'],
          ]),
        ),
      },
      right: ['20 pile1 22 pile1'],
      events: told({ laid: { seat: 0, laying: ['20', 'pile1', '22', 'pile1'] } }),
    },
  ],
};
