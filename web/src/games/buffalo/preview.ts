// What a special card would do to a row, shown at the row before it is picked.
import type { InsertionForecast } from '../../engine/types';
import type { CardView } from '../../protocol';
import type { Choice } from '../../table/choice.svelte';

export interface RowPreview {
  /** A card where it would go, and its place in the row. */
  ghost?: { card: CardView; at: number };
  /** Heads that the team would take. */
  takes?: number;
  /** The special card that would lie at the row. */
  sign?: 'take7' | 'stop';
}

/** The preview of a row; `null` if the choice does not act on it. */
export function previewOf(
  choice: Choice,
  at: number,
  forecast: (words: string[]) => InsertionForecast | null,
): RowPreview | null {
  const row = `row${at + 1}`;
  if (!choice.offers(row)) return null;
  const [special] = choice.words;
  if (special === 'take7' || special === 'stop') return { sign: special };
  const insertion = special === 'insert' || special === 'push' ? forecast([...choice.words, row]) : null;
  if (!insertion) return null;
  const { card, place, takes } = insertion;
  return { ghost: { card, at: place }, ...(takes === undefined ? {} : { takes }) };
}
