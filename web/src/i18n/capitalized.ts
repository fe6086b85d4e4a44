// Lines that begin with a name.
import { language } from './texts.svelte';

/** The text with a capital at its start: a name in a list, where the viewer is called "You". */
export function capitalized(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language()) + rest.join('');
}
