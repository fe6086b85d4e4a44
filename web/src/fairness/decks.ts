// The decks that a match asks for, as its rules and its record tell (docs/record.md, the tables of deals).
import type { BullPartyRules, Card, MatchRecord, Take6Rules, TakeThatRules } from '../protocol';
import type { DealKind, Deck } from './deal';

type Step = MatchRecord['steps'][number];
export type DealStep = Extract<Step, { deal: unknown }>;

/** The special cards of Beat the Buffalo, and how many are in play, by players (buffalo 1.6). */
const SPECIALS = 16;
const SPECIALS_IN_PLAY = [0, 0, 2, 4, 6, 11, 16];

/** The zero cards of Bull Party, A to E. */
const LETTERS = 5;

/** Four rows have to be started. */
const ROWS = 4;

export function decksOf({ rules, steps }: MatchRecord): Deck[] {
  switch (rules.game) {
    case 'take6':
      return times(roundsOf(rules, steps), () => take6Deck(rules));
    case 'buffalo': {
      const specials = SPECIALS_IN_PLAY[rules.players] ?? 0;
      const cards = deck('cards', upTo(rules.cards), (rules.players + 1) * rules.hand + ROWS);
      return specials ? [cards, deck('specials', upTo(SPECIALS), specials)] : [cards];
    }
    case 'take_that':
      return times(rules.games, () => deck('cards', takeThatCards(rules)));
    case 'bull_party':
      return [deck('letters', upTo(LETTERS), rules.players), deck('cards', upTo(rules.numbers)), ...reshuffles(rules, steps)];
  }
}

export function dealsOf(steps: Step[], kind?: DealKind): DealStep[] {
  return steps.filter((step) => 'deal' in step).filter(({ deal }) => kind === undefined || deal === kind);
}

/** A round has a turn for each card of a hand, in which all seats play; only a turn is a step of all. */
function roundsOf(rules: Take6Rules, steps: Step[]): number {
  if (rules.deal === 'draft') return 0;
  const turns = steps.filter((step) => 'play' in step && step.play.every((choice) => choice !== null));
  return Math.ceil(turns.length / rules.hand);
}

function take6Deck({ players, hand, deck: which, cards }: Take6Rules): Deck {
  const need = players * hand + ROWS;
  return deck('cards', upTo(which === 'limited' ? need : cards), need);
}

function takeThatCards({ low, high }: TakeThatRules): Card[] {
  return upTo(high).filter((card) => card >= low && card % 10 !== 0);
}

/** What was discarded follows from the play; that its order comes from the secret does not. */
function reshuffles({ numbers }: BullPartyRules, steps: Step[]): Deck[] {
  return dealsOf(steps, 'reshuffle').map(({ cards }, nth) =>
    deck('reshuffle', upTo(numbers).filter((card) => cards.includes(card)), undefined, nth),
  );
}

function deck(kind: DealKind, cards: Card[], need = cards.length, nth = 0): Deck {
  return { kind, nth, cards, need };
}

/** The same deck so many times. */
function times(count: number, make: () => Deck): Deck[] {
  return Array.from({ length: count }, (_, nth) => ({ ...make(), nth }));
}

function upTo(highest: number): Card[] {
  return Array.from({ length: highest }, (_, at) => at + 1);
}
