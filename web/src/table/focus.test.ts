// Where a lost focus goes while events are shown.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextTask } from '../design/nextTask';
import { keepFocus } from './focus';

const STATE = { state: [], selected: null, playing: true };
let table: HTMLElement;
let action: { update?: (next: typeof STATE) => void; destroy?: () => void };

beforeEach(() => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <div class="table">
      <div class="prompt"><div id="question" tabindex="-1"></div></div>
      <div class="hand"><button data-word="3" tabindex="0">3</button><button data-word="7" tabindex="-1">7</button></div>
      <section class="panel"><button>Log</button><div class="acts-of-table"><button data-place="pause">Pause</button></div></section>
    </div>`;
  table = document.querySelector('.table')!;
  action = (keepFocus(table, STATE) ?? {}) as typeof action;
});
afterEach(() => {
  action.destroy?.();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  document.body.innerHTML = '';
});

/** Replaces the focused element by another one, as a change of the state does. */
async function replace(selector: string, html: string): Promise<string | undefined> {
  const old = table.querySelector<HTMLElement>(selector)!;
  old.focus();
  old.insertAdjacentHTML('afterend', html);
  old.remove();
  action.update?.(STATE);
  await nextTask();
  await nextTask();
  return document.activeElement?.id || document.activeElement?.textContent || undefined;
}

it('is at the question if a card of the hand had it', async () => {
  expect(await replace('.hand [data-word="3"]', '')).toBe('question');
});

it('stays in the panel, at what replaces the button', async () => {
  expect(await replace('[data-place="pause"]', '<button data-place="pause">Resume</button>')).toBe('Resume');
});

it('goes to an object of the card that was selected by key, not to that of another card', async () => {
  const arena =
    '<div class="arena"><button class="legal" data-word="pair 92">92, 29</button><button class="legal" data-word="pair 64">64, 46</button></div>';
  table.insertAdjacentHTML('afterbegin', arena);
  const hand = table.querySelector<HTMLElement>('.hand [data-word="7"]')!;
  hand.focus();
  hand.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  action.update?.({ ...STATE, selected: '64' } as unknown as typeof STATE);
  await nextTask();
  await nextTask();
  expect(document.activeElement?.textContent).toBe('64, 46');
});
