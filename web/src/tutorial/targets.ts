// Finds what the learner has to press, so that the tutorial can highlight it.
import type { CardView } from '../protocol';
import { cardOf, rowOf, wordLabel } from '../table/words';

/** The part of the table in which a word is chosen. */
export type Place = 'hand' | 'board' | 'choices';

export function placeOf(word: string, hand: CardView[]): Place {
  const card = cardOf(word);
  if (card !== null && hand.some(([number]) => number === card)) return 'hand';
  return rowOf(word) !== null || card !== null || /^(pile\d+|new)$/.test(word) ? 'board' : 'choices';
}

/** The element that chooses a word; `null` if there is none on the screen. */
export function targetOf(root: ParentNode, word: string): HTMLElement | null {
  const row = rowOf(word);
  if (row !== null) return root.querySelector(`.rows > li:nth-child(${row + 1}) button`);
  if (cardOf(word) !== null) {
    const label = new RegExp(`^${word}\\b`);
    const cards = [...root.querySelectorAll<HTMLElement>('.hand button, .arena button')];
    return cards.find((button) => label.test(button.getAttribute('aria-label') ?? '')) ?? null;
  }
  const text = wordLabel(word);
  return [...root.querySelectorAll<HTMLElement>('button')].find((button) => button.textContent?.trim().startsWith(text)) ?? null;
}
