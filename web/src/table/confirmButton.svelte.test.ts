// A button that asks: its question is part of the name of the group, and Escape goes back.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import ConfirmButton from './ConfirmButton.svelte';

let mounted: ReturnType<typeof mount>;
beforeAll(() => chooseLanguage('en'));
afterEach(() => unmount(mounted));

it('names the question, and Escape returns the focus to the button without closing what is around it', async () => {
  const [onconfirm, outside] = [vi.fn(), vi.fn()];
  addEventListener('keydown', outside);
  mounted = mount(ConfirmButton, { target: document.body, props: { text: 'Leave', warning: 'Leave the table?', onconfirm } });
  document.querySelector('button')!.click();
  await tick();
  flushSync();
  const group = document.querySelector('[role="group"]')!;
  const names = group
    .getAttribute('aria-labelledby')!
    .split(' ')
    .map((id) => document.getElementById(id)!);
  expect([names[0], names[1]?.textContent]).toEqual([group, 'Leave the table?']);
  expect(document.activeElement?.textContent).toBe('No');
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await tick();
  await tick();
  expect(document.activeElement?.textContent).toBe('Leave');
  expect(outside).not.toHaveBeenCalled();
  expect(onconfirm).not.toHaveBeenCalled();
  removeEventListener('keydown', outside);
});
