// Pages that are shown, wait for the server and are left, without a net.
import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, requests, Socket, withoutNet, type Answers } from '../net/testing';

const ME = 'GET /api/v1/me';
const SIT = 'POST /api/v1/tables/t/seats';
const ANA = { id: 'a', name: 'Ana' };
const RULES = { game: 'take6', players: 2, end: { limit: 66 }, fans: [] };
const CARD = { id: 't', code: 'KTR-MBX', phase: 'open', spectators: true, seats: [{ kind: 'empty' }], rules: RULES, clock: null };

let answers: Answers;
let leave: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  answers = { [ME]: [200, ANA], '/tables/t': [200, CARD], '/games': [200, []], '/v1/tables': [200, []] };
  withoutNet(answers);
  // Svelte asks whether the reader wants things to move.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every page is the first one here: nobody has asked yet who we are. */
async function show(load: () => Promise<{ default: Component<any> }>, props: object = {}): Promise<void> {
  vi.resetModules();
  const [{ mount, unmount }, { chooseLanguage }, page] = await Promise.all([
    import('svelte'),
    import('../i18n/texts.svelte'),
    load(),
  ]);
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

/** A request that is answered when the test says so. */
function held(answer: unknown, status = 200): () => Promise<void> {
  let resolve: (answer: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((answered) => (resolve = answered)));
  return async () => {
    resolve(new Response(JSON.stringify(answer), { status }));
    await pass();
  };
}

describe('a table', () => {
  const table = (): Promise<void> => show(() => import('./Table.svelte'), { id: 't' });

  it('is gone to by whoever is known', async () => {
    await table();
    expect(Socket.all).toHaveLength(1);
  });

  it.each([
    ['answers', 200, ANA],
    ['refuses', 500, problem('internal')],
  ])('that was left before the server %s is not gone to', async (_, status, body) => {
    const answer = held(body, status);
    await table();
    await leave();
    await answer();
    await pass(60_000);
    expect(Socket.all).toHaveLength(0);
    expect(requests(ME)).toBe(1);
  });

  it('that was left while sitting down is not gone to', async () => {
    answers[ME] = [401, problem('not_logged_in')];
    answers['/guests'] = [200, ANA];
    await table();
    const answer = held(ANA);
    await press('Sit down');
    await leave();
    await answer();
    expect(requests(SIT)).toBe(0);
    expect(Socket.all).toHaveLength(0);
  });

  it('that was left before the seat was given is not gone to', async () => {
    answers[ME] = [401, problem('not_logged_in')];
    await table();
    const [guest, seat] = [held(ANA), held({})];
    await press('Sit down');
    await guest();
    expect(requests(SIT)).toBe(1);
    await leave();
    await seat();
    expect(Socket.all).toHaveLength(0);
  });

  it('waits where the server has no time to say who we are, and makes nobody new', async () => {
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

describe('the first page', () => {
  const home = (): Promise<void> => show(() => import('./Home.svelte'));

  it('says that our tables did not come, and asks again', async () => {
    answers[ME] = [500, problem('internal')];
    answers['/me/tables'] = [200, [CARD]];
    await home();
    expect(read()).toContain('Something went wrong on the server');
    answers[ME] = [200, ANA];
    await press('Try again');
    expect(read()).toContain('Return to table');
    expect(read()).not.toContain('Something went wrong on the server');
  });

  it('says once that the server is away, and asks again', async () => {
    withoutNet();
    await home();
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    withoutNet(answers);
    await press('Try again');
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
  });
});

describe('my games', () => {
  const mine = (): Promise<void> => show(() => import('./History.svelte'));
  beforeEach(() => {
    answers['/me/tables'] = [200, [CARD]];
    answers['/me/matches'] = [200, { items: [], before: null }];
  });

  it.each([ME, '/me/tables', '/me/matches'])('are asked for again where %s was refused', async (key) => {
    const good = answers[key] ?? null;
    answers[key] = [429, problem('rate_limited')];
    await mine();
    expect(read()).toContain('Too many requests');
    // What has not come is not said to be nothing.
    expect(read()).not.toContain('You are not seated');
    answers[key] = good;
    await press('Try again');
    expect(read()).toContain('Return to table');
    expect(read()).not.toContain('Too many requests');
  });

  it('show no recovery code of whoever we were before', async () => {
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
