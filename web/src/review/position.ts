// The place in a match that is shown: part of the address, so that it can be shared.
import type { MatchRecord, Seat } from '../protocol';

export interface Position {
  /** Number of steps played. */
  step: number;
  /** The seat whose choices are shown. */
  seat: Seat;
}

/** Reads a fragment such as `#14-2`: step 14, the second seat. Parts that are missing or out of range come from `otherwise`. */
export function readPosition(fragment: string, steps: number, players: number, otherwise: Position): Position {
  const [, step, seat] = /^#(\d{1,6})(?:-(\d{1,2}))?$/.exec(fragment) ?? [];
  return {
    step: step === undefined ? otherwise.step : Math.min(Number(step), steps),
    seat: seat !== undefined && Number(seat) >= 1 && Number(seat) <= players ? Number(seat) - 1 : otherwise.seat,
  };
}

/** The step of a replay that a fragment such as `#14` or `#14-2` names, or the nearest one that there is. */
export function readStep(fragment: string, steps: number): number {
  const [, step] = /^#(\d{1,6})(?!\d)/.exec(fragment) ?? [];
  // Step 0 is before the first deal: there is nothing to see yet.
  return Math.min(step === undefined ? 1 : Number(step), steps);
}

export function writePosition({ step, seat }: Position): string {
  return `#${step}-${seat + 1}`;
}

/** The first step at which a seat chooses something. */
export function firstChoice({ steps }: MatchRecord, seat: Seat): number {
  return Math.max(
    0,
    steps.findIndex((step) => 'play' in step && (step.play[seat] ?? null) !== null),
  );
}

/** Address of the analysis of a match. */
export function analysisAddress(match: string): string {
  return `/m/${match}?review`;
}
