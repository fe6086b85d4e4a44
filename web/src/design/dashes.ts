// Patterns of the lines of a chart: lines differ by more than their colours.

/** By seat, as `stroke-dasharray`. */
const DASHES = ['none', '8 4', '2 4', '12 4 2 4', '4 2', '10 2', '1 3', '6 6', '14 3', '3 3 9 3'] as const;

/** The pattern of the line of a side. */
export function dashOf(side: number): string {
  return DASHES[side % DASHES.length]!;
}
