// The numbers of the statistics: matches, filters, sums, trends.
import { beforeAll, describe, expect, it } from 'vitest';
// A game without weights of bots.
import takeThat from '../../../crates/review/tests/records/take_that.json?raw';
import * as module from '../../review/review.js';
import { chooseLanguage, maybe } from '../i18n/texts.svelte';
import type { Review } from '../review/types';
import { type Filter, isCounted, playedMatch, withoutRepeats } from './played';
import { summarize } from './summary';
import { balance, bot, entriesOf, match, ME, person, review, summaryOf } from './testing';
import { byCompany, byGame, frequentMistakes, luckOf, meanAccuracy, places, rivals, totals } from './totals';
import { accuracyTrend, balanceTrend, chronological, periods, ratingTrend, streaks } from './trends';

beforeAll(() => chooseLanguage('en'));

describe('a match of the player', () => {
  it('has place, result and rating of the seat of the player', () => {
    const seats = [person('Ana'), ME, bot('keen')];
    const played = match({
      seats,
      outcome: { scores: [5, 20, 30], winners: [0] },
      ratings: [{ seat: 1, before: 25, after: 26.5 }],
    });
    expect(played).toMatchObject({ seat: 1, players: 3, place: 2, won: false, score: 20, rating: { before: 25, after: 26.5 } });
    expect(played.rivals).toEqual([{ id: 'id-Ana', name: 'Ana', ahead: -1 }]);
    expect(played.names).toEqual(['Ana', 'Bot 3']);
  });

  it('counts as lost if the player left', () => {
    const left = match({ replaced_by_bot: [0], seats: [ME, person('Ana'), bot('keen')] });
    expect(left).toMatchObject({ left: true, won: false, place: 3 });
    expect(left.rivals[0]!.ahead).toBe(-1);
  });

  it('has no place and no order in a team', () => {
    const played = match({
      game: 'buffalo',
      seats: [ME, person('Ana')],
      outcome: { scores: [3, 3], winners: [0, 1], opponent: 9 },
    });
    expect(played).toMatchObject({ place: null, won: true, rivals: [{ ahead: 0 }] });
  });

  it('belongs to somebody else without a seat, or to a game of a newer server', () => {
    expect(playedMatch(summaryOf({ seats: [bot('keen'), person('Ana')] }), (id) => id === 'me', false)).toBeNull();
    expect(playedMatch(summaryOf({ game: 'corral' }), (id) => id === 'me', false)).toBeNull();
  });

  it('is counted once, and not again with the same cards', () => {
    const played = summaryOf({ id: 'first', commitment: 'aa', started_ms: 5 });
    const continued = summaryOf({ id: 'continued', commitment: 'aa', started_ms: 9 });
    const other = summaryOf({ id: 'other', game: 'take_that', commitment: 'aa', started_ms: 7 });
    const unknown = ['x', 'y'].map((id) => summaryOf({ id, commitment: '' }));
    expect(withoutRepeats([continued, other, played, ...unknown]).map(({ id }) => id)).toEqual(['other', 'first', 'x', 'y']);
  });

  it('is grouped by the other players', () => {
    const company = (...others: Parameters<typeof summaryOf>[0][]) => others.map((change) => match(change).company);
    const program = { kind: 'guest', id: 'p', name: 'Program', bot: true } as const;
    expect(
      company(
        { seats: [ME, bot('keen'), person('Ana')] },
        { seats: [ME, bot('keen'), { kind: 'deleted_guest', bot: false }] },
        { seats: [ME, bot('keen'), bot('keen')] },
        { seats: [ME, bot('keen'), bot('gentle')] },
        { seats: [ME, program] },
      ),
    ).toEqual([{ kind: 'people' }, { kind: 'people' }, { kind: 'level', level: 'keen' }, { kind: 'bots' }, { kind: 'bots' }]);
  });
});

