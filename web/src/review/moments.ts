// Moments of a match worth looking at.
import type { CurvePoint, Decision, KeyMoment, Label, Review } from './types';

/** The key moments of a finished review; while it grows, the labelled choices so far. */
export function momentsOf(review: Review | null, decisions: Decision[]): KeyMoment[] {
  if (review) return review.key_moments;
  const labelled = decisions.filter(({ label }) => label);
  return labelled.map(({ step, seat, cost }) => ({ step, seat, kind: 'cost', amount: -cost.mean }));
}

/** What the review calls the choice of a moment. Every cost among the key moments has a label. */
export function labelOf({ step, seat }: KeyMoment, decisions: Decision[]): Label {
  return decisions.find((decision) => decision.step === step && decision.seat === seat)?.label ?? 'mistake';
}

/** The next step after or before a step at which a seat made a labelled choice; `null` if there is none. */
export function labelledStep(decisions: Decision[], seat: number, step: number, direction: 1 | -1): number | null {
  const steps = decisions.filter((decision) => decision.seat === seat && decision.label).map((decision) => decision.step);
  const beyond = steps.filter((at) => (direction > 0 ? at > step : at < step));
  if (beyond.length === 0) return null;
  return direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The chances to win after so many steps: of the last point of the curve that is known by then. */
export function chancesAt(curve: CurvePoint[], step: number): number[] | null {
  return curve.findLast((point) => point.step <= step)?.win ?? curve[0]?.win ?? null;
}
