// The connection of a page to a table, with a mocked WebSocket.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FollowedTable } from '../engine/engine';
import { PROTOCOL } from '../protocol';
import { Connection, type Listener } from './connection.svelte';
import { problem, requests, snapshot, Socket, update, welcome, mockNetwork, type Answers } from './testing';

let listener: Listener;
let link: Connection;
let answers: Answers;
/** Stands for the engine, which returns the update that a message with changes means. */
const apply = vi.fn();
const follow = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  answers = {};
  mockNetwork(answers);
  // No jitter: every delay has its maximum length.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  listener = {
    onWelcome: vi.fn(),
    onSnapshot: vi.fn(),
    onUpdate: vi.fn(),
    onOptions: vi.fn(),
    onRejected: vi.fn(),
    onHistory: vi.fn(),
    onReaction: vi.fn(),
    onSpectatorChat: vi.fn(),
  };
  follow.mockReset().mockReturnValue({ apply } as unknown as FollowedTable);
  apply.mockReset().mockImplementation((text: string) => {
    const { seq } = JSON.parse(text) as { seq: number };
    return { seq, prev_seq: link.known?.seq, followed: [] };
  });
  link = new Connection('t', listener, follow);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const online = (): boolean => window.dispatchEvent(new Event('online'));

describe('newer server', () => {
  it('closes the connection if the protocol differs', () => {
    Socket.last.receive(welcome(PROTOCOL + 1));
    expect(link.state).toEqual({ kind: 'outdated' });
    expect(Socket.last.readyState).not.toBe(Socket.OPEN);
    vi.advanceTimersByTime(600_000);
    expect(Socket.all).toHaveLength(1);
  });

  it('states the version of this page', () => {
    expect(Socket.last.address).toContain(`protocol=${PROTOCOL}`);
  });

  it('that supports this page no longer asks to reload', async () => {
    Socket.last.receive({ type: 'closing', problem: problem('unsupported_protocol', { supported_protocols: [7, 9] }) });
    expect(link.state).toEqual({ kind: 'outdated' });
    await pass(600_000);
    expect(Socket.all).toHaveLength(1);
  });

  it('that rejects the requests of this page asks to reload', async () => {
    answers['/tables/t'] = [426, problem('unsupported_protocol', { supported_protocols: [7, 9] })];
    Socket.last.onclose();
    await pass(0);
    expect(link.state).toEqual({ kind: 'outdated' });
  });

  it('may send unknown messages and fields', () => {
    Socket.last.receive({ ...welcome(), weather: 'fine' }, { type: 'fireworks', colour: 'red' });
    Socket.last.receive({ ...snapshot({}, { lamp: true }), mood: 'merry' });
    Socket.last.receive(update({ music: 'loud', chat: [{ seq: 8, seat: 1, name: 'Seat 2', text: 'Moo', tone: 'low' }] }));
    expect(link.state).toEqual({ kind: 'live' });
    expect(link.known).toMatchObject({ seq: 8, chat: [{ text: 'Moo' }] });
  });
});

