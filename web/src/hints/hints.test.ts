import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../engine/types';
import type { AnyRules, HintMode } from '../protocol';
import type { Hint } from '../review/types';
import { type HintWorker, type Question, TableHints } from './hints.svelte';
import type { FromHintWorker, ToHintWorker } from './messages';
import { chooseLanguage, t } from '../i18n/texts.svelte';
import { cardValue, expectedResults, isContrary, legend, listed } from './values';

const RULES = { game: 'take6', players: 3 } as AnyRules;

class FakeWorker implements HintWorker {
  static all: FakeWorker[] = [];
  asked: ToHintWorker[] = [];
  ended = false;
  onmessage: HintWorker['onmessage'] = null;
  onerror: HintWorker['onerror'] = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToHintWorker): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(answer: Partial<FromHintWorker> & object): void {
    const data = { id: this.asked.at(-1)?.id, ...answer };
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
}

const estimate = (mean: number, error = 0.1) => ({ mean, error });
const alternative = (choice: string, cost: number, error = 0.1) => ({
  choice,
  value: { score: 5, win: 0.3 },
  cost: estimate(cost, error),
  win_cost: estimate(0),
  worlds: 100,
});
const HINT: Hint = {
  unit: 'heads',
  alternatives: [alternative('41', 0, 0), alternative('7', 0.1), alternative('34', 2.4)],
  compared: '34',
  label: 'mistake',
  reasons: [],
};

const question = (key: string, position: string | null = `{"${key}":1}`): Question => ({
  key,
  rules: RULES,
  position: () => position,
});
const last = () => FakeWorker.all.at(-1)!;

