import { expect, it } from 'vitest';
import type { AnyEvent, GameView } from '../protocol';
import { intermediateView } from '../games/play';
import { textContext } from './context';

const five = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 2],
];
const view = {
  game: 'take6',
  rows: [{ cards: five, heads: 6, capacity: 5 }],
  queue: [{ seat: 0, card: [9, 1] }],
} as unknown as GameView;
const context = textContext([], null, { game: 'take6' } as never, [[9, 1]]);
const took = (cause: string): AnyEvent =>
  ({ take6: { took: { seat: 0, card: 9, row: 0, heads: 6, cause } } }) as unknown as AnyEvent;

it('shows the card that is one too many beside those that it takes', () => {
  const seen = intermediateView(view, took('full'), context);
  expect(seen).toMatchObject({ rows: [{ cards: [...five, [9, 1]], heads: 6 }], queue: [] });
});

it('shows nothing in between where a row is chosen, or a card is only placed', () => {
  expect(intermediateView(view, took('chosen'), context)).toBeNull();
  expect(intermediateView(view, { take6: { placed: { seat: 0, card: 9, row: 0 } } } as AnyEvent, context)).toBeNull();
});
