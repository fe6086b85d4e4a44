import { expect, it } from 'vitest';
import { bundleOf, dashed, LANGUAGES, type Entries } from '../i18n/texts.svelte';
import { GAME_KINDS } from '../games';
import { PICTURES } from './pictures';

const modules = import.meta.glob<{ sources: Record<string, Entries> }>('../i18n/languages/**/*.ts', { eager: true });

it.each(GAME_KINDS.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  '%s has a picture for each paragraph of the short rules in %s',
  (game, language) => {
    const bundle = bundleOf(
      language,
      ...[language, `rest/${language}`].map((name) => modules[`../i18n/languages/${name}.ts`]?.sources ?? {}),
    );
    const pattern = bundle.getMessage(`rules-${dashed(game)}`)?.value;
    const paragraphs = pattern ? bundle.formatPattern(pattern).split('\n') : [];
    expect(PICTURES[game]).toHaveLength(paragraphs.length);
  },
);
