// The tutorials that were completed in this browser.
import { GAME_KINDS } from '../games';
import type { GameKind } from '../protocol';
import { remember, remembered } from '../settings.svelte';

export function isLearned(game: GameKind): boolean {
  return remembered(`learned.${game}`) === 'yes';
}

export function markLearned(game: GameKind): void {
  remember(`learned.${game}`, 'yes');
}

/** The next game to learn, in the order of the home page; `null` if all are learned. */
export function nextToLearn(): GameKind | null {
  return GAME_KINDS.find((game) => !isLearned(game)) ?? null;
}
