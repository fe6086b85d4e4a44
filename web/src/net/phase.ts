import type { TableState } from '../protocol';

/** Is a match on, if only paused? */
export function isPlaying({ phase }: Pick<TableState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'paused';
}
