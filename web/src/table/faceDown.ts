// Chosen cards, face down until all players have chosen.
import type { QueuedCard } from '../games/types';
import type { TextContext } from '../playback/context';
import type { Snapshot } from '../protocol';

/**
 * Face-down cards: one place for each seat that has to choose, filled or empty. The viewer's own is first.
 * `chosen` is the card that the viewer has chosen, even if the server does not know it yet.
 */
export function faceDownCards(
  { seat, table, pending }: Snapshot,
  context: TextContext,
  chosen: string | undefined,
): QueuedCard[] {
  const places = table.seats.length;
  return [...pending.asked]
    .sort((a, b) => ((a - (seat ?? 0) + places) % places) - ((b - (seat ?? 0) + places) % places))
    .map((at) => ({
      key: `seat ${at}`,
      card: pending.waiting.includes(at) && !(at === seat && chosen) ? 'missing' : 'hidden',
      who: context.who(at),
      seat: at,
      ...(at === seat && chosen ? { from: chosen } : {}),
    }));
}
