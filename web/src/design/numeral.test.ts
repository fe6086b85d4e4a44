import { expect, it } from 'vitest';
import { WIDTH, sizeOf } from './card';
import { numeral } from './numeral';

it('every number of a card is narrower than the card', () => {
  for (let number = 0; number <= 109; number += 1) {
    const { width } = numeral(number);
    expect((width / 100) * 29 * sizeOf(number)).toBeLessThan(WIDTH - 10);
  }
});

it('a number has the outlines of its digits side by side', () => {
  const [one, many] = [numeral(1), numeral(111)];
  expect(many.outline.split('M')).toHaveLength(4);
  expect(many.width).toBeCloseTo(3 * one.width + 2 * 2.4);
});
