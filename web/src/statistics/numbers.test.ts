import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage, t } from '../i18n/texts.svelte';
import { decimal, roundWins, signed, winsBySkillAndLuck } from './numbers';

beforeAll(() => chooseLanguage('en'));

it('rounds halves alike with and without a sign', () => {
  expect([decimal(-0.55), signed(-0.55), decimal(0.55), signed(0.55)]).toEqual(['−0.6', '−0.6', '0.6', '+0.6']);
  expect([decimal(-0.01), signed(-0.01)]).toEqual(['0.0', '0.0']);
});

it('shows the same skill everywhere', () => {
  const balance = { expected: 0.25, deal: -0.04, skill: -0.55, others: 0.14, luck: 0.2, result: 0 };
  const { parts } = roundWins(balance);
  const value = (wanted: string): number => parts.find(({ part }) => part === wanted)!.value / 10;
  const { skill, luck } = winsBySkillAndLuck(balance);
  expect([skill, luck]).toEqual([value('skill'), value('deal') + value('luck')]);
});

it('counts in words', () => {
  expect(t('statistics-mistake-count', { count: 1, rate: '1.0' })).toBe('once, 1.0 per match');
  expect(t('statistics-mistake-count', { count: 2, rate: '1.0' })).toBe('2 times, 1.0 per match');
  expect(t('statistics-mean-of', { count: 1 })).toBe('Average of 1 match');
});
