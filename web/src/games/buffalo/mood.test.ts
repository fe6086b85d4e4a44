import { describe, expect, it } from 'vitest';
import type { EventOf, ViewOf } from '../types';
import { moodOf, pullOf } from './mood';

const heads = (team: number, buffalo: number) => ({ team_score: team, buffalo_heads: buffalo }) as ViewOf<'buffalo'>;
const took = (owner: 'buffalo' | { seat: number }): EventOf<'buffalo'> => ({
  took: { owner, card: 1, row: 0, heads: 3, cause: 'full' },
});

describe('the buffalo', () => {
  it('is pleased when the team takes a row and hurt when it takes one', () => {
    expect(moodOf(heads(0, 0), took({ seat: 1 }))).toBe('pleased');
    expect(moodOf(heads(0, 0), took('buffalo'))).toBe('hurt');
  });

  it('is pleased when an inserted card fills a row', () => {
    const event: EventOf<'buffalo'> = { inserted: { seat: 0, card: 5, row: 0, took: { stays: 9, heads: 4 } } };
    expect(moodOf(heads(0, 0), event)).toBe('pleased');
  });

  it('is angry while it has more heads than the team', () => {
    expect(moodOf(heads(3, 9), null)).toBe('angry');
    expect(moodOf(heads(9, 9), 'passed')).toBe('calm');
  });
});

describe('the rope', () => {
  it('is pulled towards the side with fewer heads', () => {
    expect(pullOf(5, 5)).toBe(50);
    expect(pullOf(0, 20)).toBeLessThan(30);
    expect(pullOf(20, 0)).toBeGreaterThan(70);
  });

  it('stays between the ends', () => {
    expect(pullOf(0, 500)).toBeGreaterThanOrEqual(10);
    expect(pullOf(500, 0)).toBeLessThanOrEqual(90);
  });
});
