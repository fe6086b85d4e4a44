// Dragging on the board of Beat the Buffalo: special cards onto rows, cards onto rows, waiting cards in their line.
import { cardOf, rowOf } from '../../table/words';
import type { Drop, ViewOf } from '../types';

type View = ViewOf<'buffalo'>;

/** Whether dragging a card can do anything. */
export function isMovable(view: View, word: string): boolean {
  if (cardOf(word) === null) return false;
  const open = (...specials: View['open_specials']): boolean => specials.some((special) => view.open_specials.includes(special));
  if (view.queue.some(({ card }) => String(card[0]) === word)) return open('first', 'last', 'sort', 'insert');
  if (view.hand.some(([card]) => String(card) === word)) return open('replace');
  return open('push');
}

/** The choice that a drop stands for. The server still decides whether it is allowed. */
export function drop(view: View, dragged: string, onto: string): Drop | null {
  if (view.phase === 'take_row' || view.phase === 'pick') return null;
  const open = (special: View['open_specials'][number]): boolean => view.open_specials.includes(special);
  if (open(dragged as View['open_specials'][number])) return rowOf(onto) === null ? null : { words: [dragged, onto] };
  const order = view.queue.map(({ card }) => String(card[0]));
  if (order.includes(dragged)) {
    if (order.includes(onto)) return reorder(view, order, dragged, onto);
    return rowOf(onto) !== null && dragged === order[0] && open('insert') ? { words: ['insert', onto] } : null;
  }
  if (order[0] === onto && open('replace')) return { words: ['replace', dragged], confirm: true };
  const placed = view.rows.some(({ cards }) => cards.some(([card]) => String(card) === dragged));
  if (placed && open('push') && rowOf(onto) !== null) return { words: ['push', dragged, onto] };
  return null;
}

/** Moves a waiting card to the place of another one: with First or Last if that is enough, or else with Sort. */
function reorder(view: View, order: string[], dragged: string, onto: string): Drop | null {
  if (dragged === onto || cardOf(dragged) === null) return null;
  const others = order.filter((card) => card !== dragged);
  const moved = others.toSpliced(order.indexOf(onto), 0, dragged);
  const first = onto === order[0] && view.open_specials.includes('first');
  const last = onto === order.at(-1) && view.open_specials.includes('last');
  const ofPlayer = view.queue.some(({ owner, card }) => owner !== 'buffalo' && String(card[0]) === dragged);
  if (ofPlayer && (first || last)) return { words: [first ? 'first' : 'last', dragged], confirm: true };
  return view.open_specials.includes('sort') ? { words: ['sort', ...moved], confirm: true } : null;
}
