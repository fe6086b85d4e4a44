import { expect, it } from 'vitest';
import type { ChatLine } from '../protocol';
import { Talk } from './talk.svelte';

/** The lines with these numbers. */
function lines(from: number, to: number): ChatLine[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at, seat: 1, name: 'Seat 2', text: 'Moo' }));
}

it('counts what was said since the last line that was read, however few lines are kept', () => {
  const talk = new Talk(lines(1, 200));
  expect(talk.unread(lines(1, 200))).toBe(0);
  expect(talk.unread(lines(4, 203))).toBe(3);
  talk.see(lines(4, 203));
  expect(talk.unread(lines(5, 204))).toBe(1);
});

it('begins with nothing unread where nothing has been said', () => {
  const talk = new Talk([]);
  expect([talk.unread([]), talk.unread(lines(40, 41))]).toEqual([0, 2]);
});
