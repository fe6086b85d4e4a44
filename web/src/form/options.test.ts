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

const defaults: AnyRules = {
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

describe('form options', () => {
  it('are omitted if they equal the defaults', () => {
    expect(changedValues(defaults, OPTIONS)).toEqual({});
  });

  it('contain the values that differ from the defaults', () => {
    const rules: AnyRules = { ...defaults, end: { rounds: 3 }, deck: 'limited', fans: ['even_odd', 'jumping_cow'] };
    expect(changedValues(rules, OPTIONS)).toEqual({ rounds: '3', deck: 'limited', fans: 'even_odd+jumping_cow' });
  });

  it('are serialized in the format of the server', () => {
    expect(optionString(OPTIONS, { rounds: ' 3 ', deck: 'limited', fans: undefined, limit: '' })).toBe('rounds=3,deck=limited');
  });

  it('are sent even if they equal the default, which depends on the number of players', () => {
    expect(optionString(OPTIONS, { limit: '66' })).toBe('limit=66');
  });
});
