import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../engine/records';
import { chooseLanguage } from '../i18n/texts.svelte';
import { me } from '../net/me.svelte';
import type { MatchSummary } from '../protocol';
import { keyMoments, momentStep, momentTimes, ownSide } from './keyMoments';

beforeAll(() => chooseLanguage('en'));

const take6 = (lines: [number, number[]][]) =>
  keyMoments(
    'take6',
    lines.map(([rounds, scores]) => ({ rounds, scores })),
  );

describe('key moments', () => {
  it('are the largest penalties and changes of the lead, without routine', () => {
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
      { kind: 'swing', step: 5, side: 0, change: 4 },
    ]);
  });

  it('of the reader come first, and are not left out for larger ones', () => {
    const lines: [number, number[]][] = [[0, [0, 0]]];
    for (const heads of [20, 40, 60, 80]) lines.push([0, [0, heads]]);
    lines.push([0, [3, 80]]);
    const scores = lines.map(([rounds, scores]) => ({ rounds, scores }));
    expect(keyMoments('take6', scores, 0)[0]).toEqual({ kind: 'swing', step: 5, side: 0, change: 3 });
    expect(keyMoments('take6', scores).some(({ kind, side }) => kind === 'swing' && side === 0)).toBe(false);
  });

  it('are those of the player of this browser, in a team those of the team', () => {
    const side = (game: string): number | null => {
      const seats = [{ kind: 'house_bot' }, { kind: 'guest', id: 'g' }];
      return ownSide({ seats, rules: { game } } as unknown as MatchSummary);
    };
    expect(side('take6')).toBeNull();
    me.guest = { id: 'g', name: 'Ana', bot: false };
    expect([side('take6'), side('buffalo')]).toEqual([1, 0]);
    me.guest = null;
  });

  it('are named by the round and turn before their step', () => {
    const view = { game: 'take6', phase: 'cards', round: 2, turn: 4, turns: 10 };
    const replay = { step: (step: number) => (step === 6 ? { view } : null) } as unknown as Pick<Replay, 'step'>;
    const times = momentTimes(replay, [
      { kind: 'lead', step: 7, side: 0 },
      { kind: 'lead', step: 9, side: 1 },
    ]);
    expect([...times]).toEqual([
      [7, 'Round 2 · turn 4 of 10'],
      [9, ''],
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
      [0, [0, 9]],
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
