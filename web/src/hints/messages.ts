// Messages between a table and the worker that computes its hints.
import type { ReviewProblem } from '../review/messages';
import type { Hint } from '../review/types';

export interface ToHintWorker {
  /** Number of the request. */
  id: number;
  /** Rules of the match as JSON. */
  rules: string;
  /** What the player knows, from `FollowedTable.hintPosition`. */
  position: string;
  /** The choice that was made, in words; `null` if there is none. */
  chosen: string | null;
}

export type FromHintWorker = { id: number } & ({ hint: Hint } | { problem: ReviewProblem });
