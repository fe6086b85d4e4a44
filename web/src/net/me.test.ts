import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, requests, withoutNet, type Answers } from './testing';

const ANA = { id: 'a', name: 'Ana' };
const GUEST = { id: 'g', name: 'Guest' };
let answers: Answers;
let me: typeof import('./me.svelte').me;

beforeEach(async () => {
  answers = { '/guests': [200, GUEST], 'GET /api/v1/me': [200, ANA], 'PATCH /api/v1/me': [200, { id: 'a', name: 'Bo' }] };
  withoutNet(answers);
  vi.resetModules();
  ({ me } = await import('./me.svelte'));
});
afterEach(() => vi.unstubAllGlobals());

describe('who this browser is', () => {
  it('is asked once', async () => {
    await Promise.all([me.load(), me.load()]);
    expect(me.guest).toEqual(ANA);
    expect(requests('/me')).toBe(1);
  });

  it.each(['not_logged_in', 'invalid_credentials'])(
    'is nobody where the server says %s, and somebody new when there is need',
    async (code) => {
      answers['GET /api/v1/me'] = [401, problem(code)];
      await me.load();
      expect(me.guest).toBeNull();
      expect(await me.named(() => 'Guest')).toEqual(GUEST);
    },
  );

  it.each([
    [429, 'rate_limited'],
    [500, 'internal'],
    [503, 'shutting_down'],
  ])('stays unknown after a refusal with %i, and is asked for again', async (status, code) => {
    answers['GET /api/v1/me'] = [status, problem(code)];
    await expect(me.named(() => 'Guest')).rejects.toMatchObject({ code });
    expect(me.guest).toBeUndefined();
    expect(requests('/guests')).toBe(0);
    answers['GET /api/v1/me'] = [200, ANA];
    await me.load();
    expect(me.guest).toEqual(ANA);
  });

  it('keeps its name where another one was only guessed before the answer', async () => {
    await me.named(() => me.guest?.name ?? 'Guest 42');
    expect(requests('PATCH /api/v1/me')).toBe(0);
  });

  it('takes another name', async () => {
    expect(await me.named(() => ' Bo ')).toEqual({ id: 'a', name: 'Bo' });
  });
});
