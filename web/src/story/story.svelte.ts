// Tells what happened at a table, one event after another, at the pace of the reader.
import type { AnyEvent, GameView, Seat } from '../protocol';
import { settings, type Speed } from '../settings.svelte';
import { beats, follow, summary } from './index';
import type { Scribe } from './scribe';

/** An event and the table before it: enough to tell it again, in any language. */
export interface Told {
  key: number;
  event: AnyEvent;
  before: GameView;
}

interface Step {
  event: AnyEvent;
  before: GameView;
  after: GameView;
}

const BEAT_MS: Record<Speed, number> = { slow: 1300, normal: 700, fast: 300, off: 0 };
/** More than this is not told card by card: whoever has been away wants to see the table. */
const MOST_TOLD = 80;
const LOG_KEPT = 600;

export class Story {
  /** The table as it has been told so far. */
  shown = $state.raw<GameView | null>(null);
  /** The event that is being looked at. */
  event = $state.raw<AnyEvent | null>(null);
  told = $state.raw<Told[]>([]);
  playing = $state(false);
  /** The events of this turn, for its summary. */
  turn = $state.raw<AnyEvent[]>([]);

  private queue: Step[] = [];
  private timer = 0;
  private keys = 0;

  /** Shows a table without a story. */
  jump(view: GameView | null): void {
    this.stop();
    this.shown = view;
    this.turn = [];
  }

  /** Adds what happened. */
  add(before: GameView, events: AnyEvent[], after: GameView, scribe: Scribe): void {
    let view = before;
    events.forEach((event, at) => {
      const next = at === events.length - 1 ? after : follow(view, event, scribe);
      this.queue.push({ event, before: view, after: next });
      view = next;
    });
    if (events.length === 0 && this.queue.length === 0) this.shown = after;
    // A change without an event belongs to the end of what is being told.
    else if (events.length === 0) this.queue[this.queue.length - 1]!.after = after;
    if (this.queue.length > MOST_TOLD || document.visibilityState === 'hidden') this.skip();
    else if (!this.timer) this.advance();
  }

  /** Goes to the end at once; everything is told in the log all the same. */
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

  /** What the turn meant for a seat, once it is over. */
  summaryFor(seat: Seat, scribe: Scribe): string | null {
    return this.shown && !this.playing ? summary(this.turn, this.shown, seat, scribe) : null;
  }

  private advance(): void {
    this.timer = 0;
    let wait = 0;
    while (wait === 0 && this.queue.length > 0) wait = this.take() * BEAT_MS[settings.speed];
    this.playing = wait > 0;
    if (this.playing) this.timer = window.setTimeout(() => this.advance(), wait);
    else this.event = null;
  }

  /** Shows the next step and says for how many beats. */
  private take(): number {
    const step = this.queue.shift();
    if (!step) return 0;
    this.shown = step.after;
    this.event = step.event;
    this.turn = startsTurn(step.event) ? [step.event] : [...this.turn, step.event];
    this.told = [...this.told, { key: this.keys++, event: step.event, before: step.before }].slice(-LOG_KEPT);
    return beats(step.event);
  }
}

/** Does a turn begin with this event? */
export function startsTurn(event: AnyEvent): boolean {
  const [inner] = Object.values(event) as (string | object)[];
  return typeof inner === 'object' && ('revealed' in inner || 'shown' in inner);
}
