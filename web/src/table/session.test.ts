// A visit to a table with a mocked network.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, SETTINGS, snapshot, Socket, update, welcome, mockNetwork } from '../net/testing';
import { Session } from './session.svelte';

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  mockNetwork();
  session = new Session('t');
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ASK = { question: 4, next: ['3', '17'], needs_more: false };
const PLAYING = { phase: 'playing', matches: 1 };
const table = (more: object): object => snapshot({}, more).table;
const rejected = (request: string, code: string, question?: number): object => ({
  type: 'rejected',
  request,
  question,
  problem: problem(code),
});

/** Loses the connection and reconnects. */
async function reconnect(): Promise<void> {
  Socket.last.onclose();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.receive(welcome());
}

describe('answer to a question', () => {
  beforeEach(() => Socket.last.receive(welcome(), snapshot({ prompt: ASK }, PLAYING)));

  it('is sent again after a reconnect if the question is the same', async () => {
    session.choice.pick('3');
    await reconnect();
    expect(Socket.last.sentOfType('choose')).toEqual([]);
    Socket.last.receive(update({ seq: 7, prompt: ASK }));
    expect(Socket.last.sentOfType('choose')).toEqual([{ type: 'choose', question: 4, choice: '3' }]);
  });

  it('is not sent in another match, whose questions are numbered from the start', async () => {
    session.choice.pick('3');
    await reconnect();
    Socket.last.receive(snapshot({ seq: 50, prompt: ASK }, { ...PLAYING, matches: 2 }));
    expect(Socket.last.sentOfType('choose')).toEqual([]);
  });

  it.each([
    ['choose', (): void => session.choice.pick('3')],
    ['withdraw', (): void => session.choice.withdraw()],
    ['support', (): void => session.choice.support(1)],
    ['pass_for_turn', (): void => session.choice.passForTurn()],
  ])('is not sent again after a rejection: %s', async (type, act) => {
    act();
    expect(Socket.last.sentOfType(type)).toHaveLength(1);
    Socket.last.receive(rejected(type, 'not_allowed', 4));
    expect(session.problem).toMatchObject({ code: 'not_allowed' });
    await reconnect();
    Socket.last.receive(update({ seq: 7, prompt: ASK }));
    expect(Socket.last.sentOfType(type)).toEqual([]);
  });

  it('shows no problem if it crossed the next question', () => {
    session.choice.pick('3');
    Socket.last.receive(rejected('choose', 'stale_question', 4));
    expect(session.problem).toBeNull();
  });

  it('clears the previous problem', () => {
    Socket.last.receive(rejected('choose', 'not_allowed', 4));
    session.choice.pick('17');
    expect(session.problem).toBeNull();
  });
});

describe('settings', () => {
  const withClock = (clock: number): object => table({ settings: { ...SETTINGS, clock } });
  beforeEach(() => Socket.last.receive(welcome(), snapshot({ table: withClock(30) })));

  it('are not marked as changed on arrival', () => {
    expect(session.changed).toBe(false);
  });

  it('are marked as changed by the host until the match begins', () => {
    Socket.last.receive(update({ table: withClock(60) }));
    expect(session.changed).toBe(true);
    Socket.last.receive(update({ seq: 9, prev_seq: 8, table: { ...withClock(60), ...PLAYING } }));
    expect(session.changed).toBe(false);
  });
});

describe('random number for the shuffle', () => {
  it('is sent until the table has it, and stays the same', () => {
    Socket.last.receive(welcome(), snapshot());
    Socket.last.receive(update(), update({ seq: 9, prev_seq: 8, table: table({ nonces: [0] }) }));
    const [first, second, ...more] = Socket.last.sentOfType('nonce');
    expect(first).toEqual(second);
    expect(more).toEqual([]);
  });
});
