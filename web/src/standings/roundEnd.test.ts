import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEvent, GameView, ScoreSheet } from '../protocol';
import { endedRound, endsRound, RoundEnd } from './roundEnd.svelte';

const view = (round: number, scores: number[], phase = 'choose'): GameView =>
  ({ game: 'take6', round, phase, seats: scores.map((score) => ({ score, heads: 0 })) }) as unknown as GameView;
const scored = { take6: { round_scored: { scores: [9, 4] } } } as unknown as AnyEvent;
const placed = { take6: { placed: { seat: 0, card: 12, row: 1 } } } as unknown as AnyEvent;
const sheet: ScoreSheet = {
  rounds_before: 0,
  lines: [
    [0, 0],
    [5, 1],
    [9, 4],
  ],
};

describe('the end of a round', () => {
  it('is recognised in the events of all games', () => {
    expect(endsRound(scored)).toBe(true);
    expect(endsRound({ bull_party: 'round_over' } as AnyEvent)).toBe(true);
    expect(endsRound({ take_that: { game_scored: {} } } as unknown as AnyEvent)).toBe(true);
    expect(endsRound(placed)).toBe(false);
  });

  it('is known when the playback has reached it, although the server knows more', () => {
    expect(endedRound(sheet, view(1, [5, 0]))).toBeNull();
    expect(endedRound(sheet, view(2, [5, 1]))).toEqual({ round: 1, gains: [5, 1], totals: [5, 1] });
    expect(endedRound(sheet, view(3, [9, 4]))).toEqual({ round: 2, gains: [4, 3], totals: [9, 4] });
  });

  it('of the last round is the end of the match', () => {
    expect(endedRound(sheet, view(2, [9, 4], 'over'))).toBeNull();
  });
});

describe('the standings card', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const first = { round: 1, gains: [5, 1], totals: [5, 1] };
  const second = { round: 2, gains: [4, 3], totals: [9, 4] };

  it('is shown for four seconds, once per round', () => {
    const card = new RoundEnd(0);
    card.note(first);
    vi.advanceTimersByTime(3_900);
    expect(card.round).toBe(first);
    vi.advanceTimersByTime(200);
    expect(card.round).toBeNull();
    card.note(first);
    expect(card.round).toBeNull();
    card.note(second);
    expect(card.round).toBe(second);
  });

  it('is dismissed at once by a tap, and does not repeat rounds from before a reload', () => {
    const card = new RoundEnd(1);
    card.note(first);
    expect(card.round).toBeNull();
    card.note(second);
    card.dismiss();
    expect(card.round).toBeNull();
  });

  it('makes room for the next deal, unless it is held', () => {
    const card = new RoundEnd(0);
    card.note(first);
    card.leave();
    expect(card.round).toBeNull();
    card.note(second);
    card.hold();
    card.leave();
    expect(card.round).toBe(second);
  });

  it('tells when it is dismissed, but not when the next round replaces it', () => {
    const onDismiss = vi.fn();
    const card = new RoundEnd(0, onDismiss);
    card.note(first);
    card.hold();
    card.note(second);
    expect(card.round).toBe(second);
    expect(onDismiss).not.toHaveBeenCalled();
    card.dismiss();
    card.dismiss();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('stays while it is held', () => {
    const card = new RoundEnd(0);
    card.note(first);
    card.hold();
    vi.advanceTimersByTime(60_000);
    expect(card.round).toBe(first);
    card.release();
    vi.advanceTimersByTime(5_000);
    expect(card.round).toBeNull();
  });
});