describe('hints of a table', () => {
  let judged: (Hint | null)[];
  let hints: TableHints;
  const follow = (mode: HintMode, open: Question | null, answer: string | null = null) => hints.follow(mode, open, answer);

  beforeEach(() => {
    FakeWorker.all = [];
    judged = [];
    hints = new TableHints(
      (hint) => judged.push(hint),
      () => new FakeWorker(),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('computes a hint on request only when it is asked for', () => {
    follow('on_request', question('1/1'));
    expect(FakeWorker.all).toHaveLength(0);
    hints.toggle();
    expect(hints.busy && hints.visible).toBe(true);
    expect(last().asked).toEqual([{ id: 1, rules: JSON.stringify(RULES), position: '{"1/1":1}', chosen: null }]);
    last().answer({ hint: HINT });
    expect(hints.hint).toBe(HINT);
    expect(judged).toEqual([]);
    hints.toggle();
    expect(hints.visible).toBe(false);
    hints.toggle();
    expect([hints.visible, last().asked.length]).toEqual([true, 1]);
    follow('on_request', question('1/1'), '41');
    expect(hints.visible).toBe(false);
  });

  it('cancels a hint when the position changes, and keeps an idle worker', () => {
    follow('on_request', question('1/1'));
    hints.toggle();
    follow('on_request', question('1/2'));
    expect([last().ended, hints.busy, hints.visible]).toEqual([true, false, false]);
    hints.toggle();
    expect(FakeWorker.all).toHaveLength(2);
    last().answer({ id: 1, hint: HINT });
    expect(hints.hint, 'an answer to another request').toBeNull();
    last().answer({ hint: HINT });
    follow('on_request', null);
    expect([hints.hint, last().ended]).toEqual([null, false]);
    follow('on_request', question('1/3'));
    hints.toggle();
    expect([FakeWorker.all.length, last().asked.length]).toEqual([2, 2]);
    hints.close();
    expect(last().ended).toBe(true);
  });

  it('judges a choice once it is made, and again if it is changed', () => {
    follow('after_choosing', question('1/1'));
    expect(FakeWorker.all).toHaveLength(0);
    follow('after_choosing', question('1/1'), '34');
    expect(last().asked[0]?.chosen).toBe('34');
    follow('after_choosing', question('1/1'), '34');
    expect(last().asked).toHaveLength(1);
    last().answer({ hint: HINT });
    expect(judged).toEqual([HINT]);
    // Undone, and then the same choice again: the player knows what it costs.
    follow('after_choosing', question('1/1'), null);
    expect(hints.visible).toBe(true);
    follow('after_choosing', question('1/1'), '34');
    expect([judged.length, judged[1], last().asked.length]).toEqual([2, null, 1]);
    follow('after_choosing', question('1/1'), null);
    follow('after_choosing', question('1/1'), '41');
    expect(last().asked.map(({ chosen }) => chosen)).toEqual(['34', '41']);
    follow('after_choosing', question('1/2'));
    expect(hints.visible).toBe(false);
  });

  it('releases a choice if there is no hint', () => {
    vi.useFakeTimers();
    follow('after_choosing', question('1/1', null), '34');
    expect([judged, hints.problem?.code]).toEqual([[null], 'failed']);
    follow('after_choosing', question('1/2'), '35');
    last().answer({ problem: { code: 'unloadable', message: '' } });
    expect([judged.length, hints.problem?.code]).toEqual([2, 'unloadable']);
    follow('after_choosing', question('1/3'), '36');
    last().onerror?.call(last() as unknown as Worker, { message: 'broken' } as ErrorEvent);
    expect([judged.length, hints.busy]).toEqual([3, false]);
    follow('after_choosing', question('1/4'), '37');
    vi.advanceTimersByTime(60_000);
    expect([judged.length, hints.busy, last().ended]).toEqual([4, false, true]);
  });

  it('does nothing at a table without hints', () => {
    follow('off', question('1/1'), '34');
    hints.toggle();
    expect([FakeWorker.all.length, hints.visible]).toEqual([0, false]);
  });
});

describe('values of choices', () => {
  it('are marks and costs, no more exact than the sample', () => {
    expect(cardValue('41', HINT)).toMatchObject({ text: '✓', best: true });
    expect(cardValue('7', HINT)).toMatchObject({ text: '≈', best: false });
    expect(cardValue('34', HINT)).toMatchObject({ text: '+2.4', best: false });
    // Not evaluated, although it can be played.
    expect(cardValue('5', HINT)).toMatchObject({ text: '–', best: false });
    expect(cardValue('5', { ...HINT, alternatives: [] })).toBeNull();
  });

  it('name no best card if none is clearly worse', () => {
    const alternatives = [alternative('41', 0, 0), alternative('7', 0.1), alternative('34', 0.2)];
    const hint = { ...HINT, alternatives, label: null };
    expect(['41', '7', '34'].map((word) => cardValue(word, hint)?.text)).toEqual(['≈', '≈', '≈']);
  });

  it('call a mistake worse, even if the list of alternatives is too long to tell it from the best one', () => {
    const others = [1, 2, 3, 5, 6, 8, 9, 10].map((card) => alternative(String(card), 0.1));
    const alternatives = [alternative('41', 0, 0), ...others, alternative('34', 0.3)];
    const hint: Hint = { ...HINT, alternatives, label: 'inaccurate' };
    const rated = (hint: Hint): (string | undefined)[] => ['41', '34'].map((word) => cardValue(word, hint)?.text);
    expect(rated(hint)).toEqual(['✓', '+0.3']);
    expect(rated({ ...hint, label: null })).toEqual(['≈', '≈']);
    expect(legend(['41', '34'], hint).map(({ text }) => text)).toEqual(['✓', '+0.3']);
    const own = listed(hint, new Set(), '34').find(({ alternative }) => alternative.choice === '34');
    expect(own?.standing).toBe('worse');
  });

  it('cost heads with a plus, points with a minus, and a legend says so', () => {
    const hand = ['41', '7', '34'];
    expect(legend(hand, HINT).map(({ text, meaning }) => [text, meaning])).toEqual([
      ['✓', t('analysis-best')],
      ['≈', t('analysis-unclear')],
      ['+2.4', t('hint-legend-heads')],
    ]);
    const points = { ...HINT, unit: 'points' as const };
    expect(legend(['34'], points)).toEqual([{ text: '−2.4', meaning: t('hint-legend-points'), best: false }]);
    expect(legend(['5'], HINT)).toEqual([{ text: '–', meaning: t('hint-not-compared'), best: false }]);
    expect(legend([], HINT)).toEqual([]);
  });

  it('of a card are those of its best use', () => {
    const hint = { ...HINT, alternatives: [alternative('7 row2', 0, 0), alternative('7', 3), alternative('9', 1)] };
    expect(cardValue('7', hint)?.best).toBe(true);
  });

  it('are listed if the hand does not show them, with the own choice', () => {
    const hand = new Set(['41', '7', '34']);
    expect(listed(HINT, hand, '34')).toEqual([]);
    const rows = { ...HINT, alternatives: [1, 2, 3, 4, 5, 6].map((row) => alternative(`row${row}`, row)) };
    expect(listed(rows, hand, 'row6').map(({ alternative }) => alternative.choice)).toEqual(['row1', 'row2', 'row3', 'row6']);
    expect(listed(rows, hand, null).map(({ alternative }) => alternative.choice)).toEqual(['row1', 'row2', 'row3', 'row4']);
  });
});

describe('reasons of hints', () => {
  beforeAll(() => chooseLanguage('en'));
  const general = { id: 'review-reason-later-heads', args: { choice: '34', other: '41' } };
  const win = (percent: number, other_percent: number): Message => ({
    id: 'review-reason-win',
    args: { choice: '34', percent, other: '41', other_percent },
  });
  const scored = (unit: Hint['unit'], best: number, worse: number): Hint => ({
    ...HINT,
    unit,
    alternatives: [
      { ...alternative('41', 0, 0), value: { score: best, win: 0.3 } },
      { ...alternative('34', 2.4), value: { score: worse, win: 0.3 } },
    ],
  });
  const said = (reason: Message, hint: Hint): string | null => expectedResults(reason, hint, (choice) => choice);

  it('that name no numbers are the expected results', () => {
    expect(said(general, scored('heads', 9.04, 11.31))).toBe('Expected this round: 9.0 heads with 41, 11.3 heads with 34.');
    const points = { ...general, id: 'review-reason-later-points' };
    expect(said(points, scored('points', 7, 3))).toBe('Expected result: 7.0 points with 41, 3.0 points with 34.');
  });

  it('stay general if the results are rounded alike, or the cost is about something else', () => {
    expect(said(general, scored('heads', 9.01, 9.02))).toBeNull();
    expect(said(general, scored('heads', 11, 9))).toBeNull();
    expect(said(win(28, 31), scored('heads', 9, 11))).toBeNull();
  });

  it('do not say that the better choice wins less often', () => {
    expect([isContrary(win(28, 31)), isContrary(win(41, 39)), isContrary(general)]).toEqual([false, true, false]);
    expect(said(win(41, 39), scored('points', 7, 3))).toBe('Expected result: 7.0 points with 41, 3.0 points with 34.');
  });
});
