// Highlights of the Take 6 board.
import type { PlacementForecast, Take6Event, Take6View } from '../../protocol';
import type { Choice } from '../../table/choice.svelte';

/** Forecast of the server for the highlighted or chosen card. */
export function forecastOf(view: Take6View, choice: Choice): PlacementForecast | null {
  const [chosen, flip] = choice.chosen;
  const word = choice.looked ?? chosen;
  const at = view.hand.findIndex(([card]) => String(card) === word);
  if (at < 0) return null;
  if (flip === 'flip' && word === chosen) return view.flipped?.[at]?.forecast ?? null;
  return view.forecasts?.[at] ?? null;
}

/** The row an event happened at. */
export function happenedAt(event: Take6Event): { row: number; what: 'placed' | 'took' } | null {
  if ('placed' in event) return { row: event.placed.row, what: 'placed' };
  if ('took' in event) return { row: event.took.row, what: 'took' };
  if ('cow_took' in event) return { row: event.cow_took.row, what: 'took' };
  return null;
}
