import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/texts.svelte';
import type { GameKind } from '../protocol';
import { blocks, type Block } from './markdown';
import { pagesOf, readPage } from './pages';

const GAMES: GameKind[] = ['take6', 'buffalo', 'take_that', 'bull_party'];

/** What a page is made of, whatever its language: the numbers of its rules, its tables, and the words of its options. */
function shape(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `heading ${block.level}`;
    case 'paragraph': {
      const [first] = block.pieces;
      return `rule ${first?.kind === 'strong' ? first.text : ''}`;
    }
    case 'list':
      return `list of ${block.items.length}`;
    case 'code':
      return `code ${block.text}`;
    case 'table':
      return `table ${block.head.length}×${block.rows.length}`;
  }
}

for (const language of LANGUAGES.filter((code) => code !== 'en')) {
  for (const page of GAMES.flatMap(pagesOf)) {
    test(`${page} has every rule in ${language}`, async () => {
      const [english, other] = await Promise.all([readPage(page, 'en'), readPage(page, language)]);
      expect(blocks(other).map(shape)).toEqual(blocks(english).map(shape));
      expect(words(other)).toEqual(words(english));
    });
  }
}

/** Options, values and rows are the same in every language. */
function words(text: string): string[] {
  return [...text.matchAll(/`[^`]+`/g)].map(([word]) => word).sort();
}
