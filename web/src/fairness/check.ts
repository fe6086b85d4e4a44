// Verifies a match: recomputes its deals and compares commitment, deals and random numbers.
import { commitment as commitmentOf, compareDeals, type DealComparison, type DealReport } from '../engine/records';
import type { ShownCommitment } from '../net/commitments';
import type { MatchSummary, MatchRecord, Seat } from '../protocol';

export interface Findings {
  /** Commitment of the record's secret; `null` if the record has no secret. */
  computed: string | null;
  /** Whether it is the commitment that the server published; `null` for a file, about which no server says anything. */
  fits: boolean | null;
  deals: DealComparison[];
  /** The first step that the rules do not allow, from 0; `null` if all are allowed. Deals after it are not compared. */
  rejected: number | null;
  /** Whether the record has a result. */
  isOver: boolean;
  /** Whether the result of the record is the one that follows from its steps. */
  resultMatches: boolean;
  /** Why the engine cannot read the record; `null` if it can. */
  unreadable: string | null;
  /** Whether this browser received this commitment before the first card, later, another one, or none. */
  seen: 'early' | 'late' | 'other' | 'never';
  /** The seats that mixed in a number. */
  mixed: Seat[];
  /** Whether the number of this browser is among them; `null` if it sent none. */
  mine: boolean | null;
}

/**
 * `sure`: nobody could choose the cards. `fits`: no contradiction found. `no-secret`: the same, for a file without a secret to
 * compare the deals with. `unfinished`: no contradiction, but no result either. `illegal`: the deals match up to a step that the rules
 * do not allow. `wrong`: something does not match.
 */
export type Verdict = 'sure' | 'fits' | 'no-secret' | 'unfinished' | 'illegal' | 'wrong';

/** Verifies a record. `match` is what the server says about it; `null` for a file. */
export function check(
  match: Pick<MatchSummary, 'commitment'> | null,
  record: MatchRecord,
  shownCommitment: ShownCommitment | null,
): Findings {
  const nonces = record.chance?.nonces ?? [];
  const { computed, report, unreadable } = compare(record);
  return {
    computed,
    fits: match && computed === match.commitment,
    deals: report?.deals ?? [],
    rejected: report?.rejected ?? null,
    isOver: record.result !== undefined,
    resultMatches: report?.result_matches ?? false,
    unreadable,
    seen: seen(shownCommitment, match?.commitment ?? computed),
    mixed: nonces.map(({ seat }) => seat),
    mine: shownCommitment?.mixed ? nonces.some(({ nonce }) => nonce === shownCommitment.nonce) : null,
  };
}

/** The commitment of a record's secret; `null` if it has none, or none that can be read. */
export function computedCommitment({ chance }: MatchRecord): string | null {
  try {
    return chance ? commitmentOf(chance.secret) : null;
  } catch {
    return null;
  }
}

type Comparison = Pick<Findings, 'computed' | 'unreadable'> & { report: DealReport | null };

/** Compares the record with its secret. A record that cannot be read is a finding, not a failure. */
function compare(record: MatchRecord): Comparison {
  try {
    return { computed: computedCommitment(record), report: compareDeals(record), unreadable: null };
  } catch (error) {
    return { computed: null, report: null, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

export function verdict({ computed, fits, deals, rejected, isOver, resultMatches, unreadable, seen, mine }: Findings): Verdict {
  const isWrong = unreadable !== null || fits === false || !deals.every(isRight);
  if (isWrong || seen === 'other' || mine === false) return 'wrong';
  if (rejected !== null) return 'illegal';
  if (!isOver) return 'unfinished';
  if (!resultMatches) return 'wrong';
  if (computed === null) return 'no-secret';
  return seen === 'early' && mine ? 'sure' : 'fits';
}

export function isRight({ dealt, expected }: DealComparison): boolean {
  return dealt.length === expected.length && differsAt({ dealt, expected }) === -1;
}

/** Index of the first card that differs from the computed deal; -1 if there is none. */
export function differsAt({ dealt, expected }: Pick<DealComparison, 'dealt' | 'expected'>): number {
  return dealt.findIndex((card, at) => card !== expected[at]);
}

function seen(shownCommitment: ShownCommitment | null, commitment: string | null): Findings['seen'] {
  if (!shownCommitment) return 'never';
  if (shownCommitment.commitment !== commitment) return 'other';
  return shownCommitment.early ? 'early' : 'late';
}
