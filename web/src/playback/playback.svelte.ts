// Plays the events of a table one after another, at the speed that the player has set.
import { CARRY, flightTime, REVEAL } from '../design/motion';
import { pace } from '../design/pace';
import type { AnyEvent, GameView, Seat } from '../protocol';
import { SPEED_FACTOR, settings } from '../settings.svelte';
import {
  forecastInsertion,
  foresee,
  summarize,
  type FollowedEvent,
  type FollowedGame,
  type InsertionForecast,
  type Line,
} from '../engine/engine';
import { capitalized } from '../i18n/capitalized';
import { MATCH_END_BEATS, ROUND_END_BEATS, TAKEN_ROW, type Length } from '../games/beats';
import { beats, holdOf, intermediateView, takerOf } from '../games/play';
import type { TextContext } from './context';
import { formatMessage } from './message';

/** An event that the engine has applied. */
export type PlayedEvent = FollowedEvent & { event: AnyEvent };

/** An event with its lines and the players of that time: enough to describe it again in any language. */
export interface LogEntry {
  key: number;
  event: AnyEvent;
  lines: Line[];
  context: TextContext;
}

/** Events to be played back. */
interface Played {
  /** The view before the first event. */
  before: GameView;
  events: PlayedEvent[];
  /** The view after the last event, as the server has it. */
  after: GameView;
  /** The game after the last event; `null` if the engine cannot follow it. */
  game: FollowedGame | null;
  context: TextContext;
  /** When the player must have chosen, in `performance.now()` time. */
  deadline?: number;
  /** Milliseconds that the clock leaves for the playback before the time limit starts. */
  showMs?: number;
}

interface Step extends Omit<LogEntry, 'key'> {
  /** View in the middle of the event; `null` if there is none. */
  intermediate: GameView | null;
  after: GameView;
  /** Whether its line is in the log already and only the view after it is left. */
  isLogged: boolean;
}

const BEAT_MS = 700;
/** A turn takes no longer than this at normal speed. The scores at the end of a round are shown in addition. */
const LONGEST_TURN_MS = 8_000;
/** Shorter beats cannot be followed. */
const SHORTEST_BEAT_MS = 100;
/** Fraction of the remaining decision time that the playback may use, if the clock leaves less for it. */
const STORY_SHARE = 1 / 3;
/** Longer queues are skipped: after an absence players want to see the table. */
const MOST_PLAYED = 80;
/** Number of events of a long turn. */
const LONG_TURN = 8;
const LOG_KEPT = 600;
const NOTHING: Length = { beats: 0, longestMs: Infinity };

export class Playback {
  /** The view shown so far: where the cards are, or fly to. */
  shown = $state.raw<GameView | null>(null);
  /** The view whose cards have all landed. Counters and prices show it: it is the view before the current event until its cards have
   *  landed or its row has been collected, then the same object as `shown`. */
  landed = $state.raw<GameView | null>(null);
  /** The event that is being shown. */
  event = $state.raw<AnyEvent | null>(null);
  log = $state.raw<LogEntry[]>([]);
  playing = $state(false);
  /** The events of this turn, for its summary. */
  turn = $state.raw<AnyEvent[]>([]);

  /** The game after all queued events; `null` if the engine cannot follow it. */
  private game: FollowedGame | null = null;
  private queue: Step[] = [];
  private timer = 0;
  /** Frame in which the cards of the current event take off, and timer until they have landed. */
  private takeOff = 0;
  private landing = 0;
  private keys = 0;
  /** Length of the current event, or of the part of it that is shown. */
  private looked: Length = NOTHING;
  /** When the playback must be finished, in `performance.now()` time. */
  private endBy = Infinity;

  /** Lines of the current event. An event without lines leaves the previous ones. */
  get happening(): string | null {
    if (!this.playing) return null;
    for (let at = this.log.length - 1; at >= 0; at -= 1) {
      const { lines, context } = this.log[at]!;
      // Scores below a heading are for the log; the standings show them.
      const headings = linesOf({ lines: lines.filter(({ detail }) => !detail), context });
      if (headings.length > 0) return headings.join(' ');
    }
    return null;
  }

