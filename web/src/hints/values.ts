// What choices are worth, compared with the best one.
import { t } from '../i18n/texts.svelte';
import { isClear, signedAmount, withUnit } from '../review/amounts';
import type { Alternative, Hint } from '../review/types';

/** A value on a card of the hand. */
export interface CardValue {
  /** On the card: a tick, an equals sign, or what it costs. */
  text: string;
  /** The same in words. */
  label: string;
  best: boolean;
}

/** Most alternatives in a list. */
const LISTED = 4;

/** The value of a card: its best choice counts. `null` if there is none. */
export function cardValue(word: string, hint: Hint): CardValue | null {
  const alternative = hint.alternatives.find(({ choice }) => choice.split(' ')[0] === word);
  if (!alternative) return null;
  if (alternative === hint.alternatives[0]) return { text: '✓', label: t('analysis-best'), best: true };
  const text = clearCost(alternative, hint);
  if (text === null) return { text: '=', label: t('analysis-equal'), best: false };
  const { mean, error } = alternative.cost;
  return { text, label: t('hint-costs', { amount: withUnit(mean, hint.unit, error) }), best: false };
}

/** The value of an alternative in a list. */
export function costText(alternative: Alternative, hint: Hint): string {
  if (alternative === hint.alternatives[0]) return t('analysis-best');
  return clearCost(alternative, hint) ?? t('analysis-equal');
}

/** The alternatives to list: the best ones and the one that was chosen. None if the cards of the hand show all of them. */
export function listed({ alternatives }: Hint, hand: Set<string>, chosen: string | null): Alternative[] {
  if (alternatives.every(({ choice }) => hand.has(choice))) return [];
  const first = alternatives.slice(0, LISTED);
  const own = alternatives.find(({ choice }) => choice === chosen);
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
}

/** What an alternative costs; `null` if it may be noise or is less than the last digit. */
function clearCost({ cost }: Alternative, { unit }: Hint): string | null {
  const text = isClear(cost) && cost.mean > 0 ? signedAmount(cost.mean, unit, cost.error) : '';
  return /[1-9]/.test(text) ? text : null;
}
