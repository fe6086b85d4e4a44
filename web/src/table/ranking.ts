// Who came first, second, third.
import type { Outcome, Seat } from '../protocol';

/** Winners first, then by distance to them: that is right whether few are good or many. */
export function ranking(outcome: Outcome): Seat[] {
  const best = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
  const key = (seat: Seat): number =>
    outcome.winners.includes(seat) ? -1 : Math.abs((outcome.scores[seat] ?? 0) - best);
  return outcome.scores.map((_, seat) => seat).sort((a, b) => key(a) - key(b) || a - b);
}
