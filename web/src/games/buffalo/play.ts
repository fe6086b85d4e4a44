import { maybe, t } from '../../i18n/texts.svelte';
import { rowOf } from '../../table/words';
import { forecastHint } from '../hints';
import type { GamePlay } from '../types';
import Board from './Board.svelte';
import { apply, beats, describe, intermediate, ownedBy, specialName, summary } from './story';

export const play: GamePlay<'buffalo'> = {
  Board,
  title: (view) => t('buffalo-title', { turn: view.turn, turns: view.turns }),
  hint: (view, at) => (view.phase === 'pick' ? forecastHint(view.forecasts, at) : null),
  prompt(view, words, context) {
    const [first] = words;
    const [next] = view.queue;
    // A card may have to be named before the row.
    if (first && first !== 'pass') return (words.length === 1 ? maybe(`target-${first}`) : null) ?? t('prompt-row');
    if (view.phase === 'take_row') return t('prompt-take-row', { card: next?.card[0] ?? 0 });
    if (view.phase === 'window' && next) return t('prompt-window', { card: next.card[0], ...ownedBy(next.owner, context) });
    return t('table-ask-card');
  },
  wordHelp: (word) => (word === 'lift' ? t('buffalo-choice-lift') : maybe(`special-${word}-about`)),
  isOnBoard: (word) => rowOf(word) !== null,
  queue: (view, context) =>
    view.queue.map(({ owner, card, fixed_at }) => {
      const note = fixed_at ? { note: specialName(fixed_at) } : {};
      return { key: card[0], card, who: ownedBy(owner, context).who, ...note };
    }),
  hasQueue: () => true,
  // In a window for special cards the hand is not needed, unless a special card requires a card of it.
  isHandIdle: (view, choice) => view.phase === 'window' && !view.hand.some(([card]) => choice.offers(String(card))),
  isChatClosed: (view) => view.phase === 'pick',
  describe,
  apply,
  intermediate,
  beats,
  summary,
  seatScore: () => null,
  sideScores: (view) => [view.team_score, view.buffalo_heads],
  sideNames: () => [t('team'), t('buffalo-name')],
  roundName: 'turn',
  round: (view) => view.turn,
};
