import type { CardView } from '../protocol';
import { CHOSEN_ROW, FULL_ROW, type Length } from './beats';

interface RowGame {
  rows: { cards: CardView[] }[];
  queue: { card: CardView }[];
}

/** The view with the next card shown in the full row that it takes. The heads are still those of the cards that are taken. */
function overfull<V extends RowGame>(view: V, row: number): V {
  const [next, ...queue] = view.queue;
  if (!next) return view;
  const rows = view.rows.map((now, at) => (at === row ? { ...now, cards: [...now.cards, next.card] } : now));
  return { ...view, rows, queue, forecasts: undefined, next_forecast: undefined };
}

/** The view in which a row is shown before it is taken. */
export function held<V extends RowGame>(view: V, { cause, row }: { cause: string; row: number }): V {
  return cause === 'full' ? overfull(view, row) : { ...view };
}

/** How long it is shown. */
export function holdFor({ cause }: { cause: string }): Length {
  return cause === 'full' ? FULL_ROW : CHOSEN_ROW;
}
