// Plays a record: step by step with the same playback as a table, or by jumps.
import type { Replay, ReplayedStep } from '../engine/records';
import type { TextContext } from '../playback/context';
import { Playback } from '../playback/playback.svelte';

/** Time between two steps, so that each can be seen. */
const REST_MS = 600;

export class ReplayPlayer {
  readonly playback = new Playback();
  /** The step that is shown, or that is being played back. */
  step = $state(0);
  /** Whether the steps follow one another. */
  running = $state(false);
  /** The match after the step; `null` if the record cannot be replayed so far. */
  shown = $state.raw<ReplayedStep | null>(null);
  private timer = 0;

  constructor(
    private readonly replay: Replay,
    readonly steps: number,
    private readonly context: () => TextContext,
  ) {}

  /** Jumps to a step. */
  go(to: number): void {
    this.pause();
    this.jump(to);
  }

  /** Plays the next step. While one is being played back, skips to its end first. */
  forward(): void {
    this.pause();
    if (this.step < this.steps) this.playNext();
  }

  back(): void {
    this.go(this.step - 1);
  }

  /** Starts to play, from the beginning if the match is at its end; or pauses. */
  toggle(): void {
    if (this.running) return this.pause();
    if (this.step >= this.steps) this.jump(0);
    this.running = true;
    this.playNext();
  }

  /** Stops at the end of the current step. */
  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.playback.skip();
  }

  /** To be called whenever the playback has ended. Plays the next step after a moment. */
  onRest(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.timer = window.setTimeout(() => (this.step < this.steps ? this.playNext() : this.pause()), REST_MS);
  }

  close(): void {
    this.pause();
    this.playback.stop();
  }

  private jump(to: number): void {
    this.step = Math.max(0, Math.min(this.steps, to));
    this.shown = this.replay.step(this.step);
    this.playback.jump(this.shown?.view ?? null);
  }

  private playNext(): void {
    const before = this.shown;
    const next = this.replay.step(this.step + 1);
    if (!before || !next) return this.go(this.step + 1);
    this.step += 1;
    this.shown = next;
    this.playback.add({
      before: before.view,
      events: next.followed.map((followed, at) => ({ ...followed, event: next.events[at]! })),
      after: next.view,
      game: null,
      context: this.context(),
    });
    // Steps that take no time end at once.
    if (!this.playback.playing) this.onRest();
  }
}
