// What stands above a table, and what would happen to a card of the hand.
import { dashed, t } from '../i18n/texts.svelte';
import type { GameView } from '../protocol';

export function title(view: GameView): string {
  if (view.phase === 'over') return t(`game-${dashed(view.game)}`);
  switch (view.game) {
    case 'take6':
      if (view.phase === 'draft') return t('take6-draft-title', { round: view.round });
      return t('take6-title', { round: view.round, turn: view.turn, turns: view.turns });
    case 'buffalo':
      return t('buffalo-title', { turn: view.turn, turns: view.turns });
    case 'take_that':
      return t('take-that-title', { game: view.round, games: view.rounds });
    case 'bull_party':
      return t(view.last_round ? 'bull-party-last-title' : 'bull-party-title', { round: view.round });
  }
}

/** What would happen to the card at this place of the hand, as the table stands and as the server says. */
export function hint(view: GameView, at: number): string | null {
  if (view.game === 'take_that') return takeThatHint(view.hand[at]?.[0] ?? 0, view);
  if (view.game === 'bull_party' || !view.forecasts || (view.phase !== 'choose' && view.phase !== 'pick')) return null;
  const goes = view.forecasts[at];
  if (!goes) return t('forecast-no-row');
  if (goes.takes !== undefined) return t('forecast-takes', { row: goes.row + 1, heads: goes.takes });
  return t('forecast-row', { row: goes.row + 1 });
}

function takeThatHint(card: number, view: GameView & { game: 'take_that' }): string | null {
  if (view.to_play !== view.you) return null;
  const pair = view.available_pairs?.find(([mine]) => mine === card);
  const said = [];
  if (view.playable?.includes(card)) said.push(t('fits-line'));
  if (pair) said.push(t('pairs-with', { card: pair[1] }));
  return said.join(', ') || null;
}
