// The parts of a result: luck and skill.
import type { Balance, Unit } from './types';

export const PARTS = ['deal', 'skill', 'others', 'luck'] as const;
export type Part = (typeof PARTS)[number];

/** A part as a multiple of the smallest amount that is shown: a head, a point, a percent. */
export interface RoundedPart {
  part: Part;
  value: number;
  /** Whether it was good for the player; `null` if it is nothing. */
  good: boolean | null;
}

/** A result in the same multiples. */
export interface RoundedBalance {
  expected: number;
  parts: RoundedPart[];
  result: number;
}

/** Rounds a balance so that the parts still add up to the result. Chances are shown in percent. */
export function roundBalance(balance: Balance, unit: Unit, lowerIsBetter: boolean): RoundedBalance {
  return roundParts(balance, unit === 'win_chance' ? 100 : 1, lowerIsBetter);
}

/** Rounds to multiples of `1 / scale`. */
export function roundParts(balance: Balance, scale: number, lowerIsBetter: boolean): RoundedBalance {
  const [expected, result] = [Math.round(scale * balance.expected), Math.round(scale * balance.result)];
  const values = shares(
    PARTS.map((part) => scale * balance[part]),
    result - expected,
  );
  const parts = PARTS.map((part, at) => {
    const value = values[at]!;
    return { part, value, good: value === 0 ? null : value < 0 === lowerIsBetter };
  });
  return { expected, parts, result };
}

/** Rounds numbers so that they add up to `sum`: those that lose most by rounding down are rounded up. */
function shares(exact: number[], sum: number): number[] {
  const whole = exact.map(Math.floor);
  const left = sum - whole.reduce((all, value) => all + value, 0);
  const order = exact.map((_, at) => at).sort((one, other) => exact[other]! - whole[other]! - (exact[one]! - whole[one]!));
  for (let at = 0; at < Math.abs(left); at += 1) {
    const place = left > 0 ? order[at % order.length]! : order[order.length - 1 - (at % order.length)]!;
    whole[place]! += Math.sign(left);
  }
  return whole.map((value) => value || 0);
}
