// For tests: a net that does what the test wants. Sockets say what they are told to, requests get the answers they are given.
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

  /** The one that was opened last. */
  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  hear(...messages: object[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  /** The messages of a type that were sent. */
  said(type: string): object[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** What the server answers to a request, by what the address ends with; `null`: it never answers. */
export type Answers = Record<string, [status: number, body: unknown] | null>;

/** Sockets and requests of this page go nowhere but here. */
export function withoutNet(answers: Answers = {}): void {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, { method }: RequestInit) => {
      const key = Object.keys(answers).find((key) => `${method} ${path}`.endsWith(key));
      const answer = key === undefined ? undefined : answers[key];
      if (answer === null) return new Promise(() => undefined);
      if (!answer) return Promise.reject(new Error('no net'));
      return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
    }),
  );
}

/** How often that was asked for. */
export function requests(key: string): number {
  return vi.mocked(fetch).mock.calls.filter(([path, init]) => `${init?.method} ${String(path)}`.endsWith(key)).length;
}

export const problem = (code: string, more: object = {}): object => ({ code, message: `It is ${code}.`, ...more });

export const welcome = (protocol = PROTOCOL): object => ({ type: 'welcome', protocol, server: '9.9.9', table: 't', you: 'g' });

export function snapshot(more: object = {}, table: object = {}): Snapshot & { type: 'snapshot' } {
  const open = {
    id: 't',
    phase: 'open',
    matches: 0,
    commitment: 'c1',
    nonces: [],
    result: null,
    seats: [],
    settings: { rules: {} },
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
