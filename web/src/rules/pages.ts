// The numbered rules: the same pages that the documentation holds, loaded when somebody wants to read them.
import type { GameKind } from '../protocol';

const FOLDER = '../../../docs/rules/';
const PAGES = import.meta.glob<string>(['../../../docs/rules/**/*.md', '!../../../docs/rules/**/README.md'], { query: '?raw', import: 'default' });

const PAGES_OF: Record<GameKind, string[]> = {
  take6: ['take6', 'fan-cards'],
  buffalo: ['buffalo'],
  take_that: ['take-that'],
  bull_party: ['bull-party'],
};

export function pagesOf(game: GameKind): string[] {
  return PAGES_OF[game];
}

/** A page in a language. The English pages are the first; the others lie in folders beside them. */
export async function readPage(name: string, language: string): Promise<string> {
  const folder = language === 'en' ? '' : `${language}/`;
  return (await PAGES[`${FOLDER}${folder}${name}.md`]?.()) ?? '';
}
