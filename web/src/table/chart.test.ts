import { expect, it } from 'vitest';
import { scale, spread, stops, ticks } from './chart';

it('samples the first and the last step within the limit', () => {
  expect(stops(3)).toEqual([0, 1, 2, 3]);
  const many = stops(400);
  expect([many[0], many.at(-1), many.length <= 25]).toEqual([0, 400, true]);
});

it('keeps labels apart', () => {
  expect(spread([50, 50, 52], 15, [0, 200])).toEqual([50, 65, 80]);
  // At the lower edge they move up together and keep their order.
  expect(spread([98, 100, 99], 15, [0, 100])).toEqual([70, 100, 85]);
  // They keep their distance even if there is not enough room.
  expect(spread([5, 5, 5], 15, [0, 20])).toEqual([0, 15, 30]);
});

it('draws a flat line if all values are equal', () => {
  expect(scale([0, 0], [10, 20])(0)).toBe(10);
});

it('marks an axis with a few round numbers', () => {
  expect(ticks(0, 66, 4)).toEqual([0, 20, 40, 60]);
  expect(ticks(-12, 7, 4)).toEqual([-10, -5, 0, 5]);
  expect(ticks(0, 3, 8)).toEqual([0, 1, 2, 3]);
  expect(ticks(20, 120, 5)).toEqual([20, 40, 60, 80, 100, 120]);
});
