// Data and layout of score charts.
import { playOf } from '../games/play';
import type { AnyRules, GameView, Seat } from '../protocol';

/** Maximum number of lines in the table of scores. */
const MOST_STOPS = 24;

/** The steps of the table of scores, always including the first and the last one. */
export function stops(steps: number): number[] {
  const count = Math.min(MOST_STOPS, steps);
  return [...new Set(Array.from({ length: count + 1 }, (_, at) => Math.round((at * steps) / Math.max(1, count))))];
}

/** Scores in a view, by seat or by side. */
export function scoresOf(view: GameView): number[] {
  const play = playOf(view.game);
  return play.sideScores?.(view) ?? view.seats.map((_, seat) => play.seatScore(view, seat) ?? 0);
}

/** Names of the lines: the seats, or the two sides of a cooperative game. */
export function sidesOf({ game, players }: AnyRules, who: (seat: Seat) => string): string[] {
  return playOf(game).sideNames?.() ?? Array.from({ length: players }, (_, seat) => who(seat));
}

/** The score that ends a match, if there is one. */
export function limitOf(rules: AnyRules): { at: number; label: string } | null {
  const play = playOf(rules.game);
  const at = play.scoreLimit?.(rules) ?? null;
  return at === null ? null : { at, label: play.endCondition?.(rules) ?? '' };
}

/** Moves labels apart so that they do not overlap and, if possible, stay in the range. */
export function spread(heights: number[], apart: number, [top, bottom]: [number, number]): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let free = top;
  for (const at of order) free = (moved[at] = Math.max(heights[at] ?? 0, free)) + apart;
  // Labels beyond the lower edge move up and push those above them.
  free = Math.max(bottom, top + (order.length - 1) * apart);
  for (const at of order.reverse()) free = (moved[at] = Math.min(moved[at] ?? 0, free)) - apart;
  return moved;
}

/** Round numbers in this range, about `most` of them, at least `least` apart. */
export function ticks(from: number, to: number, most: number, least = 1): number[] {
  const rough = (to - from) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(Math.max(least, rough)));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
}

export function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const span = to === from ? 1 : to - from;
  return (value) => start + ((value - from) / span) * (end - start);
}
