// The numbered rules: the same pages that the documentation holds, loaded when somebody wants to read them.
import type { GameKind } from '../protocol';

const PAGES = import.meta.glob<string>(['../../../docs/rules/*.md', '!**/README.md'], { query: '?raw', import: 'default' });

const PAGES_OF: Record<GameKind, string[]> = {
  take6: ['take6', 'fan-cards'],
  buffalo: ['buffalo'],
  take_that: ['take-that'],
  bull_party: ['bull-party'],
};

export function pagesOf(game: GameKind): string[] {
  return PAGES_OF[game];
}

export async function readPage(name: string): Promise<string> {
  return (await PAGES[`../../../docs/rules/${name}.md`]?.()) ?? '';
}
