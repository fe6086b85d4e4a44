// A review in the worker: from the cache, or decision by decision from the module.
import type * as Module from '../../review/review.js';
import { type ReadFile, WeightFiles } from '../offline/weights';
import { type Cache, cacheKey } from './cache';
import { PROBLEM_CODES, type FromReviewer, type ReviewProblem, type ToReviewer } from './messages';
import type { Review, ReviewedDecision } from './types';

/** Where the parts of a review come from. */
export interface Source {
  load: () => Promise<Pick<typeof Module, 'review' | 'missing_weights' | 'load_weights'>>;
  /** Reads a weight file of bots. */
  readWeights: ReadFile;
  /** `null` if this browser stores nothing. */
  cache: Promise<Cache | null>;
  /** Changes with the module. */
  version: string;
}

/** Reviews a record and posts every decision, then the whole review or a problem. */
export async function reviewRecord(
  { record, request, keep }: ToReviewer,
  { load, readWeights, cache, version }: Source,
  post: (message: FromReviewer) => void,
): Promise<void> {
  const [reviews, key] = await Promise.all([cache, cacheKey([version, request, record])]);
  const kept = key === null ? null : await reviews?.get(key);
  if (kept) return post({ type: 'finished', review: kept });
  const module = await load().catch((error: unknown) => failure('unloadable', error));
  if ('code' in module) return post({ type: 'failed', problem: module });
  try {
    const weights = new WeightFiles(load, readWeights);
    const missing = module.missing_weights(record).split(' ').filter(Boolean);
    const problem = await weights.load(missing).catch((error: unknown) => problemOf(error, 'unloadable'));
    if (problem) return post({ type: 'failed', problem });
    const listener = {
      reviewed: (text: string) => post({ type: 'decision', reviewed: JSON.parse(text) as ReviewedDecision }),
    };
    const review = JSON.parse(module.review(record, request, listener)) as Review;
    post({ type: 'finished', review });
    if (keep && key !== null) await reviews?.put(key, review);
  } catch (error) {
    post({ type: 'failed', problem: problemOf(error) });
  }
}

function failure(code: ReviewProblem['code'], error: unknown): ReviewProblem {
  return { code, message: String(error) };
}

/** Errors of the module are problems as JSON. */
export function problemOf(error: unknown, otherwise: ReviewProblem['code'] = 'failed'): ReviewProblem {
  if (typeof error !== 'string') return failure(otherwise, error);
  const { code, message } = JSON.parse(error) as ReviewProblem;
  return PROBLEM_CODES.includes(code) ? { code, message } : failure('failed', message);
}
