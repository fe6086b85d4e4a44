// Decks that matches are dealt from. The game decides which ones a match needs (`src/games/<game>/decks.ts`).
import type { Card, MatchRecord } from '../protocol';

export type DealKind = Extract<MatchRecord['steps'][number], { deal: unknown }>['deal'];

export interface Deck {
  kind: DealKind;
  /** Number of earlier deals of this kind. */
  nth: number;
  cards: Card[];
  /** Number of cards that are dealt. */
  need: number;
}

/** Number of cards that start the four rows. */
export const rowStarts = 4;

export type DealStep = Extract<MatchRecord['steps'][number], { deal: unknown }>;

/** The deals among the steps of a record, of one kind if given. */
export function dealsOf(steps: MatchRecord['steps'], kind?: DealKind): DealStep[] {
  return steps.filter((step) => 'deal' in step).filter(({ deal }) => kind === undefined || deal === kind);
}

export function deck(kind: DealKind, cards: Card[], need = cards.length, nth = 0): Deck {
  return { kind, nth, cards, need };
}

/** The same deck several times, numbered. */
export function repeat(count: number, make: () => Deck): Deck[] {
  return Array.from({ length: count }, (_, nth) => ({ ...make(), nth }));
}

/** The cards 1 to `highest`. */
export function upTo(highest: number): Card[] {
  return Array.from({ length: highest }, (_, at) => at + 1);
}
