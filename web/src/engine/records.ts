// Replays and the verification of records, compiled from Rust (`bindings/wasm`) as a module of its own. Pages that need it are shown
// when it is loaded, so that its functions can be called without waiting.
import init, * as wasm from '../../records/records.js';
import address from '../../records/records_bg.wasm?url';
import type { GameKind, MatchRecord, Outcome, Seat } from '../protocol';
import { loader } from './loading';
import type { DealReport, Message, PuzzleRating, ReplayedStep, StepScores } from './types';

export type { DealComparison, DealReport, PuzzleRating, ReplayedStep, StepScores } from './types';

/** Loads the module, once. A failed attempt is repeated by the next call. */
export const loadRecords = loader(() => init({ module_or_path: address }));

/** Maximum size of a record in bytes. */
export function maxRecordSize(): number {
  return wasm.max_record_size();
}

/** Reads a record, as text or JSON. Throws if it cannot be read. */
export function readRecord(text: string): MatchRecord {
  return JSON.parse(wasm.read_record(text)) as MatchRecord;
}

/** The result of a record in a sentence; `null` if the match is not over. */
export function recordResult(record: MatchRecord): Message | null {
  return JSON.parse(wasm.record_result(JSON.stringify(record))) as Message | null;
}

/** Replays a record and compares its deals with its secret, if it has one. Throws if the record cannot be read. */
export function compareDeals(record: MatchRecord): DealReport {
  return JSON.parse(wasm.compare_deals(JSON.stringify(record))) as DealReport;
}

/** SHA-256 of a secret, as hexadecimal digits. Throws if the secret has not 64 hexadecimal digits. */
export function commitment(secret: string): string {
  return JSON.parse(wasm.commitment(secret)) as string;
}

/** The result of a match in a sentence. `you` is the seat of the reader. */
export function result(game: GameKind, outcome: Outcome, you: Seat | null): Message {
  return JSON.parse(wasm.result(game, JSON.stringify(outcome), you)) as Message;
}

/** The rating of a new player of puzzles. */
export function newPuzzleRating(): PuzzleRating {
  return JSON.parse(wasm.new_puzzle_rating()) as PuzzleRating;
}

/** The rating of a player after a puzzle. */
export function ratePuzzle(player: PuzzleRating, puzzle: PuzzleRating, solved: boolean): PuzzleRating {
  const after = wasm.rate_puzzle(player.rating, player.uncertainty, puzzle.rating, puzzle.uncertainty, solved);
  return JSON.parse(after) as PuzzleRating;
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

  /** The scores before the first step and after each one, up to the first step that the rules do not allow. */
  scores(): StepScores[] {
    return orNull(() => this.replay && (JSON.parse(this.replay.scores()) as StepScores[])) ?? [];
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
