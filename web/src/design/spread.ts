// Layout of many cards in a given area.
import { TALL } from './card';

/** The number of columns with which so many cards are largest, and their width, in the unit of the area. */
export function spread(count: number, width: number, height: number, gap: number): { columns: number; card: number } {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const lines = Math.ceil(count / columns);
    const card = Math.min((width - (columns - 1) * gap) / columns, (height - (lines - 1) * gap) / lines / TALL);
    if (card > best.card) best = { columns, card };
  }
  return best;
}