describe('unreadable messages', () => {
  it('are requested again as whole states, then a reload is the only way out', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(listener.onSnapshot).mockImplementation(() => {
      throw new TypeError('view.line is undefined');
    });
    Socket.last.receive(welcome(), snapshot());
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('updates=state');
    Socket.last.receive(welcome(), snapshot());
    expect(link.state).toEqual({ kind: 'unreadable' });
    await pass(600_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('in place of the first state end the connection', async () => {
    Socket.last.receive(welcome(), { type: 'picture', of: 'the table' });
    await pass(10_000);
    expect(link.state).toEqual({ kind: 'unreadable' });
  });

  it('without a type and without a state end the connection', async () => {
    Socket.last.receive(welcome(), { seq: 8, picture: true });
    await pass(10_000);
    expect(link.state).toEqual({ kind: 'unreadable' });
    expect(Socket.all).toHaveLength(1);
  });

  it('are not JSON', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    Socket.last.onmessage({ data: '<html>' });
    Socket.last.onmessage({ data: '<html>' });
    expect(link.state).toEqual({ kind: 'unreadable' });
  });

  it('are no reason for a state that does not arrive', async () => {
    Socket.last.receive(welcome());
    await pass(10_000);
    expect(link.state.kind).toBe('lost');
  });
});

describe('connection', () => {
  beforeEach(() => Socket.last.receive(welcome(), snapshot()));

  it('reconnects with the last known sequence number after a gap', () => {
    Socket.last.receive(update({ seq: 12, prev_seq: 11 }));
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('have=7');
    expect(listener.onUpdate).not.toHaveBeenCalled();
  });

  it('measures remaining time from the update that contained it', () => {
    const receivedAt = link.lastMessageAt;
    vi.advanceTimersByTime(500);
    Socket.last.receive(update());
    expect(link.lastMessageAt).toBe(receivedAt);
    Socket.last.receive(update({ seq: 9, prev_seq: 8, pending: { question: 1, asked: [0], waiting: [0] } }));
    expect(link.lastMessageAt).toBe(receivedAt + 500);
  });

  it('is lost after a long silence', async () => {
    await pass(40_000);
    expect(link.state.kind).toBe('live');
    await pass(20_000);
    expect(link.state.kind).toBe('lost');
  });

  it('stays live while pings are answered', async () => {
    for (let times = 0; times < 10; times += 1) {
      await pass(20_000);
      expect(Socket.last.sentOfType('ping')).toHaveLength(times + 1);
      Socket.last.receive({ type: 'pong', t: 0 });
    }
    expect(link.state.kind).toBe('live');
    expect(Socket.all).toHaveLength(1);
  });
});

describe('following', () => {
  beforeEach(() => Socket.last.receive(welcome(), snapshot()));

  it('asks for events, and for whole states only if the engine cannot follow', () => {
    expect(Socket.last.address).toContain('updates=events');
    expect(follow).toHaveBeenCalledExactlyOnceWith(JSON.stringify(snapshot()));
    expect(Socket.all).toHaveLength(1);
  });

  it('takes the next state and the played events from the engine', () => {
    const event = { take6: { placed: { seat: 0, card: 41, row: 0 } } };
    const prompt = { question: 2, next: ['3'], needs_more: false };
    const [lines, view] = [[{ id: 'table-placed' }], { game: 'take6' }];
    apply.mockReturnValue({ seq: 9, prev_seq: 7, events: [event], followed: [{ lines, view }], view, prompt });
    Socket.last.receive(snapshot({}, { phase: 'playing' }));
    const message = { seq: 9, events: { take6: [{ placed: [0, 41] }] } };
    Socket.last.receive(message);
    expect(apply).toHaveBeenCalledExactlyOnceWith(JSON.stringify(message));
    const [before, events, after] = vi.mocked(listener.onUpdate).mock.calls[0]!;
    expect([before.seq, events]).toEqual([7, [{ event, lines, view }]]);
    expect(after).toMatchObject({ seq: 9, view, prompt });
    expect(link.known).toBe(after);
  });

  it('continues after a lost connection', async () => {
    Socket.last.receive({ seq: 8 });
    Socket.last.onclose();
    await pass(1000);
    expect(Socket.last.address).toMatch(/have=8.*updates=events/);
    Socket.last.receive(welcome(), { seq: 10, prev_seq: 8 });
    expect(link.known?.seq).toBe(10);
    expect(Socket.all).toHaveLength(2);
  });

  it.each([
    ['before', { seq: 12, prev_seq: 11 }],
    ['after', { seq: 6 }],
  ])('asks for a snapshot if changes begin %s what is known', (_, changes) => {
    Socket.last.receive(changes);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('updates=events');
    expect(Socket.last.address).not.toContain('have=');
    expect(listener.onUpdate).not.toHaveBeenCalled();
    Socket.last.receive(welcome(), snapshot({ seq: 12 }), { seq: 13 });
    expect([link.known?.seq, Socket.all.length]).toEqual([13, 2]);
  });

  it('continues with whole states if the engine does not understand an event', async () => {
    apply.mockImplementation(() => {
      throw new Error('unknown event');
    });
    Socket.last.receive({ seq: 8, events: { take6: ['danced'] } });
    expect(Socket.last.address).toMatch(/have=7.*updates=state/);
    Socket.last.receive(welcome(), update());
    expect(link.known?.seq).toBe(8);
    expect(listener.onUpdate).toHaveBeenCalledExactlyOnceWith(expect.anything(), null, link.known);
    Socket.last.onclose();
    await pass(1000);
    expect(Socket.last.address).toMatch(/have=8.*updates=state/);
    expect(apply).toHaveBeenCalledOnce();
  });

  it('shows a snapshot that the engine cannot follow, and continues with whole states', () => {
    follow.mockImplementation(() => {
      throw new Error('the engine is not loaded');
    });
    Socket.last.receive(snapshot({ seq: 20 }));
    expect(link.known?.seq).toBe(20);
    expect(listener.onSnapshot).toHaveBeenCalledTimes(2);
    expect(Socket.last.address).toMatch(/have=20.*updates=state/);
    Socket.last.receive(welcome(), snapshot({ seq: 21 }), update({ seq: 22, prev_seq: 21 }));
    expect([link.known?.seq, Socket.all.length]).toEqual([22, 2]);
  });
});

describe('lost connection', () => {
  beforeEach(() => Socket.last.receive(welcome(), snapshot()));

  it('reconnects with the last known sequence number and notifies the listener', async () => {
    Socket.last.onclose();
    expect(link.state.kind).toBe('lost');
    await pass(1000);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.address).toContain('have=7');
    Socket.last.receive(welcome());
    expect(listener.onWelcome).toHaveBeenCalledTimes(2);
  });

  it('reports that a message could not be sent', () => {
    expect(link.send({ type: 'start' })).toBe(true);
    Socket.last.close();
    expect(link.send({ type: 'start' })).toBe(false);
  });

  it('is detected soon after the network is back, even without a close event', async () => {
    online();
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'ping' });
    await pass(4_000);
    expect(link.state.kind).toBe('lost');
  });

  it('stays open if the ping is answered', async () => {
    online();
    await pass(100);
    Socket.last.receive({ type: 'pong', t: 0 });
    await pass(4_000);
    expect(link.state.kind).toBe('live');
  });

  it('backs off exponentially and resets the delay after a success', async () => {
    const waits = [400, 800, 1_600, 3_200, 6_400, 12_000, 12_000];
    for (const wait of waits) await reconnectsAfter(wait);
    Socket.last.receive(welcome(), snapshot());
    await reconnectsAfter(400);
  });

  it('is not retried after the page is closed', async () => {
    Socket.last.onclose();
    link.close();
    await pass(600_000);
    online();
    expect(Socket.all).toHaveLength(1);
  });

  it('is not retried if the page is closed between two attempts', async () => {
    Socket.last.onclose();
    await pass(100);
    link.close();
    await pass(600_000);
    expect(Socket.all).toHaveLength(1);
  });

  async function reconnectsAfter(ms: number): Promise<void> {
    const before = Socket.all.length;
    Socket.last.onclose();
    await pass(ms - 1);
    expect(Socket.all).toHaveLength(before);
    await pass(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
});

