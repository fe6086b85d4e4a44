// Numbers of a review, with no more digits than the samples support.
import { number, t } from '../i18n/texts.svelte';
import type { Estimate, Unit } from './types';

/** A difference between two choices is clear if it exceeds this many standard errors: `NOISE` in `crates/review/src/label.rs`. */
const NOISE = 2.5;
/** Half the width of the 95 % interval, in standard errors. */
const MARGIN = 1.96;

/**
 * Whether the difference from the best of so many alternatives is more than noise. The best one is chosen by the same sample, so it was
 * probably lucky: `noise_among` in `crates/review/src/label.rs`.
 */
export function isClear({ mean, error }: Estimate, alternatives = 2): boolean {
  const pairs = Math.max(1, (alternatives * (alternatives - 1)) / 2);
  return Math.abs(mean) > Math.sqrt(NOISE ** 2 + 2 * Math.log(pairs)) * error;
}

/** Half the width of the 95 % interval. */
export function margin({ error }: Estimate): number {
  return MARGIN * error;
}

/** A number of heads or points, or a share in percent, without its unit. `error` is its standard error: without one, it is rounded. */
export function amount(value: number, unit: Unit, error = Infinity): string {
  if (unit === 'win_chance') return percent(value, error);
  // The interval must be narrower than what the last digit suggests.
  const decimals = MARGIN * error < 0.5 ? 1 : 0;
  return rounded(value, decimals);
}

/** Like `amount`, with a sign. */
export function signedAmount(value: number, unit: Unit, error = Infinity): string {
  const text = amount(Math.abs(value), unit, error);
  if (!/[1-9]/.test(text)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** An amount with its unit. */
export function withUnit(value: number, unit: Unit, error = Infinity): string {
  const text = amount(value, unit, error);
  if (unit === 'heads') return t('table-heads', { heads: text === number(1) ? 1 : text });
  return unit === 'points' ? t('table-points', { points: text === number(1) ? 1 : text }) : text;
}

/** A chance to win. It is never certain before it is: a sample cannot show that. */
export function chance(win: number): string {
  const whole = Math.round(100 * win);
  if (win > 0 && whole === 0) return t('analysis-percent-below', { percent: 1 });
  if (win < 1 && whole === 100) return t('analysis-percent-above', { percent: 99 });
  return t('analysis-percent', { percent: whole });
}

/** Accuracy from 0 to 100. */
export function accuracy(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : t('analysis-percent', { percent: Math.round(value) });
}

function percent(value: number, error: number): string {
  const step = MARGIN * error < 0.05 || error === Infinity ? 1 : 5;
  return t('analysis-percent', { percent: step * Math.round((100 * value) / step) });
}

/** A rounded number with so many decimals. */
function rounded(value: number, decimals: number): string {
  return number(Math.round(value * 10 ** decimals) / 10 ** decimals, decimals);
}
