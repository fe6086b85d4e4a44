// The cards that were shown and wait, in any game, ready to be drawn.
import type { CardView, GameView } from '../protocol';
import { ownedBy, specialName } from '../story/buffalo';
import type { Scribe } from '../story/scribe';

export interface Shown {
  key: number | string;
  /** A number card, or something else in a few letters. */
  card: CardView | string;
  who: string;
  note?: string;
}

export function waitingIn(view: GameView, scribe: Scribe): Shown[] {
  switch (view.game) {
    case 'take6':
      return view.waiting.map(({ seat, card, flipped }) => {
        const note = flipped === undefined ? {} : { note: `→ ${flipped}` };
        return { key: card[0], card, who: scribe.who(seat), ...note };
      });
    case 'buffalo':
      return view.waiting.map(({ owner, card, moved }) => {
        const note = moved ? { note: specialName(moved) } : {};
        return { key: card[0], card, who: ownedBy(owner, scribe).who, ...note };
      });
    case 'bull_party':
      return view.waiting.map(({ seat, card, zero }) => ({
        key: card ? card[0] : `zero ${zero}`,
        card: card ?? `0 ${zero}`,
        who: scribe.who(seat),
      }));
    case 'take_that':
      return [];
  }
}
