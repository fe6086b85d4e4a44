// Size and overlap of fanned piles that lie side by side in a box, as large as they fit.
import { TALL } from '../../design/card';

/** Least and greatest part of a covered card that stays in sight, in card widths. */
const LEAST_EDGE = 0.14;
const GREATEST_EDGE = 0.44;
/** Between two piles, in card widths. */
const GAP = 0.16;
/** Cards of a pile that are drawn; more would only be edges. */
export const MOST_DRAWN = 6;
/** Size of the text that says what a pile counts: a fraction of the width of a small card; a smaller fraction of a large one, plus pixels;
 *  and its minimum in pixels. */
const LABEL = 0.28;
const LABEL_OF_LARGE = 0.14;
const LABEL_MORE = 8;
const LEAST_LABEL = 12;
/** Height of its line, and how far it lies on the card, whose lower edge is empty, in card widths. */
const LABEL_LINE = 1.25;
const LABEL_ON_CARD = 0.2;
/** Steps of a search by halves: finer than a pixel. */
const STEPS = 12;

export interface PileFit {
  /** Width of a card in pixels. */
  card: number;
  /** The part of a covered card that stays in sight, in pixels. */
  edge: number;
  /** Left and upper edge of each pile in the box, in pixels. */
  places: { left: number; top: number }[];
  /** Size of the text that says what a pile counts, and how far it lies on the card, in pixels. */
  label: number;
  overlap: number;
}

export interface PileBox {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** Whether lines are in the middle of the box; otherwise they begin on the left. */
  centered?: boolean;
}

/** Fits piles with these numbers of cards into a box, in several lines if that makes them larger. The box leaves room for `atLeast`
 *  piles, so that cards are not larger if there are fewer. */
export function fitPiles(counts: number[], box: PileBox, atLeast = 0): PileFit {
  const room = [...counts, ...Array.from({ length: Math.max(0, atLeast - counts.length) }, () => 1)];
  const fits = (card: number, edge: number): boolean => {
    const lines = inLines(room, card, edge, box.width);
    const wide = room.every((cards) => widthOf(cards, card, edge) <= box.width);
    return wide && heightOf(lines.length, card) <= box.height;
  };
  const wish = Math.max(
    box.smallest,
    greatest(box.smallest, box.largest, (tried) => fits(tried, LEAST_EDGE)),
  );
  // Rounded down: the sum of the parts must not exceed the width.
  const [card, part] = [Math.floor(wish), greatest(LEAST_EDGE, GREATEST_EDGE, (tried) => fits(Math.floor(wish), tried))];
  const edge = Math.floor(part * card);
  return { card, edge, places: placesOf(counts, card, edge, box), label: labelOf(card), overlap: LABEL_ON_CARD * card };
}

function widthOf(cards: number, card: number, edge: number): number {
  return card * (1 + (cards - 1) * edge);
}

function heightOf(lines: number, card: number): number {
  return lines * (TALL * card + below(card)) + (lines - 1) * GAP * card;
}

/** The numbers of cards of the piles in each line. */
function inLines(counts: number[], card: number, edge: number, width: number): number[][] {
  const lines: number[][] = [[]];
  let used = 0;
  for (const cards of counts) {
    const wide = widthOf(cards, card, edge);
    if (used > 0 && used + GAP * card + wide > width) {
      lines.push([]);
      used = 0;
    }
    used += (used > 0 ? GAP * card : 0) + wide;
    lines.at(-1)?.push(cards);
  }
  return lines;
}

function placesOf(counts: number[], card: number, edge: number, { width, height, centered = false }: PileBox): PileFit['places'] {
  const lines = inLines(counts, card, edge / card, width);
  const begin = Math.max(0, (height - heightOf(lines.length, card)) / 2);
  return lines.flatMap((line, at) => {
    const widths = line.map((cards) => card + (cards - 1) * edge);
    const used = widths.reduce((sum, wide) => sum + wide, 0) + (line.length - 1) * GAP * card;
    const top = Math.floor(begin + at * (heightOf(1, card) + GAP * card));
    let left = centered ? Math.max(0, (width - used) / 2) : 0;
    return widths.map((wide) => {
      const place = { left: Math.floor(left), top };
      left += wide + GAP * card;
      return place;
    });
  });
}

function labelOf(card: number): number {
  return Math.max(LEAST_LABEL, Math.min(LABEL * card, LABEL_MORE + LABEL_OF_LARGE * card));
}

/** Room below a card of this width for what its pile counts. */
function below(card: number): number {
  return LABEL_LINE * labelOf(card) - LABEL_ON_CARD * card;
}

/** The greatest value that fits, if smaller ones do; `least` if none does. */
function greatest(least: number, most: number, fits: (value: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [least, most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
