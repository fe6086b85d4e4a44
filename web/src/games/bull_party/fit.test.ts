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

  it('keeps piles inside of the width', () => {
    const counts = [6, 3, 4, 1, 2];
    const { card, edge, gap } = fitPiles(counts, box);
    const wide = counts.reduce((sum, cards) => sum + card + (cards - 1) * edge, 0) + (counts.length - 1) * gap;
    expect(wide).toBeLessThanOrEqual(box.width);
    expect(card).toBeGreaterThan(40);
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
