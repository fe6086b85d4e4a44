// What this device keeps: its player, its tables as lists of facts, and finished matches.
import type { MatchSummary, TableSummary } from '../protocol';
import type { Effects } from './types';

/** Most tables and matches that are kept; older ones are deleted. */
export const MAX_TABLES = 30;
export const MAX_MATCHES = 1000;

export interface Player {
  id: string;
  name: string;
}

export interface KeptMatch {
  id: string;
  ended: number;
  summary: MatchSummary;
  /** The record as JSON. */
  record: string;
}

interface KeptTable {
  id: string;
  changed: number;
  summary: TableSummary;
}

interface KeptFacts {
  table: string;
  first: number;
  json: string;
}

export interface Store {
  player(): Promise<Player | null>;
  setPlayer(player: Player): Promise<void>;
  /** The most recently changed table first. */
  tables(): Promise<TableSummary[]>;
  table(id: string): Promise<TableSummary | null>;
  /** The stored facts of a table, in order. */
  facts(table: string): Promise<string[]>;
  /** Matches that ended before a time, newest first. */
  matches(before: number, limit: number): Promise<KeptMatch[]>;
  match(id: string): Promise<KeptMatch | null>;
  /** Stores what follows from an input of a table: all of it or nothing. */
  commit(table: string, effects: Effects, now: number): Promise<void>;
  /** Deletes the oldest tables and matches beyond the limits. */
  trim(): Promise<void>;
  /** Deletes the player, all tables and all matches. */
  clear(): Promise<void>;
}

const STORES = ['players', 'tables', 'facts', 'matches'] as const;

/** Opens the database of this device. */
export async function openStore(): Promise<Store> {
  const opening = indexedDB.open('rodeo', 1);
  opening.onupgradeneeded = () => {
    const db = opening.result;
    db.createObjectStore('players');
    db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
    db.createObjectStore('facts', { keyPath: ['table', 'first'] });
    db.createObjectStore('matches', { keyPath: 'id' }).createIndex('ended', 'ended');
  };
  const db = await result(opening);
  // Another page may have a newer version of the client.
  db.onversionchange = () => db.close();
  return new Database(db);
}

class Database implements Store {
  constructor(private readonly db: IDBDatabase) {}

  async player(): Promise<Player | null> {
    return (await result<Player | undefined>(this.reading('players').get('me'))) ?? null;
  }

  setPlayer(player: Player): Promise<void> {
    return this.writing((stores) => stores.players.put(player, 'me'));
  }

  async tables(): Promise<TableSummary[]> {
    const kept = await result<KeptTable[]>(this.reading('tables').index('changed').getAll());
    return kept.reverse().map(({ summary }) => summary);
  }

  async table(id: string): Promise<TableSummary | null> {
    return (await result<KeptTable | undefined>(this.reading('tables').get(id)))?.summary ?? null;
  }

  async facts(table: string): Promise<string[]> {
    const kept = await result<KeptFacts[]>(this.reading('facts').getAll(ofTable(table)));
    return kept.map(({ json }) => json);
  }

  async matches(before: number, limit: number): Promise<KeptMatch[]> {
    const found: KeptMatch[] = [];
    const range = IDBKeyRange.upperBound(before, true);
    await each(this.reading('matches').index('ended').openCursor(range, 'prev'), (cursor) => {
      found.push(cursor.value as KeptMatch);
      return found.length < limit;
    });
    return found;
  }

  async match(id: string): Promise<KeptMatch | null> {
    return (await result<KeptMatch | undefined>(this.reading('matches').get(id))) ?? null;
  }

  commit(table: string, { facts, matches, summary, closed }: Effects, now: number): Promise<void> {
    if (!facts && !summary && !closed && matches.length === 0) return Promise.resolve();
    return this.writing((stores) => {
      if (closed || facts?.replaces_all) stores.facts.delete(ofTable(table));
      if (closed) stores.tables.delete(table);
      else {
        // `add` fails if another page has stored other facts with these numbers.
        if (facts) stores.facts.add({ table, first: facts.first_seq, json: facts.json } satisfies KeptFacts);
        if (summary) stores.tables.put({ id: table, changed: now, summary } satisfies KeptTable);
      }
      for (const { summary, record } of matches) {
        stores.matches.put({ id: summary.id, ended: summary.ended_ms, summary, record } satisfies KeptMatch);
      }
    });
  }

  async trim(): Promise<void> {
    const tables = await result(this.reading('tables').index('changed').getAllKeys());
    const matches = await result(this.reading('matches').index('ended').getAllKeys());
    await this.writing((stores) => {
      for (const id of tables.slice(0, -MAX_TABLES) as string[]) {
        stores.tables.delete(id);
        stores.facts.delete(ofTable(id));
      }
      for (const id of matches.slice(0, -MAX_MATCHES)) stores.matches.delete(id);
    });
  }

  clear(): Promise<void> {
    return this.writing((stores) => {
      for (const name of STORES) stores[name].clear();
    });
  }

  private reading(name: (typeof STORES)[number]): IDBObjectStore {
    return this.db.transaction(name).objectStore(name);
  }

  private writing(write: (stores: Record<(typeof STORES)[number], IDBObjectStore>) => unknown): Promise<void> {
    const transaction = this.db.transaction(STORES, 'readwrite');
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)]));
    write(stores as Record<(typeof STORES)[number], IDBObjectStore>);
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('cannot store on this device'));
    });
  }
}

/** The keys of all facts of a table. */
function ofTable(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('cannot read what is stored on this device'));
  });
}

/** Visits entries until `visit` returns `false`. */
function each(request: IDBRequest<IDBCursorWithValue | null>, visit: (cursor: IDBCursorWithValue) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor && visit(cursor)) cursor.continue();
      else resolve();
    };
    request.onerror = () => reject(request.error ?? new Error('cannot read what is stored on this device'));
  });
}
