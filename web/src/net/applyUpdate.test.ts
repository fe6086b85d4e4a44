import { describe, expect, it } from 'vitest';
import type { ChatLine, Snapshot, TableState, Update } from '../protocol';
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

describe('applyUpdate', () => {
  it('keeps fields that the update omits', () => {
    expect(next({})).toEqual(known({ seq: 8 }));
  });

  it('clears the prompt if it is null', () => {
    expect(next({ prompt: null }).prompt).toBeNull();
  });

  it('applies an update of absences without a new sequence number', () => {
    const pending = { question: 1, asked: [0], waiting: [0], away: [1] };
    expect(next({ seq: 7, pending })).toEqual(known({ pending }));
  });

  it('ignores repeated updates', () => {
    expect(applyUpdate(known(), { seq: 7, prev_seq: 5 })).toEqual({ kind: 'repeat' });
  });

  it('detects a gap', () => {
    expect(applyUpdate(known(), { seq: 10, prev_seq: 9 })).toEqual({ kind: 'gap' });
  });

  it('appends chat messages', () => {
    const line = { seq: 8, seat: 1, name: 'Seat 1', text: 'Moo' };
    expect(next({ chat: [line] }).chat).toEqual([line]);
  });

  it('keeps only the newest chat messages', () => {
    const line = (seq: number): ChatLine => ({ seq, seat: 1, name: 'Seat 1', text: `Moo ${seq}` });
    const long = Array.from({ length: 450 }, (_, n) => line(n));
    const { chat } = next({ chat: long });
    expect([chat.length, chat[0], chat.at(-1)]).toEqual([200, line(250), line(449)]);
  });

  it('replaces the score sheet', () => {
    const longer = {
      rounds_before: 0,
      lines: [
        [0, 0],
        [3, 5],
      ],
    };
    expect(next({ score_sheet: longer }).score_sheet).toEqual(longer);
  });

  it('clears the view and the score sheet when the table is open again', () => {
    const open = next({ table: { ...table, phase: 'open' } });
    expect([open.view, open.score_sheet]).toEqual([null, null]);
  });
});
