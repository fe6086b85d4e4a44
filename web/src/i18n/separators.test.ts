// Separators, signs and plurals of each language.
import { beforeEach, describe, expect, it } from 'vitest';
import { scoreChange } from '../games/result';
import type { AnyRules, TableSettings } from '../protocol';
import { describe as describeTable } from '../table/settings';
import { choiceLabel } from '../table/words';
import { chooseLanguage, facts, labelled, t } from './texts.svelte';

const code = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../dev/**', '!../i18n/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The title of the window, whose separator must not wait for the messages. */
const EXCEPTIONS = ['../App.svelte'];
/** A half-width separator before or after an expression: in a template or a call of `join`, and in a markup. */
const IN_TEMPLATE = /(\}|`)(: | · )\$\{|join\('(: | · )'\)/;
const IN_MARKUP = /\}(: | · )\{|\}( ·|:)(?=\s*[\n<])/;

it('are taken from the messages', () => {
  const hardCoded = Object.entries(code).filter(([path, source]) => {
    const script = source.replaceAll(/<!--.*?-->|\/\*.*?\*\/|<style.*?<\/style>/gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
    const markup = path.endsWith('.svelte') ? script.replaceAll(/<script.*?<\/script>/gs, '') : '';
    return IN_TEMPLATE.test(script) || IN_MARKUP.test(markup);
  });
  expect(hardCoded.map(([path]) => path).sort()).toEqual(EXCEPTIONS);
});

describe('in Japanese', () => {
  beforeEach(() => chooseLanguage('ja'));

  it('facts and labels have full-width separators', () => {
    expect([facts(['A', null, 'B']), labelled('A', 'B')]).toEqual(['A・B', 'A：B']);
    expect(choiceLabel('7 new')).not.toMatch(/ · /);
    const rules = { game: 'take6', players: 2, end: { limit: 66 }, fans: [] } as unknown as AnyRules;
    expect(describeTable({ rules, clock: null } as TableSettings)).not.toMatch(/ · |: /);
  });

  it('the sign of a change is at its number', () => {
    expect([scoreChange('take6', 5), scoreChange('take_that', -3)]).toEqual(['牛マーク+5個', '−3点']);
  });
});

it('in English the sign of a change is before its number', async () => {
  await chooseLanguage('en');
  expect([scoreChange('take6', 5), scoreChange('take_that', -1)]).toEqual(['+5 heads', '−1 point']);
  expect([facts(['A', '', 'B']), labelled('A', 'B')]).toEqual(['A · B', 'A: B']);
});

it.each([
  ['en', '0 of 1 match analyzed', '1 of 3 matches analyzed'],
  ['de', '0 von 1 Partie analysiert', '1 von 3 Partien analysiert'],
  ['es', '0 de 1 partida analizada', '1 de 3 partidas analizadas'],
])('%s counts analyzed matches', async (language, one, several) => {
  await chooseLanguage(language);
  expect([t('statistics-analyzed', { done: 0, all: 1 }), t('statistics-analyzed', { done: 1, all: 3 })]).toEqual([one, several]);
});
