// The engine: rules, views, lines of the log and checks of records, compiled from Rust (`bindings/wasm`). Pages that need it are
// shown when it is loaded, so that its functions can be called without waiting.
import init, * as wasm from '../../engine/engine.js';
import address from '../../engine/engine_bg.wasm?url';
import type { AnyEvent, AnyRules, GameView, MatchRecord, Seat, EngineGame } from '../protocol';
import type { DealReport, Followed, Message, ReplayedStep } from './types';

export type { DealComparison, DealReport, FollowedEvent, Line, Message, MessageArg, ReplayedStep } from './types';

/** A game as its viewer knows it. Only the engine reads it. */
export type FollowedGame = Followed['game'] | EngineGame;

let loading: Promise<unknown> | null = null;

/** Loads the engine, once. A failed attempt is repeated by the next call. */
export async function loadEngine(): Promise<void> {
  loading ??= init({ module_or_path: address });
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** A game before its first deal. */
export function start(rules: AnyRules, seat: Seat | null): FollowedGame {
  return JSON.parse(wasm.start(JSON.stringify(rules), seat)) as FollowedGame;
}

/** What the viewer sees of a game. */
export function view(game: FollowedGame, seat: Seat | null, showSeen = false): GameView {
  return JSON.parse(wasm.view(JSON.stringify(game), seat, showSeen)) as GameView;
}

/** Applies events to a game. Throws if one of them is unknown. */
export function follow(game: FollowedGame, events: AnyEvent[], seat: Seat | null, showSeen = false): Followed {
  return JSON.parse(wasm.follow(JSON.stringify(game), JSON.stringify(events), seat, showSeen)) as Followed;
}

/** Summary of the events of a turn for a seat; `null` if the turn is not over or there is nothing to summarize. */
export function summarize(game: FollowedGame, events: AnyEvent[], seat: Seat): Message | null {
  return JSON.parse(wasm.summarize(JSON.stringify(game), JSON.stringify(events), seat)) as Message | null;
}

/** Compares the deals of a record with its secret; `null` if it has none. Throws if the record cannot be read. */
export function compareDeals(record: MatchRecord): DealReport | null {
  return JSON.parse(wasm.compare_deals(JSON.stringify(record))) as DealReport | null;
}

/** SHA-256 of a secret, as hexadecimal digits. Throws if the secret has not 64 hexadecimal digits. */
export function commitment(secret: string): string {
  return JSON.parse(wasm.commitment(secret)) as string;
}

/** A record that can be replayed in any order. */
export class Replay {
  private readonly replay: wasm.MatchReplay | null;

  constructor(record: MatchRecord) {
    this.replay = orNull(() => new wasm.MatchReplay(JSON.stringify(record)));
  }

  /** The match after this number of steps; `null` if the record cannot be read or the rules do not allow a step before. */
  step(step: number): ReplayedStep | null {
    return orNull(() => this.replay && (JSON.parse(this.replay.step(step)) as ReplayedStep));
  }

  close(): void {
    this.replay?.free();
  }
}

function orNull<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}
