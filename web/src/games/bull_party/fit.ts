// Size and overlap of fanned piles that lie side by side in a box, as large as they fit.

/** Height of a card in card widths. */
const TALL = 1.4;
/** Least and greatest part of a covered card that stays in sight, in card widths. */
const LEAST_EDGE = 0.14;
const GREATEST_EDGE = 0.44;
/** Between two piles, in card widths. */
const GAP = 0.16;
/** Cards of a pile that are drawn; more would only be edges. */
export const MOST_DRAWN = 6;
/** Size of the text that says what a pile counts: a part of a small card, less of a large one, and at least in pixels. */
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
  /** Distance of two piles in pixels. */
  gap: number;
  /** Size of the text that says what a pile counts, and how far it lies on the card, in pixels. */
  label: number;
  overlap: number;
}

export interface PileBox {
  width: number;
  height: number;
  largest: number;
  smallest: number;
}

/** Fits piles with these numbers of cards into a box, in several lines if that makes them larger. */
export function fitPiles(counts: number[], { width, height, largest, smallest }: PileBox): PileFit {
  const lines = (card: number, edge: number): number => {
    let count = 1;
    let used = 0;
    for (const cards of counts) {
      const wide = card * (1 + (cards - 1) * edge);
      const end = used === 0 ? wide : used + card * GAP + wide;
      if (end > width && used > 0) count += 1;
      used = end > width ? wide : end;
      if (wide > width) return Infinity;
    }
    return count;
  };
  const fits = (card: number, edge: number): boolean => {
    const count = lines(card, edge);
    return count * (TALL * card + below(card)) + (count - 1) * GAP * card <= height;
  };
  const card = Math.max(
    smallest,
    greatest(smallest, largest, (tried) => fits(tried, LEAST_EDGE)),
  );
  const edge = greatest(LEAST_EDGE, GREATEST_EDGE, (tried) => fits(card, tried));
  // Rounded down: the sum of the parts must not exceed the width.
  return {
    card: Math.floor(card),
    edge: Math.floor(edge * card),
    gap: Math.floor(GAP * card),
    label: labelOf(card),
    overlap: LABEL_ON_CARD * card,
  };
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
