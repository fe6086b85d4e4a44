import { describe, expect, it } from 'vitest';
import type { ViewOf } from '../types';
import { drop } from './drop';

function view(specials: string[]): ViewOf<'buffalo'> {
  return {
    phase: 'window',
    open_specials: specials,
    rows: [{ cards: [[41, 1]] }, { cards: [[24, 1]] }],
    queue: [
      { owner: { seat: 0 }, card: [30, 3] },
      { owner: 'buffalo', card: [39, 1] },
      { owner: { seat: 1 }, card: [46, 1] },
    ],
  } as unknown as ViewOf<'buffalo'>;
}

describe('dragging', () => {
  it('lays a special card at a row', () => {
    expect(drop(view(['take7']), 'take7', 'row2')).toEqual({ words: ['take7', 'row2'] });
    expect(drop(view(['take7']), 'take7', '30')).toBeNull();
    expect(drop(view(['stop']), 'take7', 'row2')).toBeNull();
  });

  it('pushes a placed card to a row', () => {
    expect(drop(view(['push']), '41', 'row2')).toEqual({ words: ['push', '41', 'row2'] });
    expect(drop(view(['stop']), '41', 'row2')).toBeNull();
  });

  it('inserts only the next card', () => {
    expect(drop(view(['insert']), '30', 'row1')).toEqual({ words: ['insert', 'row1'] });
    expect(drop(view(['insert']), '46', 'row1')).toBeNull();
  });

  it('moves a waiting card with First or Last, to be confirmed', () => {
    expect(drop(view(['first']), '46', '30')).toEqual({ words: ['first', '46'], confirm: true });
    expect(drop(view(['last']), '30', '46')).toEqual({ words: ['last', '30'], confirm: true });
  });

  it('needs Sort for the card of the buffalo and for places in between', () => {
    expect(drop(view(['first', 'sort']), '39', '30')?.words).toEqual(['sort', '39', '30', '46']);
    expect(drop(view(['sort']), '30', '39')?.words).toEqual(['sort', '39', '30', '46']);
    expect(drop(view(['first']), '39', '30')).toBeNull();
  });

  it('replaces the next card by one of the hand', () => {
    expect(drop(view(['replace']), '7', '30')).toEqual({ words: ['replace', '7'], confirm: true });
  });
});
