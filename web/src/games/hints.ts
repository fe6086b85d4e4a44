// Hints about cards of a hand.
import { t } from '../i18n/texts.svelte';
import type { CardView, PlacementForecast } from '../protocol';

interface Placing {
  rows: { cards: CardView[]; capacity: number }[];
  forecasts?: (PlacementForecast | null)[];
}

/** Where the card at this index of the hand would go now, before the cards of other players are placed; `null` if unknown. */
export function forecastHint({ rows, forecasts }: Placing, at: number): string | null {
  if (!forecasts) return null;
  const forecast = forecasts[at];
  if (!forecast) return t('forecast-no-row');
  const row = forecast.row + 1;
  if (forecast.takes !== undefined) return t('forecast-takes', { row, heads: forecast.takes });
  const { cards, capacity } = rows[forecast.row] ?? { cards: [], capacity: 0 };
  return t('forecast-row', { row, free: capacity - cards.length });
}
