import { expect, it } from 'vitest';
import type { ChatLine } from '../protocol';
import { UnreadChat } from './unreadChat.svelte';

/** Chat messages with these numbers. */
function lines(from: number, to: number): ChatLine[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at, seat: 1, name: 'Seat 2', text: 'Moo' }));
}

it('counts messages since the last read one, even if older ones are dropped', () => {
  const unreadChat = new UnreadChat(lines(1, 200));
  expect(unreadChat.unread(lines(1, 200))).toBe(0);
  expect(unreadChat.unread(lines(4, 203))).toBe(3);
  unreadChat.markRead(lines(4, 203));
  expect(unreadChat.unread(lines(5, 204))).toBe(1);
});

it('starts at zero without messages', () => {
  const unreadChat = new UnreadChat([]);
  expect([unreadChat.unread([]), unreadChat.unread(lines(40, 41))]).toEqual([0, 2]);
});
