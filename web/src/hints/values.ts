// What choices are worth, compared with the best one.
import { dashed, t } from '../i18n/texts.svelte';
import { signedAmount, withUnit } from '../review/amounts';
import { compareChoices, type ComparedChoice } from '../review/compare';
import type { Hint } from '../review/types';

/** A value on a card of the hand. */
export interface CardValue {
  /** On the card: a tick, a sign for "about equal", or what it costs. */
  text: string;
  /** The same in words. */
  label: string;
  best: boolean;
}

/** The badge of a card that the estimate cannot tell from the best one. */
const ALIKE = '≈';

/** Most alternatives in a list. */
const LISTED = 4;

/** The choices of a hint. The one that the hint calls a mistake is always worse, as its verdict says. */
export function comparedChoices({ alternatives, unit, label, compared }: Hint): ComparedChoice[] {
  return compareChoices(alternatives, unit, label ? compared : null);
}

/** The value of a card: its best choice counts. `null` if there is none. */
export function cardValue(word: string, hint: Hint): CardValue | null {
  const found = comparedChoices(hint).find(({ alternative }) => alternative.choice.split(' ')[0] === word);
  if (!found) return null;
  const { standing } = found;
  if (standing === 'best') return { text: '✓', label: t('analysis-best'), best: true };
  if (standing === 'unclear') return { text: ALIKE, label: t('analysis-unclear'), best: false };
  const { error } = found;
  const { mean } = found.alternative.cost;
  const label = t('hint-costs', { amount: withUnit(mean, hint.unit, error) });
  // A cost is heads to get, or points or chances to lose.
  const change = hint.unit === 'heads' ? mean : -mean;
  return { text: signedAmount(change, hint.unit, error), label, best: false };
}

/** What the badges on these cards mean, an example of each kind that there is. */
export function legend(hand: Iterable<string>, hint: Hint): { text: string; meaning: string; best: boolean }[] {
  const values = [...hand].flatMap((word) => cardValue(word, hint) ?? []);
  const kinds: [CardValue | undefined, string][] = [
    [values.find(({ best }) => best), t('analysis-best')],
    [values.find(({ text }) => text === ALIKE), t('analysis-unclear')],
    [values.find(({ best, text }) => !best && text !== ALIKE), t(`hint-legend-${dashed(hint.unit)}`)],
  ];
  return kinds.flatMap(([example, meaning]) => (example ? { text: example.text, meaning, best: example.best } : []));
}

/** The choices to list: the best ones and the one that was made. None if the cards of the hand show all of them. */
export function listed(hint: Hint, hand: Set<string>, chosen: string | null): ComparedChoice[] {
  if (hint.alternatives.every(({ choice }) => hand.has(choice))) return [];
  const compared = comparedChoices(hint);
  const first = compared.slice(0, LISTED);
  const own = compared.find(({ alternative }) => alternative.choice === chosen);
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
}
