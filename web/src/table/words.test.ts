import { expect, it } from 'vitest';
import { withoutStart } from './words';

it('does not repeat a sentence that was said just before', () => {
  const prompt = 'Your 4 fits no row. Choose a row to take.';
  expect(withoutStart(prompt, 'Your 4 fits no row.')).toBe('Choose a row to take.');
  expect(withoutStart(prompt, 'Bot 1 plays 5.')).toBe(prompt);
  expect(withoutStart(prompt, '')).toBe(prompt);
});
