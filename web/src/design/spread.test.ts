import { expect, it } from 'vitest';
import { spread } from './spread';

it.each([
  [64, 320, 400],
  [64, 900, 420],
  [20, 300, 120],
  [1, 200, 200],
])('%i cards fit into %i × %i as large as possible', (count, width, height) => {
  const gap = 4;
  const { columns, card } = spread(count, width, height, gap);
  const lines = Math.ceil(count / columns);
  expect(columns * card + (columns - 1) * gap).toBeLessThanOrEqual(width + 0.01);
  expect(lines * card * 1.4 + (lines - 1) * gap).toBeLessThanOrEqual(height + 0.01);
  // No other number of columns gives larger cards.
  for (let other = 1; other <= count; other += 1) {
    const rows = Math.ceil(count / other);
    const size = Math.min((width - (other - 1) * gap) / other, (height - (rows - 1) * gap) / rows / 1.4);
    expect(size).toBeLessThanOrEqual(card + 0.01);
  }
});
