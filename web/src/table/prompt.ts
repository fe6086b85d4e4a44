// What a player is asked, in a few words.
import { maybe, t } from '../i18n/texts.svelte';
import type { GameView } from '../protocol';
import { ownedBy } from '../story/buffalo';
import type { Scribe } from '../story/scribe';

/** The question, given the words chosen so far. */
export function prompt(view: GameView, words: string[], scribe: Scribe): string {
  const [first] = words;
  switch (view.game) {
    case 'take6':
      if (view.phase === 'draft') return t('take6-ask-draft');
      if (view.phase === 'take_row') return t('prompt-take-row', { card: view.queue[0]?.card[0] ?? 0 });
      return t('table-ask-card');
    case 'buffalo': {
      const next = view.queue[0];
      // A card may have to be named before the row.
      if (first && first !== 'pass') return (words.length === 1 ? maybe(`target-${first}`) : null) ?? t('prompt-row');
      if (view.phase === 'take_row') return t('prompt-take-row', { card: next?.card[0] ?? 0 });
      if (view.phase === 'window' && next) return t('prompt-window', { card: next.card[0], ...ownedBy(next.owner, scribe) });
      return t('table-ask-card');
    }
    case 'take_that':
      if (first === 'pair') return t('prompt-pair');
      if (first === 'take') return t('prompt-new-line');
      return t(view.line.length === 0 ? 'take-that-ask-start' : 'prompt-turn');
    case 'bull_party':
      if (view.phase === 'take_row') return t('bull-party-ask-take', { card: view.queue[0]?.card?.[0] ?? 0 });
      if (view.phase === 'add_to') return t('bull-party-ask-add', { card: view.turned_card?.[0] ?? 0 });
      if (view.phase === 'lay') return layPrompt(view.you === undefined ? 0 : (view.seats[view.you]?.to_lay ?? 0), words);
      return t('prompt-pick');
  }
}

function layPrompt(count: number, words: string[]): string {
  const card = words.at(-1);
  // All are laid; the server has not answered yet.
  if (words.length >= 2 * count) return '…';
  if (words.length % 2 === 1 && card !== undefined) return t('prompt-pile', { card });
  return t('prompt-lay', { left: count - words.length / 2 });
}
