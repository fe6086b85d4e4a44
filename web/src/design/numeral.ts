// A number in the lettering of the cards, as one outline.
import { DIGITS } from './digits';

/** Distance between two digits, in units of their outlines. */
const GAP = 2.4;

const known = new Map<number, { outline: string; width: number }>();

/** The outline of a number, 100 units to the em, with its left edge and baseline at 0. */
export function numeral(number: number): { outline: string; width: number } {
  let found = known.get(number);
  if (!found) known.set(number, (found = compose(String(number))));
  return found;
}

function compose(digits: string): { outline: string; width: number } {
  let outline = '';
  let x = 0;
  for (const digit of digits) {
    const [path, left, right] = DIGITS[Number(digit)] ?? DIGITS[0]!;
    outline += `M${(x - left).toFixed(1)} 0${path}`;
    x += right - left + GAP;
  }
  return { outline, width: x - GAP };
}
