import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatLine } from '../protocol';

const line = (seq: number, guest?: string): ChatLine => ({ seq, seat: 0, name: 'Seat 1', text: 'Moo', guest });

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function load() {
  return (await import('./mutedGuests.svelte')).mutedGuests;
}

it('hides the lines of muted guests only, also after a reload', async () => {
  const chat = [line(1, 'a'), line(2, 'b'), line(3)];
  const muted = await load();
  expect(muted.visible(chat)).toEqual(chat);
  muted.set('a', true);
  expect(muted.visible(chat).map(({ seq }) => seq)).toEqual([2, 3]);
  vi.resetModules();
  const again = await load();
  expect(again.has('a')).toBe(true);
  again.set('a', false);
  expect(again.visible(chat)).toEqual(chat);
});

it('ignores a damaged list', async () => {
  localStorage.setItem('rodeo.muted', '{"no":"list"}');
  expect((await load()).has('a')).toBe(false);
  localStorage.setItem('rodeo.muted', 'no JSON');
  vi.resetModules();
  expect((await load()).has('a')).toBe(false);
});
