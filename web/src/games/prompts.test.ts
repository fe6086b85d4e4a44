// What the games ask, in the words of somebody who has not read the rules.
import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { textContext } from '../playback/context';
import type { AnyRules } from '../protocol';
import { forecastHint } from './hints';
import { play as buffalo } from './buffalo/play';
import { play as bullParty } from './bull_party/play';
import { play as take6 } from './take6/play';
import { play as takeThat } from './take_that/play';
import type { ViewOf } from './types';

const context = textContext(
  [
    { kind: 'house_bot', level: 'simple' },
    { kind: 'house_bot', level: 'simple' },
  ] as never,
  0,
  {} as AnyRules,
);

beforeAll(() => chooseLanguage('en'));

it('says where a card goes on the table as it is now, and how many cards still fit there', () => {
  const rows = [
    { cards: [[12, 1]], capacity: 5 },
    {
      cards: [
        [30, 3],
        [31, 1],
        [33, 5],
        [36, 1],
      ],
      capacity: 5,
    },
  ] as never;
  const placing = { rows, forecasts: [{ row: 0 }, { row: 1 }, { row: 1, takes: 10 }, null] };
  expect(placing.forecasts.map((_, at) => forecastHint(placing, at))).toEqual([
    'Now: row 1, 4 places left',
    'Now: row 2, 1 place left',
    'Now it takes row 2: 10 heads',
    'Fits no row now: you take a row of your choice',
  ]);
});

it('says how far a draft is, and with its first card what it is for', () => {
  const drafting = (hand: number[][]) => ({ phase: 'draft', hand, turns: 10 }) as never;
  const first = drafting([]);
  expect(take6.prompt(first, [], context)).toBe('Choose a card for your hand (1 of 10).');
  expect(take6.promptDetail?.(first, [], context)).toBe('Each player gets 10; the last four cards start the rows.');
  const third = drafting([
    [3, 1],
    [8, 1],
  ]);
  expect(take6.prompt(third, [], context)).toBe('Choose a card for your hand (3 of 10).');
  expect(take6.promptDetail?.(third, [], context)).toBeNull();
});

it('says of the first card of Take That that it starts the line', () => {
  const hint = (line: number[][]): string | null =>
    takeThat.hint({ line, hand: [[34, 1]], playable: [34], to_play: 0, you: 0 } as never, 0);
  expect([hint([]), hint([[30, 1]])]).toEqual(['Starts the line', 'Fits the line']);
});

it('names only what is possible in a turn of Take That, and the pairs', () => {
  const ask = (playable: number[], available_pairs: number[][]): string =>
    takeThat.prompt({ line: [[52, 1]], playable, available_pairs } as never, [], context);
  expect(ask([50], [])).toBe('Lay a card or take the line.');
  expect(ask([50], [[25, 52]])).toBe('Lay a card, make a pair (25 ↔ 52) or take the line.');
  expect(ask([], [[25, 52]])).toBe('Make a pair (25 ↔ 52) or take the line.');
  expect(ask([], [])).toBe('No card fits: take the line.');
});

it('asks whether to use a special card, and says what happens otherwise', () => {
  const view = {
    phase: 'window',
    open_specials: ['sort'],
    queue: [{ owner: { seat: 0 }, card: [50, 3] }],
    next_forecast: { row: 2 },
  };
  const asked = view as unknown as ViewOf<'buffalo'>;
  const costly = { ...asked, next_forecast: { row: 2, takes: 4 } };
  expect(buffalo.prompt(costly, [], context)).toBe('Special card before your 50?');
  expect(buffalo.promptDetail?.(costly, [], context)).toBe('Otherwise: 50 (you) takes row 3: 4 heads.');
  expect(buffalo.promptDetail?.(asked, ['sort'], context)).toBeNull();
  const bots = { ...asked, queue: [{ owner: { seat: 1 }, card: [50, 3] }], open_specials: [] } as unknown as ViewOf<'buffalo'>;
  expect(buffalo.prompt(bots, [], context)).toBe('Lift a Stop! before 50?');
});

it('only offers a special card if the team takes no heads without it', () => {
  const window = (owner: unknown, forecast: object | null): ViewOf<'buffalo'> =>
    ({ phase: 'window', open_specials: ['sort'], queue: [{ owner, card: [50, 3] }], next_forecast: forecast }) as never;
  const own = window({ seat: 0 }, { row: 2 });
  expect(buffalo.prompt(own, [], context)).toBe('Next: 50 (you) goes to row 3.');
  expect(buffalo.promptDetail?.(own, [], context)).toBe('Or use a special card.');
  const offers = (view: ViewOf<'buffalo'>, words: string[] = []): boolean | undefined => buffalo.isOffer?.(view, words);
  expect([offers(own), offers(window('buffalo', { row: 2, takes: 7 }))]).toEqual([true, true]);
  expect([offers(window({ seat: 1 }, { row: 2, takes: 4 })), offers(window({ seat: 1 }, null)), offers(own, ['sort'])]).toEqual([
    false,
    false,
    false,
  ]);
});

it('says why a card cannot be chosen', () => {
  const line = { line: [[55, 5]], hand: [] } as never;
  expect(takeThat.whyNot?.(line, '82', [])).toBe('More than 10 away from 55, and its mirror 28 is not in the line.');
  expect(takeThat.whyNot?.(line, '88', [])).toBe('More than 10 away from 55, and a toad has no mirror.');
  expect(takeThat.whyNot?.(line, '56', ['pair'])).toBe('Its mirror 65 is not in the line.');
  const laying = { phase: 'lay' } as never;
  expect(bullParty.whyNot?.(laying, '9', ['17', 'pile1'])).toBe('Cards are laid in ascending order: choose one above 17.');
  expect(bullParty.whyNot?.(laying, '90', [])).toBe('Choose a lower card first: cards are laid in ascending order.');
  expect(bullParty.whyNot?.(laying, '90', ['17'])).toBe('First choose a pile for 17.');
  expect(buffalo.whyNot?.({ phase: 'window' } as never, '9', [])).toMatch(/next turn/);
  expect(buffalo.whyNot?.({ phase: 'take_row' } as never, '9', [])).toBeNull();
});

it('counts turns from 1 while the buffalo is dealt', () => {
  expect(buffalo.title({ turn: 0, turns: 10 } as never)).toBe('Beat the Buffalo · turn 1 of 10');
});

it('says what the cards of Bull Party do', () => {
  const view = { phase: 'pick', hand: [[3, 1]] } as unknown as ViewOf<'bull_party'>;
  expect(bullParty.hint(view, 0)).toBe('Takes a row, after all lower numbers');
  expect(bullParty.hint(view, 1)).toMatch(/^Show your zero card/);
});
