import type { CardView } from '../protocol';

interface RowGame {
  rows: { cards: CardView[] }[];
  queue: { card: CardView }[];
}

/** The view with the next card shown in the full row that it takes. The heads are still those of the cards that are taken. */
export function overfull<V extends RowGame>(view: V, row: number): V {
  const [next, ...queue] = view.queue;
  if (!next) return view;
  const rows = view.rows.map((now, at) => (at === row ? { ...now, cards: [...now.cards, next.card] } : now));
  return { ...view, rows, queue, forecasts: undefined, next_forecast: undefined };
}
