import { maybe, t } from '../../i18n/texts.svelte';
import type { TextContext } from '../../playback/context';
import { cardOf, rowOf } from '../../table/words';
import { forecastHint } from '../hints';
import { held, holdFor } from '../overfull';
import type { GamePlay, ViewOf } from '../types';
import Board from './Board.svelte';
import QueueFace from './QueueFace.svelte';
import { drop, isMovable } from './drop';
import { ownedBy, specialName } from './names';
import { inOrder } from './order';
import ResultPicture from './ResultPicture.svelte';
import { SIGNS } from './specials';

export const play: GamePlay<'buffalo'> = {
  Board,
  ResultPicture,
  title: (view) => t('buffalo-title', { turn: Math.max(1, view.turn), turns: view.turns }),
  hint: (view, at) => (view.phase === 'pick' ? forecastHint(view, at) : null),
  whyNot: (view) => (view.phase === 'window' ? t('buffalo-why-window') : null),
  prompt(view, words, context) {
    const [first] = words;
    const [next] = view.queue;
    if (first === 'push' && words.length > 1) return t('target-push-row', { card: words[1] ?? '' });
    if (first && first !== 'pass') return maybe(`target-${first}`) ?? t('prompt-row');
    if (view.phase === 'take_row') return t('prompt-take-row', { card: next?.card[0] ?? 0 });
    if (isHarmless(view, words)) return t('buffalo-next', { what: placing(view, context) });
    if (view.phase === 'window' && next) {
      const facts = { card: next.card[0], ...ownedBy(next.owner, context) };
      return t(view.open_specials.length > 0 ? 'prompt-window' : 'prompt-window-lift', facts);
    }
    return t('table-ask-card');
  },
  isOffer: isHarmless,
  // No special card can be used. With votes there may be a proposal to support.
  formality: (view, words, rules) =>
    view.phase === 'window' && words.length === 1 && words[0] === 'pass' && rules.decide !== 'majority' ? 'pass' : null,
  promptDetail(view, words, context) {
    if (view.phase !== 'window' || view.queue.length === 0 || words.length > 0) return null;
    return isHarmless(view, words) ? t('buffalo-or-special') : t('buffalo-otherwise', { what: placing(view, context) });
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
        ...(owner === 'buffalo' ? { Face: QueueFace } : { seat: owner.seat }),
        ...note,
      };
    }),
  hasQueue: () => true,
  // The buffalo plays a card too.
  queuePlaces: (view) => view.seats.length + 1,
  isChatClosed: (view) => view.phase === 'pick',
  intermediate: (view, event) => (event !== 'passed' && 'took' in event ? held(view, event.took) : null),
  hold: (event) => (event !== 'passed' && 'took' in event ? holdFor(event.took) : null),
  beats(event) {
    if (event === 'passed' || 'hand_dealt' in event || 'stack_dealt' in event) return 0;
    return 'revealed' in event || 'used' in event ? 2 : 1;
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

/** Whether special cards can be used, but the team takes no heads without them. */
function isHarmless({ phase, open_specials, queue, next_forecast: forecast }: ViewOf<'buffalo'>, words: string[]): boolean {
  const [next] = queue;
  if (phase !== 'window' || !next || words.length > 0 || open_specials.length === 0) return false;
  return next.owner === 'buffalo' || (forecast != null && forecast.takes === undefined);
}

/** What the next card does if nobody uses a special card. */
function placing({ queue: [next], next_forecast: forecast }: ViewOf<'buffalo'>, context: TextContext): string {
  if (!next) return '';
  const card = t('table-revealed-card', { card: next.card[0], ...ownedBy(next.owner, context) });
  if (!forecast) return t('buffalo-forecast-no-row', { card });
  const facts = { card, row: forecast.row + 1 };
  if (forecast.takes === undefined) return t('buffalo-forecast-row', facts);
  return t('buffalo-forecast-takes', { ...facts, heads: forecast.takes });
}
