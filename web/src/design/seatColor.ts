/** The colour of a seat, as a value of `--seat`. */
export function seatColor(seat: number): string {
  return `var(--seat-${(seat % 10) + 1})`;
}
