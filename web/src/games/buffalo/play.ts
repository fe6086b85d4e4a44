import { maybe, t } from '../../i18n/texts.svelte';
import { rowOf } from '../../table/words';
import { forecastHint } from '../hints';
import { overfull } from '../overfull';
import type { GamePlay } from '../types';
import Board from './Board.svelte';
import { ownedBy, specialName } from './names';

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
  intermediate: (view, event) =>
    event !== 'passed' && 'took' in event && event.took.cause === 'full' ? overfull(view, event.took.row) : null,
  beats(event) {
    if (event === 'passed' || 'hand_dealt' in event || 'stack_dealt' in event) return 0;
    return 'revealed' in event || 'took' in event || 'used' in event ? 2 : 1;
  },
  seatScore: () => null,
  sideScores: (view) => [view.team_score, view.buffalo_heads],
  sideNames: () => [t('team'), t('buffalo-name')],
  roundName: 'turn',
  round: (view) => view.turn,
};
