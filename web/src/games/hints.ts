// Hints about cards of a hand.
import { t } from '../i18n/texts.svelte';
import type { PlacementForecast } from '../protocol';

/** Where the card at this index of the hand would go; `null` if unknown. */
export function forecastHint(forecasts: (PlacementForecast | null)[] | undefined, at: number): string | null {
  if (!forecasts) return null;
  const forecast = forecasts[at];
  if (!forecast) return t('forecast-no-row');
  if (forecast.takes !== undefined) return t('forecast-takes', { row: forecast.row + 1, heads: forecast.takes });
  return t('forecast-row', { row: forecast.row + 1 });
}
