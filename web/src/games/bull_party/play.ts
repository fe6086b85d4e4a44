import { t } from '../../i18n/texts.svelte';
import { rowOf } from '../../table/words';
import type { GamePlay } from '../types';
import Board from './Board.svelte';
import Footer from './Footer.svelte';

export const play: GamePlay<'bull_party'> = {
  Board,
  Footer,
  title: (view) => t(view.last_round ? 'bull-party-last-title' : 'bull-party-title', { round: view.round }),
  hint: () => null,
  prompt(view, words) {
    if (view.phase === 'take_row') return t('bull-party-ask-take', { card: view.queue[0]?.card?.[0] ?? 0 });
    if (view.phase === 'add_to') return t('bull-party-ask-add', { card: view.turned_card?.[0] ?? 0 });
    if (view.phase === 'lay') return layPrompt(view.you === undefined ? 0 : (view.seats[view.you]?.to_lay ?? 0), words);
    return t('prompt-pick');
  },
  wordHelp: (word) => (word === 'zero' ? t('bull-party-choice-zero') : null),
  isOnBoard: (word, view) => rowOf(word) !== null && view.phase !== 'lay',
  queue: (view, context) =>
    view.queue.map(({ seat, card, zero }) => ({
      key: card ? card[0] : `zero ${zero}`,
      card: card ?? (`0 ${zero}` as const),
      who: context.who(seat),
    })),
  hasQueue: () => true,
  isOut: (view, seat) => view.phase === 'pick' && !view.seats[seat]?.in_round,
  beats(event) {
    if (event === 'round_over') return 4;
    if ('hand_dealt' in event || 'stock_laid' in event || 'letters_dealt' in event || 'laid_out' in event) return 0;
    return 'shown' in event || 'took' in event ? 2 : 1;
  },
  seatScore: (view, seat) => view.seats[seat]?.score ?? 0,
  roundName: 'round',
  round: (view) => view.round,
};

function layPrompt(count: number, words: string[]): string {
  const card = words.at(-1);
  // All cards are laid; the server has not answered yet.
  if (words.length >= 2 * count) return '…';
  if (words.length % 2 === 1 && card !== undefined) return t('prompt-pile', { card });
  return t('prompt-lay', { left: count - words.length / 2 });
}
