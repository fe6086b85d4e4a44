import { capitalized } from '../../i18n/capitalized';
import { t } from '../../i18n/texts.svelte';
import { cardOf, rowOf } from '../../table/words';
import { CHOSEN_ROW, ROUND_END_BEATS } from '../beats';
import type { GamePlay, ViewOf } from '../types';
import Board from './Board.svelte';
import { areRowsTaken, laidWords } from './laying';

export const play: GamePlay<'bull_party'> = {
  Board,
  title: (view) => t(view.last_round ? 'bull-party-last-title' : 'bull-party-title', { round: view.round }),
  hint(view, at) {
    if (view.phase !== 'pick') return null;
    return at < view.hand.length ? t('bull-party-number-effect') : capitalized(t('bull-party-choice-zero'));
  },
  whyNot(view, word, words) {
    const card = cardOf(word);
    if (view.phase !== 'lay' || card === null) return null;
    if (words.length % 2 === 1) return t('bull-party-why-pile', { card: words.at(-1) ?? '' });
    const last = Number(words.at(-2) ?? 0);
    // Enough cards above it must be left.
    return card < last ? t('bull-party-why-lower', { card: last }) : t('bull-party-why-higher');
  },
  prompt(view, words) {
    if (view.phase === 'take_row') return t('bull-party-ask-take', { card: view.queue[0]?.card?.[0] ?? 0 });
    if (view.phase === 'add_to') return t('bull-party-ask-add', { card: view.turned_card?.[0] ?? 0 });
    if (view.phase === 'lay') return layPrompt(view.you === undefined ? 0 : (view.seats[view.you]?.to_lay ?? 0), words);
    return t('prompt-pick');
  },
  promptDetail: (view, words) => (view.phase === 'lay' && words.length === 0 ? t('bull-party-best-pile') : null),
  firstTimes(view) {
    if (view.phase === 'take_row') return ['row'];
    if (view.phase === 'add_to') return ['add'];
    return view.phase === 'lay' ? layingTopics(view) : pickingTopics(view);
  },
  allFirstTimes: ['pick', 'bull', 'zero', 'row', 'add', 'lay', 'great'],
  wordHelp: (word) => (word === 'zero' ? t('bull-party-choice-zero') : null),
  isOnBoard: (word) => rowOf(word) !== null || word === 'zero' || isPile(word),
  zeroCard(view) {
    const letter = view.you === undefined ? undefined : view.seats[view.you]?.letter;
    const shown = view.queue.some(({ zero }) => zero !== undefined && zero === letter);
    return shown ? null : (letter ?? null);
  },
  handCards(view, choice) {
    const laid = view.phase === 'lay' ? laidWords(choice.chosen) : [];
    return view.hand.filter(([card]) => !laid.includes(String(card)));
  },
  drags: (view, word) => (view.phase === 'lay' && cardOf(word) !== null ? 'select' : null),
  drop: (view, dragged, onto) => (view.phase === 'lay' && isPile(onto) ? { words: [dragged, onto] } : null),
  queue: (view, context) =>
    view.queue.map(({ seat, card, zero }) => ({
      key: card ? card[0] : `zero ${zero}`,
      card: card ?? (`0 ${zero}` as const),
      who: context.who(seat),
      seat,
    })),
  slimQueue: true,
  // While cards are laid the seats show who is ready.
  hasQueue: (view) => !areRowsTaken(view),
  isOut: (view, seat) => view.phase === 'pick' && !view.seats[seat]?.in_round,
  beats(event) {
    if (event === 'round_over') return ROUND_END_BEATS;
    if ('hand_dealt' in event || 'stock_laid' in event || 'letters_dealt' in event || 'laid_out' in event) return 0;
    return 'shown' in event ? 2 : 1;
  },
  intermediate: (view, event) => (event !== 'round_over' && 'took' in event ? { ...view } : null),
  hold: (event) => (event !== 'round_over' && 'took' in event ? CHOSEN_ROW : null),
  taker: (event) => (event !== 'round_over' && 'took' in event ? event.took.seat : null),
  seatScore: (view, seat) => view.seats[seat]?.score ?? 0,
  roundName: 'round',
  round: (view) => view.round,
};

function layingTopics(view: ViewOf<'bull_party'>): string[] {
  const piles = view.you === undefined ? [] : (view.seats[view.you]?.piles ?? []);
  // The great pile matters when there is another one.
  return piles.length > 1 ? ['great', 'lay'] : ['lay'];
}

function pickingTopics({ rows }: ViewOf<'bull_party'>): string[] {
  return rows.some(({ bull }) => bull !== undefined) ? ['pick', 'bull', 'zero'] : ['pick', 'zero'];
}

/** Whether a word names a pile of the player, or a new one. */
function isPile(word: string): boolean {
  return word === 'new' || /^pile\d+$/.test(word);
}

function layPrompt(count: number, words: string[]): string {
  const card = words.at(-1);
  // All cards are laid; the server has not answered yet.
  if (words.length >= 2 * count) return '…';
  if (words.length % 2 === 1 && card !== undefined) return t('prompt-pile', { card });
  return t('prompt-lay', { left: count - words.length / 2 });
}
