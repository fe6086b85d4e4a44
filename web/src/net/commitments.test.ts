import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../protocol';
import { nonceFor, see, commitmentOf } from './commitments';

beforeEach(() => localStorage.setItem('rodeo.shownCommitments', '[]'));

const table = (more: object = {}): TableState =>
  ({ id: 'table', phase: 'open', matches: 0, commitment: 'c1', nonces: [], result: null, ...more }) as unknown as TableState;
const playing = (more: object = {}): TableState => table({ phase: 'playing', matches: 1, nonces: [2], ...more });
const over = (more: object = {}): TableState =>
  table({ phase: 'over', matches: 1, commitment: 'c2', result: { id: 'm1', commitment: 'c1' }, ...more });

describe('what this browser was shown', () => {
  it('was early where the table was open', () => {
    see(table(), 2);
    see(playing(), 2);
    expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ early: true });
  });

  it('was late where the match was on already', () => {
    see(playing(), null);
    expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ early: false });
  });

  it('is not known of matches of others', () => {
    see(table(), 2);
    expect(commitmentOf({ id: 'm9', commitment: 'c9' })).toBeNull();
  });

  it('is held against a server that changes its mind while the match is on, or after it', () => {
    see(table(), 2);
    see(playing({ commitment: 'changed' }), 2);
    see(over({ result: { id: 'm1', commitment: 'changed' } }), 2);
    expect(commitmentOf({ id: 'm1', commitment: 'changed' })).toMatchObject({ commitment: 'c1', match: 'm1' });
  });

  it('is kept for each match of a table', () => {
    for (const state of [table(), playing(), over(), playing({ matches: 2, commitment: 'c2' })]) see(state, 2);
    expect(commitmentOf({ id: 'm2', commitment: 'c2' })).toMatchObject({ nth: 2, early: true, match: null });
    expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ nth: 1, match: 'm1' });
  });

  it('is forgotten after many other matches', () => {
    for (let at = 0; at < 60; at += 1) see(table({ id: `table${at}`, commitment: `c${at}` }), 0);
    expect(commitmentOf({ id: '', commitment: 'c9' })).toBeNull();
    expect(commitmentOf({ id: '', commitment: 'c10' })).not.toBeNull();
  });

  it.each(['nonsense', '{}', 'null', '"x"', '7', '[null]', '["x"]', '[{}]', '[{"table":"table","nth":1}]'])(
    'survives storage that somebody else has written %s to',
    (text) => {
      localStorage.setItem('rodeo.shownCommitments', text);
      see(table(), 2);
      expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ nth: 1, early: true });
    },
  );
});

describe('the number of this browser', () => {
  it('stays the same until the match, and is another one for the next', () => {
    see(table(), 2);
    const first = nonceFor(table());
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor(table())).toBe(first);
    see(over(), 2);
    expect(nonceFor(over())).not.toBe(first);
  });

  it('counts as given where the table says so when the match is on', () => {
    see(table(), 2);
    const nonce = nonceFor(table());
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce, mixed: false });
    see(playing(), 2);
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce, mixed: true });
  });

  it.each([
    ['came too late', [], 2],
    ['was that of somebody who looks on by now', [2], null],
  ])('does not count where it %s', (_, nonces, seat) => {
    see(table(), 2);
    nonceFor(table());
    see(playing({ nonces }), seat);
    expect(commitmentOf({ id: '', commitment: 'c1' })?.mixed).toBe(false);
  });

  it('does not count where another device gave the one of this seat', () => {
    see(table({ nonces: [2] }), 2);
    see(playing(), 2);
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce: null, mixed: false });
  });
});

describe('where storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    // What could not be stored is stored with the next change.
    see(table({ id: 'another' }), 2);
  });

  const fails = (): never => {
    throw new Error('no storage');
  };

  it.each([
    ['is full', (): void => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fails)],
    [
      'is forbidden',
      (): void => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fails);
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fails);
      },
    ],
  ])('%s, the page remembers its number itself', (_, forbid) => {
    forbid();
    see(table(), 2);
    const nonce = nonceFor(table());
    expect(nonceFor(table())).toBe(nonce);
    see(playing(), 2);
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce, early: true, mixed: true });
  });

  it('has room again, it is used again', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fails);
    see(table(), 2);
    const nonce = nonceFor(table());
    full.mockRestore();
    see(playing(), 2);
    expect(localStorage.getItem('rodeo.shownCommitments')).toContain(nonce);
  });
});
