// Standings: the sides of a match in the order of their scores.
import { factsOf } from '../games';
import type { GameKind } from '../protocol';

/** A side of a match, with its score. */
export interface Standing {
  /** A seat, or a side of a cooperative game: index into the scores. */
  side: number;
  /** Counted from 1. Equal scores share a place. */
  place: number;
  total: number;
  /** What the last round added to the score. */
  gain: number;
}

/** The sides, best first. Sides with equal scores keep the order of the seats. */
export function standingsOf(game: GameKind, totals: number[], gains: number[] = []): Standing[] {
  const sign = factsOf(game).lowest_wins ? 1 : -1;
  const order = totals.map((_, side) => side).sort((a, b) => sign * (totals[a]! - totals[b]!) || a - b);
  return order.map((side) => ({
    side,
    place: 1 + order.findIndex((other) => totals[other] === totals[side]),
    total: totals[side]!,
    gain: gains[side] ?? 0,
  }));
}

/** The sides that are ahead of all others. */
export function leadersOf(game: GameKind, totals: number[]): number[] {
  return standingsOf(game, totals)
    .filter(({ place }) => place === 1)
    .map(({ side }) => side);
}

/** The sides with the best and the worst change of a round; `null` if all have the same. */
export function extremesOf(game: GameKind, gains: number[]): { best: number[]; worst: number[] } | null {
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  if (gains.length === 0 || least === most) return null;
  const withGain = (gain: number): number[] => gains.flatMap((other, side) => (other === gain ? [side] : []));
  const [fewest, highest] = [withGain(least), withGain(most)];
  return factsOf(game).lowest_wins ? { best: fewest, worst: highest } : { best: highest, worst: fewest };
}

/** The parts of a bar, as fractions of its width: the score before the round, and what the round changed. */
export function barOf({ total, gain }: Pick<Standing, 'total' | 'gain'>, widest: number): { before: number; change: number } {
  const [from, to] = [Math.max(0, total - gain), Math.max(0, total)];
  return { before: Math.min(from, to) / widest, change: Math.abs(to - from) / widest };
}
