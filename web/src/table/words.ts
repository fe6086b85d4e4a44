// Words of choices as labels.
import { commas, facts, maybe, t } from '../i18n/texts.svelte';

/** The row that a word names, counted from 0; `null` if it names none. */
export function rowOf(word: string): number | null {
  const found = /^row(\d+)$/.exec(word);
  return found ? Number(found[1]) - 1 : null;
}

/** Whether one of these words names a row. */
export function asksForRow(words: string[]): boolean {
  return words.some((word) => rowOf(word) !== null);
}

/** The card that a word names; `null` if it names none. */
export function cardOf(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : null;
}

/** A word on a button. */
export function wordLabel(word: string): string {
  const row = rowOf(word);
  if (row !== null) return t('table-row', { row: row + 1 });
  const pile = /^pile(\d+)$/.exec(word);
  if (pile) return t('on-pile', { pile: Number(pile[1]) });
  if (cardOf(word) !== null) return word;
  return maybe(`special-${word}`) ?? maybe(`choice-${word}`) ?? word;
}

/** A whole choice in words. */
export function choiceLabel(choice: string): string {
  return facts(choice.split(' ').map(wordLabel));
}

/** What is asked about a complete choice that waits for confirmation. `next` are the words that can follow. */
export function confirmQuestion(choice: string, next: string[]): string {
  return next.includes('flip') ? t('confirm-or-flip', { choice: choiceLabel(choice) }) : t('confirm-or-change');
}

/** A whole choice as screen readers say it. */
export function spokenChoice(choice: string): string {
  return commas(choice.split(' ').map(wordLabel));
}

/** A text without a sentence at its start that was said just before. */
export function withoutStart(text: string, said: string): string {
  return said !== '' && text.startsWith(said) ? text.slice(said.length).trim() : text;
}
