// Verifies a match: recomputes its deals and compares commitment, deals and random numbers.
import { fromHex, toHex } from '../net/hex';
import type { ShownCommitment } from '../net/commitments';
import type { Card, MatchSummary, MatchRecord, Seat } from '../protocol';
import { gameOf } from '../games';
import { order, rootOf, type Chance } from './deal';
import { dealsOf, type DealKind } from './decks';
import { sha256 } from './sha256';

/** A deal in the record, and as computed from the secret. Either is empty if there is no such deal. */
export interface DealCheck {
  kind: DealKind;
  nth: number;
  dealt: Card[];
  expected: Card[];
}

export interface Findings {
  /** Commitment of the record's secret; `null` if the record has no secret. */
  computed: string | null;
  /** Whether it is the commitment of the match. */
  fits: boolean;
  deals: DealCheck[];
  /** Which commitment this browser was shown: this one before the first card, or later; another one; none. */
  seen: 'early' | 'late' | 'other' | 'never';
  /** The seats that mixed in a number. */
  mixed: Seat[];
  /** Whether the number of this browser is among them; `null` if it sent none. */
  mine: boolean | null;
}

/** `sure`: nobody could choose the cards. `fits`: no contradiction found. `wrong`: something does not match. */
export type Verdict = 'sure' | 'fits' | 'wrong';

export function check({ commitment }: MatchSummary, record: MatchRecord, shownCommitment: ShownCommitment | null): Findings {
  const { chance } = record;
  const computed = chance ? toHex(sha256(fromHex(chance.secret))) : null;
  const nonces = chance?.nonces ?? [];
  return {
    computed,
    fits: computed === commitment,
    deals: chance ? checkDeals(record, chance) : [],
    seen: seen(shownCommitment, commitment),
    mixed: nonces.map(({ seat }) => seat),
    mine: shownCommitment?.mixed ? nonces.some(({ nonce }) => nonce === shownCommitment.nonce) : null,
  };
}

export function verdict({ fits, deals, seen, mine }: Findings): Verdict {
  if (!fits || !deals.every(isRight) || seen === 'other' || mine === false) return 'wrong';
  return seen === 'early' && mine ? 'sure' : 'fits';
}

export function isRight({ dealt, expected }: DealCheck): boolean {
  return dealt.length === expected.length && differsAt({ dealt, expected }) === -1;
}

/** Index of the first card that differs from the computed deal; -1 if there is none. */
export function differsAt({ dealt, expected }: Pick<DealCheck, 'dealt' | 'expected'>): number {
  return dealt.findIndex((card, at) => card !== expected[at]);
}

function checkDeals(record: MatchRecord, chance: Chance): DealCheck[] {
  const root = rootOf(chance);
  const decks = gameOf(record.rules.game).decks(record.rules, record.steps);
  const left = new Map<DealKind, Card[][]>();
  for (const { deal, cards } of dealsOf(record.steps)) left.set(deal, [...(left.get(deal) ?? []), cards]);
  const asked = decks.map((deck) => ({
    kind: deck.kind,
    nth: deck.nth,
    dealt: left.get(deck.kind)?.shift() ?? [],
    expected: order(root, deck),
  }));
  const unasked = [...left].flatMap(([kind, deals]) =>
    deals.map((dealt, at) => ({ kind, nth: decks.filter((deck) => deck.kind === kind).length + at, dealt, expected: [] })),
  );
  return [...asked, ...unasked];
}

function seen(shownCommitment: ShownCommitment | null, commitment: string): Findings['seen'] {
  if (!shownCommitment) return 'never';
  if (shownCommitment.commitment !== commitment) return 'other';
  return shownCommitment.early ? 'early' : 'late';
}
