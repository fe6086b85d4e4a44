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
      { name: 'deck', default: 'full', values: { type: 'one_of', words: ['full', 'limited'] } },
      { name: 'deal', default: 'random', values: { type: 'one_of', words: ['random', 'draft'] } },
      { name: 'drafted', default: 'open', values: { type: 'one_of', words: ['open', 'memory'] } },
      { name: 'cards', default: '104', values: number },
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
  hints: 'after_choosing',
};
const SAME = { players: 6, clock: 45, visibility: 'public', spectators: false, show_seen: false, hints: 'after_choosing' };

describe('form for a new table', () => {
  it('starts with the defaults', () => {
    const form = new TableForm(GAMES, 'take_that');
    expect(form.opening).toMatchObject({ game: 'take_that', players: 3, options: '', clock: null, hints: 'off' });
  });

  it('selects the first game if the address names an unknown one', () => {
    expect(new TableForm(GAMES, 'poker').opening.game).toBe('take6');
  });
});

describe('options that depend on each other', () => {
  const names = (form: TableForm): string[] => [...form.usual, ...form.experiments].map(({ name }) => name);

  it('are set together', () => {
    const form = new TableForm(GAMES, 'take6');
    form.set('deal', 'draft');
    expect(form.opening.options).toBe('deck=limited,deal=draft');
    form.set('drafted', 'memory');
    expect(form.opening.options).toBe('deck=limited,deal=draft,drafted=memory');
  });

  it('are reset together', () => {
    const form = new TableForm(GAMES, 'take6');
    form.set('deal', 'draft');
    form.set('drafted', 'memory');
    form.set('deck', undefined);
    expect(form.opening.options).toBe('');
  });

  it('are hidden and not sent while they have no effect', () => {
    const form = new TableForm(GAMES, 'take6');
    expect(names(form)).toEqual(['limit', 'rounds', 'deck', 'deal', 'cards']);
    form.set('cards', '80');
    form.set('deal', 'draft');
    expect(names(form)).toEqual(['limit', 'rounds', 'deck', 'deal', 'drafted']);
    expect(form.opening.options).toBe('deck=limited,deal=draft');
    form.players = 7;
    expect(names(form)).toEqual(['limit', 'rounds', 'cards']);
    expect(form.opening.options).toBe('cards=80');
    form.set('limit', '30');
    form.set('rounds', '2');
    expect(names(form)).toEqual(['rounds', 'cards']);
    expect(form.opening.options).toBe('rounds=2,cards=80');
  });
});

describe('form for changed settings', () => {
  it('starts with the current values and omits unchanged options', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    expect(form.values).toEqual({ rounds: '3' });
    expect(form.clocks).toContain(45);
    expect(form.change).toEqual(SAME);
  });

  it('sends all options if one was changed', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    form.values.rounds = '5';
    expect(form.change).toEqual({ ...SAME, options: 'rounds=5' });
    form.values.rounds = '';
    expect(form.change).toEqual({ ...SAME, options: '' });
  });

  it('keeps as many players as another game allows', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    form.choose('take_that');
    expect(form.change).toEqual({ ...SAME, game: 'take_that', players: 4, options: '' });
  });

  it('turns the clock off with 0', () => {
    const form = new TableForm(GAMES, null, SETTINGS);
    form.clock = 0;
    expect(form.change.clock).toBe(0);
  });
});
