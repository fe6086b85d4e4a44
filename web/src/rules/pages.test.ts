import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/texts.svelte';
import { blocks, type Block } from '../../scripts/markdown';
import { factsOf, GAME_KINDS } from '../games';
import { readPage } from './pages';

const SOURCES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default', eager: true });

function source(page: string, language: string): string {
  return SOURCES[`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${page}.md`] ?? '';
}

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
  for (const page of GAME_KINDS.flatMap((kind) => factsOf(kind).rules_pages)) {
    test(`${page} has every rule in ${language}`, async () => {
      const [english, other] = [source(page, 'en'), source(page, language)];
      expect(blocks(other).map(shape)).toEqual(blocks(english).map(shape));
      expect(words(other)).toEqual(words(english));
      expect(await readPage(page, language)).toContain('<h2>');
    });
  }
}

/** Options, values and rows are the same in every language. */
function words(text: string): string[] {
  return [...text.matchAll(/`[^`]+`/g)].map(([word]) => word).sort();
}
