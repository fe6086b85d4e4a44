// Pages with a mocked network: loading, errors, retries, and leaving early.
import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, requests, Socket, mockNetwork, type Answers } from '../net/testing';

const ME = 'GET /api/v1/me';
const SIT = 'POST /api/v1/tables/t/seats';
const ANA = { id: 'a', name: 'Ana' };
const RULES = { game: 'take6', players: 2, end: { limit: 66 }, fans: [] };
const CARD = {
  id: 't',
  code: 'KTR-MBX',
  phase: 'open',
  can_join: true,
  can_watch: true,
  spectators: true,
  seats: [{ kind: 'empty' }],
  rules: RULES,
  clock: null,
};

let answers: Answers;
let leave: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  answers = { [ME]: [200, ANA], '/tables/t': [200, CARD], '/games': [200, []], '/v1/tables': [200, []] };
  mockNetwork(answers);
  // Svelte queries the reduced-motion preference.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Mounts a page with fresh modules, so that the guest is not loaded yet. */
async function show(load: () => Promise<{ default: Component<any> }>, props: object = {}): Promise<void> {
  vi.resetModules();
  const [{ mount, unmount }, { chooseLanguage, loadAllMessages }, page] = await Promise.all([
    import('svelte'),
    import('../i18n/texts.svelte'),
    load(),
  ]);
  await loadAllMessages();
  await chooseLanguage('en');
  document.body.innerHTML = '';
  const shown = mount(page.default, { target: document.body, props });
  leave = async () => {
    leave = () => Promise.resolve();
    await unmount(shown);
  };
  await pass();
}

const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const read = (): string => document.body.textContent ?? '';

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
  if (!button) throw new Error(`no button "${name}" in: ${read()}`);
  button.click();
  await pass();
}

/** Holds the next request; the returned function answers it. */
function holdRequest(answer: unknown, status = 200): () => Promise<void> {
  let resolve: (answer: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((answered) => (resolve = answered)));
  return async () => {
    resolve(new Response(JSON.stringify(answer), { status }));
    await pass();
  };
}

describe('table page', () => {
  const table = (): Promise<void> => show(() => import('./Table.svelte'), { id: 't' });

  it('connects a known guest at once', async () => {
    await table();
    expect(Socket.all).toHaveLength(1);
  });

  it.each([
    ['answers', 200, ANA],
    ['fails', 500, problem('internal')],
  ])('does not connect if it is left before the server %s', async (_, status, body) => {
    const answer = holdRequest(body, status);
    await table();
    await leave();
    await answer();
    await pass(60_000);
    expect(Socket.all).toHaveLength(0);
    expect(requests(ME)).toBe(1);
  });

  it('does not connect if it is left while sitting down', async () => {
    answers[ME] = [401, problem('not_logged_in')];
    answers['/guests'] = [200, ANA];
    await table();
    const answer = holdRequest(ANA);
    await press('Sit down');
    await leave();
    await answer();
    expect(requests(SIT)).toBe(0);
    expect(Socket.all).toHaveLength(0);
  });

  it('does not connect if it is left before the seat is assigned', async () => {
    answers[ME] = [401, problem('not_logged_in')];
    await table();
    const [guest, seat] = [holdRequest(ANA), holdRequest({})];
    await press('Sit down');
    await guest();
    expect(requests(SIT)).toBe(1);
    await leave();
    await seat();
    expect(Socket.all).toHaveLength(0);
  });

  it('waits while rate limited and creates no new guest', async () => {
    answers[ME] = [429, problem('rate_limited', { retry_after_ms: 5_000 })];
    await table();
    expect(read()).toContain('Too many requests');
    expect(read()).toContain('Reconnecting');
    answers[ME] = [200, ANA];
    await pass(4_999);
    expect(Socket.all).toHaveLength(0);
    await pass(1);
    expect(Socket.all).toHaveLength(1);
    expect(requests('/guests')).toBe(0);
  });
});

describe('home page', () => {
  const home = (): Promise<void> => show(() => import('./Home.svelte'));

  it('reports that the own tables failed to load, and retries', async () => {
    answers[ME] = [500, problem('internal')];
    answers['/me/tables'] = [200, [CARD]];
    await home();
    expect(read()).toContain('Something went wrong on the server');
    answers[ME] = [200, ANA];
    await press('Try again');
    expect(read()).toContain('Return to table');
    expect(read()).not.toContain('Something went wrong on the server');
  });

  it('shows the games while the own tables are still loaded', async () => {
    answers['/games'] = [200, [{ game: 'take6', min_players: 2, max_players: 10, usual_players: 4, levels: [], options: [] }]];
    answers['/me/tables'] = [200, [CARD]];
    answers[ME] = null;
    await home();
    expect(document.querySelector('.games article')).not.toBeNull();
    expect(read()).not.toContain('Return to table');
    await leave();
    answers[ME] = [200, ANA];
    await home();
    expect(read()).toContain('Return to table');
  });

  it('reports an unreachable server once, and retries', async () => {
    mockNetwork();
    await home();
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    mockNetwork(answers);
    await press('Try again');
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
  });
});

describe('game history', () => {
  const mine = (): Promise<void> => show(() => import('./History.svelte'));
  beforeEach(() => {
    answers['/me/tables'] = [200, [CARD]];
    answers['/me/matches'] = [200, { items: [], before: null }];
  });

  it.each([ME, '/me/tables', '/me/matches'])('retries after %s failed', async (key) => {
    const good = answers[key] ?? null;
    answers[key] = [429, problem('rate_limited')];
    await mine();
    expect(read()).toContain('Too many requests');
    // Missing data is not shown as an empty list.
    expect(read()).not.toContain('You are not seated');
    answers[key] = good;
    await press('Try again');
    expect(read()).toContain('Return to table');
    expect(read()).not.toContain('Too many requests');
  });

  it('hides the recovery code of the previous guest', async () => {
    answers['/me/recovery'] = [200, { ...ANA, recovery: 'old-code' }];
    answers['/recover'] = [200, { id: 'b', name: 'Bo' }];
    await mine();
    await press('Create recovery code');
    expect(read()).toContain('old-code');
    const field = document.querySelector<HTMLInputElement>('#recovery');
    if (field) field.value = 'code-of-bo';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await press('Restore profile');
    expect(document.querySelector<HTMLInputElement>('#my-name')?.value).toBe('Bo');
    expect(read()).not.toContain('old-code');
    expect(field?.value).toBe('');
  });
});
