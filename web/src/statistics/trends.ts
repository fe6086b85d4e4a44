// How results, accuracy, luck and ratings developed.
import type { GameKind } from '../protocol';
import type { Entry } from './played';
import { luckOf, meanAccuracy, type Totals, totals } from './totals';

/** A point of a line: the number of a match, from 0, and a value. */
export interface Point {
  x: number;
  y: number;
}

const DAY = 86_400_000;

export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

export interface Period {
  /** Local midnight at which it begins, in milliseconds since 1970-01-01 UTC. */
  start: number;
  totals: Totals;
}

/** Most periods of a chart. */
const MOST_PERIODS = 24;

/** Local midnight before a moment, in milliseconds. Weeks begin on Monday. */
export function periodStart(ms: number, unit: PeriodUnit): number {
  const date = new Date(ms);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'day') return new Date(year, month, day).getTime();
  if (unit === 'week') return new Date(year, month, day - ((date.getDay() + 6) % 7)).getTime();
  return new Date(year, unit === 'month' ? month : 0, 1).getTime();
}

function nextPeriod(start: number, unit: PeriodUnit): number {
  const date = new Date(start);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'day') return new Date(year, month, day + 1).getTime();
  if (unit === 'week') return new Date(year, month, day + 7).getTime();
  return (unit === 'month' ? new Date(year, month + 1, 1) : new Date(year + 1, 0, 1)).getTime();
}

/** Results by day, week, month or year: the shortest of which there are few enough. Periods without matches are included. */
export function periods(entries: Entry[]): { unit: PeriodUnit; periods: Period[] } {
  const times = entries.map(({ match }) => match.ended);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const days = (last - first) / DAY;
  const unit =
    days < MOST_PERIODS - 1 ? 'day' : days < 7 * (MOST_PERIODS - 1) ? 'week' : days < 30 * MOST_PERIODS ? 'month' : 'year';
  const found = new Map<number, Entry[]>();
  if (entries.length > 0) for (let at = periodStart(first, unit); at <= last; at = nextPeriod(at, unit)) found.set(at, []);
  for (const entry of entries) found.get(periodStart(entry.match.ended, unit))?.push(entry);
  return { unit, periods: [...found].map(([start, inside]) => ({ start, totals: totals(inside) })) };
}

/** The entries in the order in which they were played. */
export function chronological(entries: Entry[]): Entry[] {
  return [...entries].sort((one, other) => one.match.ended - other.match.ended);
}

/** The accuracy of each match, and the mean of this match and those before it. */
export function accuracyTrend(analyzed: Entry[], window: number): { matches: Point[]; means: Point[] } {
  const trend: { matches: Point[]; means: Point[] } = { matches: [], means: [] };
  analyzed.forEach(({ review }, x) => {
    if (review?.accuracy != null) trend.matches.push({ x, y: review.accuracy });
    const mean = meanAccuracy(analyzed.slice(Math.max(0, x + 1 - window), x + 1).flatMap((entry) => entry.review ?? []));
    if (mean !== null) trend.means.push({ x, y: mean });
  });
  return trend;
}

/** Wins by skill and by luck, added up. The lines start at 0 before the first match. */
export function balanceTrend(analyzed: Entry[]): { skill: Point[]; luck: Point[] } {
  let [skill, luck] = [0, 0];
  const trend = { skill: [{ x: 0, y: 0 }], luck: [{ x: 0, y: 0 }] };
  analyzed.forEach(({ review }, at) => {
    if (review) [skill, luck] = [skill + review.win.skill, luck + luckOf(review.win)];
    trend.skill.push({ x: at + 1, y: skill });
    trend.luck.push({ x: at + 1, y: luck });
  });
  return trend;
}

/** The rating after each rated match, by game. The lines start with the rating before the first match. */
export function ratingTrend(rated: Entry[]): { game: GameKind; points: Point[] }[] {
  const lines = new Map<GameKind, Point[]>();
  rated.forEach(({ match: { game, rating } }, at) => {
    if (!rating) return;
    const points = lines.get(game) ?? [{ x: at, y: rating.before }];
    points.push({ x: at + 1, y: rating.after });
    lines.set(game, points);
  });
  return [...lines].map(([game, points]) => ({ game, points }));
}

/** Numbers of matches won in a row: at most, and up to now. */
export function streaks(inOrder: Entry[]): { longest: number; current: number } {
  let [longest, current] = [0, 0];
  for (const { match } of inOrder) {
    current = match.won ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}
