// Final ranking of a match.
import type { Outcome, Seat } from '../protocol';

/** Winners first, then by distance to them: that is right whether few are good or many. Equals share a place. */
export function ranking(outcome: Outcome): { place: number; seat: Seat }[] {
  const best = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
  const key = (seat: Seat): number => (outcome.winners.includes(seat) ? -1 : Math.abs((outcome.scores[seat] ?? 0) - best));
  const order = outcome.scores.map((_, seat) => seat).sort((a, b) => key(a) - key(b) || a - b);
  return order.map((seat) => ({ seat, place: 1 + order.findIndex((other) => key(other) === key(seat)) }));
}
