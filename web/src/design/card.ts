// Layout of a card: positions of its heads, size of its number, tint.

/** More heads than this are written as a number, because they cannot be counted quickly. */
const MOST_DRAWN = 8;
/** Number of heads in a line. */
const ONE_LINE = 4;

/** Size of a card in drawing units. */
export const WIDTH = 60;
export const HEIGHT = 84;
/** Height of a card in card widths. */
export const TALL = HEIGHT / WIDTH;

export interface Heads {
  /** Height of the band behind the heads. */
  band: number;
  scale: number;
  places: [number, number][];
}

/** Layout of the heads on their band: few are large, many are in two lines. */
export function headsOf(heads: number): Heads {
  if (heads > MOST_DRAWN) return { band: 23, scale: 1, places: [] };
  if (heads > ONE_LINE) {
    const above = Math.ceil(heads / 2);
    return { band: 30, scale: 0.58, places: [...line(above, 9, 13.5), ...line(heads - above, 21.5, 13.5)] };
  }
  return { band: 23, scale: heads < 4 ? 0.76 : 0.6, places: line(heads, 12, heads < 4 ? 16.5 : 13.5) };
}

function line(count: number, y: number, apart: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => [WIDTH / 2 + (at - (count - 1) / 2) * apart, y]);
}

/** Scale of a number; it depends only on the number of digits. */
export function sizeOf(number: number): number {
  if (number < 10) return 1.2;
  return number < 100 ? 1.06 : 0.8;
}

export function tintOf(heads: number): string {
  if (heads <= 1) return 'one';
  if (heads === 2) return 'two';
  if (heads <= 4) return 'three';
  return heads < 7 ? 'five' : 'seven';
}
