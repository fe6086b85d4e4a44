import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Deferred from './Deferred.svelte';
import { nextTask } from './nextTask';

const children = createRawSnippet(() => ({ render: () => '<p>part</p>' }));

it('builds a part in a later task, in its order', async () => {
  const target = document.createElement('div');
  const part = mount(Deferred, { target, props: { order: 2, children } });
  flushSync();
  expect(target.textContent).toBe('');
  await nextTask();
  expect(target.textContent).toBe('');
  await nextTask();
  flushSync();
  expect(target.textContent).toBe('part');
  await unmount(part);
});

it('builds nothing after the page was left', async () => {
  const target = document.createElement('div');
  const part = mount(Deferred, { target, props: { children } });
  flushSync();
  await unmount(part);
  await nextTask();
  expect(target.textContent).toBe('');
});
