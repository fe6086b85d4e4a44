import { expect, it } from 'vitest';
import { plainKey } from './keys';

function pressed(tag: string, init: KeyboardEventInit): string | null {
  const node = document.createElement(tag);
  let key: string | null = null;
  node.addEventListener('keydown', (event) => (key = plainKey(event)));
  node.dispatchEvent(new KeyboardEvent('keydown', init));
  return key;
}

it('takes keys that mean nothing else', () => {
  expect(pressed('button', { key: 'ArrowLeft' })).toBe('ArrowLeft');
});

it('leaves the ways of the browser alone', () => {
  expect(pressed('button', { key: 'ArrowLeft', altKey: true })).toBeNull();
  expect(pressed('button', { key: 'End', ctrlKey: true })).toBeNull();
});

it('leaves fields alone', () => {
  expect(['input', 'select', 'textarea'].map((tag) => pressed(tag, { key: 'Home' }))).toEqual([null, null, null]);
});
