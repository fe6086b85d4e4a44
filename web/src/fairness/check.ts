// Verifies a match: recomputes its deals and compares commitment, deals and random numbers.
import { commitment as commitmentOf, compareDeals, type DealComparison, type DealReport } from '../engine/engine';
import type { ShownCommitment } from '../net/commitments';
import type { MatchSummary, MatchRecord, Seat } from '../protocol';

export interface Findings {
  /** Commitment of the record's secret; `null` if the record has no secret. */
  computed: string | null;
  /** Whether it is the commitment of the match. */
  fits: boolean;
  deals: DealComparison[];
  /** The first step that the rules do not allow, from 0; `null` if all are allowed. Deals after it are not compared. */
  rejected: number | null;
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

/** `sure`: nobody could choose the cards. `fits`: no contradiction found. `wrong`: something does not match. */
export type Verdict = 'sure' | 'fits' | 'wrong';

export function check({ commitment }: MatchSummary, record: MatchRecord, shownCommitment: ShownCommitment | null): Findings {
  const nonces = record.chance?.nonces ?? [];
  const { computed, report, unreadable } = compare(record);
  return {
    computed,
    fits: computed === commitment,
    deals: report?.deals ?? [],
    rejected: report?.rejected ?? null,
    resultMatches: report?.result_matches ?? false,
    unreadable,
    seen: seen(shownCommitment, commitment),
    mixed: nonces.map(({ seat }) => seat),
    mine: shownCommitment?.mixed ? nonces.some(({ nonce }) => nonce === shownCommitment.nonce) : null,
  };
}

type Comparison = Pick<Findings, 'computed' | 'unreadable'> & { report: DealReport | null };

/** Compares the record with its secret. A record that cannot be read is a finding, not a failure. */
function compare(record: MatchRecord): Comparison {
  try {
    const computed = record.chance ? commitmentOf(record.chance.secret) : null;
    return { computed, report: compareDeals(record), unreadable: null };
  } catch (error) {
    return { computed: null, report: null, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

export function verdict({ fits, deals, rejected, resultMatches, seen, mine }: Findings): Verdict {
  if (!fits || !deals.every(isRight) || rejected !== null || !resultMatches || seen === 'other' || mine === false) return 'wrong';
  return seen === 'early' && mine ? 'sure' : 'fits';
}

export function isRight({ dealt, expected }: DealComparison): boolean {
  return dealt.length === expected.length && differsAt({ dealt, expected }) === -1;
}

/** Index of the first card that differs from the computed deal; -1 if there is none. */
export function differsAt({ dealt, expected }: Pick<DealComparison, 'dealt' | 'expected'>): number {
  return dealt.findIndex((card, at) => card !== expected[at]);
}

function seen(shownCommitment: ShownCommitment | null, commitment: string): Findings['seen'] {
  if (!shownCommitment) return 'never';
  if (shownCommitment.commitment !== commitment) return 'other';
  return shownCommitment.early ? 'early' : 'late';
}
