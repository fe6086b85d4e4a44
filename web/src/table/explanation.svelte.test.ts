// The explanation of what a player meets for the first time, at a table.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { me } from '../net/me.svelte';
import type { GameView, Me, Snapshot } from '../protocol';
import { playOf } from '../games/play';
import { Choice } from './choice.svelte';
import Explanation from './Explanation.svelte';
import type { Session } from './session.svelte';

const VIEW = { game: 'bull_party' } as unknown as GameView;
const KNOWN = { seat: 0, table: { matches: 1 } } as unknown as Snapshot;

let choice: Choice;
let mounted: ReturnType<typeof mount>;

function open(): { ready: boolean } {
  choice = new Choice(() => undefined);
  choice.setPrompt({ question: 4, next: ['3', '17'], needs_more: false });
  const session = $state({ choice, ready: true });
  mounted = mount(Explanation, {
    target: document.body,
    props: { session: session as unknown as Session, known: KNOWN, view: VIEW },
  });
  flushSync();
  return session;
}

const shown = (): string | null => document.querySelector('aside p')?.textContent ?? null;
const status = (): string | undefined => document.querySelector('[role="status"]')?.textContent ?? undefined;

beforeAll(() => chooseLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  me.guest = undefined;
  vi.spyOn(playOf('bull_party'), 'firstTimes').mockReturnValue(['pick']);
});
afterEach(async () => {
  await unmount(mounted);
  vi.restoreAllMocks();
  vi.useRealTimers();
  me.guest = undefined;
});

it('comes back after a lost connection, and is over with the answer', () => {
  const session = open();
  const text = shown();
  expect(text).not.toBeNull();
  session.ready = false;
  flushSync();
  expect(shown()).toBeNull();
  session.ready = true;
  flushSync();
  expect(shown()).toBe(text);
  choice.pick('3');
  flushSync();
  expect(shown()).toBeNull();
  choice.setPrompt({ question: 5, next: ['17'], needs_more: false });
  flushSync();
  expect(shown()).toBeNull();
});

it('makes room for the buttons of a choice that has begun, and is not announced again if that is undone', () => {
  open();
  vi.advanceTimersByTime(100);
  flushSync();
  const text = shown();
  choice.selected = '3';
  flushSync();
  expect([shown(), status()]).toEqual([null, text]);
  choice.selected = null;
  flushSync();
  expect([shown(), status()]).toEqual([text, text]);
});

it('is for the guest, even if the guest is known later than the table', () => {
  open();
  const text = shown();
  me.guest = { id: 'ada' } as Me;
  flushSync();
  expect(shown()).toBe(text);
  document.querySelector<HTMLElement>('aside button')?.click();
  flushSync();
  expect(shown()).toBeNull();
  expect(localStorage.getItem('rodeo.explained.bull_party.ada')).toBe('pick');
});

it('fills its status after screen readers have seen it empty, and describes the box with it', () => {
  open();
  expect(status()).toBe('');
  vi.advanceTimersByTime(100);
  flushSync();
  expect(status()).toBe(shown());
  const region = document.querySelector('aside')?.getAttribute('aria-describedby');
  expect(region && document.getElementById(region)?.textContent).toBe(shown());
});
