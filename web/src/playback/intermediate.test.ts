import { expect, it } from 'vitest';
import type { AnyEvent, GameView } from '../protocol';
import { intermediateView } from '../games/play';

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
const took = (cause: string): AnyEvent =>
  ({ take6: { took: { seat: 0, card: 9, row: 0, heads: 6, cause } } }) as unknown as AnyEvent;

it('shows the overfilling card next to the cards that it takes', () => {
  const intermediate = intermediateView(view, took('full'));
  expect(intermediate).toMatchObject({ rows: [{ cards: [...five, [9, 1]], heads: 6 }], queue: [] });
});

it('shows the table as it was while a chosen row is lit, and has no intermediate view if a card is only placed', () => {
  const lit = intermediateView(view, took('chosen'));
  expect(lit).toEqual(view);
  expect(lit).not.toBe(view);
  expect(intermediateView(view, { take6: { placed: { seat: 0, card: 9, row: 0 } } } as AnyEvent)).toBeNull();
});
