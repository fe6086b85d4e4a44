// Hints at a table: what the choices of the player are worth, from what the player sees. A worker computes them; a hint whose
// position has passed is cancelled.
import type { AnyRules, HintMode } from '../protocol';
import type { ReviewProblem } from '../review/messages';
import type { Hint } from '../review/types';
import type { FromHintWorker, ToHintWorker } from './messages';

/** The part of a worker that hints use. */
export type HintWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A question to the player. */
export interface Question {
  /** Different for each question of a table. */
  key: string;
  rules: AnyRules;
  /** What the player knows; `null` if the engine cannot follow the table. */
  position: () => string | null;
}

/** A hint that takes longer is given up: a choice must not wait for it. */
const TIMEOUT_MS = 20_000;

export class TableHints {
  hint = $state.raw<Hint | null>(null);
  problem = $state.raw<ReviewProblem | null>(null);
  /** Whether a hint is being computed. */
  busy = $state(false);
  /** Whether the player has closed the hint. */
  closed = $state(false);
  /** The choice that the hint is about; `null` if the player had not chosen. */
  chosen = $state.raw<string | null>(null);
  private question: Question | null = null;
  /** The player's answer to it, when it was last looked at. */
  private answer: string | null = null;
  private worker: HintWorker | null = null;
  private requests = 0;
  private timer = 0;

  constructor(
    /** Called when the hint about a choice is there, or failed: then without one. */
    private readonly onjudged: (hint: Hint | null) => void = () => undefined,
    private readonly startWorker: () => HintWorker = newWorker,
  ) {}

  /** Whether there is something to show. */
  get visible(): boolean {
    return !this.closed && (this.busy || this.hint !== null || this.problem !== null);
  }

  /** Follows the player: the open question and the answer to it. Computes a hint if the mode demands one. */
  follow(mode: HintMode, question: Question | null, answer: string | null): void {
    if (question?.key !== this.question?.key || mode === 'off') this.forget();
    this.question = mode === 'off' ? null : question;
    const made = answer !== this.answer ? answer : null;
    this.answer = answer;
    if (made === null || !this.question) return;
    // A hint on request was for the choice that is made now.
    if (mode === 'on_request') this.closed = true;
    // Who makes the same choice again knows what it costs.
    else if (made === this.chosen && !this.busy) this.onjudged(null);
    else if (made !== this.chosen) this.request(made);
  }

  /** Computes a hint for the open question, or shows or hides the one that is there. */
  toggle(): void {
    if (!this.question) return;
    if (this.visible) this.closed = true;
    else if (this.hint) this.closed = false;
    else this.request(null);
  }

  /** Cancels the hint and ends the worker. */
  close(): void {
    this.forget();
    this.worker?.terminate();
    this.worker = null;
  }

  private request(chosen: string | null): void {
    const position = this.question?.position();
    this.cancel();
    this.hint = this.problem = null;
    this.chosen = chosen;
    this.closed = false;
    if (!this.question || position === null || position === undefined)
      return this.fail({ code: 'failed', message: 'no position' });
    this.busy = true;
    this.worker ??= this.start();
    this.timer = window.setTimeout(() => this.giveUp(), TIMEOUT_MS);
    const message: ToHintWorker = { id: ++this.requests, rules: JSON.stringify(this.question.rules), position, chosen };
    this.worker.postMessage(message);
  }

  private start(): HintWorker {
    const worker = this.startWorker();
    worker.onmessage = ({ data }: MessageEvent<FromHintWorker>) => this.receive(data);
    worker.onerror = (event) => {
      worker.terminate();
      if (this.worker !== worker) return;
      this.worker = null;
      this.fail({ code: 'unloadable', message: (event as ErrorEvent).message ?? '' });
    };
    return worker;
  }

  private receive(message: FromHintWorker): void {
    if (message.id !== this.requests || !this.busy) return;
    if ('problem' in message) return this.fail(message.problem);
    this.settle();
    this.hint = message.hint;
    if (this.chosen !== null) this.onjudged(message.hint);
  }

  private fail(problem: ReviewProblem): void {
    this.settle();
    this.problem = problem;
    if (this.chosen !== null) this.onjudged(null);
  }

  private giveUp(): void {
    this.cancel();
    this.fail({ code: 'failed', message: 'timeout' });
  }

  private forget(): void {
    this.cancel();
    this.hint = this.problem = null;
    this.chosen = this.answer = null;
    this.closed = false;
  }

  /** Stops a hint that is being computed. An idle worker is kept: what it has loaded serves the next hint. */
  private cancel(): void {
    if (this.busy) {
      this.worker?.terminate();
      this.worker = null;
    }
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.busy = false;
  }
}

function newWorker(): HintWorker {
  return new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module', name: 'hints' });
}
