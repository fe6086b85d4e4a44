// Every language has all messages, and every message that the client uses exists.
import { expect, it } from 'vitest';
import protocol from '../../../docs/protocol/protocol.ts?raw';
import { readPage } from '../rules/pages';
import {
  bundleOf,
  chooseLanguage,
  commas,
  dashed,
  labelled,
  LANGUAGES,
  languageName,
  maybe,
  number,
  sentences,
  type Entries,
} from './texts.svelte';

const modules = import.meta.glob<{ sources: Record<string, Entries> }>('./languages/**/*.ts', { eager: true });
/** The messages of a language by file: those of the home page and the others. */
const parts = (language: string): Record<string, Entries>[] =>
  [language, `rest/${language}`].map((name) => modules[`./languages/${name}.ts`]?.sources ?? {});
const code = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Messages that equal a heading of a rule page, by page. */
const HEADINGS: Record<string, string[]> = {
  take6: ['game-take6', 'choose-limited', 'choose-draft'],
  'fan-cards': ['fan-even-odd', 'fan-mountaineering', 'fan-jumping-cow', 'fan-flip-digits'],
  buffalo: ['game-buffalo', 'special-take7', 'special-stop', 'special-replace', 'special-insert', 'special-push'],
  'take-that': ['game-take-that', 'choose-advanced'],
  'bull-party': ['game-bull-party'],
};

const bundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language, ...parts(language))]));

/** The ids of messages; terms start with a dash. */
const idsOf = (files: Record<string, Entries>): string[] =>
  Object.values(files)
    .flat()
    .map(({ id }) => id)
    .filter((id) => !id.startsWith('-'));

const ids = (language: string): string[] => parts(language).flatMap(idsOf).sort();

it('has English, Spanish, German and Japanese', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'es', 'ja']);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s has the same messages as English, without duplicates',
  (language) => {
    expect(ids(language)).toEqual(ids('en'));
    expect(new Set(ids(language)).size).toBe(ids(language).length);
  },
);

it.each(LANGUAGES)('%s uses the same variables as English', (language) => {
  // `$actor` selects the verb form, which some languages do not need.
  const needed = (code: string, id: string): string[] => variables(code, id).filter((name) => name !== 'actor');
  for (const id of ids('en')) expect([id, needed(language, id)]).toEqual([id, needed('en', id)]);
});

it('has every message that the client uses', () => {
  const used = Object.values(code).flatMap((text) =>
    [
      ...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g),
      ...text.matchAll(/\? '([a-z0-9]+-[a-z0-9-]+)' : '([a-z0-9]+-[a-z0-9-]+)'/g),
    ].flatMap((match) => match.slice(1)),
  );
  expect(used.length).toBeGreaterThan(150);
  const known = new Set(ids('en'));
  expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
});

it.each(LANGUAGES)('%s has a label for every option value', (language) => {
  const values = ids('en').filter((id) => id.startsWith('value-') && id !== 'value-none');
  expect(values.length).toBeGreaterThan(10);
  for (const id of values)
    expect([id, format(language, id.replace('value-', 'choose-'))]).toEqual([id, expect.stringMatching(/^[^_]+$/)]);
});

it.each(LANGUAGES)('%s uses the terms of its rule pages', async (language) => {
  for (const [page, names] of Object.entries(HEADINGS)) {
    const text = await readPage(page, language);
    const headings = [...text.matchAll(/<h[23]>(?:\d+\. )?(.*?)<\/h[23]>/g)].map((match) => match[1]?.toLowerCase());
    for (const id of names) expect(headings).toContain(format(language, id)?.toLowerCase());
  }
});

it.each(LANGUAGES)('%s: the home page gets few messages, and the same ones as in English', (language) => {
  const firstIds = (code: string): string[] => idsOf(parts(code)[0] ?? {}).sort();
  expect(firstIds(language)).toEqual(firstIds('en'));
  expect(firstIds(language)).toEqual(expect.arrayContaining(['home-title', 'game-take6', 'about-bull-party', 'level-keen']));
  expect(firstIds(language).length).toBeLessThan(ids(language).length / 3);
});

