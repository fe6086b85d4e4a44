// Where there is room, the panel stands beside the table; elsewhere it lies over it. The styles of both say the same.
import { MediaQuery } from 'svelte/reactivity';

export function wideScreen(): MediaQuery {
  return new MediaQuery('min-width: 62rem');
}
