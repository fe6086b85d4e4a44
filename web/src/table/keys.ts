// Keys of a table.
import { commas, labelled } from '../i18n/texts.svelte';
import { settings } from '../settings.svelte';
import { wordLabel } from './words';

/** Whether a key is a character that a player may have turned off as a shortcut. The space bar is none. */
export function isTurnedOff({ key }: KeyboardEvent): boolean {
  return !settings.shortcuts && key.length === 1 && key !== ' ';
}

/** The shortcut that screen readers say; none if it is turned off. */
export function shortcut(key: string | number | undefined): string | undefined {
  return key === undefined || !settings.shortcuts ? undefined : String(key);
}

/** Whether a dialog is open, to which all keys belong. */
export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The key of an event without modifiers outside of form fields. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTurnedOff(event)) return null;
  const { tagName } = event.target as HTMLElement;
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName) ? null : event.key;
}

/** The objects of a table that number keys pick, by key. What lies on the board comes before the cards of the hand. */
export function keyedObjects(table: HTMLElement | undefined): Map<string, HTMLElement> {
  const found = ['.arena', '.hand'].flatMap((part) => [...(table?.querySelectorAll<HTMLElement>(`${part} [data-key]`) ?? [])]);
  // The first one of a key is entered last, and stays.
  return new Map(found.toReversed().map((object) => [object.dataset.key ?? '', object]));
}

/** What the number keys pick, such as "3: 41, 4: 42". */
export function describeKeys(keyed: Map<string, HTMLElement>): string {
  const named = [...keyed].map(([key, object]) => {
    const word = object.closest<HTMLElement>('[data-word]')?.dataset.word?.split(' ').at(-1) ?? '';
    return labelled(key, wordLabel(word));
  });
  return commas(named.toSorted());
}
