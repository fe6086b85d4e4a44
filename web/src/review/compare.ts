// Compares the choices of a decision by one measure, the cost against the best one. It sorts lists, draws bars and gives the words.
import { t } from '../i18n/texts.svelte';
import { amount, isClear, withUnit } from './amounts';
import type { Alternative, Decision, Unit } from './types';

export type Standing =
  /** The best choice, and another one is clearly worse. */
  | 'best'
  /** The estimate cannot tell it from the best choice. */
  | 'unclear'
  | 'worse';

export interface ComparedChoice {
  alternative: Alternative;
  standing: Standing;
  /** Cost as a share of the largest clear one, from 0 to 1; 0 unless it is clearly worse. */
  share: number;
  /** The standard error that sets the precision of all costs; infinite unless it is clearly worse. */
  error: number;
  /** How much worse it is, in words; empty unless it is clearly worse. */
  worse: string;
}

/**
 * All choices: the best one, those that cannot be told from it, and the others by their cost. `alternatives` has the best one first.
 * A choice that the review calls a mistake, `mistaken`, is always worse, as its verdict says: it was compared in more worlds.
 */
export function compareChoices(alternatives: Alternative[], unit: Unit, mistaken: string | null = null): ComparedChoice[] {
  const [best, ...others] = alternatives;
  if (!best) return [];
  const clear = others.filter(({ choice, cost }) => choice === mistaken || (isClear(cost, alternatives.length) && cost.mean > 0));
  // One precision for all costs, that of the least certain one.
  const error = Math.max(...clear.map(({ cost }) => cost.error));
  const most = Math.max(...clear.map(({ cost }) => cost.mean));
  const worse = clear.filter(({ cost }) => /[1-9]/.test(amount(cost.mean, unit, error)));
  const byCost = (one: Alternative, other: Alternative): number => one.cost.mean - other.cost.mean;
  const unclear = others.filter((one) => !worse.includes(one)).map((alternative) => without(alternative, 'unclear'));
  return [
    without(best, worse.length > 0 ? 'best' : 'unclear'),
    ...unclear,
    ...worse.toSorted(byCost).map((alternative) => ({
      alternative,
      standing: 'worse' as const,
      share: alternative.cost.mean / most,
      error,
      worse: t('analysis-worse', { amount: withUnit(alternative.cost.mean, unit, error) }),
    })),
  ];
}

/** The choice of a decision if the review calls it a mistake. */
export function mistakenOf({ label, chosen }: Pick<Decision, 'label' | 'chosen'>): string | null {
  return label ? chosen : null;
}

/** Choices of the same standing and cost. */
export type ChoiceGroup = [ComparedChoice, ...ComparedChoice[]];

/** The choices in their order, those that are equal together: the same words are read once. */
export function groupChoices(compared: ComparedChoice[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const one of compared) {
    const last = groups.at(-1);
    if (last && last[0].standing === one.standing && last[0].worse === one.worse) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Whether one choice is better than at least one other beyond the noise. */
export function hasFavourite(compared: ComparedChoice[]): boolean {
  return compared[0]?.standing === 'best';
}

/** The standing of a choice in words. */
export function standingText({ standing, worse }: ComparedChoice): string {
  return standing === 'worse' ? worse : t(standing === 'best' ? 'analysis-best' : 'analysis-unclear');
}

/** What a choice was worth, in words. `compared` are its alternatives. */
export function verdictText(
  { label, cost, chosen }: Pick<Decision, 'label' | 'cost' | 'chosen'>,
  compared: ComparedChoice[],
  unit: Unit,
): string {
  const own = compared.find(({ alternative }) => alternative.choice === chosen);
  // The list of alternatives has the same number with the same digits.
  const error = own?.standing === 'worse' ? own.error : cost.error;
  if (label) return t(`analysis-label-${label}`, { amount: withUnit(cost.mean, unit, error) });
  if (!hasFavourite(compared)) return t('analysis-no-favourite');
  if (own?.standing === 'best') return t('analysis-is-best');
  return own?.standing === 'worse' ? t('analysis-is-fine', { worse: own.worse }) : t('analysis-is-unclear');
}

function without(alternative: Alternative, standing: Standing): ComparedChoice {
  return { alternative, standing, share: 0, error: Infinity, worse: '' };
}
