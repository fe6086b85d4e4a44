import { describe, expect, it } from 'vitest';
import type { ViewOf } from '../types';
import { inOrder } from './order';

type Queue = ViewOf<'buffalo'>['queue'];
const waiting = (card: number, fixed_at?: 'first' | 'last'): Queue[number] => ({
  owner: { seat: 0 },
  card: [card, 1],
  ...(fixed_at ? { fixed_at } : {}),
});
const cards = (queue: Queue): number[] => queue.map(({ card }) => card[0]);
const QUEUE = [waiting(30), waiting(39), waiting(46)];

describe('order of waiting cards', () => {
  it('stays without a special card', () => {
    expect(cards(inOrder(QUEUE, []))).toEqual([30, 39, 46]);
    expect(cards(inOrder(QUEUE, ['push', '39']))).toEqual([30, 39, 46]);
  });

  it('starts with the cards that Sort has named', () => {
    expect(cards(inOrder(QUEUE, ['sort', '46']))).toEqual([46, 30, 39]);
    expect(cards(inOrder(QUEUE, ['sort', '46', '39', '30']))).toEqual([46, 39, 30]);
  });

  it('puts a card first, behind those of an earlier First', () => {
    expect(cards(inOrder(QUEUE, ['first', '46']))).toEqual([46, 30, 39]);
    expect(cards(inOrder([waiting(30, 'first'), waiting(39), waiting(46)], ['first', '46']))).toEqual([30, 46, 39]);
  });

  it('puts a card last, before those of an earlier Last', () => {
    expect(cards(inOrder([waiting(30), waiting(39), waiting(46, 'last')], ['last', '30']))).toEqual([39, 30, 46]);
  });
});
