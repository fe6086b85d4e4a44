// Take That in three scenes, after worked example E1 of docs/rules/take-that.md; the last one is ours.
import type { AnyEvent, CardView, GameView, TakeThatEvent } from '../protocol';
import type { Lesson } from './lesson';

/** A card and what it costs: five with a toad. */
const costs = (number: number): CardView => [number, number % 11 === 0 ? 5 : 1];

function table(line: number[], hand: number[], fitting: number[], pairing: [number, number][]): GameView {
  const lying = line.map(costs);
  return {
    game: 'take_that',
    phase: 'turn',
    round: 1,
    rounds: 2,
    line: lying,
    line_costs: lying.reduce((sum, [, points]) => sum + points, 0),
    stock: 40,
    seats: Array.from({ length: 3 }, () => ({ score: 0, points: 0, hand: 9, taken: 0 })),
    hand: hand.map(costs),
    fitting,
    pairing,
    on_turn: 0,
    you: 0,
  };
}

const told = (...events: TakeThatEvent[]): AnyEvent[] => events.map((event) => ({ take_that: event }));

export const lesson: Lesson = {
  game: 'take_that',
  rules: { game: 'take_that', players: 3, games: 2, variant: 'standard', hand: 9, low: 12, high: 98 },
  scenes: [
    {
      view: table([34], [24, 41, 67], [24, 41], []),
      words: { '': ['24', '41', '67'] },
      right: ['24', '41'],
      events: told({ extended: { seat: 0, card: 41 } }, { extended: { seat: 1, card: 49 } }),
    },
    {
      view: table([34, 41, 49], [52, 77, 94], [52], [[94, 49]]),
      words: { '': ['52', 'pair', 'take'], pair: ['94'], take: ['52', '77', '94'] },
      right: ['pair 94'],
      events: told({ paired: { seat: 0, card: 94, mirror: 49 } }),
    },
    {
      view: table([22, 28, 33], [71, 86], [], []),
      words: { '': ['take'], take: ['71', '86'] },
      right: ['take 71', 'take 86'],
      events: told({ line_taken: { seat: 0, cards: [22, 28, 33] } }),
    },
  ],
};
