import { expect, it } from 'vitest';
import { initials } from './initials';

it('keeps the number by which players of the same name differ', () => {
  expect(['Bot 10', 'ボット10', 'Guest 7'].map(initials)).toEqual(['B10', 'ボ10', 'G7']);
});

it('takes the first letters of a name without a number', () => {
  expect(['Ana', 'Alejandra', 'Mary Ann Lee'].map(initials)).toEqual(['Ana', 'Ale', 'ML']);
});