it('has no unused web message', () => {
  const all = Object.values(code).join('\n');
  const own = parts('en')
    .flatMap(Object.entries<Entries>)
    .filter(([path]) => path.endsWith('/web.ftl'));
  const webIds = own.flatMap(([path, entries]) => idsOf({ [path]: entries }));
  expect(webIds.length).toBeGreaterThan(100);
  // Prefixes of message ids that are built at run time.
  const families = [...all.matchAll(/`([a-z]+)-\$\{/g)].map((match) => `${match[1]}-`);
  const unused = webIds.filter((id) => !all.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)));
  expect(unused).toEqual([]);
});

it('has messages only for existing problem codes', () => {
  const [, codes = ''] = /export type ProblemCode =(.+?");/s.exec(protocol) ?? [];
  const known = [...codes.matchAll(/\| "(\w+)"/g)].map((match) => `problem-${dashed(match[1] ?? '')}`);
  expect(known.length).toBeGreaterThan(30);
  // Problems of the client itself, without a code of the server.
  const clientProblems = [
    'problem-unreachable',
    'problem-unsent',
    'problem-open-elsewhere',
    'problem-not-stored',
    'problem-weights-missing',
  ];
  const explained = ids('en').filter((id) => id.startsWith('problem-') && !clientProblems.includes(id));
  expect(explained.filter((id) => !known.includes(id))).toEqual([]);
});

it.each(LANGUAGES)('names the language %s as the browser does', (language) => {
  expect(languageName(language)).toBe(new Intl.DisplayNames([language], { type: 'language' }).of(language));
});

it.each(LANGUAGES)('%s writes the percent sign as the language does', (language) => {
  // A space that does not break, or none.
  const rule = ['de', 'es'].includes(language) ? /(?<=\u00a0)%/g : /(?<![\s\u00a0])%/g;
  const entries = parts(language)
    .flatMap(Object.values<Entries>)
    .flat();
  const signs = entries
    .flatMap(({ id, value }) => literals(value).map((text) => ({ id, text })))
    .filter(({ text }) => text.includes('%'));
  expect(signs.length).toBeGreaterThan(10);
  for (const { id, text } of signs) expect([id, text.replace(rule, '')]).toEqual([id, expect.not.stringContaining('%')]);
});

it.each([
  ['ja', 'A、B', 'A。B'],
  ['en', 'A, B', 'A. B'],
])('%s joins items and sentences', async (language, items, texts) => {
  await chooseLanguage(language);
  expect([commas(['A', 'B']), sentences(['A', null, 'B'])]).toEqual([items, texts]);
});

it('writes zero without a sign', () => {
  expect([number(-0), number(0), number(-3)]).toEqual(['0', '0', '−3']);
});

it('writes negative numbers with the minus sign, and hyphens as they are', async () => {
  await chooseLanguage('en');
  const written = (value: string | number): string => labelled('x', String(value));
  expect(['-10', '+1, -2 (-3)', '2026-11-19', 'ABC-123', '1-6'].map(written)).toEqual(
    ['−10', '+1, −2 (−3)', '2026-11-19', 'ABC-123', '1-6'].map((text) => `x: ${text}`),
  );
  expect(maybe('table-points', { points: -10 })).toBe('−10 points');
});

/** A message formatted without arguments. */
function format(language: string, id: string): string | undefined {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle?.formatPattern(pattern) : undefined;
}

/** The literal parts of a message. */
function literals(pattern: unknown): string[] {
  if (typeof pattern === 'string') return [pattern];
  return typeof pattern === 'object' && pattern !== null ? Object.values(pattern).flatMap(literals) : [];
}

/** The variables of a message and of the messages that it references. */
function variables(language: string, id: string): string[] {
  const source = JSON.stringify(bundles.get(language)?.getMessage(id)?.value ?? null);
  const named = (kind: string): string[] =>
    [...source.matchAll(new RegExp(`"type":"${kind}","name":"([\\w-]+)"`, 'g'))].map((match) => match[1] ?? '');
  return [...new Set([...named('var'), ...named('mesg').flatMap((other) => variables(language, other))])].sort();
}