  /** Shows a view without playback. */
  jump(view: GameView | null, game: FollowedGame | null = null): void {
    this.stop();
    this.showAtOnce(view);
    this.game = game;
    this.turn = [];
  }

  /** Clears the log: another match begins. */
  forget(): void {
    this.jump(null);
    this.log = [];
  }

  /** Queues events. If the player must choose before a deadline, the playback leaves time for it. */
  add({ before, events, after, game, context, deadline = Infinity, showMs = 0 }: Played): void {
    let view = before;
    this.game = game;
    events.forEach(({ event, lines, view: followed }, at) => {
      const next = at === events.length - 1 ? after : followed;
      // The last cards stay on the table until the result covers them.
      const intermediate = endsMatch(event, next) ? view : intermediateView(view, event);
      this.queue.push({ event, lines, intermediate, after: next, context, isLogged: false });
      view = next;
    });
    if (events.length === 0 && this.queue.length === 0) this.showAtOnce(after);
    // A change without events belongs to the end of the queue.
    else if (events.length === 0) this.queue[this.queue.length - 1]!.after = after;
    const now = performance.now();
    // The deal after a round comes with a message of its own, while its end is still waiting.
    const scored = this.queue.filter((step) => beatsOf(step) >= ROUND_END_BEATS);
    const longest = LONGEST_TURN_MS + scored.length * ROUND_END_BEATS * BEAT_MS;
    const allowed = Math.max((deadline - now) * STORY_SHARE, showMs);
    const endBy = now + Math.min(allowed, longest * SPEED_FACTOR[settings.speed]);
    // Only new events give the playback new time.
    this.endBy = events.length > 0 ? endBy : Math.min(this.endBy, endBy);
    if (this.queue.length > MOST_PLAYED || document.visibilityState === 'hidden') this.skip();
    else if (!this.timer) this.begin();
    else if (deadline < Infinity) this.look();
  }

  /** The key of the next entry of the log. */
  get nextKey(): number {
    return this.keys;
  }

  /** Replaces the entries of the log before a key by what the server knows. Keys of what happened before this visit are negative. */
  setHistory(earlier: Omit<LogEntry, 'key'>[], before: number, isNews = false): void {
    const later = this.log.filter(({ key }) => key >= before);
    const kept = earlier.slice(-Math.max(1, LOG_KEPT - later.length));
    this.log = [...kept.map((entry, at) => ({ ...entry, key: isNews ? this.keys++ : at - kept.length })), ...later];
  }

  /** Skips to the end. All events are logged. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length > 0) this.take();
    this.land();
    this.playing = false;
    this.event = null;
  }

  /** Shows the next event now. */
  next(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.advance();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.cancelLanding();
    this.timer = 0;
    this.queue = [];
    this.playing = false;
    this.event = null;
  }

  /** Summary of the turn for a seat, once it is over. */
  summaryFor(seat: Seat, context: TextContext): string | null {
    if (!this.shown || !this.game || this.playing || this.turn.length === 0) return null;
    const summary = summarize(this.game, this.turn, seat);
    return summary && formatMessage(summary, context);
  }

  /** The view after an event that has not happened; `null` during playback, or if the engine cannot follow. */
  foresee(event: AnyEvent): GameView | null {
    if (!this.game || this.playing) return null;
    try {
      return foresee(this.game, event);
    } catch {
      return null;
    }
  }

  /** Where a choice would put a card between the cards of a row; `null` during playback, or if it is not such a choice. */
  forecastInsertion(words: string[]): InsertionForecast | null {
    if (!this.game || this.playing) return null;
    try {
      return forecastInsertion(this.game, words);
    } catch {
      return null;
    }
  }

  /** Starts with the first event. A long turn, in which many cards appear at once, starts in a task of its own: the one that brought the
   *  events shows that the choices are over. */
  private begin(): void {
    this.looked = NOTHING;
    if (this.queue.length < LONG_TURN) return this.advance();
    if (this.beatMs() < SHORTEST_BEAT_MS) return this.skip();
    this.playing = true;
    this.timer = window.setTimeout(() => this.advance());
  }

