// Today's deal: everybody plays the same cards on the same day, once.
import { openTable } from '../offline/play';
import { DEFAULT_BOT_LEVEL, type GameInfo } from '../protocol';
import { EAGER_PAGES, router } from '../router.svelte';
import { remember, remembered } from '../settings.svelte';
import { name } from './guestName.svelte';

/** The number of the deal of a day by the player's calendar, such as 20261116. */
export function dealOf(day: Date): number {
  return (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();
}

/** The game of a day: the games take turns. */
export function gameOfDay<Game>(games: Game[], day: Date): Game | undefined {
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  return games[days % Math.max(1, games.length)];
}

/** The table at which a deal was played on this browser. */
export function playedAt(deal: number): string | null {
  const [number, table] = (remembered('todays-deal') ?? '').split(' ');
  return number === `${deal}` && table ? table : null;
}

/** Opens today's deal and goes there. */
export async function playTodaysDeal({ game, usual_players: players }: GameInfo, deal: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => DEFAULT_BOT_LEVEL);
  const table = await openTable({ game, players, bots, deal, start: true }, () => name.value);
  remember('todays-deal', `${deal} ${table.id}`);
  router.go(`/t/${table.id}${EAGER_PAGES}`);
}
