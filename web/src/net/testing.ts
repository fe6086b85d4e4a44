// Test helpers: mocked WebSockets and HTTP requests.
import { vi } from 'vitest';
import { PROTOCOL, type Snapshot } from '../protocol';

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  /** The newest socket. */
  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  receive(...messages: object[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  /** The sent messages of a type. */
  sentOfType(type: string): object[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Responses by the end of "METHOD path"; `null` for a request that never completes. */
export type Answers = Record<string, [status: number, body: unknown] | null>;

/** Replaces WebSockets and `fetch` of the page. */
export function mockNetwork(answers: Answers = {}): void {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, { method }: RequestInit) => {
      const key = Object.keys(answers).find((key) => `${method} ${path}`.endsWith(key));
      const answer = key === undefined ? undefined : answers[key];
      if (answer === null) return new Promise(() => undefined);
      if (!answer) return Promise.reject(new Error('no network'));
      return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
    }),
  );
}

/** Number of requests that end with the key. */
export function requests(key: string): number {
  return vi.mocked(fetch).mock.calls.filter(([path, init]) => `${init?.method} ${String(path)}`.endsWith(key)).length;
}

export const problem = (code: string, more: object = {}): object => ({ code, message: `It is ${code}.`, ...more });

export const welcome = (protocol = PROTOCOL): object => ({ type: 'welcome', protocol, server: '9.9.9', table: 't', you: 'g' });

/** Settings of a table that the engine can follow. */
export const SETTINGS = {
  rules: {
    game: 'take6',
    players: 2,
    end: { limit: 66 },
    deck: 'full',
    deal: 'random',
    drafted: 'open',
    fans: [],
    hand: 10,
    cards: 104,
  },
  clock: null,
  visibility: 'private',
  spectators: true,
  show_seen: false,
};

export function snapshot(more: object = {}, table: object = {}): Snapshot & { type: 'snapshot' } {
  const open = {
    id: '00000000000000000000',
    code: 'KTR-MBX',
    phase: 'open',
    host: null,
    matches: 0,
    commitment: 'c1',
    nonces: [],
    rematch: [],
    result: null,
    seats: [],
    settings: SETTINGS,
    deck: [],
  };
  const pending = { question: null, asked: [], waiting: [] };
  const state = {
    seq: 7,
    seat: 0,
    table: { ...open, ...table },
    view: null,
    score_sheet: null,
    pending,
    prompt: null,
    chat: [],
    ...more,
  };
  return { type: 'snapshot', ...state } as unknown as Snapshot & { type: 'snapshot' };
}

export const update = (more: object = {}): object => ({ type: 'update', seq: 8, prev_seq: 7, ...more });
