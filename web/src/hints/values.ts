// What choices are worth, compared with the best one.
import { dashed, t } from '../i18n/texts.svelte';
import type { Message } from '../engine/types';
import { signedAmount, withUnit } from '../review/amounts';
import { compareChoices, type ComparedChoice } from '../review/compare';
import type { Alternative, Hint, Unit } from '../review/types';

/** A value on a card of the hand. */
export interface CardValue {
  /** On the card: a tick, a sign for "about equal" or "not compared", or what it costs. */
  text: string;
  /** The same in words. */
  label: string;
  best: boolean;
}

/** The badge of a card that the estimate cannot tell from the best one. */
const ALIKE = '≈';

/** The badge of a card that was not evaluated. */
export const NOT_COMPARED = '–';

/** Most alternatives in a list. */
const LISTED = 4;

/** The choices of a hint. The one that the hint calls a mistake is always worse, as its verdict says. */
export function comparedChoices({ alternatives, unit, label, compared }: Hint): ComparedChoice[] {
  return compareChoices(alternatives, unit, label ? compared : null);
}

/** The value of a card that can be played: its best choice counts. `null` if the hint is not about cards. */
export function cardValue(word: string, hint: Hint): CardValue | null {
  const found = comparedChoices(hint).find(({ alternative }) => alternative.choice.split(' ')[0] === word);
  // The simulations compare the cards that the simple rules of a bot rate highest.
  if (!found) return hint.alternatives.length > 0 ? { text: NOT_COMPARED, label: t('hint-not-compared'), best: false } : null;
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

/** What the badges on these cards, which can be played, mean, an example of each kind that there is. */
export function legend(hand: Iterable<string>, hint: Hint): { text: string; meaning: string; best: boolean }[] {
  const values = [...hand].flatMap((word) => cardValue(word, hint) ?? []);
  const kinds: [CardValue | undefined, string][] = [
    [values.find(({ best }) => best), t('analysis-best')],
    [values.find(({ text }) => text === ALIKE), t('analysis-unclear')],
    [values.find(({ best, text }) => !best && text !== ALIKE && text !== NOT_COMPARED), t(`hint-legend-${dashed(hint.unit)}`)],
    [values.find(({ text }) => text === NOT_COMPARED), t('hint-not-compared')],
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

/** The reasons of a review that name no numbers, and the unit of what they are about. */
const GENERAL: Record<string, Unit> = { 'review-reason-later-heads': 'heads', 'review-reason-later-points': 'points' };

/** Whether a reason says that the better choice wins less often: then something else makes it better. */
export function isContrary({ id, args = {} }: Message): boolean {
  return id === 'review-reason-win' && Number(args.other_percent) <= Number(args.percent);
}

/** A reason that names no numbers, or not those that matter, with the expected results of both choices. `null` for other reasons, and if
 *  the rounded results do not show the difference. `label` writes a choice. */
export function expectedResults(reason: Message, hint: Hint, label: (choice: string) => string): string | null {
  const { id, args = {} } = reason;
  const unit = isContrary(reason) && hint.unit !== 'win_chance' ? hint.unit : GENERAL[id];
  const [better, worse] = [args.other, args.choice].map((choice) => hint.alternatives.find((one) => one.choice === choice));
  if (!unit || !better || !worse) return null;
  const sign = unit === 'heads' ? 1 : -1;
  const result = ({ value }: Alternative): string => withUnit(value.score, unit, worse.cost.error);
  const [best, other] = [result(better), result(worse)];
  if (best === other || sign * (worse.value.score - better.value.score) <= 0) return null;
  return t(`hint-expected-${unit}`, { best, choice: label(better.choice), other, than: label(worse.choice) });
}
