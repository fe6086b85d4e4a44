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

/** Labels at these heights, moved so that no two cover each other. */
export function spread(heights: number[], apart: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at] ?? 0, (moved[above] ?? 0) + apart);
  });
  // What ran over the lower edge goes up again together.
  const over = Math.max(0, Math.max(...moved) - Math.max(...heights));
  return moved.map((height) => height - over / 2);
}

export function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const span = to === from ? 1 : to - from;
  return (value) => start + ((value - from) / span) * (end - start);
}
