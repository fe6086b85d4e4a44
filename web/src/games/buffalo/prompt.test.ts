import { beforeAll, expect, it } from 'vitest';
import type { TextContext } from '../../playback/context';
import { chooseLanguage, t } from '../../i18n/texts.svelte';
import type { RulesOf, ViewOf } from '../types';
import { play } from './play';

const view = { phase: 'window', queue: [{ owner: 'buffalo', card: [30, 3] }], rows: [] } as unknown as ViewOf<'buffalo'>;
const context = {} as TextContext;

beforeAll(() => chooseLanguage('en'));

it('asks for the next card until Sort has all of them', () => {
  for (const words of [['sort'], ['sort', '30'], ['sort', '30', '46']]) {
    expect(play.prompt(view, words, context)).toBe(t('target-sort'));
  }
});

it('asks for a card and then for a row with Push!', () => {
  expect(play.prompt(view, ['push'], context)).toBe(t('target-push'));
  expect(play.prompt(view, ['push', '41'], context)).toBe(t('target-push-row', { card: '41' }));
});

it('has no buttons for what lies on the board', () => {
  for (const word of ['row1', '41', 'push', 'sort', 'lift']) expect(play.isOnBoard(word, view)).toBe(true);
  expect(play.isOnBoard('pass', view)).toBe(false);
});

it('does not ask who can only pass, unless there may be proposals to support', () => {
  const rules = { game: 'buffalo', decide: 'anyone' } as RulesOf<'buffalo'>;
  expect(play.formality?.(view, ['pass'], rules)).toBe('pass');
  expect(play.formality?.(view, ['pass', 'stop'], rules)).toBeNull();
  expect(play.formality?.(view, ['pass'], { ...rules, decide: 'majority' })).toBeNull();
});
