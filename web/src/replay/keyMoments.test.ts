import { describe, expect, it } from 'vitest';
import { keyMoments, momentStep } from './keyMoments';

const take6 = (lines: [number, number[]][]) =>
  keyMoments(
    'take6',
    lines.map(([rounds, scores]) => ({ rounds, scores })),
  );

describe('key moments', () => {
  it('are the largest penalties, changes of the lead, ends of rounds and the end', () => {
    const moments = take6([
      [0, [0, 0]],
      [0, [0, 0]],
      [0, [2, 0]],
      [1, [2, 9]],
      [1, [2, 9]],
      [2, [6, 9]],
    ]);
    expect(moments).toEqual([
      { kind: 'swing', step: 3, side: 1, change: 9 },
      { kind: 'lead', step: 3, side: 0 },
      { kind: 'round', step: 3, round: 1 },
      { kind: 'swing', step: 5, side: 0, change: 4 },
      { kind: 'end', step: 5 },
    ]);
  });

  it('do not count a shared lead, or the first lead', () => {
    const leads = take6([
      [0, [0, 0]],
      [0, [3, 0]],
      [0, [3, 3]],
      [0, [3, 3]],
      [0, [9, 3]],
    ]).filter(({ kind }) => kind === 'lead');
    expect(leads).toEqual([]);
  });

  it('include gains and losses where points are good', () => {
    const moments = keyMoments('bull_party', [
      { rounds: 0, scores: [0, 0] },
      { rounds: 0, scores: [12, 0] },
      { rounds: 0, scores: [12, -8] },
    ]);
    expect(moments.filter(({ kind }) => kind === 'swing')).toEqual([
      { kind: 'swing', step: 1, side: 0, change: 12 },
      { kind: 'swing', step: 2, side: 1, change: -8 },
    ]);
  });

  it('are reached from any step', () => {
    const moments = take6([
      [0, [0, 0]],
      [0, [0, 5]],
      [0, [0, 5]],
      [0, [0, 5]],
    ]);
    expect(momentStep(moments, 0, 1)).toBe(1);
    expect(momentStep(moments, 1, 1)).toBe(3);
    expect(momentStep(moments, 3, 1)).toBeNull();
    expect(momentStep(moments, 3, -1)).toBe(1);
    expect(momentStep(moments, 0, -1)).toBeNull();
  });

  it('of an empty match are none', () => {
    expect(take6([[0, [0, 0]]])).toEqual([]);
  });
});
