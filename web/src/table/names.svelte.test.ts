// What screen readers say about cards in the queue and about steps of a podium: everything once.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { chooseLanguage, loadAllMessages } from '../i18n/texts.svelte';
import PodiumStep from '../standings/PodiumStep.svelte';
import { Choice } from './choice.svelte';
import RevealedCards from './RevealedCards.svelte';

let mounted: ReturnType<typeof mount>;

beforeAll(async () => {
  await chooseLanguage('en');
  await loadAllMessages();
});
afterEach(() => unmount(mounted));

/** The texts and labels below a node that screen readers get, in order. */
function spoken(node: Element): string[] {
  if (node.getAttribute('aria-hidden') === 'true') return [];
  const label = node.getAttribute('aria-label');
  if (label) return [label];
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Element) return spoken(child);
    const text = child instanceof Text ? child.data.trim() : '';
    return text ? [text] : [];
  });
}

it('names a waiting card that a choice can act on once, with its owner and its note', () => {
  const choice = new Choice(() => undefined);
  choice.setPrompt({ question: 1, next: ['97', '13'], needs_more: false });
  const cards = [
    { key: 97, card: [97, 1] as [number, number], who: 'Bot 3', seat: 2 },
    { key: 98, card: [98, 1] as [number, number], who: 'Bot 2', seat: 1 },
    { key: 13, card: [13, 1] as [number, number], who: 'Bot 1', seat: 0, note: '→ 31' },
  ];
  mounted = mount(RevealedCards, { target: document.body, props: { cards, choice } });
  flushSync();
  expect([...document.querySelectorAll('.revealed li')].map(spoken)).toEqual([
    ['97, Bot 3'],
    ['98', 'Bot 2'],
    ['13, Bot 1, → 31'],
  ]);
});

it('names cards to place in their order, without those that are placed', () => {
  const cards = [
    { key: 5, card: [5, 2] as [number, number], who: 'Bot 3', seat: 2, done: true },
    { key: 98, card: [98, 1] as [number, number], who: 'Bot 2', seat: 1 },
    { key: 99, card: [99, 5] as [number, number], who: 'Bot 1', seat: 0 },
  ];
  mounted = mount(RevealedCards, { target: document.body, props: { cards } });
  flushSync();
  const owned = document.querySelector('.revealed ul')!.getAttribute('aria-owns')!.split(' ');
  expect(owned.map((id) => spoken(document.getElementById(id)!)[0])).toEqual(['98', '99']);
  expect(document.querySelectorAll('.revealed li[aria-hidden="true"]').length).toBe(1);
});

it('says the place of a podium as an ordinal', () => {
  const faces = createRawSnippet(() => ({ render: () => '<span></span>' }));
  const text = (score: number): string => `${score} heads`;
  const props = { place: 1, name: 'Bot 2', turn: 0, tone: 'red', score: 12, text, faces };
  mounted = mount(PodiumStep, { target: document.body, props });
  flushSync();
  const [name, place, ...score] = spoken(document.querySelector('.step')!);
  expect([name, place, score.at(-1)]).toEqual(['Bot 2', '1st', '12 heads']);
});
