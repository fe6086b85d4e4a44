// Colours of the sides of a match.
import { seatColor } from '../design/seatColor';
import { factsOf } from '../games';
import type { GameKind } from '../protocol';

/** The colour of a side: of a seat, or in a cooperative game of the team and its opponent. */
export function sideColor(game: GameKind, side: number): string {
  if (!factsOf(game).cooperative) return seatColor(side);
  return side === 0 ? 'var(--team)' : 'var(--opponent)';
}
