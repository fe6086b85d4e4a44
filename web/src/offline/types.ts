// Results of the engine. Generated from the Rust types by `cargo xtask codegen`: do not edit.
import type { MatchSummary, TableSummary } from '../protocol';

/** A message to a connection. */
export interface Delivery {
  /** Number of the connection. */
  connection: number;
  /** A `ServerMessage` as JSON. */
  text: string;
  /** Whether the connection is closed after it. */
  last: boolean;
}

/** What the caller must do after an input: first store, then deliver. */
export interface Effects {
  /** Facts to store; `null` if nothing durable has changed. */
  facts: StoredFacts | null;
  /** Matches to store, which have just ended. */
  matches: StoredMatch[];
  /** The table as lists show it, if that has changed. */
  summary: TableSummary | null;
  /** Whether the player has left: then the table is deleted. */
  closed: boolean;
  /** Messages to deliver, in order. */
  deliveries: Delivery[];
  /** Number of decisions of bots that wait for `decide`, without those of bots whose weights are not loaded. */
  decisions: number;
  /** Names of the weight files that bots at the table need and that are not loaded. */
  missing_weights: string[];
  /** When to call `tick` if there is no other input before; `null` if it is not needed. */
  wake_at: number | null;
}

/** Facts of a table, which are stored together. */
export interface StoredFacts {
  /** Number of the first of these facts. */
  first_seq: number;
  /** Whether they replace all earlier facts of the table. */
  replaces_all: boolean;
  /** The facts as JSON, to be passed to `restore`. */
  json: string;
}

/** A match that has ended. */
export interface StoredMatch {
  /** The summary for lists. */
  summary: MatchSummary;
  /** The record as JSON. */
  record: string;
}
