import { beforeEach, expect, it } from 'vitest';
import { markLearned } from '../tutorial/learned';
import { Goal } from './goal.svelte';

beforeEach(() => localStorage.clear());

it('is new until it is hidden, for each game', () => {
  const goal = new Goal('take6');
  expect(goal.isNew).toBe(true);
  goal.hide();
  expect([goal.isNew, new Goal('take6').isNew, new Goal('buffalo').isNew]).toEqual([false, false, true]);
});

it('is known after the tutorial', () => {
  markLearned('bull_party');
  expect(new Goal('bull_party').isNew).toBe(false);
});
