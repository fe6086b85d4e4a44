// Highlights of the Take 6 board.
import type { CardView, PlacementForecast, Take6Event, Take6View } from '../../protocol';
import type { Choice } from '../../table/choice.svelte';

/** Where the highlighted or chosen card would go, as the server forecasts it, and that card. */
export function forecastOf(view: Take6View, choice: Choice): { at: PlacementForecast; card: CardView } | null {
  const [chosen, flip] = choice.chosen;
  const word = choice.looked ?? chosen;
  const at = view.hand.findIndex(([card]) => String(card) === word);
  const card = view.hand[at];
  if (!card || view.phase !== 'choose') return null;
  const forecast = flip === 'flip' && word === chosen ? view.flipped?.[at]?.forecast : view.forecasts?.[at];
  return forecast ? { at: forecast, card } : null;
}

/** The row an event happened at. */
export function happenedAt(event: Take6Event): { row: number; what: 'placed' | 'took' } | null {
  if ('placed' in event) return { row: event.placed.row, what: 'placed' };
  if ('took' in event) return { row: event.took.row, what: 'took' };
  if ('cow_took' in event) return { row: event.cow_took.row, what: 'took' };
  return null;
}