  private advance(): void {
    this.timer = 0;
    this.looked = NOTHING;
    do {
      this.land();
      this.looked = this.take();
    } while (this.looked.beats === 0 && this.queue.length > 0);
    this.playing = this.looked.beats > 0;
    if (!this.playing) {
      this.land();
      this.event = null;
      return;
    }
    this.look();
    this.awaitLanding();
  }

  /** Cards take off with the next frame, which a slow machine may draw late. */
  private awaitLanding(): void {
    const { event } = this;
    this.takeOff = requestAnimationFrame(() => {
      if (event) this.landing = window.setTimeout(() => this.land(), landingTime(event));
    });
  }

  /** All cards of the view have landed, unless it is in the middle of an event. */
  private land(): void {
    this.cancelLanding();
    if (!this.queue[0]?.isLogged) this.landed = this.shown;
  }

  private cancelLanding(): void {
    cancelAnimationFrame(this.takeOff);
    clearTimeout(this.landing);
  }

  private showAtOnce(view: GameView | null): void {
    this.shown = view;
    this.land();
  }

  /** Shows the event for its beats, which are shorter if a clock runs. Skips beats that are too short to see. */
  private look(): void {
    clearTimeout(this.timer);
    const beat = this.beatMs();
    if (beat < SHORTEST_BEAT_MS) return this.skip();
    pace.beatMs = beat;
    const { beats, longestMs } = this.looked;
    this.timer = window.setTimeout(() => this.advance(), Math.min(beats * beat, longestMs * SPEED_FACTOR[settings.speed]));
  }

  /** Length of a beat, so that the current event and the queue end in time. */
  private beatMs(): number {
    const left = this.queue.reduce((sum, step) => sum + beatsOf(step), this.looked.beats);
    return Math.min(BEAT_MS * SPEED_FACTOR[settings.speed], (this.endBy - performance.now()) / left);
  }

  /** Shows the next step, or the first part of it. Returns its length. */
  private take(): Length {
    const step = this.queue.shift();
    if (!step) return NOTHING;
    this.shown = step.intermediate ?? step.after;
    this.event = step.event;
    if (!step.isLogged) this.note(step);
    if (!step.intermediate) return lengthOf(step);
    this.queue.unshift({ ...step, intermediate: null, isLogged: true });
    return firstLength(step);
  }

  private note({ event, lines, context }: Step): void {
    this.turn = startsTurn(event) ? [event] : [...this.turn, event];
    this.log = [...this.log, { key: this.keys++, event, lines, context }].slice(-LOG_KEPT);
  }
}

/** The lines of an event in the current language. */
export function linesOf({ lines, context }: Pick<LogEntry, 'lines' | 'context'>): string[] {
  return lines.map((line) => capitalized(formatMessage(line, context)));
}

/** Time until the cards of an event have landed. */
function landingTime(event: AnyEvent): number {
  if (takerOf(event) !== null) return CARRY * flightTime();
  return flightTime() * (startsTurn(event) ? REVEAL : 1);
}

/** Length of the first part of a step that has two. */
function firstLength({ event, after }: Step): Length {
  return (!endsMatch(event, after) && holdOf(event)) || { beats: MATCH_END_BEATS, longestMs: Infinity };
}

/** Length of a step, or of its second part. */
function lengthOf({ event, after }: Step): Length {
  if (endsMatch(event, after)) return NOTHING;
  return holdOf(event) ? TAKEN_ROW : { beats: beats(event), longestMs: Infinity };
}

/** Length of a step in beats, including a first part that has not been shown. */
function beatsOf(step: Step): number {
  return lengthOf(step).beats + (step.intermediate ? firstLength(step).beats : 0);
}

/** Whether an event ends the last round: the result follows instead of standings and a deal. */
function endsMatch(event: AnyEvent, after: GameView): boolean {
  return after.phase === 'over' && beats(event) >= ROUND_END_BEATS;
}

/** Whether a turn begins with this event, such as the one that reveals the cards. */
export function startsTurn(event: AnyEvent): boolean {
  const [inner] = Object.values(event) as (string | object)[];
  return typeof inner === 'object' && ['revealed', 'shown', 'turn_passed'].some((name) => name in inner);
}
