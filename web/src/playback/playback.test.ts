// Timing of the playback, skipping, and the log.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace } from '../design/pace';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { AnyEvent, AnyRules, GameView, SeatState } from '../protocol';
import { settings } from '../settings.svelte';
import { textContext, type TextContext } from './context';
import { Playback, type LogEntry, type PlayedEvent } from './playback.svelte';

const SLOW_BEAT_MS = 1120;
/** How long a full row is shown with its sixth card at slow speed. */
const SLOW_FULL_ROW_MS = 770 * 1.6;

const CLOCK_MS = 10_000;

function contextOf(...names: string[]): ReturnType<typeof textContext> {
  return textContext(
    names.map((name) => ({ kind: 'guest', name }) as SeatState),
    null,
    {} as AnyRules,
  );
}

/** A view of Take 6, identified by its turn. */
function table(turn: number): GameView {
  const row = { cards: [[1, 1]], heads: 1, capacity: 5 };
  return { game: 'take6', turn, rows: [row, row, row, row], queue: [], seats: [], hand: [] } as unknown as GameView;
}

const revealed: AnyEvent = { take6: { revealed: { plays: [] } } };
const scored: AnyEvent = { take6: { round_scored: { heads: [] } } };

function placed(card: number): AnyEvent {
  return { take6: { placed: { seat: 0, card, row: 0 } } };
}

/** The events of a turn with this number of cards. */
function turnOf(cards: number): AnyEvent[] {
  return [revealed, ...Array.from({ length: cards }, (_, at) => placed(at + 2))];
}

const seated = contextOf('East', 'West');
let playback: Playback;

function add(events: AnyEvent[], turn = 2, left = Infinity, showMs = 0): void {
  const before = table(turn - 1);
  playback.add({
    before,
    events: events.map((event) => played(event, before)),
    after: table(turn),
    game: null,
    context: seated,
    deadline: performance.now() + left,
    showMs,
  });
  // The playback of a long turn begins in a task of its own.
  vi.advanceTimersByTime(0);
}

/** An event with its lines, as the engine returns it. */
function played(event: AnyEvent, view: GameView): PlayedEvent {
  const [inner] = Object.values(event) as { placed?: { card: number } }[];
  const args = { card: inner?.placed?.card, row: 1, who: { player: { seat: 0 } } };
  return { event, lines: inner?.placed ? [{ id: 'table-placed', args }] : [], view };
}

const SLOW_FLIGHT_MS = 560;
/** Cards take off with the next frame. */
const FRAME_MS = 16;

function turnLanded(): number {
  return playback.landed?.game === 'take6' ? playback.landed.turn : 0;
}

function turnShown(): number {
  return playback.shown?.game === 'take6' ? playback.shown.turn : 0;
}

/** Runs the playback to its end. Returns its duration in milliseconds. */
function duration(): number {
  const began = performance.now();
  while (playback.playing) vi.advanceTimersToNextTimer();
  return performance.now() - began;
}

