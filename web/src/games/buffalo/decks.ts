// The decks of Beat the Buffalo (docs/record/buffalo.md, the table of deals).
import { deck, rowStarts, upTo, type Deck } from '../../fairness/decks';
import { SPECIAL_CARDS, SPECIALS_IN_PLAY } from '../../protocol';
import type { RulesOf } from '../types';

export function decks(rules: RulesOf<'buffalo'>): Deck[] {
  const specials = SPECIALS_IN_PLAY[rules.players] ?? 0;
  const cards = deck('cards', upTo(rules.cards), (rules.players + 1) * rules.hand + rowStarts);
  return specials > 0 ? [cards, deck('specials', upTo(SPECIAL_CARDS), specials)] : [cards];
}
