// Results and scores in words, for any game.
import { list, t } from '../i18n/texts.svelte';
import type { TextContext } from '../playback/context';
import type { GameKind, Outcome } from '../protocol';
import { factsOf, gameOf, isKnownGame } from '.';

/** A score with its unit. */
export function score(game: GameKind, value: number): string {
  const heads = isKnownGame(game) && factsOf(game).score_unit === 'heads';
  return heads ? t('table-heads', { heads: value }) : t('table-points', { points: value });
}

/** How a match ended, in a line. */
export function resultLine(game: GameKind, outcome: Outcome, context: Pick<TextContext, 'who' | 'you'>): string {
  const own = isKnownGame(game) ? gameOf(game).resultLine?.(outcome) : undefined;
  if (own !== undefined) return own;
  const best = score(game, outcome.scores[outcome.winners[0] ?? 0] ?? 0);
  const names = list(outcome.winners.map((seat) => context.who(seat)));
  if (outcome.winners.length > 1) return t('table-shared-win', { who: names, score: best });
  if (outcome.winners[0] === context.you) return t('table-you-win', { score: best });
  return t('table-winner', { who: names, score: best });
}
