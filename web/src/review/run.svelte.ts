// A review as it grows: started, stopped and shown by a page, computed by a worker.
import type { MatchRecord, Seat } from '../protocol';
import type { FromReviewer, ReviewProblem, ToReviewer } from './messages';
import type { CurvePoint, Decision, Review } from './types';

/** The part of a worker that a review uses. */
export type Reviewer = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export class ReviewRun {
  /** The decisions so far, in the order of the record. */
  decisions = $state.raw<Decision[]>([]);
  /** The curve so far. */
  curve = $state.raw<CurvePoint[]>([]);
  /** The whole review, when it is finished. */
  review = $state.raw<Review | null>(null);
  problem = $state.raw<ReviewProblem | null>(null);
  running = $state(false);
  /** Number of choices reviewed so far, and of all. */
  done = $state(0);
  all = $state(0);
  private worker: Reviewer | null = null;

  constructor(
    private readonly record: MatchRecord,
    private readonly startWorker: () => Reviewer = newWorker,
  ) {}

  /** Starts the review from the beginning. */
  start(): void {
    this.stop();
    this.decisions = [];
    this.curve = [];
    this.review = this.problem = null;
    this.done = this.all = 0;
    this.running = true;
    const worker = this.startWorker();
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.receive(data);
    worker.onerror = (event) => this.fail({ code: 'unloadable', message: (event as ErrorEvent).message ?? '' });
    worker.postMessage({ record: JSON.stringify(this.record), request: '{}', keep: true } satisfies ToReviewer);
    this.worker = worker;
  }

  /** Stops the review. What is known so far stays. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.running = false;
  }

  /** The decision of a seat at a step; `null` if there was none, or it is not known yet. */
  decision(step: number, seat: Seat): Decision | null {
    return this.decisions.find((decision) => decision.step === step && decision.seat === seat) ?? null;
  }

  private receive(message: FromReviewer): void {
    if (message.type === 'failed') return this.fail(message.problem);
    if (message.type === 'finished') {
      const { decisions, curve } = message.review;
      Object.assign(this, { decisions, curve, review: message.review });
      return this.stop();
    }
    const { done, all, decision, curve } = message.reviewed;
    this.decisions = [...this.decisions, decision];
    if (curve.length > 0) this.curve = [...this.curve, ...curve];
    this.done = done;
    this.all = all;
  }

  private fail(problem: ReviewProblem): void {
    this.problem = problem;
    this.stop();
  }
}

/** A worker that reviews one record at a time. */
export function newWorker(): Reviewer {
  return new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module', name: 'review' });
}
