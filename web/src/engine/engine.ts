// The engine: rules, views and lines of the log, compiled from Rust (`bindings/wasm`). Pages that need it are shown when it is loaded,
// so that its functions can be called without waiting.
import init, * as wasm from '../../engine/engine.js';
import address from '../../engine/engine_bg.wasm?url';
import type { AnyEvent, AnyRules, EngineGame, GameKind, GameView, Outcome, Seat } from '../protocol';
import { loader } from './loading';
import type { FollowedEvent, FollowedUpdate, InsertionForecast, Line, Message } from './types';

export type { FollowedEvent, FollowedUpdate, InsertionForecast, Line, Message, MessageArg } from './types';

/** A game that the engine follows. */
export type FollowedGame = wasm.FollowedGame | FollowedTable;

/** Loads the engine, once. A failed attempt is repeated by the next call. */
export const loadEngine = loader(() => init({ module_or_path: address }));

/** A table that the engine follows by the messages of its WebSocket. */
export class FollowedTable {
  private readonly table: wasm.FollowedTable;

  /** Starts from the text of a snapshot. Throws if the engine cannot follow it. */
  constructor(snapshot: string) {
    this.table = new wasm.FollowedTable(snapshot);
  }

  /** Applies the text of a message with changes. Throws if the engine cannot: then the table cannot be followed any further. */
  apply(changes: string): FollowedUpdate {
    return JSON.parse(this.table.apply(changes)) as FollowedUpdate;
  }

  /** What a hint for the seat is computed from, as JSON; `null` if the seat has nothing to choose. */
  hintPosition(): string | null {
    const position = this.table.hint_position();
    return position === 'null' ? null : position;
  }

  summarize(events: string, seat: Seat): string {
    return this.table.summarize(events, seat);
  }

  foresee(event: string): string {
    return this.table.foresee(event);
  }

  forecast_insertion(words: string): string {
    return this.table.forecast_insertion(words);
  }
}

/** A game before its first deal. */
export function start(rules: AnyRules, seat: Seat | null): FollowedGame {
  return wasm.FollowedGame.start(JSON.stringify(rules), seat);
}

/** What the viewer sees of a game. */
export function view(game: EngineGame, seat: Seat | null, showSeen = false): GameView {
  return JSON.parse(new wasm.FollowedGame(JSON.stringify(game), seat).view(showSeen)) as GameView;
}

/** Applies events to a game. Throws if one of them is unknown. */
export function follow(
  game: EngineGame,
  events: AnyEvent[],
  seat: Seat | null,
  showSeen = false,
): { events: FollowedEvent[]; game: FollowedGame } {
  const followed = new wasm.FollowedGame(JSON.stringify(game), seat);
  return { events: JSON.parse(followed.follow(JSON.stringify(events), showSeen)) as FollowedEvent[], game: followed };
}

/** Lines of the log about each event of a match, from its first deal. Throws if an event is unknown. */
export function narrate(rules: AnyRules, events: AnyEvent[], seat: Seat | null): Line[][] {
  return JSON.parse(wasm.narrate(JSON.stringify(rules), JSON.stringify(events), seat)) as Line[][];
}

/** The view if this happened. Throws if the event is unknown. */
export function foresee(game: FollowedGame, event: AnyEvent): GameView | null {
  return JSON.parse(game.foresee(JSON.stringify(event))) as GameView | null;
}

/** Where a choice would put a card between the cards of a row; `null` if it is not such a choice. Throws if a word is unknown. */
export function forecastInsertion(game: FollowedGame, words: string[]): InsertionForecast | null {
  return JSON.parse(game.forecast_insertion(words.join(' '))) as InsertionForecast | null;
}

/** Summary of the events of a turn for a seat; `null` if the turn is not over or there is nothing to summarize. */
export function summarize(game: FollowedGame, events: AnyEvent[], seat: Seat): Message | null {
  return JSON.parse(game.summarize(JSON.stringify(events), seat)) as Message | null;
}

/** The result of a match in a sentence. `you` is the seat of the reader. */
export function result(game: GameKind, outcome: Outcome, you: Seat | null): Message {
  return JSON.parse(wasm.result(game, JSON.stringify(outcome), you)) as Message;
}