describe('unresponsive server', () => {
  it('is retried after a timeout', async () => {
    await pass(8_000);
    expect(Socket.all[0]?.readyState).not.toBe(Socket.OPEN);
    expect(link.state.kind).toBe('lost');
    await pass(400);
    expect(Socket.all).toHaveLength(2);
  });

  it('does not time out after the first state', async () => {
    Socket.last.receive(welcome(), snapshot());
    await pass(8_000);
    expect(link.state.kind).toBe('live');
  });

  it('is retried at once when the network is back', () => {
    answers['/tables/t'] = null;
    online();
    expect(Socket.all).toHaveLength(2);
    Socket.last.onclose();
    online();
    expect(Socket.all).toHaveLength(3);
  });

  it('does not close a new connection by a late failure of the old one', async () => {
    let rejectFetch: (reason: Error) => void = () => undefined;
    vi.mocked(fetch).mockReturnValueOnce(new Promise((_, reject) => (rejectFetch = reject)));
    Socket.last.onclose();
    online();
    Socket.last.receive(welcome(), snapshot());
    rejectFetch(new Error('no network'));
    await pass(10_000);
    expect(link.state.kind).toBe('live');
    expect(Socket.all).toHaveLength(2);
  });
});

describe('unavailable table', () => {
  const FINAL = [
    'table_not_found',
    'spectators_not_allowed',
    'removed',
    'banned',
    'table_closed',
    'not_logged_in',
    'invalid_credentials',
    'origin_not_allowed',
  ];

  it.each(FINAL)('ends the connection for good on %s', async (code) => {
    Socket.last.receive({ type: 'closing', problem: problem(code) });
    expect(link.state).toEqual({ kind: 'ended', problem: problem(code) });
    await pass(600_000);
    online();
    expect(Socket.all).toHaveLength(1);
  });

  it('is detected over HTTP if the socket gives no reason', async () => {
    answers['/tables/t'] = [404, problem('table_not_found')];
    Socket.last.onclose();
    await pass(0);
    expect(link.state).toMatchObject({ kind: 'ended', problem: { code: 'table_not_found' } });
    expect(requests('/tables/t')).toBe(1);
  });

  it('is a ban if the server rejects the guest and not the table', async () => {
    answers['/tables/t'] = [200, {}];
    answers['/me'] = [403, problem('banned')];
    Socket.last.onclose();
    await pass(0);
    expect(link.state).toMatchObject({ kind: 'ended', problem: { code: 'banned' } });
  });

  it('is not assumed if the server is only busy', async () => {
    answers['/tables/t'] = [429, problem('rate_limited')];
    Socket.last.onclose();
    await pass(400);
    expect(Socket.all).toHaveLength(2);
  });

  it('is retried after the delay that the server asked for', async () => {
    Socket.last.receive({ type: 'closing', problem: problem('shutting_down', { retry_after_ms: 5_000 }) });
    expect(link.state).toMatchObject({ kind: 'lost', problem: { code: 'shutting_down' } });
    await pass(5_399);
    expect(Socket.all).toHaveLength(1);
    await pass(1);
    expect(Socket.all).toHaveLength(2);
  });

  it('is retried at different moments by different clients', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    Socket.last.receive({ type: 'closing', problem: problem('shutting_down', { retry_after_ms: 5_000 }) });
    await pass(5_199);
    expect(Socket.all).toHaveLength(1);
    await pass(1);
    expect(Socket.all).toHaveLength(2);
  });
});
