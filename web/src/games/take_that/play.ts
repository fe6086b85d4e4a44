import { commas, t } from '../../i18n/texts.svelte';
import { cardOf } from '../../table/words';
import { CHOSEN_ROW, ROUND_END_BEATS } from '../beats';
import type { GamePlay, ViewOf } from '../types';
import Board from './Board.svelte';

export const play: GamePlay<'take_that'> = {
  Board,
  title: (view) => t('take-that-title', { game: view.round, games: view.rounds }),
  hint(view, at) {
    if (view.to_play !== view.you) return null;
    const card = view.hand[at]?.[0] ?? 0;
    const pair = view.available_pairs?.find(([mine]) => mine === card);
    const said = [];
    if (view.playable?.includes(card)) said.push(t(view.line.length > 0 ? 'fits-line' : 'starts-line'));
    if (pair) said.push(t('pairs-with', { card: pair[1] }));
    return commas(said) || null;
  },
  whyNot(view, word, [first]) {
    const last = view.line.at(-1)?.[0];
    const card = cardOf(word);
    if (last === undefined || card === null) return null;
    const mirror = (card % 10) * 10 + Math.floor(card / 10);
    if (first === 'pair') return t('take-that-why-no-mirror', { mirror });
    return card === mirror ? t('take-that-why-toad', { last }) : t('take-that-why-far', { last, mirror });
  },
  prompt(view, [first], _context, held) {
    const pair = view.available_pairs?.find(([card]) => String(card) === held);
    if (pair) return t('prompt-lay-or-pair', { card: pair[0], mirror: pair[1] });
    if (first === 'pair') return t('prompt-pair');
    if (first === 'take') return t('prompt-new-line');
    return turnPrompt(view);
  },
  promptDetail(view, words) {
    const last = view.line.at(-1)?.[0];
    return last !== undefined && words.length === 0 ? t('take-that-how', { last }) : null;
  },
  wordHelp(word, view) {
    if (word === 'take') return t(view.stock === 0 ? 'take-that-choice-take-end' : 'take-that-choice-take');
    return word === 'pair' ? t('take-that-choice-pair') : null;
  },
  uses(view, word) {
    if (!view.available_pairs?.some(([card]) => String(card) === word)) return [];
    const pair = ['pair', word];
    return view.playable?.includes(Number(word)) ? [[word], pair] : [pair];
  },
  mark: (view, at) => (view.available_pairs?.some(([card]) => card === view.hand[at]?.[0]) ? 'mirror' : null),
  drop(view, dragged, onto) {
    const uses = play.uses?.(view, dragged) ?? [];
    const pair = onto === `pair ${dragged}`;
    if (pair || uses.length === 0) return { words: pair ? ['pair', dragged] : [dragged] };
    return view.playable?.includes(Number(dragged)) ? { words: [dragged] } : { words: ['pair', dragged] };
  },
  isOnBoard: (word) => word === 'take' || word === 'pair',
  queue: () => [],
  hasQueue: () => false,
  beats(event) {
    if ('hand_dealt' in event || 'turn_passed' in event || 'drew' in event) return 0;
    if ('paired' in event) return 2;
    return 'game_scored' in event ? ROUND_END_BEATS : 1;
  },
  intermediate: (view, event) => ('line_taken' in event ? { ...view } : null),
  hold: (event) => ('line_taken' in event ? CHOSEN_ROW : null),
  taker: (event) => ('line_taken' in event ? event.line_taken.seat : 'paired' in event ? event.paired.seat : null),
  isPenalty: (event, seat) => 'line_taken' in event && event.line_taken.seat === seat,
  seatScore: (view, seat) => (view.seats[seat]?.score ?? 0) + (view.seats[seat]?.points ?? 0),
  roundName: 'game',
  round: (view) => view.round,
};

/** The question of a turn, with the actions that are possible. */
function turnPrompt({ line, playable = [], available_pairs = [] }: ViewOf<'take_that'>): string {
  if (line.length === 0) return t('take-that-ask-start');
  const pairs = commas(available_pairs.map(([card, mirror]) => `${card} ↔ ${mirror}`));
  if (pairs) return t(playable.length > 0 ? 'prompt-turn-lay-or-pair' : 'prompt-turn-pair', { pairs });
  return t(playable.length > 0 ? 'prompt-turn' : 'prompt-turn-take');
}
