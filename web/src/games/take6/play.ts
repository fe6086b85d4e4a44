import { t } from '../../i18n/texts.svelte';
import { cardOf, rowOf } from '../../table/words';
import { ROUND_END_BEATS } from '../beats';
import { forecastHint } from '../hints';
import type { GamePlay } from '../types';
import Board from './Board.svelte';
import DraftedHands from './DraftedHands.svelte';
import { held, holdFor } from '../overfull';

export const play: GamePlay<'take6'> = {
  Board,
  Footer: DraftedHands,
  title(view) {
    if (view.phase === 'draft') return t('take6-draft-title', { round: view.round });
    return t('take6-title', { round: view.round, turn: Math.max(1, view.turn), turns: view.turns });
  },
  hint: (view, at) => (view.phase === 'choose' ? forecastHint(view, at) : null),
  prompt(view) {
    if (view.phase === 'draft') return t('prompt-draft', { number: view.hand.length + 1, hand: view.turns });
    if (view.phase === 'take_row') return t('prompt-take-row', { card: view.queue[0]?.card[0] ?? 0 });
    return t('table-ask-card');
  },
  // Once, with the first card: it is announced with each question.
  promptDetail: (view) =>
    view.phase === 'draft' && view.hand.length === 0 ? t('prompt-draft-about', { hand: view.turns }) : null,
  wordHelp: (word) => (word === 'flip' ? t('take6-choice-flip') : null),
  isOnBoard: (word, view) => rowOf(word) !== null || (view.pool !== undefined && cardOf(word) !== null),
  queue: (view, context) =>
    view.queue.map(({ seat, card, flipped }) => {
      const note = flipped === undefined ? {} : { note: `→ ${flipped}` };
      return { key: card[0], card, who: context.who(seat), seat, ...note };
    }),
  hasQueue: (view) => view.phase !== 'draft',
  hasOnlyRows: true,
  isDraft: (view) => view.phase === 'draft',
  intermediate: (view, event) => ('took' in event ? held(view, event.took) : null),
  hold: (event) => ('took' in event ? holdFor(event.took) : null),
  beats(event) {
    if ('hand_dealt' in event) return 0;
    if ('revealed' in event || 'cow_took' in event) return 2;
    return 'round_scored' in event ? ROUND_END_BEATS : 1;
  },
  taker(event) {
    if ('took' in event) return event.took.seat;
    if ('cow_took' in event) return event.cow_took.seat;
    return 'drafted' in event ? event.drafted.seat : null;
  },
  isPenalty: (event, seat) =>
    ('took' in event && event.took.seat === seat) || ('cow_took' in event && event.cow_took.seat === seat),
  seatScore: (view, seat) => (view.seats[seat]?.score ?? 0) + (view.seats[seat]?.heads ?? 0),
  roundName: 'round',
  round: (view) => view.round,
  scoreLimit: ({ end }) => ('limit' in end ? end.limit : null),
  endCondition: ({ end }) => ('limit' in end ? t('take6-ends-at', end) : t('take6-ends-after', end)),
};
