import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { snapshot } from '../net/testing';
import type { SeatState, Snapshot } from '../protocol';
import { tableNews, timeoutNews, warningSeconds } from './news';

beforeAll(() => chooseLanguage('en'));

const EMPTY: SeatState = { kind: 'empty' };
const BOT: SeatState = { kind: 'house_bot', level: 'simple', name: 'Bot' };
const guest = (name: string): SeatState => ({ kind: 'guest', id: name, name, bot: false });

/** A table at which this player has seat 1. */
function state(seats: SeatState[], table: object = {}, more: object = {}): Snapshot {
  return snapshot({ seat: 0, ...more }, { phase: 'open', seats: [guest('Me'), ...seats], ...table }) as unknown as Snapshot;
}

function holding(...hand: number[]): Snapshot {
  return state([], {}, { view: { hand: hand.map((card) => [card, 1]) } });
}

it('names players who sit down or leave, and bots', () => {
  const steps: SeatState[][] = [
    [EMPTY, EMPTY],
    [guest('Ann'), EMPTY],
    [guest('Ann'), BOT],
    [EMPTY, BOT],
    [EMPTY, EMPTY],
  ];
  const news = steps.slice(1).map((seats, at) => tableNews(state(steps[at]!), state(seats)));
  expect(news).toEqual([['Ann sat down.'], ['Bot 3 was added.'], ['Ann left the table.'], ['Bot 3 was removed.']]);
});

it('says that a bot replaces a player', () => {
  expect(tableNews(state([guest('Ann')]), state([BOT]))).toEqual(['Ann left the table.', 'Bot 2 was added.']);
});

it('is silent about the own seat, other levels and the start of a match', () => {
  const started = state([BOT], { phase: 'playing', matches: 1 });
  expect(tableNews(state([EMPTY], { matches: 0 }), started)).toEqual([]);
  expect(tableNews(state([BOT]), state([{ ...BOT, level: 'keen' } as SeatState]))).toEqual([]);
  const watching = { ...state([BOT]), seat: null };
  watching.table = { ...watching.table, seats: [EMPTY, BOT] };
  expect(tableNews(watching, state([BOT]))).toEqual([]);
});

it('says that the game is paused and continues, and that a bot takes over', () => {
  const [playing, paused] = [state([BOT], { phase: 'playing' }), state([BOT], { phase: 'paused' })];
  expect(tableNews(playing, paused)).toEqual(['The game is paused.']);
  expect(tableNews(paused, playing)).toEqual(['The game continues.']);
  const replaced = { ...playing, pending: { ...playing.pending, stand_in: [0] } };
  expect(tableNews(playing, replaced)).toEqual(['A bot is playing for you.']);
});

it('names the card that was played when the time was up, if that is certain', () => {
  expect(timeoutNews(holding(7, 28), holding(7))).toBe('Time is up: 28 was played for you.');
  expect(timeoutNews(holding(28), holding(1, 2, 3))).toBe('Time is up: 28 was played for you.');
  expect(timeoutNews(holding(7, 28), holding(1, 7, 9))).toBe('Time is up: a bot chose for you.');
  expect(timeoutNews(holding(7, 28), holding(7, 28))).toBe('Time is up: a bot chose for you.');
});

it('warns later if the limit is short', () => {
  expect([10, 20, 30, undefined, null].map(warningSeconds)).toEqual([5, 5, 10, 10, 10]);
});
