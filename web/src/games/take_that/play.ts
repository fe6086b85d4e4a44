import { t } from '../../i18n/texts.svelte';
import type { GamePlay } from '../types';
import Board from './Board.svelte';

export const play: GamePlay<'take_that'> = {
  Board,
  title: (view) => t('take-that-title', { game: view.round, games: view.rounds }),
  hint(view, at) {
    if (view.to_play !== view.you) return null;
    const card = view.hand[at]?.[0] ?? 0;
    const pair = view.available_pairs?.find(([mine]) => mine === card);
    const said = [];
    if (view.playable?.includes(card)) said.push(t('fits-line'));
    if (pair) said.push(t('pairs-with', { card: pair[1] }));
    return said.join(', ') || null;
  },
  prompt(view, [first]) {
    if (first === 'pair') return t('prompt-pair');
    if (first === 'take') return t('prompt-new-line');
    return t(view.line.length === 0 ? 'take-that-ask-start' : 'prompt-turn');
  },
  wordHelp(word, view) {
    if (word === 'take') return t(view.stock === 0 ? 'take-that-choice-take-end' : 'take-that-choice-take');
    return word === 'pair' ? t('take-that-choice-pair') : null;
  },
  isOnBoard: () => false,
  queue: () => [],
  hasQueue: () => false,
  beats(event) {
    if ('hand_dealt' in event || 'turn_passed' in event || 'drew' in event) return 0;
    if ('line_taken' in event || 'paired' in event) return 2;
    return 'game_scored' in event ? 4 : 1;
  },
  isPenalty: (event, seat) => 'line_taken' in event && event.line_taken.seat === seat,
  seatScore: (view, seat) => (view.seats[seat]?.score ?? 0) + (view.seats[seat]?.points ?? 0),
  roundName: 'game',
  round: (view) => view.round,
};
