// The decks of Take 6 (docs/record/take6.md, the table of deals).
import { deck, repeat, rowStarts, upTo, type Deck } from '../../fairness/decks';
import type { MatchRecord } from '../../protocol';
import type { RulesOf } from '../types';

export function decks(rules: RulesOf<'take6'>, steps: MatchRecord['steps']): Deck[] {
  const need = rules.players * rules.hand + rowStarts;
  const highest = rules.deck === 'limited' ? need : rules.cards;
  return repeat(rounds(rules, steps), () => deck('cards', upTo(highest), need));
}

/** Number of dealt rounds. In a turn all seats play, which no other step does, and a round has a turn for each card. */
function rounds(rules: RulesOf<'take6'>, steps: MatchRecord['steps']): number {
  if (rules.deal === 'draft') return 0;
  const turns = steps.filter((step) => 'play' in step && step.play.every((choice) => choice !== null));
  return Math.ceil(turns.length / rules.hand);
}
