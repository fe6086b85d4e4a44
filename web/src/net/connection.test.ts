// The connection of a page to a table, without a net: a socket that says what the test wants.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../protocol';
import { Connection, type Listener } from './connection.svelte';
import { problem, requests, snapshot, Socket, update, welcome, withoutNet, type Answers } from './testing';

let listener: Listener;
let link: Connection;
let answers: Answers;

beforeEach(() => {
  vi.useFakeTimers();
  answers = {};
  withoutNet(answers);
  // No jitter: every wait is as long as it can be.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  listener = { onWelcome: vi.fn(), onSnapshot: vi.fn(), onUpdate: vi.fn(), onOptions: vi.fn(), onRefused: vi.fn() };
  link = new Connection('t', listener);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const online = (): boolean => window.dispatchEvent(new Event('online'));

describe('a server that is newer than the page', () => {
  it('is not talked to when it speaks another protocol', () => {
    Socket.last.hear(welcome(PROTOCOL + 1));
    expect(link.state).toEqual({ kind: 'outdated' });
    expect(Socket.last.readyState).not.toBe(Socket.OPEN);
    vi.advanceTimersByTime(600_000);
    expect(Socket.all).toHaveLength(1);
  });

  it('may say things that we do not know', () => {
    Socket.last.hear({ ...welcome(), weather: 'fine' }, { type: 'fireworks', colour: 'red' });
    Socket.last.hear({ ...snapshot({}, { lamp: true }), mood: 'merry' });
    Socket.last.hear(update({ music: 'loud', chat: [{ seq: 8, seat: 1, name: 'Seat 2', text: 'Moo', tone: 'low' }] }));
    expect(link.state).toEqual({ kind: 'live' });
    expect(link.known).toMatchObject({ seq: 8, chat: [{ text: 'Moo' }] });
  });
});

describe('a connection', () => {
  beforeEach(() => Socket.last.hear(welcome(), snapshot()));

  it('is made anew, with what is known, where something was missed', () => {
    Socket.last.hear(update({ seq: 12, prev_seq: 11 }));
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('have=7');
    expect(listener.onUpdate).not.toHaveBeenCalled();
  });

  it('counts time left from when it was told, and from no later news', () => {
    const told = link.heardAt;
    vi.advanceTimersByTime(500);
    Socket.last.hear(update());
    expect(link.heardAt).toBe(told);
    Socket.last.hear(update({ seq: 9, prev_seq: 8, pending: { question: 1, asked: [0], waiting: [0] } }));
    expect(link.heardAt).toBe(told + 500);
  });

  it('that says nothing for long is given up', async () => {
    await pass(40_000);
    expect(link.state.kind).toBe('live');
    await pass(20_000);
    expect(link.state.kind).toBe('lost');
  });

  it('that answers pings is kept', async () => {
    for (let times = 0; times < 10; times += 1) {
      await pass(20_000);
      expect(Socket.last.said('ping')).toHaveLength(times + 1);
      Socket.last.hear({ type: 'pong', t: 0 });
    }
    expect(link.state.kind).toBe('live');
    expect(Socket.all).toHaveLength(1);
  });
});

describe('a connection that breaks', () => {
  beforeEach(() => Socket.last.hear(welcome(), snapshot()));

  it('comes back with what it knows, and says so', async () => {
    Socket.last.onclose();
    expect(link.state.kind).toBe('lost');
    await pass(1000);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('have=7');
    Socket.last.hear(welcome());
    expect(listener.onWelcome).toHaveBeenCalledTimes(2);
  });

  it('says that nothing could be sent', () => {
    expect(link.say({ type: 'start' })).toBe(true);
    Socket.last.close();
    expect(link.say({ type: 'start' })).toBe(false);
  });

  it('is noticed soon after the net is back, even if it broke without a word', async () => {
    online();
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'ping' });
    await pass(4_000);
    expect(link.state.kind).toBe('lost');
  });

  it('is left alone when it answers', async () => {
    online();
    await pass(100);
    Socket.last.hear({ type: 'pong', t: 0 });
    await pass(4_000);
    expect(link.state.kind).toBe('live');
  });

  it('is tried more and more seldom, and soon again once it has worked', async () => {
    const waits = [400, 800, 1_600, 3_200, 6_400, 12_000, 12_000];
    for (const wait of waits) await breaksAndComesBackAfter(wait);
    Socket.last.hear(welcome(), snapshot());
    await breaksAndComesBackAfter(400);
  });

  it('is not tried again when the page is gone', async () => {
    Socket.last.onclose();
    link.close();
    await pass(600_000);
    online();
    expect(Socket.all).toHaveLength(1);
  });

  it('is not tried again when the page goes between two tries', async () => {
    Socket.last.onclose();
    await pass(100);
    link.close();
    await pass(600_000);
    expect(Socket.all).toHaveLength(1);
  });

  async function breaksAndComesBackAfter(ms: number): Promise<void> {
    const before = Socket.all.length;
    Socket.last.onclose();
    await pass(ms - 1);
    expect(Socket.all).toHaveLength(before);
    await pass(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
});

describe('a server that does not answer', () => {
  it('is given up after a while, and tried again', async () => {
    await pass(8_000);
    expect(Socket.all[0]?.readyState).not.toBe(Socket.OPEN);
    expect(link.state.kind).toBe('lost');
    await pass(400);
    expect(Socket.all).toHaveLength(2);
  });

  it('is not given up once it has said welcome', async () => {
    Socket.last.hear(welcome());
    await pass(8_000);
    expect(link.state.kind).toBe('live');
  });

  it('is tried at once when the net is back, whatever is being waited for', () => {
    answers['/tables/t'] = null;
    online();
    expect(Socket.all).toHaveLength(2);
    Socket.last.onclose();
    online();
    expect(Socket.all).toHaveLength(3);
  });

  it('does not break a new connection with what it says about the old one', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    vi.mocked(fetch).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    Socket.last.onclose();
    online();
    Socket.last.hear(welcome());
    refuse(new Error('no net'));
    await pass(10_000);
    expect(link.state.kind).toBe('live');
    expect(Socket.all).toHaveLength(2);
  });
});

describe('a table that is closed to us', () => {
  const FINAL = [
    'table_not_found',
    'spectators_not_allowed',
    'removed',
    'not_logged_in',
    'invalid_credentials',
    'origin_not_allowed',
  ];

  it.each(FINAL)('is left for good when the server says %s', async (code) => {
    Socket.last.hear({ type: 'closing', problem: problem(code) });
    expect(link.state).toEqual({ kind: 'ended', problem: problem(code) });
    await pass(600_000);
    online();
    expect(Socket.all).toHaveLength(1);
  });

  it('says so from outside where the socket cannot', async () => {
    answers['/tables/t'] = [404, problem('table_not_found')];
    Socket.last.onclose();
    await pass(0);
    expect(link.state).toMatchObject({ kind: 'ended', problem: { code: 'table_not_found' } });
    expect(requests('/tables/t')).toBe(1);
  });

  it('is not one where the server only has its hands full', async () => {
    answers['/tables/t'] = [429, problem('rate_limited')];
    Socket.last.onclose();
    await pass(400);
    expect(Socket.all).toHaveLength(2);
  });

  it('is tried when the server said, not before', async () => {
    Socket.last.hear({ type: 'closing', problem: problem('shutting_down', { retry_after_ms: 5_000 }) });
    expect(link.state).toMatchObject({ kind: 'lost', problem: { code: 'shutting_down' } });
    await pass(4_999);
    expect(Socket.all).toHaveLength(1);
    await pass(1);
    expect(Socket.all).toHaveLength(2);
  });
});
