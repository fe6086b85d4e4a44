// Headings of tables.
import { capitalized } from '../i18n/capitalized';
import { dashed, t } from '../i18n/texts.svelte';
import type { GameView } from '../protocol';
import { playOf } from './play';

/** Round and turn while a match is played, the name of the game after it. */
export function tableTitle(view: GameView): string {
  return view.phase === 'over' ? t(`game-${dashed(view.game)}`) : playOf(view.game).title(view);
}

/** The same in two parts: the name of the game, and what follows it. */
export function titleParts(view: GameView): { name: string; facts: string } {
  const name = t(`game-${dashed(view.game)}`);
  const title = tableTitle(view);
  const facts = title.startsWith(name) ? title.slice(name.length).replace(/^[\s·・]+/, '') : title;
  return { name, facts: capitalized(facts) };
}
