// Whether the panel is beside the table or over it. The same width is in the styles.
import { MediaQuery } from 'svelte/reactivity';

export function wideScreen(): MediaQuery {
  return new MediaQuery('min-width: 62rem');
}
