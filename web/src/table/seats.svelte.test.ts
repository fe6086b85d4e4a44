// The seats of a table: scores of another match.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { GameView, Snapshot } from '../protocol';
import Seats from './Seats.svelte';

function known(matches: number): Snapshot {
  const seats = [
    { kind: 'guest', id: 'a', name: 'Ada', bot: false },
    { kind: 'guest', id: 'b', name: 'Bo', bot: false },
  ];
  return { seat: 0, table: { phase: 'playing', matches, seats }, pending: { asked: [], waiting: [] } } as unknown as Snapshot;
}

function view(scores: number[]): GameView {
  return { game: 'take6', seats: scores.map((score) => ({ score, heads: 0 })) } as unknown as GameView;
}

let mounted: ReturnType<typeof mount>;
beforeAll(() => chooseLanguage('en'));
afterEach(() => unmount(mounted));

const bubbles = (): (string | undefined)[] => [...document.querySelectorAll('.bubble')].map((node) => node.textContent?.trim());

it('shows the heads that are taken, but not that the scores of a rematch start from zero', () => {
  const props = $state({ known: known(1), view: view([0, 12]), finished: false, playing: true });
  mounted = mount(Seats, { target: document.body, props });
  flushSync();
  props.view = view([0, 30]);
  flushSync();
  expect(bubbles()).toEqual(['+18']);
  Object.assign(props, { known: known(2), view: view([0, 0]) });
  flushSync();
  expect(bubbles()).toEqual([]);
});
