import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { settings } from '../settings.svelte';
import { describeKeys, hasDialog, keyedObjects, plainKey, shortcut } from './keys';

beforeAll(() => chooseLanguage('en'));

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

it('ignores digits and letters if they are turned off, but not the others', () => {
  settings.setShortcuts(false);
  expect(['1', 'h', 'Escape', 'ArrowLeft', ' '].map((key) => pressed('button', { key }))).toEqual([
    null,
    null,
    'Escape',
    'ArrowLeft',
    ' ',
  ]);
  expect(shortcut('U')).toBeUndefined();
  settings.setShortcuts(true);
  expect([shortcut('U'), shortcut(1), shortcut(undefined)]).toEqual(['U', '1', undefined]);
  expect(pressed('button', { key: '1' })).toBe('1');
});

it('leaves all keys to an open dialog', () => {
  expect(hasDialog()).toBe(false);
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  expect(hasDialog()).toBe(false);
  dialog.open = true;
  expect(hasDialog()).toBe(true);
  dialog.remove();
});

it('finds what number keys pick, on the board before the hand, and names it', () => {
  const table = document.createElement('div');
  table.innerHTML = `
    <div class="arena"><ul><li data-word="row1"><button data-key="1"></button></li></ul><button data-word="pair 25" data-key="3"></button><button data-word="pair 26" data-key="3"></button></div>
    <div class="hand"><button data-word="41" data-key="1"></button><button data-word="42" data-key="2"></button></div>`;
  const keyed = keyedObjects(table);
  expect(keyed.get('1')?.closest('.arena')).not.toBeNull();
  expect(describeKeys(keyed)).toBe('1: Row 1, 2: 42, 3: 25');
  expect(describeKeys(keyedObjects(undefined))).toBe('');
});
