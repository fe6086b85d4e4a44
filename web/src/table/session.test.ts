// A visit to a table, without a net: what the server says, and what comes of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, snapshot, Socket, update, welcome, withoutNet } from '../net/testing';
import { Session } from './session.svelte';

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  withoutNet();
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
const refused = (request: string, code: string, question?: number): object => ({
  type: 'rejected',
  request,
  question,
  problem: problem(code),
});

/** The line breaks, and the page connects again. */
async function breaks(): Promise<void> {
  Socket.last.onclose();
  await vi.advanceTimersByTimeAsync(1_000);
  Socket.last.hear(welcome());
}

describe('what is said about a question', () => {
  beforeEach(() => Socket.last.hear(welcome(), snapshot({ prompt: ASK }, PLAYING)));

  it('is said again after the line broke, when the same is still asked', async () => {
    session.choice.pick('3');
    await breaks();
    expect(Socket.last.said('choose')).toEqual([]);
    Socket.last.hear(update({ seq: 7, prompt: ASK }));
    expect(Socket.last.said('choose')).toEqual([{ type: 'choose', question: 4, choice: '3' }]);
  });

  it('is not said in another match, which counts its questions anew', async () => {
    session.choice.pick('3');
    await breaks();
    Socket.last.hear(snapshot({ seq: 50, prompt: ASK }, { ...PLAYING, matches: 2 }));
    expect(Socket.last.said('choose')).toEqual([]);
  });

  it.each([
    ['choose', (): void => session.choice.pick('3')],
    ['withdraw', (): void => session.choice.withdraw()],
    ['support', (): void => session.choice.support(1)],
    ['pass_for_turn', (): void => session.choice.passForTurn()],
  ])('is not said again after it was refused: %s', async (type, act) => {
    act();
    expect(Socket.last.said(type)).toHaveLength(1);
    Socket.last.hear(refused(type, 'not_allowed', 4));
    expect(session.problem).toMatchObject({ code: 'not_allowed' });
    await breaks();
    Socket.last.hear(update({ seq: 7, prompt: ASK }));
    expect(Socket.last.said(type)).toEqual([]);
  });

  it('is not complained about when the next question has crossed it', () => {
    session.choice.pick('3');
    Socket.last.hear(refused('choose', 'stale_question', 4));
    expect(session.problem).toBeNull();
  });

  it('leaves no complaint about what was said before', () => {
    Socket.last.hear(refused('choose', 'not_allowed', 4));
    session.choice.pick('17');
    expect(session.problem).toBeNull();
  });
});

describe('what is agreed', () => {
  const agreed = (clock: number): object => table({ settings: { rules: {}, clock } });
  beforeEach(() => Socket.last.hear(welcome(), snapshot({ table: agreed(30) })));

  it('is not new to somebody who has just come', () => {
    expect(session.changed).toBe(false);
  });

  it('has changed when the host has changed it, until the match begins', () => {
    Socket.last.hear(update({ table: agreed(60) }));
    expect(session.changed).toBe(true);
    Socket.last.hear(update({ seq: 9, prev_seq: 8, table: { ...agreed(60), ...PLAYING } }));
    expect(session.changed).toBe(false);
  });
});

describe('a number for the shuffling', () => {
  it('is given until the table has it, and stays the same', () => {
    Socket.last.hear(welcome(), snapshot());
    Socket.last.hear(update(), update({ seq: 9, prev_seq: 8, table: table({ nonces: [0] }) }));
    const [first, second, ...more] = Socket.last.said('nonce');
    expect(first).toEqual(second);
    expect(more).toEqual([]);
  });
});
