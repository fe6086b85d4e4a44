import { describe, expect, it } from 'vitest';
import type { GameInfo, TableSettings } from '../protocol';
import { TableForm } from './tableForm.svelte';

const number = { type: 'number', min: 1, max: 100 } as const;
const GAMES: GameInfo[] = [
  {
    game: 'take6',
    title: 'Take 6',
    min_players: 2,
    max_players: 10,
    usual_players: 4,
    levels: [],
    options: [
      { name: 'limit', default: '66', values: number },
      { name: 'rounds', default: null, values: number },
    ],
  },
  {
    game: 'take_that',
    title: 'Take That',
    min_players: 2,
    max_players: 4,
    usual_players: 3,
    levels: [],
    options: [{ name: 'games', default: '2', values: number }],
  },
];

const SETTINGS: TableSettings = {
  rules: {
    game: 'take6',
    players: 6,
    end: { rounds: 3 },
    deck: 'full',
    deal: 'random',
    drafted: 'open',
    fans: [],
    hand: 10,
    cards: 104,
  },
  clock: 45,
  visibility: 'public',
  spectators: false,
  show_seen: false,
};
const SAME = { players: 6, clock: 45, visibility: 'public', spectators: false, show_seen: false };

describe('the form for a new table', () => {
  it('begins with what is usual', () => {
    const form = new TableForm(GAMES, 'take_that');
    expect(form.opening).toMatchObject({ game: 'take_that', players: 3, options: '', clock: null });
  });

  it('opens the first game where the address names none that there is', () => {
    expect(new TableForm(GAMES, 'poker').opening.game).toBe('take6');
  });
});

describe('the form for a change', () => {
  it('has the present values, and leaves options alone that nobody has touched', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    expect(form.values).toEqual({ rounds: '3' });
    expect(form.clocks).toContain(45);
    expect(form.change).toEqual(SAME);
  });

  it('gives all options when one is another', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    form.values.rounds = '5';
    expect(form.change).toEqual({ ...SAME, options: 'rounds=5' });
    form.values.rounds = '';
    expect(form.change).toEqual({ ...SAME, options: '' });
  });

  it('keeps those who sit together where another game has seats for them', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    form.choose('take_that');
    expect(form.change).toEqual({ ...SAME, game: 'take_that', players: 4, options: '' });
  });

  it('turns the clock off by a zero', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    form.clock = 0;
    expect(form.change.clock).toBe(0);
  });
});
