// The decks of Bull Party (docs/record/bull-party.md, the table of deals): letters, number cards, and each reshuffle of the discard.
import { dealsOf, deck, upTo, type Deck } from '../../fairness/decks';
import { ZERO_CARDS, type MatchRecord } from '../../protocol';
import type { RulesOf } from '../types';

export function decks({ players, numbers }: RulesOf<'bull_party'>, steps: MatchRecord['steps']): Deck[] {
  const all = upTo(numbers);
  // Which cards were discarded follows from the play. Only their order comes from the secret.
  const reshuffles = dealsOf(steps, 'reshuffle').map(({ cards }, nth) =>
    deck(
      'reshuffle',
      all.filter((card) => cards.includes(card)),
      undefined,
      nth,
    ),
  );
  return [deck('letters', upTo(ZERO_CARDS), players), deck('cards', all), ...reshuffles];
}
