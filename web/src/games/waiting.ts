// The cards that were chosen and wait, in any game, ready to be drawn.
import type { CardView, GameView, Snapshot } from '../protocol';
import { ownedBy, specialName } from '../story/buffalo';
import type { Scribe } from '../story/scribe';

/** The zero card of a player, such as `0 B`. */
type Zero = `0 ${string}`;

export interface Shown {
  key: number | string;
  /** A number card, something else in a few letters, a card that lies face down, or none yet. */
  card: CardView | Zero | 'hidden' | 'missing';
  who: string;
  note?: string;
}

/** Before cards are shown: who has laid one face down, and whose place is still empty. Mine comes first. */
export function laidBy({ seat, table, pending }: Snapshot, scribe: Scribe): Shown[] {
  const places = table.seats.length;
  return [...pending.asked]
    .sort((a, b) => ((a - (seat ?? 0) + places) % places) - ((b - (seat ?? 0) + places) % places))
    .map((at) => ({ key: `seat ${at}`, card: pending.waiting.includes(at) ? 'missing' : 'hidden', who: scribe.who(at) }));
}

export function waitingIn(view: GameView, scribe: Scribe): Shown[] {
  switch (view.game) {
    case 'take6':
      return view.queue.map(({ seat, card, flipped }) => {
        const note = flipped === undefined ? {} : { note: `→ ${flipped}` };
        return { key: card[0], card, who: scribe.who(seat), ...note };
      });
    case 'buffalo':
      return view.queue.map(({ owner, card, fixed_at }) => {
        const note = fixed_at ? { note: specialName(fixed_at) } : {};
        return { key: card[0], card, who: ownedBy(owner, scribe).who, ...note };
      });
    case 'bull_party':
      return view.queue.map(({ seat, card, zero }) => ({
        key: card ? card[0] : `zero ${zero}`,
        card: card ?? (`0 ${zero}` as const),
        who: scribe.who(seat),
      }));
    case 'take_that':
      return [];
  }
}
