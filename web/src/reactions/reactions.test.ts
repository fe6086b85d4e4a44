import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reactions } from './reactions.svelte';

const by = (guest: string, reaction: 'laugh' | 'wow' = 'laugh') => ({ guest, seat: 1, name: 'Seat 2', reaction });

describe('reactions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are shown for a few seconds', () => {
    const reactions = new Reactions();
    reactions.show(by('a'));
    vi.advanceTimersByTime(3_000);
    expect(reactions.shown).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(reactions.shown).toEqual([]);
  });

  it('replace the last one of the same person, and start again', () => {
    const reactions = new Reactions();
    reactions.show(by('a'));
    vi.advanceTimersByTime(3_000);
    reactions.show(by('a', 'wow'));
    reactions.show(by('b'));
    expect(reactions.shown.map(({ guest, reaction }) => [guest, reaction])).toEqual([
      ['a', 'wow'],
      ['b', 'laugh'],
    ]);
    vi.advanceTimersByTime(3_000);
    expect(reactions.shown).toHaveLength(2);
  });

  it('do not grow without bound, and ignore unknown ones', () => {
    const reactions = new Reactions();
    for (let guest = 0; guest < 100; guest += 1) reactions.show(by(String(guest)));
    expect(reactions.shown).toHaveLength(12);
    reactions.clear();
    reactions.show({ ...by('x'), reaction: 'shrug' as 'wow' });
    expect(reactions.shown).toEqual([]);
  });
});
