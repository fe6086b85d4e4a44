// The bar with the question: what is a new element, and what stays the same.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { playOf } from '../games/play';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { ConnectionState } from '../net/connection.svelte';
import type { Trouble } from '../net/problems';
import type { TextContext } from '../playback/context';
import type { GameView, Snapshot } from '../protocol';
import { Choice } from './choice.svelte';
import PromptBar from './PromptBar.svelte';
import type { Session } from './session.svelte';

const VIEW = {
  game: 'take6',
  phase: 'choose',
  round: 1,
  turn: 1,
  rows: [],
  queue: [],
  seats: [],
  hand: [
    [3, 1],
    [17, 1],
  ],
} as unknown as GameView;
const KNOWN = {
  seat: 0,
  table: { id: 't', phase: 'playing', seats: [], settings: { rules: { game: 'take6' } } },
  pending: { question: 4, asked: [0], waiting: [0] },
} as unknown as Snapshot;
const UNDO_MS = 5_000;

let choice: Choice;
let mounted: ReturnType<typeof mount>;

function open(): { problem: Trouble | null; connection: { state: ConnectionState } } {
  choice = new Choice(() => undefined, { undoMs: () => UNDO_MS });
  choice.setPrompt({ question: 4, next: ['3', '17'], needs_more: false });
  const session = $state({
    choice,
    connection: { state: { kind: 'live' } as ConnectionState },
    playback: { playing: false, summaryFor: () => null },
    ready: true,
    isFormality: false,
    get canUndo() {
      return choice.answer !== null;
    },
    problem: null as Trouble | null,
  });
  const context = { who: (seat: number) => `Seat ${seat}` } as TextContext;
  const props = { session: session as unknown as Session, known: KNOWN, view: VIEW, context };
  mounted = mount(PromptBar, { target: document.body, props });
  flushSync();
  return session;
}

beforeAll(() => chooseLanguage('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await unmount(mounted);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the alert of a problem, which would be read again, while cards are highlighted', () => {
  vi.spyOn(playOf('take6'), 'hint').mockImplementation((_, at) => `Row ${at + 1}`);
  const session = open();
  session.problem = { code: 'rate_limited', message: '' };
  flushSync();
  const alert = document.querySelector('[role="alert"]');
  expect(alert?.textContent).not.toBe('');
  const asides = (): number => document.querySelectorAll('.aside').length;
  for (const card of ['3', '17']) {
    choice.looked = card;
    flushSync();
    expect([document.querySelector('[role="alert"]') === alert, asides()]).toEqual([true, 1]);
  }
});

it('starts the time to undo again with each choice', () => {
  open();
  const bar = (): Element | null => document.querySelector('.undo .left');
  choice.pick('3');
  flushSync();
  const first = bar();
  expect(first).not.toBeNull();
  choice.pick('17');
  flushSync();
  expect(bar()).not.toBeNull();
  expect(bar()).not.toBe(first);
});

it('asks to confirm a card whose digits can be swapped', () => {
  open();
  choice.setPrompt({ question: 5, next: ['17'], needs_more: true });
  choice.pick('17');
  choice.onOptions({ type: 'next_words', question: 5, words: '17', next: ['flip'], complete: true });
  flushSync();
  expect(document.querySelector('.now')?.textContent).toBe('17: confirm, or swap its digits.');
  expect(document.querySelector('.confirm')?.textContent?.trim()).toBe('Confirm: 17');
});

it('says that the connection is lost instead of the question, and why', () => {
  const session = open();
  const said = (): string => document.querySelector('.now')?.textContent ?? '';
  expect(said()).toBe('Choose a card');
  session.connection.state = { kind: 'lost', problem: null };
  flushSync();
  expect(said()).toContain('Connection lost.');
  expect(document.querySelector('.aside.bad')).toBeNull();
  session.connection.state = { kind: 'lost', problem: { code: 'shutting_down', message: '' } };
  flushSync();
  expect(said()).toContain('Connection lost.');
  expect(document.querySelector('.aside.bad')?.textContent).toBe('The server is restarting. Try again in a moment.');
});
