import { expect, it } from 'vitest';
import { plainKey } from './keys';

function pressed(tag: string, init: KeyboardEventInit): string | null {
  const node = document.createElement(tag);
  let key: string | null = null;
  node.addEventListener('keydown', (event) => (key = plainKey(event)));
  node.dispatchEvent(new KeyboardEvent('keydown', init));
  return key;
}

it('returns keys without modifiers', () => {
  expect(pressed('button', { key: 'ArrowLeft' })).toBe('ArrowLeft');
});

it('ignores shortcuts of the browser', () => {
  expect(pressed('button', { key: 'ArrowLeft', altKey: true })).toBeNull();
  expect(pressed('button', { key: 'End', ctrlKey: true })).toBeNull();
});

it('ignores keys in form fields', () => {
  expect(['input', 'select', 'textarea'].map((tag) => pressed(tag, { key: 'Home' }))).toEqual([null, null, null]);
});
