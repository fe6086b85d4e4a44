// Starts a match against bots at once.
import { openTable } from '../offline/play';
import { DEFAULT_BOT_LEVEL, type GameKind } from '../protocol';
import { EAGER_PAGES, router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { name } from './guestName.svelte';

/** Opens a table with bots on all other seats and goes there. */
export async function playAgainstBots(game: GameKind, players: number, level: string = DEFAULT_BOT_LEVEL): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => level);
  const table = await openTable({ game, players, bots, hints: settings.hints }, () => name.value);
  // The match starts once the random number of this browser is added.
  router.go(`/t/${table.id}${EAGER_PAGES}`);
}
