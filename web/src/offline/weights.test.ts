// Weights of bots: a level that needs a file waits for it, and never plays without it.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as module from '../../device/device.js';
import type { TableState } from '../protocol';
import { MemoryStore, Page, readFile, readWeights, until } from './testing';

// What a test loads stays loaded for those after it.
beforeAll(async () => {
  module.initSync({ module: await readFile('device/device_bg.wasm') });
});

const unreachable = async (): Promise<Uint8Array> => Promise.reject(new TypeError('Failed to fetch'));
const TABLE = { game: 'take6', options: 'rounds=1,hand=3' };
let store: MemoryStore;

beforeEach(() => {
  store = new MemoryStore();
});

async function open(page: Page, ...bots: string[]): Promise<string> {
  await page.call('POST', '/guests', { name: 'Seat 1' });
  return (await page.call<TableState>('POST', '/tables', { ...TABLE, players: bots.length + 1, bots, start: true })).id;
}

const rejections = (page: Page): string[] =>
  page.received.flatMap((message) => (message.type === 'rejected' ? [message.problem.code as string] : []));
const eventsAfter = (page: Page): number =>
  page.received.reduce((sum, message) => sum + (message.type === 'update' ? (message.events?.length ?? 0) : 0), 0);

test('levels without a network play whole matches before any file has arrived', async () => {
  const read = vi.fn(unreachable);
  const page = new Page(store, read);
  await page.connect(await open(page, 'random', 'gentle', 'simple'));
  await page.play(() => page.phase === 'over');
  expect(page.phase).toBe('over');
  expect(read).not.toHaveBeenCalled();
});

test.each(['keen', 'sharp', 'merciless'])(
  'a table with %s bots is not opened while their weights cannot be loaded',
  async (level) => {
    const page = new Page(store, unreachable);
    await expect(open(page, 'simple', level)).rejects.toMatchObject({ code: 'weights_missing' });
    expect(store.kept.size).toBe(0);
  },
);

test('damaged files are rejected', async () => {
  for (const damage of [
    async () => new Uint8Array(),
    async () => new TextEncoder().encode('<!doctype html>'),
    async (name: string) => (await readWeights(name)).slice(0, -1),
    async (name: string) => (await readWeights(name)).map((byte, at) => (at === 5000 ? byte ^ 1 : byte)),
  ]) {
    const read = vi.fn(damage);
    await expect(open(new Page(store, read), 'keen')).rejects.toMatchObject({ code: 'weights_missing' });
    // A kept copy, then a fresh one.
    expect(read.mock.calls).toEqual([
      ['take6-styles.net', false],
      ['take6-styles.net', true],
    ]);
  }
});

test('a damaged copy is replaced by a fresh one', async () => {
  const read = vi.fn(async (name: string, fresh: boolean) => (fresh ? readWeights(name) : new Uint8Array(3)));
  await expect(open(new Page(store, read), 'keen')).resolves.toBeTruthy();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a bot whose weights are missing waits, the player is told, and it plays when they have arrived', async () => {
  let offline = true;
  const page = new Page(store, (name, fresh) => (offline ? unreachable() : readWeights(name, fresh)));
  await page.call('POST', '/guests', { name: 'Seat 1' });
  const { id } = await page.call<TableState>('POST', '/tables', { ...TABLE, players: 3, bots: ['simple'] });
  await page.connect(id);
  await page.send({ type: 'add_bot', level: 'merciless' });
  await until(() => rejections(page).length > 1);
  expect(new Set(rejections(page))).toEqual(new Set(['weights_missing']));
  await page.send({ type: 'start' });
  await until(() => page.prompt !== null);
  const before = eventsAfter(page);
  const asked = page.prompt!;
  await page.send({ type: 'choose', question: asked.question, choice: asked.next.at(-1)! });
  const told = rejections(page).length;
  await until(() => rejections(page).length > told + 1);
  // Two seats have chosen; nothing is revealed without the third.
  expect(page.closed).toBe(false);
  expect(eventsAfter(page)).toBe(before);
  offline = false;
  await until(() => eventsAfter(page) > before);
  expect(eventsAfter(page)).toBeGreaterThan(before);
  await page.play(() => page.phase === 'over');
  expect(page.phase).toBe('over');
});
