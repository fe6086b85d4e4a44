// The field of an option shows the value that is played.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { OptionInfo } from '../protocol';
import OptionField from './OptionField.svelte';

beforeAll(() => chooseLanguage('en'));

const LIMIT = { name: 'limit', default: '66', values: { type: 'number', min: 1, max: 999 } } as unknown as OptionInfo;

describe('an option with a number', () => {
  it('shows its default, can be cleared while typing, and sends only what differs', async () => {
    const sent: (string | undefined)[] = [];
    const props = {
      game: 'take6' as const,
      option: LIMIT,
      value: undefined,
      onset: (value: string | undefined) => sent.push(value),
    };
    const shown = mount(OptionField, { target: document.body, props });
    flushSync();
    const input = document.querySelector('input')!;
    expect(input.value).toBe('66');
    const type = (text: string): void => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    type('');
    expect(input.value).toBe('');
    type('80');
    type('66');
    expect(sent).toEqual([undefined, '80', undefined]);
    type('');
    input.dispatchEvent(new Event('blur'));
    flushSync();
    expect(input.value).toBe('66');
    await unmount(shown);
  });
});
