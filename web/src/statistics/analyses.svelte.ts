// Analyzes matches for the statistics, several at a time, and can be stopped. A worker reviews one match after another.
import type { MatchRecord } from '../protocol';
import type { FromReviewer, ReviewProblem, ToReviewer } from '../review/messages';
import { newWorker, type Reviewer } from '../review/run.svelte';
import type { Review } from '../review/types';
import type { PlayedMatch } from './played';

/** Problems that all other matches would have, too. */
const FATAL: ReviewProblem['code'][] = ['unloadable', 'weights'];

interface Lane {
  worker: Reviewer;
  /** Share of the current match that is reviewed. */
  share: number;
}

export interface AnalysisParts {
  /** `null` if there is no such record any more. */
  fetchRecord: (match: string) => Promise<MatchRecord | null>;
  /** Called with the review of each match. */
  onreview: (match: PlayedMatch, review: Review) => void;
  startWorker?: () => Reviewer;
  /** Number of matches that are analyzed at the same time. */
  workers?: number;
}

export class Analyses {
  running = $state(false);
  /** Number of matches analyzed in this run, and of all to analyze. */
  done = $state(0);
  all = $state(0);
  /** Matches whose records could not be reviewed. */
  skipped = $state.raw<string[]>([]);
  /** Why the run has ended early. */
  problem = $state.raw<ReviewProblem | null>(null);
  /** Why records could not be loaded. */
  error = $state.raw<unknown>(null);
  private lanes = $state.raw<Lane[]>([]);
  private waiting: PlayedMatch[] = [];

  constructor(private readonly parts: AnalysisParts) {}

  /** Share of the run that is done, from 0 to 1. */
  get progress(): number {
    return this.all === 0 ? 0 : (this.done + this.lanes.reduce((sum, { share }) => sum + share, 0)) / this.all;
  }

  /** Analyzes matches in this order. */
  start(matches: PlayedMatch[]): void {
    this.stop();
    this.problem = this.error = null;
    this.done = 0;
    this.all = matches.length;
    this.waiting = [...matches];
    if (matches.length === 0) return;
    this.running = true;
    const lanes = Math.min(matches.length, this.parts.workers ?? usualWorkers());
    for (let lane = 0; lane < lanes; lane += 1) void this.work();
  }

  /** Stops at once. Matches that are finished stay analyzed. */
  stop(): void {
    for (const { worker } of this.lanes) worker.terminate();
    this.lanes = [];
    this.waiting = [];
    this.running = false;
  }

  /** Reviews one match after another until none is left. */
  private async work(): Promise<void> {
    const lane: Lane = { worker: this.newWorker(), share: 0 };
    this.lanes = [...this.lanes, lane];
    for (let match = this.waiting.shift(); match; match = this.waiting.shift()) {
      let record: MatchRecord | null;
      try {
        record = await this.parts.fetchRecord(match.id);
      } catch (error) {
        if (!this.lanes.includes(lane)) return;
        this.error = error;
        return this.stop();
      }
      if (!this.lanes.includes(lane)) return;
      const message = record && (await this.reviewed(lane, record));
      // The run may have been stopped meanwhile.
      if (!this.lanes.includes(lane)) return;
      if (message?.type === 'finished') this.parts.onreview(match, message.review);
      else if (message && FATAL.includes(message.problem.code)) {
        this.problem = message.problem;
        return this.stop();
      } else {
        this.skipped = [...this.skipped, match.id];
        if (message) this.replaceWorker(lane);
      }
      this.done += 1;
      this.show(lane, 0);
    }
    lane.worker.terminate();
    this.lanes = this.lanes.filter((other) => other !== lane);
    if (this.lanes.length === 0) this.running = false;
  }

  private reviewed(lane: Lane, record: MatchRecord): Promise<Exclude<FromReviewer, { type: 'decision' }>> {
    const { worker } = lane;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
        if (data.type === 'decision') this.show(lane, data.reviewed.done / data.reviewed.all);
        else resolve(data);
      };
      worker.onerror = (event) =>
        resolve({ type: 'failed', problem: { code: 'unloadable', message: (event as ErrorEvent).message ?? '' } });
      // The cache of whole reviews is for those that somebody looks at.
      worker.postMessage({ record: JSON.stringify(record), request: '{}', keep: false } satisfies ToReviewer);
    });
  }

  /** The module may be in an undefined state after a failure. */
  private replaceWorker(lane: Lane): void {
    lane.worker.terminate();
    lane.worker = this.newWorker();
  }

  private show(lane: Lane, share: number): void {
    lane.share = share;
    this.lanes = [...this.lanes];
  }

  private newWorker(): Reviewer {
    return (this.parts.startWorker ?? newWorker)();
  }
}

/** Half of the cores, so that the device stays usable. */
function usualWorkers(): number {
  return Math.max(1, Math.min(4, Math.floor((navigator.hardwareConcurrency || 1) / 2)));
}
