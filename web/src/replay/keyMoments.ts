// Key moments of a match, found in its scores after each step: the largest swings and changes of the lead.
import { factsOf } from '../games';
import { titleParts } from '../games/title';
import { isMe } from '../offline/play';
import type { GameKind, MatchSummary } from '../protocol';
import type { Replay, StepScores } from '../engine/records';
import { leadersOf } from '../standings/standings';

export type KeyMoment =
  /** A side took many heads, or lost or won many points, in one step. */
  | { kind: 'swing'; step: number; side: number; change: number }
  /** One side is ahead of all others, and was not before. */
  | { kind: 'lead'; step: number; side: number };

const MOST_SWINGS = 4;
/** Swings below this fraction of the largest one are no key moments. */
const LEAST_SWING = 1 / 3;
/** More changes of the lead than this are left out, the latest ones last: they decide the match. */
const MOST_LEADS = 4;
/** The key moments in the order of their steps. Those of the side of the reader, `own`, are never left out for larger ones; they come first
 *  unless there are only two sides. */
export function keyMoments(game: GameKind, scores: StepScores[], own: number | null = null): KeyMoment[] {
  const all = changesOf(scores);
  const mine = largest(
    game,
    all.filter(({ side }) => side === own),
  );
  const others = largest(game, all).filter(({ side }) => side !== own);
  const found: KeyMoment[] = [...mine, ...others, ...leads(game, scores).slice(-MOST_LEADS)];
  const ownFirst = !factsOf(game).cooperative;
  return found.sort((a, b) => (ownFirst ? Number(b.side === own) - Number(a.side === own) : 0) || a.step - b.step);
}

/** The side of the player of this browser in a match; `null` if they did not take part. */
export function ownSide({ seats, rules: { game } }: Pick<MatchSummary, 'seats' | 'rules'>): number | null {
  const seat = seats.findIndex((state) => state.kind === 'guest' && isMe(state.id));
  if (seat < 0) return null;
  return factsOf(game).cooperative ? 0 : seat;
}

/** When a moment happened, such as "Round 1 · turn 9 of 10": the heading of the table before its step. */
export function momentTimes(replay: Pick<Replay, 'step'>, moments: KeyMoment[]): Map<number, string> {
  const steps = [...new Set(moments.map(({ step }) => step))];
  return new Map(
    steps.map((step) => {
      const before = replay.step(step - 1)?.view;
      return [step, before ? titleParts(before).facts : ''];
    }),
  );
}

/** The step of the next key moment after a step, or of the last one before it. */
export function momentStep(moments: KeyMoment[], step: number, direction: 1 | -1): number | null {
  const steps = moments.map((moment) => moment.step).sort((a, b) => a - b);
  const found = direction > 0 ? steps.find((at) => at > step) : steps.findLast((at) => at < step);
  return found ?? null;
}

type Swing = Extract<KeyMoment, { kind: 'swing' }>;

/** What each step changed for each side. */
function changesOf(scores: StepScores[]): Swing[] {
  return scores.flatMap(({ scores: now }, step) =>
    now.map((score, side) => ({ kind: 'swing' as const, step, side, change: score - (scores[step - 1]?.scores[side] ?? score) })),
  );
}

/** The largest changes: losses where heads count against a side, and changes in either direction otherwise. */
function largest(game: GameKind, changes: Swing[]): Swing[] {
  const { lowest_wins: lowest } = factsOf(game);
  const size = ({ change }: Swing): number => (lowest ? change : Math.abs(change));
  const least = Math.max(1, ...changes.map(size)) * LEAST_SWING;
  const found = changes.filter((change) => size(change) >= least).sort((a, b) => size(b) - size(a) || a.step - b.step);
  // One moment per step: a jump shows the whole step.
  return found.filter(({ step }, at) => found.findIndex((other) => other.step === step) === at).slice(0, MOST_SWINGS);
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
