// The history that the statistics count, with a mocked API.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, deviceApi, Rejection } from '../net/api';
import { me } from '../net/me.svelte';
import type { MatchSummary, Me } from '../protocol';
import { fetchRecord, loadHistory } from './history';
import { bot, summaryOf } from './testing';

const rejection = (code: 'rate_limited' | 'match_not_found'): Rejection => new Rejection({ code, message: '' } as never);
const unreachable = new Rejection({ code: 'unreachable', message: '' });
const mine = (id: string, ended_ms: number, guest = 'g1'): MatchSummary =>
  summaryOf({ id, ended_ms, seats: [bot('keen'), { kind: 'guest', id: guest, name: 'Me', bot: false }] });

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  me.guest = { id: 'g1', name: 'Me', bot: false } as Me;
  vi.spyOn(me, 'load').mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

it('has the matches of the server and of this device, each once', async () => {
  localStorage.setItem('rodeo.device', 'yes');
  localStorage.setItem('rodeo.uploaded-g1', 'dev1ce2');
  const here = [mine('dev1ce1', 15, 'dev1ceme'), mine('dev1ce2', 25, 'dev1ceme')];
  vi.spyOn(deviceApi, 'myMatches').mockResolvedValue({ items: here, before: null });
  const pages = vi.spyOn(api, 'myMatches').mockImplementation(async (before) => {
    return before === undefined ? { items: [mine('c', 30), mine('b', 20)], before: 7 } : { items: [mine('a', 10)], before: null };
  });
  const { matches, before, error } = await loadHistory();
  expect(pages.mock.calls).toEqual([[undefined], [7]]);
  expect(matches.map(({ id, seat, offline }) => [id, seat, offline])).toEqual([
    ['c', 1, false],
    ['b', 1, false],
    ['dev1ce1', 1, true],
    ['a', 1, false],
  ]);
  expect([before, error]).toEqual([null, null]);
});

it('loads a long history in parts', async () => {
  const page = vi.spyOn(api, 'myMatches').mockImplementation(async (before = 1000) => {
    return { items: [mine(`m${before}`, before)], before: before === 940 ? null : before - 1 };
  });
  const part = await loadHistory();
  expect([part.matches.length, part.before]).toEqual([40, 960]);
  const whole = await loadHistory(part);
  expect([whole.matches.length, whole.before, page.mock.calls.length]).toEqual([61, null, 61]);
});

it('keeps what is loaded when the server fails', async () => {
  vi.spyOn(api, 'myMatches').mockImplementation(async (before) => {
    if (before !== undefined) throw unreachable;
    return { items: [mine('b', 20)], before: 7 };
  });
  const { matches, before, error } = await loadHistory();
  expect([matches.map(({ id }) => id), before, error]).toEqual([['b'], 7, unreachable]);
});

it('asks nothing of the server without a guest', async () => {
  me.guest = null;
  const page = vi.spyOn(api, 'myMatches');
  expect(await loadHistory()).toMatchObject({ matches: [], before: null, error: null });
  expect(page).not.toHaveBeenCalled();
});

it('repeats a request for a record that was one too many', async () => {
  vi.useFakeTimers();
  const record = vi
    .spyOn(api, 'record')
    .mockRejectedValueOnce(rejection('rate_limited'))
    .mockResolvedValueOnce({} as never);
  const found = fetchRecord('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toEqual({});
  record.mockRejectedValueOnce(rejection('match_not_found'));
  expect(await fetchRecord('a')).toBeNull();
  record.mockRejectedValue(rejection('rate_limited'));
  const failed = fetchRecord('a').catch((error: Rejection) => error.code);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await failed).toBe('rate_limited');
});
