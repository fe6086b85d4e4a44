// Lines about events address the viewer as "you" and others by name. The engine selects the messages.
import { beforeAll, describe, expect, it } from 'vitest';
import { follow, summarize, type Message } from '../engine/engine';
import { GAME_KINDS, gameOf } from '../games';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { AnyRules, GameKind, SeatState } from '../protocol';
import { textContext, type TextContext } from './context';
import { formatMessage } from './message';

const SEATS = ['East', 'West', 'North', 'South'].map((name) => ({ kind: 'guest', name }) as SeatState);
const seat = (number: number): object => ({ player: { seat: number } });

function reader(you: number | null): TextContext {
  return textContext(SEATS, you, {} as AnyRules);
}

/** The lines of the learner's first choice in a tutorial, and its summary. */
async function firstAnswer(game: GameKind, step: number): Promise<{ lines: string[]; summary: string | null }> {
  const { game: before, answers } = (await gameOf(game).loadTutorial()).steps[step]!;
  const [answer] = Object.values(answers);
  const { events, game: after } = follow(before, answer!.events, 0);
  const summary = summarize(after, answer!.events, 0);
  return {
    lines: events.flatMap(({ lines }) => lines.map((line) => formatMessage(line, reader(0)))),
    summary: summary && formatMessage(summary, reader(0)),
  };
}

beforeAll(() => chooseLanguage('en'));

describe('message', () => {
  it('names the owner of a card, or addresses the viewer', () => {
    const placed: Message = { id: 'table-placed', args: { card: 38, row: 1, who: seat(0) } };
    expect(formatMessage(placed, reader(0))).toBe('Your 38 goes to row 1.');
    expect(formatMessage(placed, reader(1))).toBe('East’s 38 goes to row 1.');
    expect(formatMessage(placed, reader(null))).toBe('East’s 38 goes to row 1.');
  });

  it('formats lists and messages in messages', () => {
    const card = (number: number, who: number): Message => ({
      id: 'table-revealed-card',
      args: { card: number, who: seat(who) },
    });
    const cards = { list: [card(4, 0), card(9, 1)], style: 'commas' };
    expect(formatMessage({ id: 'table-revealed', args: { cards } }, reader(1))).toBe('Cards: 4 (East), 9 (you).');
    const starts = { list: [1, 2, 3], style: 'and' };
    expect(formatMessage({ id: 'table-rows-start', args: { cards: starts } }, reader(0))).toContain('1, 2, and 3');
  });

  it('names characters of a game', () => {
    const args = { card: 30, row: 1, place: 6, heads: 6, who: { player: { character: 'buffalo' } } };
    expect(formatMessage({ id: 'buffalo-took', args }, reader(0))).toBe(
      'The buffalo’s 30 is the sixth card in row 1: the buffalo takes 6 heads!',
    );
  });
});

describe('lines of the engine', () => {
  it('describe and summarize a turn of Take 6', async () => {
    const { lines, summary } = await firstAnswer('take6', 0);
    expect(lines).toEqual([
      'Cards: 14 (you), 15 (West), 44 (North), 61 (South).',
      'Your 14 goes to row 1.',
      'West’s 15 goes to row 1.',
      'North’s 44 goes to row 3.',
      'South’s 61 goes to row 4.',
    ]);
    expect(summary).toBe('You took no heads this turn. This round: 0 heads.');
  });

  it.each(GAME_KINDS)('have a text for every message of the tutorial: %s', async (game) => {
    const { steps } = await gameOf(game).loadTutorial();
    for (const [at, { answers }] of steps.entries()) {
      if (Object.keys(answers).length === 0) continue;
      const { lines } = await firstAnswer(game, at);
      expect(lines.length).toBeGreaterThan(0);
      // A message without a text is shown by its id.
      for (const line of lines) expect(line).not.toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    }
  });
});
