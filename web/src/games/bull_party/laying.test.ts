import { describe, expect, it } from 'vitest';
import type { ViewOf } from '../types';
import { isUnshown, laidWords, layingEvent, openCard } from './laying';

const view = {
  phase: 'lay',
  hand: [
    [7, 1],
    [66, 5],
  ],
} as unknown as ViewOf<'bull_party'>;

describe('laying cards', () => {
  it('leaves out a card without a pile', () => {
    expect(laidWords([])).toEqual([]);
    expect(laidWords(['7', 'pile1'])).toEqual(['7', 'pile1']);
    expect(laidWords(['7', 'pile1', '66'])).toEqual(['7', 'pile1']);
  });

  it('knows the card that needs a pile', () => {
    expect(openCard(view, ['7', 'new', '66'])).toEqual([66, 5]);
    expect(openCard(view, ['7', 'new'])).toBeNull();
    expect(openCard({ ...view, phase: 'pick' }, ['66'])).toBeNull();
  });

  it('is unshown until its cards have left the hand', () => {
    expect(isUnshown(view, ['7', 'pile1', '66', 'new'])).toBe(true);
    expect(isUnshown({ ...view, hand: [[66, 5]] }, ['7', 'pile1', '66', 'new'])).toBe(false);
    expect(isUnshown(view, ['7'])).toBe(false);
  });

  it('is an event of the game', () => {
    expect(layingEvent(2, ['7', 'new'])).toEqual({ laid: { seat: 2, laying: ['7', 'new'] } });
  });
});
