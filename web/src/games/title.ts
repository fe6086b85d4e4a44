// Headings of tables.
import { dashed, t } from '../i18n/texts.svelte';
import type { GameView } from '../protocol';
import { playOf } from './play';

/** Round and turn while a match is played, the name of the game after it. */
export function tableTitle(view: GameView): string {
  return view.phase === 'over' ? t(`game-${dashed(view.game)}`) : playOf(view.game).title(view);
}
