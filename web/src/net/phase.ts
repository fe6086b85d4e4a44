import type { TableState } from '../protocol';

/** Whether a match is in progress, paused or not. */
export function isPlaying({ phase }: Pick<TableState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'paused';
}
