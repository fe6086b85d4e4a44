import { afterEach, describe, expect, it } from 'vitest';
import { remember } from '../settings.svelte';
import { dealOf, gameOfDay, playedAt } from './todaysDeal';

describe("today's deal", () => {
  afterEach(() => localStorage.clear());

  it('has the date as its number', () => {
    expect(dealOf(new Date(2026, 0, 9, 23, 59))).toBe(20260109);
    expect(dealOf(new Date(2026, 11, 31, 0, 0))).toBe(20261231);
  });

  it('is of every game in turn, with the same one all day', () => {
    const games = ['one', 'two', 'three', 'four'];
    const found = [9, 10, 11, 12].map((day) => gameOfDay(games, new Date(2026, 10, day, 12)));
    expect(new Set(found)).toEqual(new Set(games));
    expect(gameOfDay(games, new Date(2026, 10, 9, 0, 0))).toBe(gameOfDay(games, new Date(2026, 10, 9, 23, 59)));
    expect(gameOfDay([], new Date())).toBeUndefined();
  });

  it('is remembered for its day only', () => {
    remember('todays-deal', '20261116 abc');
    expect(playedAt(20261116)).toBe('abc');
    expect(playedAt(20261117)).toBeNull();
  });
});