it('a filter selects by game, other players and time', () => {
  const now = Date.UTC(2026, 4, 20);
  const day = 86_400_000;
  const old = match({ ended_ms: now - 31 * day });
  const people = match({ seats: [ME, person('Ana')], ended_ms: now - 29 * day });
  const mixed = match({ seats: [ME, bot('keen'), bot('gentle')], game: 'take_that', ended_ms: now });
  const counted = (filter: Partial<Filter>) =>
    [old, people, mixed].filter((one) => isCounted(one, { game: null, company: null, days: null, ...filter }, now));
  expect(counted({})).toEqual([old, people, mixed]);
  expect(counted({ game: 'take_that' })).toEqual([mixed]);
  expect(counted({ days: 30 })).toEqual([people, mixed]);
  expect(counted({ company: 'people' })).toEqual([people]);
  expect(counted({ company: 'any-bots' })).toEqual([old, mixed]);
  expect(counted({ company: 'bots' })).toEqual([mixed]);
  expect(counted({ company: 'keen' })).toEqual([old]);
});

describe('the summary of a review', () => {
  const whole = JSON.parse(module.review(takeThat, '{"worlds":4}', { reviewed: () => undefined })) as Review;
  const of = (seat: number) => summarize(whole, { match: 'm', seat, version: '1' })!;

  it('has the numbers of the seat', () => {
    for (const seat of whole.seats) {
      const decisions = whole.decisions.filter((decision) => decision.seat === seat.seat);
      const summary = of(seat.seat);
      expect(summary).toMatchObject({ game: 'take_that', unit: 'points', accuracy: seat.accuracy, labels: seat.labels });
      expect(summary.decisions).toBe(decisions.length);
      const labelled = summary.mistakes.reduce((all, { labels }) => all.map((count, at) => count + labels[at]!), [0, 0, 0]);
      expect(labelled).toEqual(seat.labels);
      const lost = decisions.filter(({ label }) => label).reduce((sum, { cost }) => sum + cost.mean, 0);
      expect(summary.mistakes.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(lost, 9);
      for (const { worst, cost, reason } of summary.mistakes) {
        const decision = decisions.find(({ step }) => step === worst.step)!;
        expect([decision.reasons[0]?.id, decision.cost.mean]).toEqual([reason, worst.cost]);
        expect(cost).toBeGreaterThanOrEqual(worst.cost);
      }
    }
    expect(whole.seats.some(({ labels }) => labels[0] + labels[1] + labels[2] > 0)).toBe(true);
    expect(summarize(whole, { match: 'm', seat: 9, version: '1' })).toBeNull();
  });

  it('is enough for the accuracy of several matches', () => {
    // The formula of docs/insight.md over the decisions of all seats, as if one player had made them.
    const lost = whole.decisions.reduce((sum, { cost }) => sum + Math.max(0, cost.mean - cost.error), 0);
    const stake = whole.decisions.reduce((sum, decision) => sum + decision.stake, 0);
    expect(whole.seats.every(({ accuracy }) => accuracy !== null && accuracy > 0)).toBe(true);
    expect(meanAccuracy(whole.seats.map(({ seat }) => of(seat)))).toBeCloseTo(100 * (1 - lost / stake), 9);
  });
});

describe('totals', () => {
  it('count matches, wins, places and results', () => {
    const entries = entriesOf(
      [{}, null],
      [{ outcome: { scores: [30, 10, 20], winners: [1] } }, null],
      [{ seats: [ME, bot('keen')], outcome: { scores: [5, 5], winners: [0, 1] } }, null],
    );
    expect(totals(entries)).toEqual({
      matches: 3,
      wins: 2,
      equalWins: 1 / 3 + 1 / 3 + 1 / 2,
      place: { mean: (1 + 3 + 1) / 3, players: 8 / 3 },
      score: { mean: 15, best: 5 },
      reviews: null,
    });
    expect(totals([])).toEqual({ matches: 0, wins: 0, equalWins: 0, place: null, score: null, reviews: null });
  });

  it('know the best result, whichever way the game counts', () => {
    const scores = (game: string) =>
      totals(
        entriesOf(
          [{ game, outcome: { scores: [7, 0, 0], winners: [0] } }, null],
          [{ game, outcome: { scores: [31, 0, 0], winners: [0] } }, null],
        ),
      );
    expect([scores('take6').score?.best, scores('take_that').score?.best, scores('take6').score?.mean]).toEqual([7, 31, 19]);
  });

  it('count places and winning streaks', () => {
    const place = (score: number) => ({ outcome: { scores: [score, 10, 20], winners: [score < 10 ? 0 : 1] } });
    // The newest first: lost, then three wins, lost, a win.
    const entries = entriesOf(
      ...[15, 5, 5, 5, 25, 5].map((score, at) => [{ ...place(score), ended_ms: -at }, null] as [object, null]),
    );
    expect(places(entries)).toEqual([4, 1, 1]);
    expect(streaks(chronological(entries))).toEqual({ longest: 3, current: 0 });
    expect(streaks(chronological(entries.slice(1)))).toEqual({ longest: 3, current: 3 });
    expect(streaks([])).toEqual({ longest: 0, current: 0 });
    expect(places(entriesOf([{ game: 'buffalo' }, null]))).toEqual([]);
  });

  it('have no mean score over several games, and no place in a team', () => {
    const entries = entriesOf([{}, null], [{ game: 'buffalo', outcome: { scores: [3, 3, 3], winners: [] } }, null]);
    expect(totals(entries)).toMatchObject({ wins: 1, equalWins: null, place: { mean: 1, players: 3 }, score: null });
  });

  it('add up luck and skill, so that the parts still make the result', () => {
    const win = [
      balance({ result: 1, expected: 0.25, deal: 0.125, skill: 0.25, others: 0.0625, luck: 0.3125 }),
      balance({ result: 0, expected: 0.25, deal: -0.5, skill: -0.25, others: 0, luck: 0.5 }),
    ];
    const entries = entriesOf([{}, { win: win[0], score: win[0] }], [{}, { win: win[1], score: win[1] }], [{}, null]);
    const { reviews } = totals(entries);
    const sum = balance({ result: 1, expected: 0.5, deal: -0.375, skill: 0, others: 0.0625, luck: 0.8125 });
    expect(reviews).toMatchObject({ matches: 2, win: sum, score: { mean: { result: 0.5, luck: 0.40625 } } });
    expect(sum.expected + sum.deal + sum.skill + sum.others + sum.luck).toBe(sum.result);
    expect(luckOf(sum)).toBe(0.4375);
  });

  it('weigh the accuracy of a match by its stakes, and a game by its decisions', () => {
    expect(meanAccuracy([review({ accuracy: 100, stake: 30 }), review({ accuracy: 60, stake: 10 })])).toBe(90);
    expect(meanAccuracy([review({ accuracy: null, stake: 0 })])).toBeNull();
    // The stakes of other games have other units.
    const games = [
      review({ accuracy: 100, stake: 1, decisions: 10 }),
      review({ game: 'buffalo', accuracy: 40, stake: 0.01, decisions: 30 }),
    ];
    expect(meanAccuracy(games)).toBe(55);
  });

  it('are grouped by game and company, the most frequent first', () => {
    const entries = entriesOf([{ game: 'take_that' }, null], [{}, null], [{ seats: [ME, person('Ana')] }, null]);
    expect(byGame(entries).map(({ key, totals: { matches } }) => [key, matches])).toEqual([
      ['take6', 2],
      ['take_that', 1],
    ]);
    expect(byCompany(entries).map(({ key, totals: { matches } }) => [key.kind, matches])).toEqual([
      ['level', 2],
      ['people', 1],
    ]);
  });

  it('compare the player with each person, by the latest name', () => {
    const entries = entriesOf(
      [{ seats: [ME, { ...person('Ana'), name: 'Anna' } as typeof ME] }, null],
      [{ seats: [ME, person('Ana'), person('Ben')], outcome: { scores: [20, 10, 30], winners: [1] } }, null],
    );
    expect(rivals(entries, 10)).toEqual([
      { id: 'id-Ana', name: 'Anna', matches: 2, ahead: 1, behind: 1, wins: 1 },
      { id: 'id-Ben', name: 'Ben', matches: 1, ahead: 1, behind: 0, wins: 0 },
    ]);
    expect(rivals(entries, 1).length).toBe(1);
  });
});

describe('frequent mistakes', () => {
  const kind = (reason: string, labels: [number, number, number], cost: number, worst: { step: number; cost: number }) => ({
    ...{ reason, labels, cost, worst },
  });

  it('are added up by game and reason, with the worst example', () => {
    const full = 'take6-reason-full';
    const entries = entriesOf(
      [
        {},
        {
          mistakes: [
            kind(full, [1, 1, 0], 4, { step: 3, cost: 3 }),
            kind('review-reason-win', [1, 0, 0], 1, { step: 9, cost: 1 }),
          ],
        },
      ],
      [{}, { mistakes: [kind(full, [0, 0, 1], 5, { step: 7, cost: 5 })] }],
      [{ game: 'take_that' }, { unit: 'points', mistakes: [kind('review-reason-win', [1, 0, 0], 2, { step: 1, cost: 2 })] }],
      [{}, null],
    );
    const found = frequentMistakes(entries);
    expect(found.map(({ game, reason, count, cost }) => [game, reason, count, cost])).toEqual([
      ['take6', full, 3, 9],
      ['take_that', 'review-reason-win', 1, 2],
      ['take6', 'review-reason-win', 1, 1],
    ]);
    expect(found[0]).toMatchObject({
      labels: [1, 1, 1],
      matches: 2,
      unit: 'heads',
      worst: { match: 'm1', seat: 0, step: 7, cost: 5 },
    });
  });

  it('have a name for every reason of a review', () => {
    const files = import.meta.glob<string>('../../../locales/en/*.ftl', { eager: true, query: '?raw', import: 'default' });
    const reasons = Object.values(files).flatMap((text) =>
      [...text.matchAll(/^([a-z0-9-]+-reason-[a-z-]+) =/gm)].map(([, id]) => id!),
    );
    expect(reasons.length).toBeGreaterThan(15);
    expect(reasons.filter((reason) => maybe(`mistake-${reason}`) === null)).toEqual([]);
  });
});

describe('trends', () => {
  const on = (year: number, month: number, day: number) => ({ ended_ms: new Date(year, month, day, 23, 30).getTime() });

  it('have a bar for every day, week, month or year, also without matches', () => {
    const spans = (...days: { ended_ms: number }[]) =>
      periods(entriesOf(...days.map((day) => [day, null] as [typeof day, null])));
    const days = spans(on(2026, 2, 30), on(2026, 2, 27));
    expect([days.unit, days.periods.map(({ totals: { matches } }) => matches)]).toEqual(['day', [1, 0, 0, 1]]);
    const weeks = spans(on(2026, 2, 1), on(2026, 3, 12));
    expect([weeks.unit, weeks.periods.length]).toEqual(['week', 7]);
    expect(new Set(weeks.periods.map(({ start }) => new Date(start).getDay()))).toEqual(new Set([1]));
    const months = spans(on(2025, 6, 1), on(2026, 5, 30));
    expect([months.unit, months.periods.length]).toEqual(['month', 12]);
    const years = spans(on(2020, 6, 1), on(2026, 5, 30));
    expect([years.unit, years.periods.length]).toEqual(['year', 7]);
    expect(spans().periods).toEqual([]);
  });

  it('follow the order of the matches', () => {
    const entries = entriesOf(
      [
        { ...on(2026, 1, 3), ratings: [{ seat: 0, before: 26, after: 25.5 }] },
        { accuracy: 60, stake: 30, win: balance({ skill: -0.5, luck: 0.25 }) },
      ],
      [{ ...on(2026, 1, 2) }, { accuracy: null, stake: 0 }],
      [
        { ...on(2026, 1, 1), ratings: [{ seat: 0, before: 25, after: 26 }] },
        { accuracy: 100, stake: 10, win: balance({ skill: 0.25, deal: 0.5 }) },
      ],
    );
    const inOrder = chronological(entries);
    expect(accuracyTrend(inOrder, 2)).toEqual({
      matches: [
        { x: 0, y: 100 },
        { x: 2, y: 60 },
      ],
      means: [
        { x: 0, y: 100 },
        { x: 1, y: 100 },
        { x: 2, y: 60 },
      ],
    });
    const { skill, luck } = balanceTrend(inOrder);
    expect([skill.map(({ y }) => y), luck.map(({ y }) => y)]).toEqual([
      [0, 0.25, 0.25, -0.25],
      [0, 0.5, 0.5, 0.75],
    ]);
    const rated = inOrder.filter(({ match: { rating } }) => rating);
    expect(ratingTrend(rated)).toEqual([{ game: 'take6', points: [25, 26, 25.5].map((y, x) => ({ x, y })) }]);
  });
});
