import { maybe, t } from '../../i18n/texts.svelte';
import { cardOf, rowOf } from '../../table/words';
import { forecastHint } from '../hints';
import { overfull } from '../overfull';
import type { GamePlay } from '../types';
import Board from './Board.svelte';
import { drop, isMovable } from './drop';
import { ownedBy, specialName } from './names';
import { inOrder } from './order';
import ResultPicture from './ResultPicture.svelte';
import { SIGNS } from './specials';

export const play: GamePlay<'buffalo'> = {
  Board,
  ResultPicture,
  title: (view) => t('buffalo-title', { turn: view.turn, turns: view.turns }),
  hint: (view, at) => (view.phase === 'pick' ? forecastHint(view.forecasts, at) : null),
  prompt(view, words, context) {
    const [first] = words;
    const [next] = view.queue;
    if (first === 'push' && words.length > 1) return t('target-push-row', { card: words[1] ?? '' });
    if (first && first !== 'pass') return maybe(`target-${first}`) ?? t('prompt-row');
    if (view.phase === 'take_row') return t('prompt-take-row', { card: next?.card[0] ?? 0 });
    if (view.phase === 'window' && next) return t('prompt-window', { card: next.card[0], ...ownedBy(next.owner, context) });
    return t('table-ask-card');
  },
  wordHelp: (word) => (word === 'lift' ? t('buffalo-choice-lift') : maybe(`special-${word}-about`)),
  // Rows, cards of rows, waiting cards, special cards and laid Stop! cards are on the board.
  isOnBoard: (word) => rowOf(word) !== null || cardOf(word) !== null || word === 'lift' || word in SIGNS,
  drags(view, word) {
    if (view.phase !== 'window') return null;
    return word in SIGNS ? 'select' : isMovable(view, word) ? 'move' : null;
  },
  drop,
  queue: (view, context, chosen = []) =>
    inOrder(view.queue, chosen).map(({ owner, card, fixed_at }) => {
      const place = chosen[0] === 'sort' ? chosen.indexOf(String(card[0])) : 0;
      const note = place > 0 ? { note: String(place) } : fixed_at ? { note: specialName(fixed_at) } : {};
      return {
        key: card[0],
        card,
        who: ownedBy(owner, context).who,
        ...(owner === 'buffalo' ? {} : { seat: owner.seat }),
        ...note,
      };
    }),
  hasQueue: () => true,
  // The buffalo plays a card too.
  queuePlaces: (view) => view.seats.length + 1,
  isChatClosed: (view) => view.phase === 'pick',
  intermediate: (view, event) =>
    event !== 'passed' && 'took' in event && event.took.cause === 'full' ? overfull(view, event.took.row) : null,
  beats(event) {
    if (event === 'passed' || 'hand_dealt' in event || 'stack_dealt' in event) return 0;
    return 'revealed' in event || 'took' in event || 'used' in event ? 2 : 1;
  },
  taker(event) {
    if (event === 'passed') return null;
    if ('took' in event) return event.took.owner === 'buffalo' ? 'buffalo' : 'team';
    return 'inserted' in event || 'pushed' in event ? 'team' : null;
  },
  seatScore: () => null,
  sideScores: (view) => [view.team_score, view.buffalo_heads],
  sideNames: () => [t('team'), t('buffalo-name')],
  roundName: 'turn',
  round: (view) => view.turn,
};
