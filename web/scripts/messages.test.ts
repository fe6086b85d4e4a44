import { expect, it } from 'vitest';
import { closure, entries, firstModules, named, parsed } from './messages';

const SOURCE = `# Comment
-brand = Rodeo
title = Welcome to { -brand }
level-easy = Easy
level-hard =
    Hard,
    { $count ->
        [one] one card
       *[other] { other-page }
    }
other-page = Elsewhere
unused = Unused
`;

it('reads messages and terms without comments', () => {
  expect([...entries(SOURCE).keys()]).toEqual(['-brand', 'title', 'level-easy', 'level-hard', 'other-page', 'unused']);
  expect([...entries(SOURCE).values()].join('')).toBe(SOURCE.replace('# Comment\n', ''));
});

it('parses messages, and rejects what is not one', () => {
  expect(parsed(SOURCE).map(({ id }) => id)).toEqual([...entries(SOURCE).keys()]);
  expect(() => parsed('broken = { $count ->\n')).toThrow('cannot parse the message broken');
});

it('chooses the messages that code names, and those that they refer to', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code contains one
  const code = "t('title') + t(`level-${level}`) + 'no-message'";
  expect([...closure(entries(SOURCE), named(code))].sort()).toEqual([
    '-brand',
    'level-easy',
    'level-hard',
    'other-page',
    'title',
  ]);
});

it('finds the code of the first page, and no other page', () => {
  const files = [...firstModules()].map((file) => file.replace(/^.*\/src\//, ''));
  expect(files).toEqual(expect.arrayContaining(['main.ts', 'App.svelte', 'pages/Home.svelte', 'games/take6/index.ts']));
  expect(files.filter((file) => /^(table\/Play|pages\/(Table|Match|Learn)\.|review|replay|form)/.test(file))).toEqual([]);
});
