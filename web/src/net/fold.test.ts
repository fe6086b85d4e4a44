import { describe, expect, it } from 'vitest';
import type { AnyEvent, ChatLine, Snapshot, TableState, Update } from '../protocol';
import { fold } from './fold';

const table = { id: 't', phase: 'playing' } as TableState;
const sheet = { after: 0, lines: [[0, 0]] };

function known(more: Partial<Snapshot> = {}): Snapshot {
  const now = { question: 1, asked: [0], waiting: [0] };
  return { n: 7, seat: 0, table, view: null, sheet, now, ask: { question: 1, next: ['3'], more: false }, chat: [], ...more };
}

function next(update: Partial<Update>): Snapshot {
  const folded = fold(known(), { n: 8, after: 7, ...update });
  if (folded.kind !== 'next') throw new Error(folded.kind);
  return folded.state;
}

describe('what a client knows of a table', () => {
  it('keeps what an update leaves out', () => {
    expect(next({})).toEqual(known({ n: 8 }));
  });

  it('is not asked any more where the question is null', () => {
    expect(next({ ask: null }).ask).toBeNull();
  });

  it('takes an update that only says who is there', () => {
    const now = { question: 1, asked: [0], waiting: [0], away: [1] };
    expect(next({ n: 7, now })).toEqual(known({ now }));
  });

  it('leaves repeats', () => {
    expect(fold(known(), { n: 7, after: 5 })).toEqual({ kind: 'repeat' });
  });

  it('notices that something was missed', () => {
    expect(fold(known(), { n: 10, after: 9 })).toEqual({ kind: 'gap' });
  });

  it('collects talk', () => {
    const line = { n: 8, seat: 1, name: 'Seat 1', text: 'Moo' };
    expect(next({ chat: [line] }).chat).toEqual([line]);
  });

  it('keeps the last lines of talk, not all of them', () => {
    const line = (n: number): ChatLine => ({ n, seat: 1, name: 'Seat 1', text: `Moo ${n}` });
    const long = Array.from({ length: 450 }, (_, n) => line(n));
    const { chat } = next({ chat: long });
    expect([chat.length, chat[0], chat.at(-1)]).toEqual([200, line(250), line(449)]);
  });

  it('leaves out events that it does not know', () => {
    const told = [{ buffalo: 'passed' }, { take6: { placed: { seat: 0, card: 41, row: 0 } } }] as AnyEvent[];
    const later = [{ take6: 'danced' }, {}] as unknown as AnyEvent[];
    expect(fold(known(), { n: 8, after: 7, events: [...told, ...later] })).toMatchObject({ events: told });
  });

  it('takes a new score sheet whole', () => {
    const longer = { after: 0, lines: [[0, 0], [3, 5]] };
    expect(next({ sheet: longer }).sheet).toEqual(longer);
  });

  it('clears the game away when the table is open again', () => {
    const open = next({ table: { ...table, phase: 'open' } });
    expect([open.view, open.sheet]).toEqual([null, null]);
  });
});
