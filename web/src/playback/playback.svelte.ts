// Plays the events of a table one after another, at the speed that the player has set.
import { pace } from '../design/pace';
import type { AnyEvent, GameView, Seat } from '../protocol';
import { settings, type Speed } from '../settings.svelte';
import { applyEvent, beats, describeEvent, intermediateView, summary } from '../games/play';
import type { TextContext } from './context';

/** An event with the view before it and the players of that time: enough to describe it again in any language. */
export interface LogEntry {
  key: number;
  event: AnyEvent;
  before: GameView;
  context: TextContext;
}

interface Step extends Omit<LogEntry, 'key'> {
  /** View in the middle of the event; `null` if there is none. */
  intermediate: GameView | null;
  after: GameView;
  /** Whether its line is in the log already and only the view after it is left. */
  isTold: boolean;
}

const BEAT_MS: Record<Speed, number> = { slow: 1300, normal: 700, fast: 300, off: 0 };
/** Shorter beats cannot be followed. */
const SHORTEST_BEAT_MS = 100;
/** Fraction of the remaining decision time that the playback may use. */
const STORY_SHARE = 1 / 3;
/** Longer queues are skipped: after an absence players want to see the table. */
const MOST_TOLD = 80;
const LOG_KEPT = 600;

export class Playback {
  /** The view shown so far. */
  shown = $state.raw<GameView | null>(null);
  /** The event that is being shown. */
  event = $state.raw<AnyEvent | null>(null);
  log = $state.raw<LogEntry[]>([]);
  playing = $state(false);
  /** The events of this turn, for its summary. */
  turn = $state.raw<AnyEvent[]>([]);

  private queue: Step[] = [];
  private timer = 0;
  private keys = 0;
  /** Length of the current event in beats. */
  private looked = 0;
  /** When the playback must be finished, in `performance.now()` time. */
  private endBy = Infinity;

  /** Lines of the current event. An event without lines leaves the previous ones. */
  get happening(): string | null {
    if (!this.playing) return null;
    for (let at = this.log.length - 1; at >= 0; at -= 1) {
      const { event, before, context } = this.log[at]!;
      const lines = describeEvent(event, before, context);
      if (lines.length > 0) return lines.join(' ');
    }
    return null;
  }

  /** Shows a view without playback. */
  jump(view: GameView | null): void {
    this.stop();
    this.shown = view;
    this.turn = [];
  }

  /** Clears the log: another match begins. */
  forget(): void {
    this.jump(null);
    this.log = [];
  }

  /** Queues events. If the player must choose before a deadline, the playback leaves time for it. */
  add(before: GameView, events: AnyEvent[], after: GameView, context: TextContext, deadline = Infinity): void {
    let view = before;
    events.forEach((event, at) => {
      const next = at === events.length - 1 ? after : applyEvent(view, event, context);
      this.queue.push({
        event,
        before: view,
        intermediate: intermediateView(view, event, context),
        after: next,
        context,
        isTold: false,
      });
      view = next;
    });
    if (events.length === 0 && this.queue.length === 0) this.shown = after;
    // A change without events belongs to the end of the queue.
    else if (events.length === 0) this.queue[this.queue.length - 1]!.after = after;
    const now = performance.now();
    const endBy = now + (deadline - now) * STORY_SHARE;
    // Only new events give the playback new time.
    this.endBy = events.length > 0 ? endBy : Math.min(this.endBy, endBy);
    if (this.queue.length > MOST_TOLD || document.visibilityState === 'hidden') this.skip();
    else if (!this.timer) this.advance();
    else if (this.endBy < Infinity) this.look();
  }

  /** Skips to the end. All events are logged. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length > 0) this.take();
    this.playing = false;
    this.event = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.playing = false;
    this.event = null;
  }

  /** Summary of the turn for a seat, once it is over. */
  summaryFor(seat: Seat, context: TextContext): string | null {
    return this.shown && !this.playing ? summary(this.turn, this.shown, seat, context) : null;
  }

  private advance(): void {
    this.timer = 0;
    this.looked = 0;
    while (this.looked === 0 && this.queue.length > 0) this.looked = this.take();
    this.playing = this.looked > 0;
    if (this.playing) this.look();
    else this.event = null;
  }

  /** Shows the event for its beats, which are shorter if a clock runs. Skips beats that are too short to see. */
  private look(): void {
    clearTimeout(this.timer);
    const left = this.queue.reduce((sum, step) => sum + beatsOf(step), this.looked);
    const beat = Math.min(BEAT_MS[settings.speed], (this.endBy - performance.now()) / left);
    if (beat < SHORTEST_BEAT_MS) return this.skip();
    pace.beatMs = beat;
    this.timer = window.setTimeout(() => this.advance(), this.looked * beat);
  }

  /** Shows the next step, or the first half of it. Returns its length in beats. */
  private take(): number {
    const step = this.queue.shift();
    if (!step) return 0;
    this.shown = step.intermediate ?? step.after;
    this.event = step.event;
    if (!step.isTold) this.note(step);
    if (!step.intermediate) return beatsOf(step);
    this.queue.unshift({ ...step, intermediate: null, isTold: true });
    return 1;
  }

  private note({ event, before, context }: Step): void {
    this.turn = startsTurn(event) ? [event] : [...this.turn, event];
    this.log = [...this.log, { key: this.keys++, event, before, context }].slice(-LOG_KEPT);
  }
}

/** The first half of an event is one beat. */
function beatsOf({ event, isTold }: Step): number {
  return beats(event) - (isTold ? 1 : 0);
}

/** Whether a turn begins with this event, such as the one that reveals the cards. */
export function startsTurn(event: AnyEvent): boolean {
  const [inner] = Object.values(event) as (string | object)[];
  return typeof inner === 'object' && ['revealed', 'shown', 'turn_passed'].some((name) => name in inner);
}
