// Key moments of a match, found in its scores after each step: the largest swings, changes of the lead, ends of rounds.
import { factsOf } from '../games';
import type { GameKind } from '../protocol';
import type { StepScores } from '../engine/records';
import { leadersOf } from '../standings/standings';

export type KeyMoment =
  /** A side took many heads, or lost or won many points, in one step. */
  | { kind: 'swing'; step: number; side: number; change: number }
  /** One side is ahead of all others, and was not before. */
  | { kind: 'lead'; step: number; side: number }
  | { kind: 'round'; step: number; round: number }
  | { kind: 'end'; step: number };

const MOST_SWINGS = 4;
/** Swings below this fraction of the largest one are no key moments. */
const LEAST_SWING = 1 / 3;
/** More changes of the lead than this are left out, the latest ones last: they decide the match. */
const MOST_LEADS = 4;
/** A cooperative match has a turn where others have a round: too many for a list. */
const MOST_ROUNDS = 12;

/** The key moments in the order of their steps. */
export function keyMoments(game: GameKind, scores: StepScores[]): KeyMoment[] {
  const last = scores.length - 1;
  const rounds = roundEnds(game, scores);
  const found: KeyMoment[] = [...swings(game, scores), ...leads(game, scores).slice(-MOST_LEADS), ...rounds];
  if (last > 0) found.push({ kind: 'end', step: last });
  return found.sort((a, b) => a.step - b.step);
}

/** The step of the next key moment after a step, or of the last one before it. */
export function momentStep(moments: KeyMoment[], step: number, direction: 1 | -1): number | null {
  const steps = moments.map((moment) => moment.step);
  const found = direction > 0 ? steps.find((at) => at > step) : steps.findLast((at) => at < step);
  return found ?? null;
}

/** The largest changes: losses where heads count against a side, and changes in either direction otherwise. */
function swings(game: GameKind, scores: StepScores[]): KeyMoment[] {
  const { lowest_wins: lowest } = factsOf(game);
  const changes = scores.flatMap(({ scores: now }, step) =>
    now.map((score, side) => ({ kind: 'swing' as const, step, side, change: score - (scores[step - 1]?.scores[side] ?? score) })),
  );
  const size = ({ change }: { change: number }): number => (lowest ? change : Math.abs(change));
  const least = Math.max(1, ...changes.map(size)) * LEAST_SWING;
  const largest = changes.filter((change) => size(change) >= least).sort((a, b) => size(b) - size(a) || a.step - b.step);
  // One moment per step: a jump shows the whole step.
  return largest.filter(({ step }, at) => largest.findIndex((other) => other.step === step) === at).slice(0, MOST_SWINGS);
}

/** The steps after which another side than before leads alone. */
function leads(game: GameKind, scores: StepScores[]): KeyMoment[] {
  const found: KeyMoment[] = [];
  let leader: number | null = null;
  scores.forEach(({ scores: now }, step) => {
    const [first, ...shared] = leadersOf(game, now);
    if (first === undefined || shared.length > 0 || first === leader) return;
    // The first lead is no change.
    if (leader !== null) found.push({ kind: 'lead', step, side: first });
    leader = first;
  });
  return found;
}

/** The ends of rounds, without the last one, which is the end of the match. */
function roundEnds(game: GameKind, scores: StepScores[]): KeyMoment[] {
  const ends = scores.flatMap(({ rounds }, step) =>
    step > 0 && rounds > scores[step - 1]!.rounds ? [{ kind: 'round' as const, step, round: rounds }] : [],
  );
  const inner = ends.filter(({ step }) => step < scores.length - 1);
  return factsOf(game).cooperative ? [] : inner.slice(-MOST_ROUNDS);
}
