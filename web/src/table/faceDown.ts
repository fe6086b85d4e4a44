// Cards that were chosen and lie face down until all have chosen.
import type { QueuedCard } from '../games/types';
import type { TextContext } from '../playback/context';
import type { Snapshot } from '../protocol';

/** Face-down cards: one place for each seat that has to choose, filled or empty. The viewer's own comes first. */
export function faceDownCards({ seat, table, pending }: Snapshot, context: TextContext): QueuedCard[] {
  const places = table.seats.length;
  return [...pending.asked]
    .sort((a, b) => ((a - (seat ?? 0) + places) % places) - ((b - (seat ?? 0) + places) % places))
    .map((at) => ({ key: `seat ${at}`, card: pending.waiting.includes(at) ? 'missing' : 'hidden', who: context.who(at) }));
}
