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

/** Highlights the element that chooses a word, as soon as it is on the screen. Returns a function that ends it. */
export function highlight(root: HTMLElement, word: string, sign: string): () => void {
  let target: HTMLElement | null = null;
  const find = (): void => {
    const found = targetOf(root, word);
    if (found === target) return;
    target?.removeAttribute('data-target');
    target = found;
    target?.setAttribute('data-target', sign);
  };
  find();
  // Parts of the table are drawn later, or again.
  const changes = new MutationObserver(find);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    target?.removeAttribute('data-target');
  };
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
