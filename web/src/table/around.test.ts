import { describe, expect, it } from 'vitest';
import { around } from './around';

describe('around', () => {
  it('puts every seat at a place of its own, at most so many in a line', () => {
    for (let seats = 1; seats <= 10; seats += 1) {
      for (const most of [3, 5]) {
        const { places, columns, middle } = around(seats, most);
        expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(seats);
        for (const { row, column, far } of places) {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column + 1).toBeLessThanOrEqual(columns);
          expect(far ? row < middle : row > middle).toBe(true);
          expect(places.filter((other) => other.row === row).length).toBeLessThanOrEqual(most);
        }
      }
    }
  });

  it('centres a line with fewer seats, and goes around clockwise from the seat of the player', () => {
    expect(around(5, 5)).toEqual({
      columns: 6,
      middle: 2,
      places: [
        { row: 3, column: 3, far: false },
        { row: 3, column: 1, far: false },
        { row: 1, column: 2, far: true },
        { row: 1, column: 4, far: true },
        { row: 3, column: 5, far: false },
      ],
    });
  });
});
