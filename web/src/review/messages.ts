// Messages between a page and the worker that reviews matches.
import type { Review, ReviewedDecision } from './types';

/** What to review: a record and a `ReviewRequest`, both as JSON. A worker reviews one record at a time. */
export interface ToReviewer {
  record: string;
  request: string;
  /** Whether the review is kept in the cache. */
  keep: boolean;
}

export type FromReviewer =
  | { type: 'decision'; reviewed: ReviewedDecision }
  | { type: 'finished'; review: Review }
  | { type: 'failed'; problem: ReviewProblem };

/** Why a record cannot be reviewed. */
export interface ReviewProblem {
  code: ProblemCode;
  /** Details in English. */
  message: string;
}

export const PROBLEM_CODES = ['unreadable', 'rejected', 'too_long', 'weights', 'unloadable', 'failed'] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
