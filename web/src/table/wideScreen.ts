// Whether the panel is beside the table or over it. The same sizes are in the styles.
import { MediaQuery } from 'svelte/reactivity';

export function wideScreen(): MediaQuery {
  return new MediaQuery('(min-width: 62rem) and (min-height: 30.01rem)');
}
