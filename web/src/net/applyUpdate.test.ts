import { describe, expect, it } from 'vitest';
import type { AnyEvent, ChatLine, Snapshot, TableState, Update } from '../protocol';
import { applyUpdate } from './applyUpdate';

const table = { id: 't', phase: 'playing' } as TableState;
const sheet = { rounds_before: 0, lines: [[0, 0]] };

function known(more: Partial<Snapshot> = {}): Snapshot {
  const pending = { question: 1, asked: [0], waiting: [0] };
  return {
    seq: 7,
    seat: 0,
    table,
    view: null,
    score_sheet: sheet,
    pending,
    prompt: { question: 1, next: ['3'], needs_more: false },
    chat: [],
    ...more,
  };
}

function next(update: Partial<Update>): Snapshot {
  const result = applyUpdate(known(), { seq: 8, prev_seq: 7, ...update });
  if (result.kind !== 'next') throw new Error(result.kind);
  return result.state;
}

describe('what a client knows of a table', () => {
  it('keeps what an update leaves out', () => {
    expect(next({})).toEqual(known({ seq: 8 }));
  });

  it('is not asked any more where the question is null', () => {
    expect(next({ prompt: null }).prompt).toBeNull();
  });

  it('takes an update that only says who is there', () => {
    const pending = { question: 1, asked: [0], waiting: [0], away: [1] };
    expect(next({ seq: 7, pending })).toEqual(known({ pending }));
  });

  it('leaves repeats', () => {
    expect(applyUpdate(known(), { seq: 7, prev_seq: 5 })).toEqual({ kind: 'repeat' });
  });

  it('notices that something was missed', () => {
    expect(applyUpdate(known(), { seq: 10, prev_seq: 9 })).toEqual({ kind: 'gap' });
  });

  it('collects talk', () => {
    const line = { seq: 8, seat: 1, name: 'Seat 1', text: 'Moo' };
    expect(next({ chat: [line] }).chat).toEqual([line]);
  });

  it('keeps the last lines of talk, not all of them', () => {
    const line = (seq: number): ChatLine => ({ seq, seat: 1, name: 'Seat 1', text: `Moo ${seq}` });
    const long = Array.from({ length: 450 }, (_, n) => line(n));
    const { chat } = next({ chat: long });
    expect([chat.length, chat[0], chat.at(-1)]).toEqual([200, line(250), line(449)]);
  });

  it('leaves out events that it does not know', () => {
    const told = [{ buffalo: 'passed' }, { take6: { placed: { seat: 0, card: 41, row: 0 } } }] as AnyEvent[];
    const later = [{ take6: 'danced' }, {}] as unknown as AnyEvent[];
    expect(applyUpdate(known(), { seq: 8, prev_seq: 7, events: [...told, ...later] })).toMatchObject({ events: told });
  });

  it('takes a new score sheet whole', () => {
    const longer = {
      rounds_before: 0,
      lines: [
        [0, 0],
        [3, 5],
      ],
    };
    expect(next({ score_sheet: longer }).score_sheet).toEqual(longer);
  });

  it('clears the game away when the table is open again', () => {
    const open = next({ table: { ...table, phase: 'open' } });
    expect([open.view, open.score_sheet]).toEqual([null, null]);
  });
});
