import { expect, test } from 'vitest';
import { ranking } from './ranking';

test('equal scores share a place, and the following places are skipped', () => {
  const places = ranking({ scores: [7, 0, 12, 0, 7], winners: [1, 3] });
  expect(places).toEqual([
    { seat: 1, place: 1 },
    { seat: 3, place: 1 },
    { seat: 0, place: 3 },
    { seat: 4, place: 3 },
    { seat: 2, place: 5 },
  ]);
});

test('the highest score comes first if high scores win', () => {
  expect(ranking({ scores: [3, 20, 11], winners: [1] }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
