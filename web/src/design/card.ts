// Where the heads of a card are drawn, and in which tint.

/** More heads than this are written as a number: nobody counts them at a glance. */
const MOST_DRAWN = 8;

/** The places of the heads on a card of 60 × 84, in one line or two. */
export function placesOf(heads: number): [number, number][] {
  if (heads > MOST_DRAWN) return [];
  const above = heads <= 4 ? heads : Math.ceil(heads / 2);
  return [...line(above, heads <= 4 ? 13 : 9), ...line(heads - above, 21)];
}

function line(count: number, y: number): [number, number][] {
  const apart = 13;
  return Array.from({ length: count }, (_, at) => [30 + (at - (count - 1) / 2) * apart, y]);
}

export function tintOf(heads: number): string {
  if (heads <= 1) return 'one';
  if (heads === 2) return 'two';
  if (heads <= 4) return 'three';
  return heads < 7 ? 'five' : 'seven';
}
