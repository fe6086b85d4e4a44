// The worker's side of play on this device, with the real module and a store in memory.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as module from '../../device/device.js';
import type { ClientMessage, MatchSummaryPage, ServerMessage, TableState, TableSummary } from '../protocol';
import { isForDevice, isOnDevice } from './ids';
import { MemoryStore, Page, readFile, until } from './testing';

beforeAll(async () => {
  module.initSync({ module: await readFile('device/device_bg.wasm') });
});

let store: MemoryStore;
let page: Page;
beforeEach(() => {
  store = new MemoryStore();
  page = new Page(store);
});

const TABLE = { game: 'take6', players: 3, bots: ['simple', 'merciless'], options: 'rounds=1,hand=3', start: true };

async function open(table: object = TABLE): Promise<string> {
  await page.call('POST', '/guests', { name: 'Seat 1' });
  return (await page.call<TableState>('POST', '/tables', table)).id;
}

describe('tables on this device', () => {
  test('a whole match is played, kept and can be replayed', async () => {
    const id = await open();
    expect(isOnDevice(id)).toBe(true);
    await page.connect(id);
    await page.play(() => page.phase === 'over');
    expect(page.phase).toBe('over');
    const { items } = await page.call<MatchSummaryPage>('GET', '/me/matches');
    expect(items).toHaveLength(1);
    const record = await page.call<{ result: unknown }>('GET', `/matches/${items[0]!.id}/record`);
    expect(record.result).toBeTruthy();
    expect((await page.call<TableSummary[]>('GET', '/me/tables'))[0]!.phase).toBe('over');
  });

  test('another worker continues with what is stored', async () => {
    const id = await open();
    await page.connect(id);
    await page.play(() => page.received.some((message) => message.type === 'update' && (message.events?.length ?? 0) > 0));
    const before = page.received.at(-1) as ServerMessage & { seq: number };
    page = new Page(store);
    await page.connect(id);
    await until(() => page.received.length > 1);
    const snapshot = page.received[1]!;
    expect(snapshot).toMatchObject({ type: 'snapshot', seat: 0 });
    expect((snapshot as { seq: number }).seq).toBeGreaterThanOrEqual(before.seq);
  });

  test('nothing that cannot be stored is shown', async () => {
    const id = await open();
    await page.connect(id);
    await until(() => page.prompt !== null);
    store.full = true;
    const before = page.received.length;
    await page.send({ type: 'choose', question: page.prompt!.question, choice: page.prompt!.next[0]! });
    await until(() => page.closed);
    expect(page.received.slice(before)).toMatchObject([{ type: 'closing', problem: { code: 'not_stored' } }]);
  });

  test('a client that follows events is sent changes', async () => {
    const id = await open();
    await page.connect(id, '?updates=events');
    await until(() => page.prompt !== null);
    await page.send({ type: 'choose', question: page.prompt!.question, choice: page.prompt!.next[0]! });
    await until(() => page.received.length > 2);
    expect(page.received.slice(2).every((message) => message.type === undefined)).toBe(true);
  });

  test('a closed connection is not served any more, also while it is being opened', async () => {
    const id = await open();
    const connecting = page.connect(id);
    await page.close();
    await connecting;
    expect(page.received).toEqual([]);
    await page.connect(id);
    await until(() => page.prompt !== null);
    expect(page.received[0]!.type).toBe('welcome');
  });

  test('invalid requests are rejected with a problem', async () => {
    await expect(page.call('POST', '/tables', TABLE)).rejects.toMatchObject({ code: 'not_logged_in' });
    await expect(page.call('POST', '/guests', { name: ' ' })).rejects.toMatchObject({ code: 'invalid_name' });
    await expect(open({ ...TABLE, options: 'rounds=many' })).rejects.toMatchObject({ code: 'invalid_rules' });
    await expect(open({ ...TABLE, bots: ['unknown'] })).rejects.toMatchObject({ code: 'invalid_settings' });
    await expect(page.call('GET', '/tables/dev1ce00000000000000')).rejects.toMatchObject({ code: 'table_not_found' });
    await expect(page.call('GET', '/matches/dev1ce00000000000000')).rejects.toMatchObject({ code: 'match_not_found' });
    await expect(page.call('GET', '/nothing')).rejects.toMatchObject({ code: 'not_found' });
    await page.connect('dev1ce00000000000000');
    expect(page.received).toMatchObject([{ type: 'closing', problem: { code: 'table_not_found' } }]);
    const id = await open();
    await page.connect(id);
    await page.send({ type: 'nothing' } as unknown as ClientMessage);
    await until(() => page.received.some(({ type }) => type === 'rejected'));
    expect(page.received.find(({ type }) => type === 'rejected')).toMatchObject({ problem: { code: 'malformed' } });
  });

  test('a table is deleted when its player leaves', async () => {
    const id = await open();
    await page.connect(id);
    await until(() => page.prompt !== null);
    await page.send({ type: 'leave' });
    await until(() => page.closed);
    expect(store.kept.size).toBe(0);
    await expect(page.call('GET', `/tables/${id}`)).rejects.toMatchObject({ code: 'table_not_found' });
  });
});

test('requests about things on this device are recognised', () => {
  expect(isForDevice('/api/v1/tables/dev1ce0123456789abcd/ws?have=3')).toBe(true);
  expect(isForDevice('/api/v1/tables/0123456789abcddev1ce/ws')).toBe(false);
  expect(isForDevice('/api/v1/games')).toBe(false);
});
