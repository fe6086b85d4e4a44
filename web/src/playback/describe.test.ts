// What happens is told to its owner as theirs, and to everybody else by name.
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { AnyEvent, AnyRules, BuffaloOwner, BullPartyView, CardView, GameView, SeatState, Take6View } from '../protocol';
import { applyEvent, describeEvent, summary } from '../games/play';
import { textContext, type TextContext } from './context';

const SEATS = ['East', 'West'].map((name) => ({ kind: 'guest', name }) as SeatState);

function reader(you: number | null): TextContext {
  return textContext(SEATS, you, {} as AnyRules, []);
}

function cards(count: number): CardView[] {
  return Array.from({ length: count }, (_, at) => [20 + at, 1]);
}

function table(game: 'take6' | 'buffalo', inRow: number): GameView {
  return { game, rows: [{ cards: cards(inRow), heads: inRow, capacity: 5 }], queue: [], seats: [] } as unknown as GameView;
}

beforeAll(() => chooseLanguage('en'));

describe('a card in Take 6', () => {
  const took: AnyEvent = { take6: { took: { seat: 0, card: 30, row: 0, heads: 6, cause: 'full' } } };

  it('is mine, or that of somebody with a name', () => {
    const placed: AnyEvent = { take6: { placed: { seat: 0, card: 38, row: 0 } } };
    expect(describeEvent(placed, table('take6', 1), reader(0))).toEqual(['Your 38 goes to row 1.']);
    expect(describeEvent(placed, table('take6', 1), reader(1))).toEqual(['East’s 38 goes to row 1.']);
    expect(describeEvent(placed, table('take6', 1), reader(null))).toEqual(['East’s 38 goes to row 1.']);
  });

  it('that takes a row is the one too many', () => {
    expect(describeEvent(took, table('take6', 5), reader(0))).toEqual(['Your 30 is the sixth card in row 1: you take 6 heads!']);
    expect(describeEvent(took, table('take6', 5), reader(1))).toEqual([
      'East’s 30 is the sixth card in row 1: East takes 6 heads.',
    ]);
    expect(describeEvent(took, table('take6', 4), reader(0))[0]).toContain('the fifth card in row 1, next to the cow');
  });

  it('is summed up when the turn is over', () => {
    const now = { game: 'take6', queue: [], seats: [{ heads: 6 }, { heads: 1 }] } as unknown as GameView & Take6View;
    const turn: AnyEvent[] = [{ take6: { revealed: { plays: [] } } }, took];
    expect(summary(turn, now, 0, reader(0))).toBe('You took 6 heads this turn, 6 this round.');
    expect(summary(turn, now, 1, reader(1))).toBe('You took no heads this turn. This round: 1 head.');
  });
});

it.each<[BuffaloOwner, number, string]>([
  ['buffalo', 5, 'The buffalo’s 30 is the sixth card in row 1: the buffalo takes 6 heads!'],
  [{ seat: 0 }, 6, 'Your 30 is the seventh card in row 1: the team takes 6 heads!'],
])('tells whose card takes a row in Beat the Buffalo', (owner, inRow, line) => {
  const took: AnyEvent = { buffalo: { took: { owner, card: 30, row: 0, heads: 6, cause: 'full' } } };
  expect(describeEvent(took, table('buffalo', inRow), reader(0))).toEqual([line]);
});

it.each([
  [1, []],
  [5, ['11 special cards are in play.']],
])('counts the specials of a game of %i against the buffalo', (players, lines) => {
  const dealt: AnyEvent = { buffalo: { specials_dealt: { stock: Array.from({ length: 16 }, () => null) } } };
  const before = { game: 'buffalo', seats: Array.from({ length: players }, () => ({ hand: 10 })) } as unknown as GameView;
  expect(describeEvent(dealt, before, reader(0))).toEqual(lines);
});

it.each([
  [2, 13, 26],
  [3, 13, 13],
])('counts the heads of %i players against the buffalo as they count', (players, team_heads, team_score) => {
  const took: AnyEvent = { buffalo: { took: { owner: { seat: 0 }, card: 30, row: 0, heads: 6, cause: 'full' } } };
  const seats = Array.from({ length: players }, () => ({ hand: 10 }));
  const before = { ...table('buffalo', 5), seats, team_heads: 7, team_score: team_score === team_heads ? 7 : 14 } as GameView;
  expect(applyEvent(before, took, reader(0))).toMatchObject({ team_heads, team_score });
});

it('shows in Take That what a pair and an extra card bring', () => {
  const before = {
    game: 'take_that',
    line: [[73, 1]],
    line_cost: 1,
    stock: 9,
    seats: [{ score: 0, points: 2, hand: 8, taken: 0, pairs: [24, 42] }],
    hand: [],
  } as unknown as GameView;
  const paired = applyEvent(before, { take_that: { paired: { seat: 0, card: 37, mirror: 73 } } }, reader(null));
  expect(paired).toMatchObject({ line: [], line_cost: 0, seats: [{ points: 4, pairs: [24, 37, 42, 73] }] });
  const taken = applyEvent(before, { take_that: { extra_taken: { seat: 0, card: null } } }, reader(null));
  expect(taken).toMatchObject({ stock: 8, seats: [{ extras: 1 }] });
});

it('says in Bull Party that who has a row rests, and nothing to others', () => {
  const seats = [{ piles: [] }, { piles: [], playing: true }];
  const now = { game: 'bull_party', phase: 'pick', seats, queue: [] } as unknown as GameView & BullPartyView;
  const turn: AnyEvent[] = [{ bull_party: { took: { seat: 0, card: 3, row: 0, cause: 'chosen' } } }];
  expect(summary(turn, now, 0, reader(0))).toBe('You have a row and sit out the rest of this round.');
  expect(summary(turn, now, 1, reader(1))).toBeNull();
});
