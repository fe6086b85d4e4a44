import { expect, it } from 'vitest';
import type { GameView } from '../protocol';
import { seenStates } from './seenCards';

it('marks cards that are known to be in another hand', () => {
  const seats = [
    { hand: 1 },
    {
      hand: 2,
      known: [
        [4, 1],
        [5, 2],
      ],
    },
  ];
  const view = { game: 'take6', hand: [[3, 1]], seen: [1, 2, 5], seats } as unknown as GameView;
  expect([...seenStates([1, 2, 3, 4, 5, 6], view)]).toEqual([
    [1, 'seen'],
    [2, 'seen'],
    [3, 'mine'],
    [4, 'other'],
    [5, 'other'],
    [6, 'out'],
  ]);
});

it('works for views without cards that are known or seen', () => {
  const view = { game: 'take_that', hand: [], seats: [{}] } as unknown as GameView;
  expect([...seenStates([1], view)]).toEqual([[1, 'out']]);
});
