// Signs of the special cards, as strokes in a 24 × 24 box.
import type { Special } from '../../protocol';

export const SIGNS: Record<Special, string> = {
  // A seven.
  take7: 'M7 4H18L11 20',
  // A hand held up would be hard to read so small: eight corners are not.
  stop: 'M8.5 3H15.5L21 8.5V15.5L15.5 21H8.5L3 15.5V8.5ZM8 12H16',
  // One goes, one comes.
  replace: 'M4 9H18L14 5M20 15H6L10 19',
  // Down between two.
  insert: 'M12 3V15M7.5 11 12 15.5 16.5 11M4 9V20H8M20 9V20H16',
  // From one place to the next.
  push: 'M3 5V19M7 12H20M15 7 20 12 15 17',
  // To the head of the line.
  first: 'M4 5V19M20 12H8M13 7 8 12 13 17',
  // To its end.
  last: 'M20 5V19M4 12H16M11 7 16 12 11 17',
  // Both ways.
  sort: 'M8 4V20M4.5 7.5 8 4 11.5 7.5M16 20V4M12.5 16.5 16 20 19.5 16.5',
};
