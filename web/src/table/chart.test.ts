import { expect, it } from 'vitest';
import { scale, spread, stops } from './chart';

it('looks at the first and the last step, and at no more than it may', () => {
  expect(stops(3)).toEqual([0, 1, 2, 3]);
  const many = stops(400);
  expect([many[0], many.at(-1), many.length <= 25]).toEqual([0, 400, true]);
});

it('keeps labels apart', () => {
  const [a = 0, b = 0, c = 0] = spread([50, 50, 52], 15);
  expect(b - a).toBeGreaterThanOrEqual(15);
  expect(c - b).toBeGreaterThanOrEqual(15);
});

it('draws a flat line where all is the same', () => {
  expect(scale([0, 0], [10, 20])(0)).toBe(10);
});
