// Numbers, positions and moments of a review.
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { GameView, MatchRecord } from '../protocol';
import { accuracy, amount, chance, isClear, signedAmount, withUnit } from './amounts';
import { roundBalance } from './balance';
import { choiceParts, reasonText } from './choices';
import { chancesAt, labelledStep, labelOf, momentsOf } from './moments';
import { firstChoice, readPosition, readStep, writePosition } from './position';
import { styleText } from './styles';
import type { CurvePoint, Decision, Label, SeatReview } from './types';

beforeAll(() => chooseLanguage('en'));

describe('amounts', () => {
  it('have no more digits than the sample supports', () => {
    expect(amount(4.13, 'heads', 0.2)).toBe('4.1');
    expect(amount(4.13, 'heads', 0.3)).toBe('4');
    expect(amount(4.13, 'heads')).toBe('4');
    expect(amount(0.127, 'win_chance', 0.01)).toBe('13%');
    expect(amount(0.127, 'win_chance', 0.04)).toBe('15%');
  });

  it('are signed, and zero has no sign', () => {
    expect(signedAmount(2.44, 'points', 0.1)).toBe('+2.4');
    expect(signedAmount(-2.44, 'points', 0.1)).toBe('−2.4');
    expect(signedAmount(-0.2, 'heads')).toBe('0');
  });

  it('have a unit in the right number', () => {
    expect(withUnit(1.04, 'heads', 1)).toBe('1 head');
    expect(withUnit(1.3, 'heads', 0.1)).toBe('1.3 heads');
    expect(withUnit(2.2, 'points')).toBe('2 points');
  });

  it('are clear beyond 2.5 standard errors', () => {
    expect(isClear({ mean: 2.6, error: 1 })).toBe(true);
    expect(isClear({ mean: 2.4, error: 1 })).toBe(false);
    expect(isClear({ mean: 0, error: 0 })).toBe(false);
  });

  it('never call a chance certain that is not', () => {
    expect([0, 0.001, 0.254, 0.999, 1].map(chance)).toEqual(['0%', '<1%', '25%', '>99%', '100%']);
    expect(accuracy(null)).toBe('–');
  });
});

describe('balance', () => {
  it('still adds up when it is rounded', () => {
    const exact = { expected: 9.6, deal: -1.5, skill: 2.5, others: 0.5, luck: 0.9, result: 12 };
    const { expected, parts, result } = roundBalance(exact, 'heads', true);
    expect(expected + parts.reduce((sum, { value }) => sum + value, 0)).toBe(result);
    for (const { part, value } of parts) expect(Math.abs(value - exact[part])).toBeLessThanOrEqual(1);
  });

  it('knows what is good for the player', () => {
    const exact = { expected: 10, deal: -2, skill: 3, others: 0, luck: 0, result: 11 };
    const good = (lower: boolean) => roundBalance(exact, 'points', lower).parts.map((part) => part.good);
    expect(good(true)).toEqual([true, false, null, null]);
    expect(good(false)).toEqual([false, true, null, null]);
  });

  it('of a team is in percent', () => {
    const exact = { expected: 0.4, deal: 0.104, skill: -0.2, others: 0, luck: -0.304, result: 0 };
    expect(roundBalance(exact, 'win_chance', false).parts.map(({ value }) => value)).toEqual([10, -20, 0, -30]);
  });
});

describe('positions', () => {
  it('name the nearest step of a replay', () => {
    expect(['', '#', '#x', '#0', '#14', '#14-2', '#99', '#99-99'].map((fragment) => readStep(fragment, 69))).toEqual([
      1, 1, 1, 0, 14, 14, 69, 69,
    ]);
  });

  it('survive the address', () => {
    const otherwise = { step: 1, seat: 0 };
    expect(readPosition(writePosition({ step: 14, seat: 2 }), 20, 4, otherwise)).toEqual({ step: 14, seat: 2 });
    expect(readPosition('#14', 20, 4, { step: 1, seat: 3 })).toEqual({ step: 14, seat: 3 });
  });

  it('start with the first choice of the player', () => {
    const steps = [{ deal: 'cards', cards: [] }, { play: ['34', null] }, { play: [null, 'row1'] }];
    const record = { steps } as unknown as MatchRecord;
    expect([0, 1, 2].map((seat) => firstChoice(record, seat))).toEqual([1, 2, 0]);
  });

  it('from outside are kept in range', () => {
    const otherwise = { step: 1, seat: 2 };
    expect(readPosition('#99-9', 20, 4, otherwise)).toEqual({ step: 20, seat: 2 });
    for (const text of ['', '#', '#-1', '#x-2', '#1-2-3', '#1e9', '#99999999999']) {
      expect(readPosition(text, 20, 4, otherwise)).toEqual(otherwise);
    }
  });
});

describe('moments', () => {
  const decision = (step: number, seat: number, label: Label | null): Decision =>
    ({ step, seat, label, cost: { mean: 3, error: 0.1 } }) as Decision;
  const decisions = [decision(2, 0, 'mistake'), decision(4, 0, null), decision(6, 1, 'blunder'), decision(8, 0, 'inaccurate')];

  it('are the labelled choices while the review grows', () => {
    expect(momentsOf(null, decisions).map(({ step }) => step)).toEqual([2, 6, 8]);
  });

  it('of costs have the label of the choice', () => {
    expect(momentsOf(null, decisions).map((moment) => labelOf(moment, decisions))).toEqual(['mistake', 'blunder', 'inaccurate']);
  });

  it('of a seat are reached from any step', () => {
    expect(labelledStep(decisions, 0, 2, 1)).toBe(8);
    expect(labelledStep(decisions, 0, 8, -1)).toBe(2);
    expect(labelledStep(decisions, 0, 8, 1)).toBeNull();
    expect(labelledStep(decisions, 1, 0, 1)).toBe(6);
  });

  it('have the chances of the curve before them', () => {
    const curve = [1, 3].map((step): CurvePoint => ({ step, round: 0, win: [step / 10] }));
    expect([0, 1, 2, 3, 9].map((step) => chancesAt(curve, step)?.[0])).toEqual([0.1, 0.1, 0.1, 0.3, 0.3]);
    expect(chancesAt([], 3)).toBeNull();
  });
});

describe('choices', () => {
  const view = { game: 'take6', hand: [[34, 1]], rows: [{ cards: [[55, 7]] }], queue: [] } as unknown as GameView;

  it('show cards that the player saw, and numbers otherwise', () => {
    expect(choiceParts('34 row2', view)).toEqual([{ card: [34, 1] }, { label: 'Row 2' }]);
    expect(choiceParts('99', view)).toEqual([{ label: '99' }]);
  });

  it('are named in reasons', () => {
    const reason = { id: 'review-reason-win', args: { choice: 'row1', percent: 20, other: '34 row2', other_percent: 30 } };
    expect(reasonText(reason, 0, { who: String })).toMatch(/^row 1 wins in 20% of cases, 34 · row 2 in 30%\.$/i);
  });
});

describe('styles', () => {
  const seat = (styles?: object) => ({ seat: 2, ...(styles && { styles }) }) as SeatReview;
  const who = (at: number) => `Seat ${at + 1}`;

  it('are sentences about the player', () => {
    const message = { id: 'review-style-simple', args: { who: { player: { seat: 2 } } } };
    expect(styleText(seat({ message }), who)).toBe('Seat 3 plays like the bot “simple”: by simple rules.');
  });

  it('are not named unless they are clear', () => {
    expect(styleText(seat({ choices: 12 }), who)).toBeNull();
    expect(styleText(seat(), who)).toBeNull();
  });
});
