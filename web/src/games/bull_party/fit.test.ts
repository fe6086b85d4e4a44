import { describe, expect, it } from 'vitest';
import { fitPiles, type PileBox } from './fit';

const box: PileBox = { width: 400, height: 120, largest: 200, smallest: 16 };

describe('fitPiles', () => {
  it('limits few piles by the height', () => {
    expect(fitPiles([1, 1], box).card).toBeGreaterThan(66);
  });

  it('shows more of the covered cards if there is room', () => {
    const { card, edge } = fitPiles([2, 2], box);
    expect(edge / card).toBeGreaterThan(0.4);
  });

  it('keeps piles apart and inside of the width', () => {
    const counts = [6, 3, 4, 1, 2];
    const { card, edge, places } = fitPiles(counts, { ...box, height: 60 });
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    places.forEach(({ left }, at) => {
      const right = left + card + ((counts[at] ?? 1) - 1) * edge;
      expect(right).toBeLessThanOrEqual(places[at + 1]?.left ?? box.width);
    });
  });

  it('puts piles in the middle if they are centered', () => {
    const { card, places } = fitPiles([1], { ...box, centered: true }, 3);
    expect(places[0]?.left).toBe(Math.floor((box.width - card) / 2));
  });

  it('breaks many piles into lines', () => {
    const many = Array.from({ length: 14 }, () => 1);
    const high = { ...box, height: 300 };
    expect(fitPiles(many, high).card).toBeGreaterThan(1.5 * fitPiles(many, box).card);
  });

  it('does not fall below the smallest card', () => {
    expect(fitPiles([1, 1, 1, 1, 1, 1, 1], { ...box, width: 60, height: 20 }).card).toBe(16);
  });
});
