// The score sheet as far as the playback has shown it: the server may know more rounds.
import { playOf } from '../games/play';
import type { GameView, ScoreSheet } from '../protocol';
import { scoresOf } from './chart';

/** A round: gains of each side, and totals after it. */
export interface Round {
  round: number;
  gains: number[];
  totals: number[];
}

/** The sheet without rounds that have not been played back. */
export function shownRounds(sheet: ScoreSheet, view: GameView): ScoreSheet {
  const count = Math.max(1, roundsOver(view) - sheet.rounds_before + 1);
  return { rounds_before: sheet.rounds_before, lines: sheet.lines.slice(0, count) };
}

/** The finished rounds of a sheet. */
export function roundsOf({ rounds_before, lines }: ScoreSheet): Round[] {
  return lines.slice(1).map((totals, at) => ({ round: rounds_before + at + 1, gains: gained(lines[at], totals), totals }));
}

/** The current round; `null` after the last one. */
export function presentRound({ rounds_before, lines }: ScoreSheet, view: GameView): Round | null {
  if (view.phase === 'over') return null;
  const totals = scoresOf(view);
  return { round: rounds_before + lines.length, gains: gained(lines.at(-1), totals), totals };
}

/** The scores after each round and now, for a chart. */
export function pointsOf(sheet: ScoreSheet, view: GameView): { at: number; scores: number[] }[] {
  const present = presentRound(sheet, view);
  const rounds = [...roundsOf(sheet), ...(present ? [present] : [])];
  return [
    { at: sheet.rounds_before, scores: sheet.lines[0] ?? [] },
    ...rounds.map(({ round, totals }) => ({ at: round, scores: totals })),
  ];
}

/** Number of finished rounds in the view. */
function roundsOver(view: GameView): number {
  const now = playOf(view.game).round(view);
  return view.phase === 'over' ? now : now - 1;
}

function gained(before: number[] | undefined, totals: number[]): number[] {
  return totals.map((total, at) => total - (before?.[at] ?? 0));
}
