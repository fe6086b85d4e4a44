import { describe, expect, it } from 'vitest';
import type { GameView, ScoreSheet } from '../protocol';
import { presentRound, roundsOf, shownRounds } from './scoreSheet';

const sheet: ScoreSheet = {
  rounds_before: 0,
  lines: [
    [0, 0],
    [3, 5],
    [10, 5],
  ],
};

function take6(round: number, phase: string, scores: [number, number][]): GameView {
  const seats = scores.map(([score, heads]) => ({ score, heads, hand: 1 }));
  return { game: 'take6', round, phase, seats } as unknown as GameView;
}

describe('score sheet', () => {
  it('has gains and totals of each round', () => {
    expect(roundsOf(sheet)).toEqual([
      { round: 1, gains: [3, 5], totals: [3, 5] },
      { round: 2, gains: [7, 0], totals: [10, 5] },
    ]);
  });

  it('ends with the current round', () => {
    const view = take6(3, 'choose', [
      [10, 2],
      [5, 0],
    ]);
    expect(presentRound(shownRounds(sheet, view), view)).toEqual({ round: 3, gains: [2, 0], totals: [12, 5] });
  });

  it('hides rounds that have not been played back', () => {
    const view = take6(2, 'choose', [
      [3, 6],
      [5, 0],
    ]);
    const known = shownRounds(sheet, view);
    expect(roundsOf(known).map(({ round }) => round)).toEqual([1]);
    expect(presentRound(known, view)).toEqual({ round: 2, gains: [6, 0], totals: [9, 5] });
  });

  it('has no current round after the last one', () => {
    const view = take6(2, 'over', [
      [10, 0],
      [5, 0],
    ]);
    expect(roundsOf(shownRounds(sheet, view))).toHaveLength(2);
    expect(presentRound(sheet, view)).toBeNull();
  });

  it('numbers rounds correctly if the first ones are omitted', () => {
    const late: ScoreSheet = {
      rounds_before: 40,
      lines: [
        [90, 80],
        [91, 82],
      ],
    };
    const view = take6(42, 'choose', [
      [91, 0],
      [82, 1],
    ]);
    expect(roundsOf(shownRounds(late, view))).toEqual([{ round: 41, gains: [1, 2], totals: [91, 82] }]);
    expect(presentRound(shownRounds(late, view), view)).toEqual({ round: 42, gains: [0, 1], totals: [91, 83] });
  });

  it('counts turns in Beat the Buffalo', () => {
    const view = { game: 'buffalo', phase: 'window', turn: 2, team_score: 4, buffalo_heads: 7 } as unknown as GameView;
    expect(presentRound(shownRounds(sheet, view), view)).toEqual({ round: 2, gains: [1, 2], totals: [4, 7] });
  });
});
