import { beforeEach, describe, expect, it } from 'vitest';
import { markLearned } from '../tutorial/learned';
import { Explanations } from './explanations.svelte';

const TOPICS = ['pick', 'zero'];

describe('explanations', () => {
  beforeEach(() => localStorage.clear());

  it('come one at a time, each once for a guest', () => {
    const first = new Explanations('bull_party', 'ada');
    first.follow('1', () => TOPICS);
    expect(first.shown).toBe('pick');
    first.close();
    // Not another one for the same question.
    first.follow('1', () => TOPICS);
    expect(first.shown).toBeNull();
    first.follow('2', () => TOPICS);
    expect(first.shown).toBe('zero');
    // The player answers without closing it.
    first.follow(null, () => TOPICS);
    expect(first.shown).toBeNull();
    first.follow('3', () => TOPICS);
    expect(first.shown).toBeNull();

    const [again, other] = [new Explanations('bull_party', 'ada'), new Explanations('bull_party', 'bo')];
    for (const one of [again, other]) one.follow('1', () => TOPICS);
    expect([again.shown, other.shown]).toEqual([null, 'pick']);
    expect([again.isFor(TOPICS), again.isFor([...TOPICS, 'lay']), other.isFor(TOPICS)]).toEqual([false, true, true]);
  });

  it('are not for a player who has finished the tutorial', () => {
    markLearned('bull_party');
    const all = new Explanations('bull_party', 'ada');
    all.follow('1', () => TOPICS);
    expect(all.shown).toBeNull();
    expect(all.isFor(TOPICS)).toBe(false);
  });
});
