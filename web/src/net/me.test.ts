import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, requests, mockNetwork, type Answers } from './testing';

const ANA = { id: 'a', name: 'Ana' };
const GUEST = { id: 'g', name: 'Guest' };
let answers: Answers;
let me: typeof import('./me.svelte').me;

beforeEach(async () => {
  localStorage.clear();
  answers = { '/guests': [200, GUEST], 'GET /api/v1/me': [200, ANA], 'PATCH /api/v1/me': [200, { id: 'a', name: 'Bo' }] };
  mockNetwork(answers);
  vi.resetModules();
  ({ me } = await import('./me.svelte'));
});
afterEach(() => vi.unstubAllGlobals());

describe('guest of this browser', () => {
  it('is requested once', async () => {
    await Promise.all([me.load(), me.load()]);
    expect(me.guest).toEqual(ANA);
    expect(requests('/me')).toBe(1);
  });

  it.each(['not_logged_in', 'invalid_credentials'])('is null on %s, and created when needed', async (code) => {
    answers['GET /api/v1/me'] = [401, problem(code)];
    await me.load();
    expect(me.guest).toBeNull();
    expect(await me.named(() => 'Guest')).toEqual(GUEST);
  });

  it.each([
    [429, 'rate_limited'],
    [500, 'internal'],
    [503, 'shutting_down'],
  ])('stays unknown after status %i, and is requested again', async (status, code) => {
    answers['GET /api/v1/me'] = [status, problem(code)];
    await expect(me.named(() => 'Guest')).rejects.toMatchObject({ code });
    expect(me.guest).toBeUndefined();
    expect(requests('/guests')).toBe(0);
    answers['GET /api/v1/me'] = [200, ANA];
    await me.load();
    expect(me.guest).toEqual(ANA);
  });

  it('keeps its name if the suggested one was made before the response', async () => {
    await me.named(() => me.guest?.name ?? 'Guest 42');
    expect(requests('PATCH /api/v1/me')).toBe(0);
  });

  it('is recovered with its name, which tables on this device use', async () => {
    answers['/recover'] = [200, ANA];
    await me.recover('code');
    expect([me.guest, localStorage.getItem('rodeo.name')]).toEqual([ANA, 'Ana']);
  });

  it('can be renamed', async () => {
    expect(await me.named(() => ' Bo ')).toEqual({ id: 'a', name: 'Bo' });
  });
});
