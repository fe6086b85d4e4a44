// Numbers of the statistics in words.
import { number, t } from '../i18n/texts.svelte';
import { factsOf } from '../games';
import { withUnit } from '../review/amounts';
import { type Part, type RoundedBalance, roundParts } from '../review/balance';
import type { Balance, Unit } from '../review/types';
import type { GameKind } from '../protocol';
import type { Company } from './played';
import { luckOf } from './totals';

/** A number with so many decimals; −0 is 0. */
export function decimal(value: number, decimals = 1): string {
  // Halves away from zero, so that −0.55 has the digits of 0.55.
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 10 ** decimals)) / 10 ** decimals || 0;
  return number(rounded, decimals);
}

/** Like `decimal`, with a sign. */
export function signed(value: number, decimals = 1): string {
  const text = decimal(Math.abs(value), decimals);
  if (!/[1-9]/.test(text)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** Wins are shown in tenths. */
const TENTHS = 10;

/** A balance of wins in tenths, rounded so that its parts add up. */
export function roundWins(balance: Balance): RoundedBalance {
  return roundParts(balance, TENTHS, false);
}

/** Wins by skill and by luck as everywhere on the page: the parts of the rounded balance. */
export function winsBySkillAndLuck(balance: Balance): { skill: number; luck: number } {
  const value = (wanted: Part): number => roundWins(balance).parts.find(({ part }) => part === wanted)!.value / TENTHS;
  return { skill: value('skill'), luck: luckOf({ deal: value('deal'), luck: value('luck') }) };
}

/** A rounded number of wins. */
export const winsText = (value: number): string => decimal(value / TENTHS);

/** A share of a whole in percent; a dash if there is nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : t('analysis-percent', { percent: Math.round((100 * part) / whole) });
}

/** A mean score with its unit. */
export function meanScore(game: GameKind, score: number): string {
  return withUnit(score, unitOf(game), 0);
}

/** The unit of the scores of a game. */
function unitOf(game: GameKind): Unit {
  return factsOf(game).score_unit === 'heads' ? 'heads' : 'points';
}

/** The other players in a few words. */
export function companyText(company: Company): string {
  return company.kind === 'level' ? levelText(company.level) : t(`statistics-${company.kind}`);
}

export function levelText(level: string): string {
  return t('statistics-level', { level: t(`level-${level}`) });
}
