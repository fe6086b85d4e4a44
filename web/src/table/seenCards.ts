// What the player knows about each card of the deck.
import type { CardView, GameView } from '../protocol';

export const STATES = ['seen', 'mine', 'other', 'out'] as const;
/** Seen by everyone, in the own hand, known to be in another hand, or not seen yet. */
export type SeenState = (typeof STATES)[number];

/** The state of each card of the deck, in its order. */
export function seenStates(deck: number[], view: GameView): Map<number, SeenState> {
  const seen = new Set(view.seen ?? []);
  const mine = numbers(view.hand);
  const other = numbers(view.seats.flatMap((seat) => ('known' in seat ? (seat.known ?? []) : [])));
  const state = (card: number): SeenState => {
    if (mine.has(card)) return 'mine';
    if (other.has(card)) return 'other';
    return seen.has(card) ? 'seen' : 'out';
  };
  return new Map(deck.map((card) => [card, state(card)]));
}

function numbers(cards: CardView[]): Set<number> {
  return new Set(cards.map(([card]) => card));
}
