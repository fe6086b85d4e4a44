// Results and scores in words, for any game.
import * as engine from '../engine/engine';
import * as records from '../engine/records';
import type { Message } from '../engine/types';
import { t } from '../i18n/texts.svelte';
import type { TextContext } from '../playback/context';
import { formatMessage } from '../playback/message';
import type { GameKind, Outcome, Seat } from '../protocol';
import { factsOf, isKnownGame } from '.';

/** A score with its unit. */
export function score(game: GameKind, value: number): string {
  const heads = isKnownGame(game) && factsOf(game).score_unit === 'heads';
  return heads ? t('table-heads', { heads: value }) : t('table-points', { points: value });
}

/** A difference of scores with its sign and unit. */
export function scoreChange(game: GameKind, change: number): string {
  const sign = change > 0 ? '+' : '−';
  const heads = isKnownGame(game) && factsOf(game).score_unit === 'heads';
  return heads ? t('heads-change', { sign, heads: Math.abs(change) }) : t('points-change', { sign, points: Math.abs(change) });
}

/** How a match ended, in a line. If no module is loaded, or the game is unknown to it, only a heading. */
export function resultLine(game: GameKind, outcome: Outcome, context: Pick<TextContext, 'who' | 'you'>): string {
  const message = resultMessage(game, outcome, context.you);
  return message ? formatMessage(message, context) : t('result');
}

/** The message of the module that is loaded: a page loads one of them. */
function resultMessage(game: GameKind, outcome: Outcome, you: Seat | null): Message | null {
  for (const { result } of [engine, records]) {
    try {
      return result(game, outcome, you);
    } catch {
      // It is not loaded.
    }
  }
  return null;
}
