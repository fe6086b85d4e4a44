// The connection of a page to a table, without a net: a socket that says what the test wants.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../protocol';
import { Link, type Listener } from './link.svelte';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const table = { id: 't', phase: 'open' };
const snapshot = { type: 'snapshot', n: 7, seat: 0, table, view: null, now: { question: null, asked: [], waiting: [] }, ask: null, chat: [] };
const welcome = (protocol: number): object => ({ type: 'welcome', protocol, server: '9.9.9', table: 't', you: 'g' });

let listener: Listener;
let link: Link;
const last = (): Socket => {
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error('nobody has connected');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new Error('no net'))));
  listener = { onWelcome: vi.fn(), onSnapshot: vi.fn(), onUpdate: vi.fn(), onOptions: vi.fn(), onRefused: vi.fn() };
  link = new Link('t', listener);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that is newer than the page', () => {
  it('is not talked to when it speaks another protocol', () => {
    last().hear(welcome(PROTOCOL + 1));
    expect(link.state).toEqual({ kind: 'outdated' });
    expect(last().readyState).not.toBe(Socket.OPEN);
    vi.advanceTimersByTime(600_000);
    expect(Socket.all).toHaveLength(1);
  });

  it('may say things that we do not know', () => {
    last().hear({ ...welcome(PROTOCOL), weather: 'fine' });
    last().hear({ type: 'fireworks', colour: 'red' });
    last().hear({ ...snapshot, mood: 'merry', table: { ...table, lamp: true } });
    last().hear({ type: 'update', n: 8, after: 7, music: 'loud', chat: [{ n: 8, seat: 1, name: 'Seat 2', text: 'Moo', tone: 'low' }] });
    expect(link.state).toEqual({ kind: 'live' });
    expect(link.known).toMatchObject({ n: 8, chat: [{ text: 'Moo' }] });
  });
});

describe('a connection that breaks', () => {
  beforeEach(() => {
    last().hear(welcome(PROTOCOL));
    last().hear(snapshot);
  });

  it('comes back with what it knows, and says so', async () => {
    last().onclose();
    expect(link.state.kind).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.all).toHaveLength(2);
    expect(last().address).toContain('have=7');
    last().hear(welcome(PROTOCOL));
    expect(listener.onWelcome).toHaveBeenCalledTimes(2);
  });

  it('says that nothing could be sent', () => {
    expect(link.say({ type: 'start' })).toBe(true);
    last().close();
    expect(link.say({ type: 'start' })).toBe(false);
  });

  it('is noticed soon after the net is back, even if it broke without a word', async () => {
    window.dispatchEvent(new Event('online'));
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(link.state.kind).toBe('lost');
  });

  it('is left alone when it answers', async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    last().hear({ type: 'pong', t: 0 });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(link.state.kind).toBe('live');
  });
});
