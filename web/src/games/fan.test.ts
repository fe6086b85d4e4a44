import { describe, expect, it } from 'vitest';
import { fan, inLines } from './fan';

describe('fan', () => {
  it('never exceeds the box', () => {
    for (const count of [1, 2, 5, 9, 17, 30, 60]) {
      for (const box of [
        { width: 300, height: 120 },
        { width: 900, height: 300, lines: 3 },
        { width: 120, height: 60, lines: 2 },
      ]) {
        const { card, step, perLine, lines } = fan(count, box);
        expect(card).toBeGreaterThan(0);
        expect(card + (perLine - 1) * step).toBeLessThanOrEqual(box.width + 0.001);
        expect(lines * card * 1.4).toBeLessThanOrEqual(box.height + 0.001);
        expect(perLine * lines).toBeGreaterThanOrEqual(count);
      }
    }
  });

  it('takes a second line when that makes the cards larger', () => {
    expect(fan(4, { width: 320, height: 200, lines: 2 }).lines).toBe(1);
    expect(fan(14, { width: 320, height: 200, lines: 2 }).lines).toBe(2);
  });

  it('keeps a part of every card visible', () => {
    const { card, step } = fan(20, { width: 400, height: 100, visible: 0.4 });
    expect(step).toBeGreaterThanOrEqual(card * 0.4 - 0.001);
  });

  it('does not exceed the largest size', () => {
    expect(fan(1, { width: 1000, height: 1000, largest: 90 }).card).toBe(90);
  });
});

describe('inLines', () => {
  it('keeps the order', () => {
    expect(inLines([1, 2, 3, 4, 5], 3)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });
});
