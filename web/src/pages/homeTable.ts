// The demonstration on the home page: three turns of Take 6 as a fixed script, so that the page needs no engine.
import type { CardView } from '../protocol';

/** Where a card is: in widths and heights of a card, from the upper left corner. */
interface Place {
  x: number;
  y: number;
  shown: boolean;
  /** Delay of its movement in milliseconds. */
  delay: number;
}

export interface Frame {
  /** Places by the number of the card. */
  places: Map<number, Place>;
  /** The row that the next card fills or takes. */
  row: number | null;
  /** Whether that row is taken. */
  takes: boolean;
  /** Heads that a seat has just taken. */
  gain: { seat: number; heads: number } | null;
  /** How long the frame is shown. */
  ms: number;
}

/** A card that a seat plays to a row; `takes` if it is the sixth one. */
interface Play {
  card: CardView;
  row: number;
  takes?: boolean;
}

/** Distance of two cards in a row and of two rows. */
const [STEP_X, STEP_Y] = [1.09, 1.13];
/** Column in which the seats are. */
export const SEATS_X = 5.85;

const START: CardView[][] = [
  [
    [12, 1],
    [15, 2],
    [21, 1],
  ],
  [
    [55, 7],
    [58, 1],
    [63, 1],
    [70, 3],
    [74, 1],
  ],
  [
    [88, 5],
    [90, 3],
  ],
  [
    [33, 5],
    [36, 1],
    [41, 1],
  ],
];

/** The turns, each with a card per seat in the order in which they are placed. Seats play in the order of the list. */
const TURNS: Play[][] = [
  [
    { card: [24, 1], row: 0 },
    { card: [44, 5], row: 3 },
    { card: [78, 1], row: 1, takes: true },
    { card: [92, 1], row: 2 },
  ],
  [
    { card: [27, 1], row: 0 },
    { card: [47, 1], row: 3 },
    { card: [80, 3], row: 1 },
    { card: [99, 5], row: 2 },
  ],
  [
    { card: [30, 3], row: 0, takes: true },
    { card: [50, 3], row: 3, takes: true },
    { card: [84, 1], row: 1 },
    { card: [104, 1], row: 2 },
  ],
];

/** All cards that appear, in ascending order. */
export const CARDS: CardView[] = [...START.flat(), ...TURNS.flat().map(({ card }) => card)].sort(([a], [b]) => a - b);

const inRow = (row: number, column: number): Place => ({ x: column * STEP_X, y: row * STEP_Y, shown: true, delay: 0 });
/** The sixth card lies half over the fifth, and leaves the seat in sight. */
const sixthIn = (row: number): Place => inRow(row, 4.5);
export const atSeat = (seat: number): Place => ({ x: SEATS_X, y: seat * STEP_Y, shown: true, delay: 0 });

/** The frames of the demonstration. The last one is empty and leads to the first one. */
export function frames(): Frame[] {
  const all: Frame[] = [];
  const rows = START.map((cards) => [...cards]);
  const places = new Map<number, Place>();
  const show = (ms: number, rest: Partial<Frame> = {}): void => {
    all.push({ places: new Map(places), row: null, takes: false, gain: null, ms, ...rest });
  };
  // Cards come from the right, beside the seat that plays them.
  TURNS.forEach((turn) =>
    turn.forEach(({ card }, seat) => places.set(card[0], { ...atSeat(seat), x: SEATS_X + 0.5, shown: false, delay: 0 })),
  );
  rows.forEach((cards, row) =>
    cards.forEach(([number], column) => places.set(number, { ...inRow(row, column), delay: 60 * (row + column) })),
  );
  show(1_400);
  for (const turn of TURNS) {
    turn.forEach(({ card }, seat) => places.set(card[0], { ...atSeat(seat), delay: 110 * seat }));
    show(1_300);
    turn.forEach(({ card, row, takes = false }, seat) => {
      const cards = rows[row] ?? [];
      show(350, { row });
      if (takes) {
        const heads = cards.reduce((sum, [, each]) => sum + each, 0);
        places.set(card[0], sixthIn(row));
        show(800, { row, takes });
        cards.forEach(([number], at) => places.set(number, { ...atSeat(seat), shown: false, delay: 40 * at }));
        cards.length = 0;
        show(800, { row, takes, gain: { seat, heads } });
      }
      places.set(card[0], inRow(row, cards.length));
      cards.push(card);
      show(600, { row });
    });
    show(700);
  }
  for (const [number, place] of places) places.set(number, { ...place, shown: false, delay: 0 });
  show(900);
  return all;
}
