import { describe, expect, it } from 'vitest';
import type { AnyRules, OptionInfo } from '../protocol';
import { optionString, changedValues } from './options';

const number = { type: 'number', min: 1, max: 1000 } as const;
const OPTIONS: OptionInfo[] = [
  { name: 'limit', default: '66', values: number },
  { name: 'rounds', default: null, values: number },
  { name: 'deck', default: 'full', values: { type: 'one_of', words: ['full', 'limited'] } },
  { name: 'fans', default: 'none', values: { type: 'any_of', words: ['even_odd', 'jumping_cow'] } },
];

const book: AnyRules = {
  game: 'take6',
  players: 4,
  end: { limit: 66 },
  deck: 'full',
  deal: 'random',
  drafted: 'open',
  fans: [],
  hand: 10,
  cards: 104,
};

describe('the options of a table in a form', () => {
  it('are left open where the book says the same', () => {
    expect(changedValues(book, OPTIONS)).toEqual({});
  });

  it('are what the rules say', () => {
    const rules: AnyRules = { ...book, end: { rounds: 3 }, deck: 'limited', fans: ['even_odd', 'jumping_cow'] };
    expect(changedValues(rules, OPTIONS)).toEqual({ rounds: '3', deck: 'limited', fans: 'even_odd+jumping_cow' });
  });

  it('are written as the server reads them', () => {
    expect(optionString(OPTIONS, { rounds: ' 3 ', deck: 'limited', fans: undefined, limit: '' })).toBe('rounds=3,deck=limited');
  });

  it('are given even where they are the usual ones: with other players the book says something else', () => {
    expect(optionString(OPTIONS, { limit: '66' })).toBe('limit=66');
  });
});
