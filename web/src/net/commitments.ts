// Commitments that this browser received and random numbers that it sent, by match. The verification of a finished match
// compares the record with them (docs/fairness.md).
import type { MatchSummary, Seat, TableState } from '../protocol';
import { remember, remembered } from '../settings.svelte';
import { toHex } from './hex';
import { isPlaying } from './phase';

export interface ShownCommitment {
  table: string;
  /** Number of the match at its table, from 1. */
  nth: number;
  /** The first commitment received for this match. */
  commitment: string;
  /** Whether it was received before the first card was dealt. */
  early: boolean;
  /** The random number of this browser. */
  nonce: string | null;
  /** Whether the table confirmed the number during the match. */
  mixed: boolean;
  /** Id of the match, once it has one. */
  match: string | null;
}

const NAME = 'shownCommitments';
/** Number of matches that are remembered. */
const KEPT = 50;
const NONCE_BYTES = 16;

/** Entries kept in memory while storage is not available or full. */
let inMemory: ShownCommitment[] | null = null;

/** Stores the commitment that a table shows to a seat or spectator. */
export function rememberCommitment(table: TableState, seat: Seat | null): void {
  const nth = nthOf(table);
  change((all) => {
    const known = all.some((one) => isOf(one, table, nth)) ? all : [...all, newEntry(table, nth)];
    return known.map((one) => {
      if (isOf(one, table, nth)) return { ...one, mixed: one.mixed || isMixedIn(one, table, seat) };
      if (table.result && isOf(one, table, table.matches)) return { ...one, match: table.result.id };
      return one;
    });
  });
}

/** The random number for the next match: always the same one, so that it can safely be sent twice. */
export function nonceFor(table: TableState): string {
  const nth = nthOf(table);
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const all = change((all) => all.map((one) => (isOf(one, table, nth) ? { ...one, nonce: one.nonce ?? fresh } : one)));
  return all.find((one) => isOf(one, table, nth))?.nonce ?? fresh;
}

/** The entry of a match, if this browser received its commitment. */
export function commitmentOf({ id, commitment }: Pick<MatchSummary, 'id' | 'commitment'>): ShownCommitment | null {
  const all = read();
  return all.find((one) => one.match === id) ?? all.find((one) => one.commitment === commitment) ?? null;
}

/** Number of the match that the table's commitment belongs to: the current one, or the next if none is in progress. */
function nthOf(table: TableState): number {
  return isPlaying(table) ? table.matches : table.matches + 1;
}

function isOf(shownCommitment: ShownCommitment, table: TableState, nth: number): boolean {
  return shownCommitment.table === table.id && shownCommitment.nth === nth;
}

function newEntry(table: TableState, nth: number): ShownCommitment {
  const { id, commitment } = table;
  return { table: id, nth, commitment, early: !isPlaying(table), nonce: null, mixed: false, match: null };
}

function isMixedIn({ nonce }: ShownCommitment, table: TableState, seat: Seat | null): boolean {
  return nonce !== null && isPlaying(table) && seat !== null && table.nonces.includes(seat);
}

function change(how: (all: ShownCommitment[]) => ShownCommitment[]): ShownCommitment[] {
  const all = how(read()).slice(-KEPT);
  const text = JSON.stringify(all);
  // Most updates change nothing here.
  if (remembered(NAME) !== text) remember(NAME, text);
  inMemory = remembered(NAME) === text ? null : all;
  return all;
}

function read(): ShownCommitment[] {
  return inMemory ?? stored();
}

/** Reads local storage, which may contain anything. */
function stored(): ShownCommitment[] {
  try {
    const all: unknown = JSON.parse(remembered(NAME) ?? '[]');
    return Array.isArray(all) ? all.filter(isSighting) : [];
  } catch {
    return [];
  }
}

function isSighting(one: unknown): one is ShownCommitment {
  const { table, nth, commitment, nonce, match } = (one ?? {}) as Partial<ShownCommitment>;
  const named = [table, commitment, nonce ?? '', match ?? ''].every((name) => typeof name === 'string');
  return named && typeof nth === 'number';
}
