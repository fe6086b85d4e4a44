// The cards that a player is about to lay, as far as they are chosen.
import type { CardView } from '../../protocol';
import type { EventOf, ViewOf } from '../types';

/** The words of a choice without a card whose pile is not chosen yet. */
export function laidWords(words: string[]): string[] {
  return words.slice(0, words.length - (words.length % 2));
}

/** The card whose pile is to be chosen; `null` if a card is to be chosen. */
export function openCard(view: ViewOf<'bull_party'>, words: string[]): CardView | null {
  if (view.phase !== 'lay' || words.length % 2 === 0) return null;
  return view.hand.find(([card]) => String(card) === words.at(-1)) ?? null;
}

/** Whether laid cards are still in the hand of the view: the event that lays them has not been shown yet. */
export function isUnshown(view: ViewOf<'bull_party'>, words: string[]): boolean {
  const cards = laidWords(words).filter((_, at) => at % 2 === 0);
  return cards.length > 0 && cards.every((word) => view.hand.some(([card]) => String(card) === word));
}

/** Whether all rows are taken: cards are laid until the next rows. Before the first round there are none yet. */
export function areRowsTaken({ phase, rows, seats }: ViewOf<'bull_party'>): boolean {
  return rows.every(({ cards }) => cards.length === 0) && (phase === 'lay' || seats.some(({ piles }) => piles.length > 0));
}

/** The event of laying these cards. */
export function layingEvent(seat: number, words: string[]): EventOf<'bull_party'> {
  return { laid: { seat, laying: words } };
}
