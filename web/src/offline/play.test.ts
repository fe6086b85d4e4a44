import { afterEach, expect, test, vi } from 'vitest';
import { api, deviceApi, Rejection } from '../net/api';
import { me } from '../net/me.svelte';
import type { MatchSummary, Me, TableSummary } from '../protocol';
import { remember } from '../settings.svelte';
import { mergeMatches, myTables } from './play';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  me.guest = undefined;
});

/** Answers of the server and of the device. */
function tables(server: Promise<TableSummary[]>, here: Promise<TableSummary[]>): void {
  remember('device', 'yes');
  me.guest = { id: 'ada' } as Me;
  vi.spyOn(me, 'load').mockResolvedValue();
  vi.spyOn(api, 'myTables').mockReturnValue(server);
  vi.spyOn(deviceApi, 'myTables').mockReturnValue(here);
}
const table = (id: string): TableSummary => ({ id }) as TableSummary;

test('the server is asked for tables while the device still starts', async () => {
  tables(Promise.resolve([table('s')]), new Promise(() => undefined));
  void myTables();
  await vi.waitFor(() => expect(api.myTables).toHaveBeenCalled());
});

test('without a server the tables of the device are listed, but another problem is told', async () => {
  const fails = (problem: ConstructorParameters<typeof Rejection>[0]): Promise<TableSummary[]> =>
    Promise.reject(new Rejection(problem));
  tables(fails({ code: 'unreachable', message: '' }), Promise.resolve([table('d')]));
  expect(await myTables()).toEqual([table('d')]);
  tables(fails({ code: 'rate_limited', message: '' }), Promise.resolve([table('d')]));
  await expect(myTables()).rejects.toMatchObject({ code: 'rate_limited' });
  tables(Promise.resolve([table('s')]), Promise.resolve([table('d')]));
  expect(await myTables()).toEqual([table('d'), table('s')]);
});

const match = (id: string, ended_ms: number): MatchSummary => ({ id, ended_ms }) as MatchSummary;
const ids = (matches: MatchSummary[]): string[] => matches.map(({ id }) => id);

test('matches of the server and of this device are one list, newest first', () => {
  const [server, here] = [
    [match('s9', 9), match('s5', 5)],
    [match('d7', 7), match('d3', 3)],
  ];
  expect(ids(mergeMatches(server, true, here))).toEqual(['s9', 'd7', 's5', 'd3']);
  expect(ids(mergeMatches([], true, here))).toEqual(['d7', 'd3']);
});

test('while older matches of the server are not loaded, the list has no gap', () => {
  const [server, here] = [
    [match('s9', 9), match('s5', 5)],
    [match('d7', 7), match('d3', 3)],
  ];
  expect(ids(mergeMatches(server, false, here))).toEqual(['s9', 'd7', 's5']);
});
