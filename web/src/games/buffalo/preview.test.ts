import { describe, expect, it } from 'vitest';
import { follow, forecastInsertion } from '../../engine/engine';
import { gameOf } from '../index';
import type { Choice } from '../../table/choice.svelte';
import { previewOf } from './preview';

const choosing = (words: string[], next: string[]): Choice =>
  ({ words, offers: (word: string) => next.includes(word) }) as unknown as Choice;

const none = () => null;

describe('preview of a row', () => {
  it('shows where the engine puts a card, and what the team takes', () => {
    const asked: string[][] = [];
    const preview = previewOf(choosing(['push', '11'], ['row2']), 1, (words) => {
      asked.push(words);
      return { card: [11, 5], place: 3, takes: 10 };
    });
    expect(asked).toEqual([['push', '11', 'row2']]);
    expect(preview).toEqual({ ghost: { card: [11, 5], at: 3 }, takes: 10 });
    expect(previewOf(choosing(['insert'], ['row1']), 0, () => ({ card: [10, 3], place: 1 }))).toEqual({
      ghost: { card: [10, 3], at: 1 },
    });
  });

  it('is empty for words that insert nothing', async () => {
    const { steps } = await gameOf('buffalo').loadTutorial();
    const step = steps.find(({ id }) => id === 'insert')!;
    const { game } = follow(step.game, [], 0);
    expect(forecastInsertion(game, ['pass'])).toBeNull();
    expect(forecastInsertion(game, ['insert', 'row1'])).toEqual({ card: [10, 3], place: 1 });
    expect(forecastInsertion(game, ['push', '5', 'row2'])).toEqual({ card: [5, 2], place: 0 });
  });

  it('shows a special card at the row', () => {
    expect(previewOf(choosing(['stop'], ['row1']), 0, none)).toEqual({ sign: 'stop' });
  });

  it('is empty for a row that the choice cannot act on', () => {
    expect(previewOf(choosing(['stop'], ['row1']), 1, none)).toBeNull();
    expect(previewOf(choosing([], ['row1']), 0, none)).toBeNull();
  });
});
