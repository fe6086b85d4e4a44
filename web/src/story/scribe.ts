// What a storyteller needs to know besides the events: names, and the heads of cards.
import { t } from '../i18n/texts.svelte';
import type { AnyRules, Card, CardView, Seat, SeatState } from '../protocol';

/** Whom a sentence is about: `$who` and `$actor` of a text. */
export type By = { who: string; actor: 'you' | 'buffalo' | 'other' };

export interface Scribe {
  /** What a seat is called in brackets and lists: "you" for the own one. */
  who(seat: Seat): string;
  /** The seat as somebody a sentence is about. */
  by(seat: Seat): By;
  you: Seat | null;
  rules: AnyRules;
  /** A card of an event with its heads. */
  card(card: Card): CardView;
}

export function scribe(seats: SeatState[], you: Seat | null, rules: AnyRules, deck: CardView[]): Scribe {
  const heads = new Map(deck);
  const who = (seat: Seat): string => (seat === you ? t('table-you') : nameOf(seats, seat));
  return {
    who,
    by: (seat) => ({ who: who(seat), actor: seat === you ? 'you' : 'other' }),
    you,
    rules,
    card: (card) => [card, heads.get(card) ?? 0],
  };
}

/** The name of a seat, whoever looks. */
export function nameOf(seats: SeatState[], seat: Seat): string {
  const state = seats[seat];
  if (!state || state.kind === 'empty') return t('table-seat', { seat: seat + 1 });
  // Two may have the same name: then the number of the seat tells them apart.
  const again = seats.some((other, at) => at !== seat && other.kind !== 'empty' && other.name === state.name);
  return again ? `${state.name} (${seat + 1})` : state.name;
}

/** The same list with one thing changed. */
export function changed<T>(things: T[], at: number, change: (thing: T) => T): T[] {
  return things.map((thing, index) => (index === at ? change(thing) : thing));
}

/** The heads of these cards. */
export function headsOf(cards: CardView[]): number {
  return cards.reduce((sum, [, heads]) => sum + heads, 0);
}

export function byNumber(a: CardView, b: CardView): number {
  return a[0] - b[0];
}
