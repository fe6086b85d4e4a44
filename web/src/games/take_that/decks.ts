// The decks of Take That (docs/record/take-that.md, the table of deals): one for each game, without multiples of ten.
import { deck, repeat, upTo, type Deck } from '../../fairness/decks';
import type { RulesOf } from '../types';

export function decks({ games, low, high }: RulesOf<'take_that'>): Deck[] {
  const cards = upTo(high).filter((card) => card >= low && card % 10 !== 0);
  return repeat(games, () => deck('cards', cards));
}
