// The seats before a match: empty chairs.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { Snapshot } from '../protocol';
import SeatList from './SeatList.svelte';
import type { Session } from './session.svelte';

let mounted: ReturnType<typeof mount>;
beforeAll(() => chooseLanguage('en'));
afterEach(() => unmount(mounted));

it.each([
  ['on the server, to sit on', 't', 'BUTTON'],
  ['on this device, as a picture', 'dev1ce1', 'SPAN'],
])('an empty chair is drawn %s', (_, id, element) => {
  const seats = [{ kind: 'guest', id: 'a', name: 'Ada', bot: false }, { kind: 'empty' }];
  const known = { seat: 0, table: { id, seats, host: 'a' }, pending: {} } as unknown as Snapshot;
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }));
  const props = { session: { host: true } as Session, known, levels: ['simple'], level: 'simple', children };
  mounted = mount(SeatList, { target: document.body, props });
  flushSync();
  // The styles of `.chair` draw its lines.
  expect(document.querySelector('.free svg')?.closest('.chair')?.tagName).toBe(element);
});
