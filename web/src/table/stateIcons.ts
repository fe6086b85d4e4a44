// Icons for the states of seats, drawn as strokes in a 16 × 16 box.
import type { SeatDoing } from './seatState';

const DOTS = 'M3 8h.01M8 8h.01M13 8h.01';
const MARK = 'M8 2.5v6.5M8 13h.01';
const DASH = 'M4 8h8';
const MOON = 'M10.5 2.5A6 6 0 1 0 13.5 10 5 5 0 0 1 10.5 2.5Z';

export const STATE_ICONS: Record<SeatDoing, string> = {
  choosing: DOTS,
  'to-play': 'M5 3l7 5-7 5Z',
  'has-chosen': 'M3 8.5l3.5 3.5L13 4.5',
  'must-take': MARK,
  nudged: MARK,
  passed: DASH,
  out: DASH,
  away: MOON,
  'stand-in': MOON,
};
