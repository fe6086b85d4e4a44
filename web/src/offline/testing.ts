// For unit tests: a store in memory, and a page that talks to the worker's side of play on this device.
import * as module from '../../device/device.js';
import type { ClientMessage, Prompt, ServerMessage, TableSummary } from '../protocol';
import { DeviceServer } from './deviceServer';
import type { FromDevice } from './messages';
import type { KeptMatch, Player, Store } from './store';
import type { Effects } from './types';
import { WeightFiles, type ReadFile } from './weights';

/** Milliseconds after which weights are loaded again. */
const RETRY_MS = 20;

/** Reads a file. The types of Node.js are not installed: nothing else in `src` runs there. */
export async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const files = (await import('node:fs/promises' as string)) as { readFile(path: string): Promise<Uint8Array<ArrayBuffer>> };
  return files.readFile(path);
}

/** Reads a weight file. */
export function readWeights(name: string, _fresh = false): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(`../crates/bots/weights/${name}`);
}

export class MemoryStore implements Store {
  known: Player | null = null;
  readonly kept = new Map<string, { summary: TableSummary | null; facts: string[] }>();
  readonly ended = new Map<string, KeptMatch>();
  /** Whether storing fails. */
  full = false;

  player = async (): Promise<Player | null> => this.known;
  setPlayer = async (player: Player): Promise<void> => void (this.known = player);
  tables = async (): Promise<TableSummary[]> => [...this.kept.values()].flatMap(({ summary }) => summary ?? []);
  table = async (id: string): Promise<TableSummary | null> => this.kept.get(id)?.summary ?? null;
  facts = async (id: string): Promise<string[]> => this.kept.get(id)?.facts ?? [];
  match = async (id: string): Promise<KeptMatch | null> => this.ended.get(id) ?? null;
  trim = async (): Promise<void> => undefined;
  clear = async (): Promise<void> => this.kept.clear();

  async matches(before: number, limit: number): Promise<KeptMatch[]> {
    const all = [...this.ended.values()].sort((one, other) => other.ended - one.ended);
    return all.filter(({ ended }) => ended < before).slice(0, limit);
  }

  async commit(table: string, { facts, matches, summary, closed }: Effects): Promise<void> {
    if (this.full) throw new Error('full');
    const before = this.kept.get(table) ?? { summary: null, facts: [] };
    const kept = facts?.replaces_all ? [] : before.facts;
    if (closed) this.kept.delete(table);
    else this.kept.set(table, { summary: summary ?? before.summary, facts: [...kept, ...(facts ? [facts.json] : [])] });
    for (const { summary, record } of matches)
      this.ended.set(summary.id, { id: summary.id, ended: summary.ended_ms, summary, record });
  }
}

/** A page that talks to the worker. */
export class Page {
  readonly received: ServerMessage[] = [];
  closed = false;
  prompt: Prompt | null = null;
  phase = '';
  private readonly answers = new Map<number, (answer: { status: number; body: string }) => void>();
  private readonly server: DeviceServer;
  private last = 0;

  constructor(store: MemoryStore, read: ReadFile = readWeights) {
    const load = async (): Promise<typeof module> => module;
    const weights = new WeightFiles(load, read, RETRY_MS);
    this.server = new DeviceServer(Promise.resolve(store), load, weights, (message) => this.receive(message));
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const id = ++this.last;
    const answer = new Promise<{ status: number; body: string }>((done) => this.answers.set(id, done));
    void this.server.receive({ type: 'request', id, method, path: `/api/v1${path}`, body: body ? JSON.stringify(body) : null });
    const { status, body: text } = await answer;
    if (status >= 400) throw JSON.parse(text);
    return JSON.parse(text) as T;
  }

  connect = (table: string, query = ''): Promise<void> =>
    this.server.receive({ type: 'connect', socket: 1, path: `/api/v1/tables/${table}/ws${query}` });
  send = (message: ClientMessage): Promise<void> =>
    this.server.receive({ type: 'send', socket: 1, text: JSON.stringify(message) });
  close = (): Promise<void> => this.server.receive({ type: 'close', socket: 1 });

  /** Plays the first choice that is offered until `done`. */
  async play(done: () => boolean): Promise<void> {
    for (let turns = 0; !done() && turns < 500; turns += 1) {
      const asked = this.prompt;
      if (asked && asked.answer === undefined) {
        this.prompt = null;
        await this.send({ type: 'choose', question: asked.question, choice: asked.next[0]! });
      }
      await until(() => done() || (this.prompt !== null && this.prompt.answer === undefined));
    }
  }

  private receive(message: FromDevice): void {
    if (message.type === 'response') this.answers.get(message.id)?.(message);
    else if (message.type === 'closed') this.closed = true;
    else if (message.type === 'message') {
      const said = JSON.parse(message.text) as ServerMessage;
      this.received.push(said);
      if (said.type !== 'snapshot' && said.type !== 'update') return;
      if (said.prompt !== undefined) this.prompt = said.prompt ?? null;
      this.phase = said.table?.phase ?? this.phase;
    }
  }
}

export async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done() && tries < 2000; tries += 1) await new Promise((wake) => setTimeout(wake, 1));
}
