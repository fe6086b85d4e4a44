import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../protocol';
import { nonceFor, rememberCommitment, commitmentOf } from './commitments';

beforeEach(() => localStorage.setItem('rodeo.shownCommitments', '[]'));

const table = (more: object = {}): TableState =>
  ({ id: 'table', phase: 'open', matches: 0, commitment: 'c1', nonces: [], result: null, ...more }) as unknown as TableState;
const playing = (more: object = {}): TableState => table({ phase: 'playing', matches: 1, nonces: [2], ...more });
const over = (more: object = {}): TableState =>
  table({ phase: 'over', matches: 1, commitment: 'c2', result: { id: 'm1', commitment: 'c1' }, ...more });

describe('shown commitment', () => {
  it('is early if received while the table was open', () => {
    rememberCommitment(table(), 2);
    rememberCommitment(playing(), 2);
    expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ early: true });
  });

  it('is late if received during the match', () => {
    rememberCommitment(playing(), null);
    expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ early: false });
  });

  it('is missing for matches of other tables', () => {
    rememberCommitment(table(), 2);
    expect(commitmentOf({ id: 'm9', commitment: 'c9' })).toBeNull();
  });

  it('stays the first one if the server changes it during or after the match', () => {
    rememberCommitment(table(), 2);
    rememberCommitment(playing({ commitment: 'changed' }), 2);
    rememberCommitment(over({ result: { id: 'm1', commitment: 'changed' } }), 2);
    expect(commitmentOf({ id: 'm1', commitment: 'changed' })).toMatchObject({ commitment: 'c1', match: 'm1' });
  });

  it('is stored for each match of a table', () => {
    for (const state of [table(), playing(), over(), playing({ matches: 2, commitment: 'c2' })]) rememberCommitment(state, 2);
    expect(commitmentOf({ id: 'm2', commitment: 'c2' })).toMatchObject({ nth: 2, early: true, match: null });
    expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ nth: 1, match: 'm1' });
  });

  it('is dropped after many other matches', () => {
    for (let at = 0; at < 60; at += 1) rememberCommitment(table({ id: `table${at}`, commitment: `c${at}` }), 0);
    expect(commitmentOf({ id: '', commitment: 'c9' })).toBeNull();
    expect(commitmentOf({ id: '', commitment: 'c10' })).not.toBeNull();
  });

  it.each(['nonsense', '{}', 'null', '"x"', '7', '[null]', '["x"]', '[{}]', '[{"table":"table","nth":1}]'])(
    'ignores invalid storage content %s',
    (text) => {
      localStorage.setItem('rodeo.shownCommitments', text);
      rememberCommitment(table(), 2);
      expect(commitmentOf({ id: 'm1', commitment: 'c1' })).toMatchObject({ nth: 1, early: true });
    },
  );
});

describe('random number of this browser', () => {
  it('stays the same until the match starts and differs for the next match', () => {
    rememberCommitment(table(), 2);
    const first = nonceFor(table());
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor(table())).toBe(first);
    rememberCommitment(over(), 2);
    expect(nonceFor(over())).not.toBe(first);
  });

  it('counts as mixed in once the table confirms it during the match', () => {
    rememberCommitment(table(), 2);
    const nonce = nonceFor(table());
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce, mixed: false });
    rememberCommitment(playing(), 2);
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce, mixed: true });
  });

  it.each([
    ['arrived too late', [], 2],
    ['belongs to a seat that is now a spectator', [2], null],
  ])('does not count if it %s', (_, nonces, seat) => {
    rememberCommitment(table(), 2);
    nonceFor(table());
    rememberCommitment(playing({ nonces }), seat);
    expect(commitmentOf({ id: '', commitment: 'c1' })?.mixed).toBe(false);
  });

  it('does not count if another device sent the number of this seat', () => {
    rememberCommitment(table({ nonces: [2] }), 2);
    rememberCommitment(playing(), 2);
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce: null, mixed: false });
  });
});

describe('local storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    // Unsaved entries are stored with the next change.
    rememberCommitment(table({ id: 'another' }), 2);
  });

  const fail = (): never => {
    throw new Error('no storage');
  };

  it.each([
    ['is full', (): void => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)],
    [
      'is forbidden',
      (): void => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
      },
    ],
  ])('%s: the page keeps its number in memory', (_, breakStorage) => {
    breakStorage();
    rememberCommitment(table(), 2);
    const nonce = nonceFor(table());
    expect(nonceFor(table())).toBe(nonce);
    rememberCommitment(playing(), 2);
    expect(commitmentOf({ id: '', commitment: 'c1' })).toMatchObject({ nonce, early: true, mixed: true });
  });

  it('is used again once it has space', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    rememberCommitment(table(), 2);
    const nonce = nonceFor(table());
    full.mockRestore();
    rememberCommitment(playing(), 2);
    expect(localStorage.getItem('rodeo.shownCommitments')).toContain(nonce);
  });
});