beforeAll(() => chooseLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'slow';
  playback = new Playback();
});
afterEach(() => {
  playback.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('playback', () => {
  it('shows events beat by beat and ends with the view of the server', () => {
    add([revealed, placed(5)]);
    expect([playback.playing, turnShown(), playback.log.length]).toEqual([true, 1, 1]);
    vi.advanceTimersByTime(2 * SLOW_BEAT_MS);
    expect([playback.playing, turnShown(), playback.log.length]).toEqual([true, 2, 2]);
    vi.advanceTimersByTime(SLOW_BEAT_MS);
    expect([playback.playing, playback.event]).toEqual([false, null]);
  });

  it('counts a card when it has landed, not when it takes off', () => {
    add([revealed, placed(5)]);
    vi.advanceTimersByTime(2 * SLOW_BEAT_MS);
    expect([turnShown(), turnLanded()]).toEqual([2, 1]);
    vi.advanceTimersByTime(SLOW_FLIGHT_MS - 1);
    expect(turnLanded()).toBe(1);
    vi.advanceTimersByTime(1 + FRAME_MS);
    expect(playback.landed).toBe(playback.shown);
    expect(playback.playing).toBe(true);
  });

  it('counts a taken row when its cards have reached the taker', () => {
    const five = { cards: [1, 2, 3, 4, 5].map((card) => [card, 1]), heads: 5, capacity: 5 };
    const before = { ...table(1), rows: [five], queue: [{ seat: 0, card: [9, 1] }] } as unknown as GameView;
    const took = { take6: { took: { seat: 0, card: 9, row: 0, heads: 5, cause: 'full' } } } as unknown as AnyEvent;
    playback.jump(before);
    playback.add({ before, events: [played(took, table(2))], after: table(2), game: null, context: seated });
    expect(playback.shown).toMatchObject({ turn: 1, queue: [] });
    // The sixth card has landed, but nothing is taken yet.
    vi.advanceTimersByTime(SLOW_FULL_ROW_MS - 1);
    expect(playback.landed).toBe(before);
    vi.advanceTimersByTime(1);
    expect([turnShown(), playback.landed]).toEqual([2, before]);
    vi.advanceTimersByTime(1.7 * SLOW_FLIGHT_MS + FRAME_MS);
    expect(turnLanded()).toBe(2);
    expect(playback.playing).toBe(true);
  });

  it('shows a row before it is taken for 420 ms at normal speed, and is done after 1.6 s if it was full', () => {
    settings.speed = 'normal';
    const five = { cards: [1, 2, 3, 4, 5].map((card) => [card, 1]), heads: 5, capacity: 5 };
    const before = { ...table(1), rows: [five], queue: [{ seat: 0, card: [9, 1] }] } as unknown as GameView;
    for (const [cause, longest] of [
      ['full', 770 + 840],
      ['chosen', 420 + 840],
    ]) {
      const took = { take6: { took: { seat: 0, card: 9, row: 0, heads: 5, cause } } } as unknown as AnyEvent;
      playback.jump(before);
      playback.add({ before, events: [played(took, table(2))], after: table(2), game: null, context: seated });
      expect(playback.landed).toBe(before);
      expect(duration()).toBe(longest);
    }
  });

  it('leaves a taken row more time than a placed card in a turn of ten players', () => {
    settings.speed = 'normal';
    const took = { take6: { took: { seat: 0, card: 9, row: 0, heads: 5, cause: 'full' } } } as unknown as AnyEvent;
    const queued = { ...table(1), queue: [{ seat: 0, card: [9, 1] }] } as unknown as GameView;
    const events = [...turnOf(8), took, took].map((event) => played(event, queued));
    playback.jump(queued);
    playback.add({ before: queued, events, after: table(2), game: null, context: seated });
    vi.advanceTimersByTime(0);
    expect(pace.beatMs).toBeLessThan(600);
    expect(duration()).toBeLessThanOrEqual(8_001);
  });

  it('counts everything when it is skipped, and goes on when the player does not want to wait', () => {
    add([revealed, placed(5)]);
    playback.next();
    expect([playback.event, turnShown(), turnLanded()]).toEqual([placed(5), 2, 1]);
    playback.skip();
    expect(turnLanded()).toBe(2);
  });

  it('begins a long turn in a task of its own, and nothing can be chosen until then', () => {
    playback.jump(table(1));
    const events = turnOf(10).map((event) => played(event, table(1)));
    playback.add({ before: table(1), events, after: table(2), game: null, context: seated });
    expect([playback.playing, playback.event, turnShown()]).toEqual([true, null, 1]);
    vi.advanceTimersByTime(0);
    expect([playback.playing, playback.event]).toEqual([true, revealed]);
  });

  it('shows everything at once if the speed is off', () => {
    settings.speed = 'off';
    add(turnOf(10));
    expect([playback.playing, turnShown(), playback.log.length]).toEqual([false, 2, 11]);
  });

  it('shows the end of a round in full, although the next deal comes right after it', () => {
    settings.speed = 'normal';
    add([...turnOf(4), scored]);
    add([{ take6: { rows_laid: { cards: [] } } } as unknown as AnyEvent], 3);
    // Two beats for the reveal, four cards, six for the standings, one for the rows.
    expect(duration()).toBe(13 * 700);
  });

  it('shows the end of the last round for a beat, with its cards still on the table', () => {
    settings.speed = 'normal';
    const [before, result] = [table(4), { ...table(5), phase: 'over' } as GameView];
    const events = [placed(5), scored].map((event, at) => played(event, at === 0 ? before : result));
    playback.add({ before: table(3), events, after: result, game: null, context: seated });
    vi.advanceTimersByTime(700);
    expect([playback.event, turnShown(), turnLanded()]).toEqual([scored, 4, 4]);
    expect(duration()).toBe(700);
    expect([turnShown(), turnLanded(), playback.log.length]).toEqual([5, 5, 2]);
  });

  it('takes at most eight seconds for a turn of ten players at normal speed, and at most a second for a card', () => {
    settings.speed = 'normal';
    add(turnOf(10));
    expect(pace.beatMs).toBeLessThanOrEqual(1_000);
    const elapsed = duration();
    expect(elapsed).toBeGreaterThan(6_000);
    expect(elapsed).toBeLessThanOrEqual(8_001);
  });

  it('has more time for the scores of a round', () => {
    settings.speed = 'normal';
    add([...turnOf(10), scored]);
    expect(duration()).toBeGreaterThan(8_001);
  });

  it('is skipped in a hidden page, but still logged', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    add(turnOf(4));
    expect([playback.playing, turnShown(), playback.log.length]).toEqual([false, 2, 5]);
  });

  it('is skipped if the queue is too long', () => {
    add(turnOf(79));
    expect(playback.playing).toBe(true);
    add(turnOf(10), 3);
    expect([playback.playing, turnShown(), playback.log.length]).toEqual([false, 3, 91]);
  });

  it('shows a change without events at the end of the queue', () => {
    add([revealed, placed(5)]);
    add([], 7);
    expect(turnShown()).toBe(1);
    duration();
    expect(turnShown()).toBe(7);
    add([], 8);
    expect(turnShown()).toBe(8);
  });

  it('keeps the last line during an event without lines', () => {
    const wordless = { take6: { weather: {} } } as unknown as AnyEvent;
    add([placed(5), wordless, placed(6)]);
    expect(playback.happening).toBe('East’s 5 goes to row 1.');
    vi.advanceTimersByTime(SLOW_BEAT_MS);
    expect([playback.event, playback.happening]).toEqual([wordless, 'East’s 5 goes to row 1.']);
    duration();
    expect(playback.happening).toBeNull();
  });
});

describe('playback with a clock', () => {
  it('leaves two thirds of the time for the choice', () => {
    add(turnOf(10), 2, CLOCK_MS);
    expect(playback.playing).toBe(true);
    // Twelve beats; each card arrives before the next one moves.
    expect(pace.beatMs).toBeCloseTo(CLOCK_MS / 3 / 12);
    const elapsed = duration();
    expect(elapsed).toBeGreaterThan(CLOCK_MS / 4);
    expect(elapsed).toBeLessThanOrEqual(CLOCK_MS / 3 + 1);
  });

  it('uses the time that the clock leaves for it', () => {
    add(turnOf(10), 2, CLOCK_MS + 8_000, 8_000);
    const elapsed = duration();
    expect(elapsed).toBeGreaterThan(7_000);
    expect(elapsed).toBeLessThanOrEqual(8_001);
  });

  it('is not slower than without one', () => {
    add([placed(5)], 2, 600_000);
    expect(duration()).toBe(SLOW_BEAT_MS);
  });

  it('also shortens the current event', () => {
    add([scored]);
    add([placed(5)], 3, 6_000);
    expect(duration()).toBeLessThanOrEqual(2_001);
  });

  it('gets no extra time from changes without events', () => {
    add(turnOf(4), 2, CLOCK_MS);
    const began = performance.now();
    for (let left = CLOCK_MS - 500; playback.playing; left -= 500) {
      vi.advanceTimersByTime(500);
      add([], 2, left);
    }
    expect(performance.now() - began).toBeLessThanOrEqual(CLOCK_MS / 3 + 500);
  });

  it('is skipped if there is hardly time to choose', () => {
    add(turnOf(10), 2, 2_000);
    expect([playback.playing, turnShown(), playback.log.length]).toEqual([false, 2, 11]);
  });
});

describe('log', () => {
  it('keeps the names from the time of the event', () => {
    settings.speed = 'off';
    add([placed(5)]);
    const events = [played(placed(6), table(2))];
    playback.add({ before: table(2), events, after: table(3), game: null, context: contextOf('North') });
    expect(playback.log.map(({ context: then }) => then.who(0))).toEqual(['East', 'North']);
  });

  it('drops the oldest events when it is full', () => {
    settings.speed = 'off';
    for (let turn = 2; turn < 72; turn += 1) add(turnOf(9), turn);
    expect([playback.log.length, playback.log[0]?.key]).toEqual([600, 100]);
  });

  it('is cleared with the match without reusing keys', () => {
    add(turnOf(4));
    playback.forget();
    expect([playback.playing, playback.shown, playback.log]).toEqual([false, null, []]);
    add([placed(5)]);
    expect(playback.log.map(({ key }) => key)).toEqual([1]);
  });
});

describe('events of a turn', () => {
  beforeEach(() => (settings.speed = 'off'));

  it('start with the reveal and are cleared by a jump', () => {
    add([...turnOf(3), ...turnOf(2)]);
    expect(playback.turn).toEqual(turnOf(2));
    playback.jump(table(5));
    expect(playback.turn).toEqual([]);
  });

  it('end in Take That when the turn passes to the next seat', () => {
    const passed: AnyEvent = { take_that: { turn_passed: { to: 1 } } };
    const laid: AnyEvent = { take_that: { extended: { seat: 0, card: 12 } } };
    const view = { game: 'take_that', line: [], line_cost: 0, seats: [], hand: [] } as unknown as GameView;
    const events = [laid, passed].map((event) => played(event, view));
    for (let turn = 0; turn < 50; turn += 1) playback.add({ before: view, events, after: view, game: null, context: seated });
    expect(playback.turn).toEqual([passed]);
  });
});

it('replaces what was logged before a snapshot by the history', () => {
  const playback = new Playback();
  const entry = (card: number): Omit<LogEntry, 'key'> => ({
    event: { take6: { placed: { seat: 0, card, row: 0 } } },
    lines: [],
    context: {} as TextContext,
  });
  playback.log = [{ key: -1, ...entry(1) }];
  playback.setHistory([entry(2), entry(3)], playback.nextKey);
  expect(playback.log.map(({ key, event }) => [key, event])).toEqual([
    [-2, entry(2).event],
    [-1, entry(3).event],
  ]);
});
