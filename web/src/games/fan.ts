// Size and overlap of cards that lie in a box, as large as they fit.
import { TALL } from '../design/card';

/** Cards do not touch if there is room. */
const LOOSE_STEP = 1.06;
/** Between two lines of cards, in card widths. */
const LINE_GAP = 0.16;

/** Another line is worth it if the cards become larger by this factor. */
const MUCH_LARGER = 1.3;

export interface Fan {
  /** Number of lines. */
  lines: number;
  /** Most cards in a line. */
  perLine: number;
  /** Width of a card in pixels. */
  card: number;
  /** Distance of two neighbours from left edge to left edge, in pixels. */
  step: number;
}

interface Box {
  width: number;
  height: number;
  /** Maximum number of lines. */
  lines?: number;
  /** Least part of a card that stays visible, in card widths. */
  visible?: number;
  /** Largest width of a card in pixels. */
  largest?: number;
}

/** Lays `count` cards into a box: in more lines if that makes them much larger. */
export function fan(count: number, { width, height, lines = 1, visible = 0.72, largest = Infinity }: Box): Fan {
  let best: Fan = { lines: 1, perLine: Math.max(1, count), card: 0, step: 0 };
  for (let tried = 1; tried <= lines; tried += 1) {
    const perLine = Math.max(1, Math.ceil(count / tried));
    const tallest = height / (tried * TALL + (tried - 1) * LINE_GAP);
    const widest = width / (1 + (perLine - 1) * visible);
    const card = Math.max(0, Math.min(tallest, widest, largest));
    if (card <= best.card * MUCH_LARGER) continue;
    const room = perLine > 1 ? (width - card) / (perLine - 1) : 0;
    best = { lines: tried, perLine, card, step: Math.min(room, card * LOOSE_STEP) };
  }
  return best;
}

/** Splits cards into lines of equal length; the last one may be shorter. */
export function inLines<T>(cards: T[], perLine: number): T[][] {
  const lines: T[][] = [];
  for (let at = 0; at < cards.length; at += perLine) lines.push(cards.slice(at, at + perLine));
  return lines;
}
