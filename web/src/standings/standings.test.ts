import { describe, expect, it } from 'vitest';
import { barOf, extremesOf, leadersOf, standingsOf } from './standings';

describe('standings', () => {
  it('puts the lowest score first where heads count against a player', () => {
    const sides = standingsOf('take6', [12, 3, 20], [2, 0, 9]);
    expect(sides.map(({ side, place, total, gain }) => [side, place, total, gain])).toEqual([
      [1, 1, 3, 0],
      [0, 2, 12, 2],
      [2, 3, 20, 9],
    ]);
  });

  it('puts the highest score first where points are good', () => {
    expect(standingsOf('bull_party', [12, 3, 20]).map(({ side }) => side)).toEqual([2, 0, 1]);
  });

  it('shares a place between equal scores, in the order of the seats', () => {
    const sides = standingsOf('take6', [7, 4, 7, 4]);
    expect(sides.map(({ side, place }) => [side, place])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 3],
    ]);
    expect(leadersOf('take6', [7, 4, 7, 4])).toEqual([1, 3]);
  });

  it('divides a bar into the score before the round and the change', () => {
    expect(barOf({ total: 30, gain: 10 }, 40)).toEqual({ before: 0.5, change: 0.25 });
    // Points can be lost: the bar shows what is left and what was lost.
    expect(barOf({ total: 10, gain: -10 }, 40)).toEqual({ before: 0.25, change: 0.25 });
    expect(barOf({ total: -5, gain: -10 }, 40)).toEqual({ before: 0, change: 0.125 });
  });

  it('name the best and the worst of a round, unless all are equal', () => {
    expect(extremesOf('take6', [2, 0, 9, 0])).toEqual({ best: [1, 3], worst: [2] });
    expect(extremesOf('bull_party', [2, -4, 9])).toEqual({ best: [2], worst: [1] });
    expect(extremesOf('take6', [3, 3])).toBeNull();
    expect(extremesOf('take6', [])).toBeNull();
  });
});
