// Which commitments this browser was shown, and which numbers it mixed in, match by match: when a match is over, the check
// of its deals holds the server to them (docs/fairness.md).
import type { MatchSummary, Seat, TableState } from '../protocol';
import { remember, remembered } from '../settings.svelte';
import { toHex } from './hex';
import { isPlaying } from './phase';

export interface ShownCommitment {
  table: string;
  /** Which match of the table, counted from 1. */
  nth: number;
  /** The one that was shown first for this match. */
  commitment: string;
  /** Was it shown before the first card was dealt? */
  early: boolean;
  /** The number that this browser gave. */
  nonce: string | null;
  /** Whether the table confirmed the number during the match. */
  mixed: boolean;
  /** The match, once it has an id. */
  match: string | null;
}

const NAME = 'shownCommitments';
/** Number of matches that are remembered. */
const KEPT = 50;
const NONCE_BYTES = 16;

/** What the page remembers itself while storage does not take it: forbidden, or full. */
let unstored: ShownCommitment[] | null = null;

/** Stores the commitment that a table shows to a seat or spectator. */
export function see(table: TableState, seat: Seat | null): void {
  const nth = nthOf(table);
  change((all) => {
    const known = all.some((one) => isOf(one, table, nth)) ? all : [...all, firstSight(table, nth)];
    return known.map((one) => {
      if (isOf(one, table, nth)) return { ...one, mixed: one.mixed || isMixedIn(one, table, seat) };
      if (table.result && isOf(one, table, table.matches)) return { ...one, match: table.result.id };
      return one;
    });
  });
}

/** The number to give for the next match: always the same one, so that giving it twice does no harm. */
export function nonceFor(table: TableState): string {
  const nth = nthOf(table);
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const all = change((all) => all.map((one) => (isOf(one, table, nth) ? { ...one, nonce: one.nonce ?? fresh } : one)));
  return all.find((one) => isOf(one, table, nth))?.nonce ?? fresh;
}

/** What this browser saw of a match before it was over. */
export function commitmentOf({ id, commitment }: Pick<MatchSummary, 'id' | 'commitment'>): ShownCommitment | null {
  const all = read();
  return all.find((one) => one.match === id) ?? all.find((one) => one.commitment === commitment) ?? null;
}

/** A table shows the commitment of the match that is being played, or of the next one. */
function nthOf(table: TableState): number {
  return isPlaying(table) ? table.matches : table.matches + 1;
}

function isOf(shownCommitment: ShownCommitment, table: TableState, nth: number): boolean {
  return shownCommitment.table === table.id && shownCommitment.nth === nth;
}

function firstSight(table: TableState, nth: number): ShownCommitment {
  const { id, commitment } = table;
  return { table: id, nth, commitment, early: !isPlaying(table), nonce: null, mixed: false, match: null };
}

function isMixedIn({ nonce }: ShownCommitment, table: TableState, seat: Seat | null): boolean {
  return nonce !== null && isPlaying(table) && seat !== null && table.nonces.includes(seat);
}

function change(how: (all: ShownCommitment[]) => ShownCommitment[]): ShownCommitment[] {
  const all = how(read()).slice(-KEPT);
  const text = JSON.stringify(all);
  // Tables speak often, and mostly of other things.
  if (remembered(NAME) !== text) remember(NAME, text);
  unstored = remembered(NAME) === text ? null : all;
  return all;
}

function read(): ShownCommitment[] {
  return unstored ?? stored();
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
