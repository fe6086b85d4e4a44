// Numbers of a chart.
import type { GameView } from '../protocol';
import { seatScore } from './seats';

/** A chart looks at this many moments of a match at most: each is a request. */
const MOST_STOPS = 24;

/** The steps that a chart looks at, the last one always among them. */
export function stops(steps: number): number[] {
  const count = Math.min(MOST_STOPS, steps);
  return [...new Set(Array.from({ length: count + 1 }, (_, at) => Math.round((at * steps) / Math.max(1, count))))];
}

/** The scores at a moment, by seat; in the game against the buffalo those of the two sides. */
export function scoresOf(view: GameView): number[] {
  if (view.game === 'buffalo') return [view.team_counts, view.buffalo];
  return view.seats.map((_, seat) => seatScore(view, seat));
}

export function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const span = to === from ? 1 : to - from;
  return (value) => start + ((value - from) / span) * (end - start);
}
