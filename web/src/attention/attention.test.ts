// Calls to a player who looks elsewhere.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReturning, noteVisit } from './visits';

const shown: string[] = [];
let permission = 'granted';
let answer = 'granted';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  shown.length = 0;
  permission = 'granted';
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  class FakeNotification {
    static get permission(): string {
      return permission;
    }
    static requestPermission = vi.fn(() => Promise.resolve(answer));
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async (): Promise<typeof import('./attention.svelte')['attention']> =>
  (await import('./attention.svelte')).attention;
const icon = (): string | null => document.querySelector('link')?.getAttribute('href') ?? null;
const look = (state: DocumentVisibilityState): void => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('your turn', () => {
  it('changes the icon of the tab and back', async () => {
    const attention = await load();
    attention.set(true);
    expect([icon(), attention.yourTurn]).toEqual(['/icon-turn.svg', true]);
    attention.set(false);
    expect([icon(), attention.yourTurn]).toEqual(['/icon.svg', false]);
  });

  it.each([
    ['hidden', true, 1],
    ['visible', true, 0],
    ['hidden', false, 0],
  ] as const)('in a %s tab with notifications %s shows %i', async (state, wanted, count) => {
    const attention = await load();
    await attention.setNotify(wanted);
    look(state);
    attention.set(true);
    await new Promise((done) => setTimeout(done));
    expect(shown).toHaveLength(count);
  });
});

describe('notifications', () => {
  it('stay off if the browser refuses', async () => {
    permission = 'default';
    answer = 'denied';
    const attention = await load();
    await attention.setNotify(true);
    expect([attention.notify, attention.permission]).toEqual([false, 'denied']);
    expect(localStorage.getItem('rodeo.notify')).toBe('no');
  });

  it('are never asked for by loading the page', async () => {
    permission = 'default';
    const attention = await load();
    attention.set(true);
    expect(Notification.requestPermission).not.toHaveBeenCalled();
  });

  it('are offered only some time after the first visit', () => {
    noteVisit(1_000);
    noteVisit(50_000);
    expect(isReturning(60_000)).toBe(false);
    expect(isReturning(1_000 + 2 * 60 * 60 * 1000)).toBe(true);
  });
});
