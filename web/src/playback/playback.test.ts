// The pace of the playback: what is told when, what is skipped, what stays in the log.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace } from '../design/pace';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { AnyEvent, AnyRules, GameView, SeatState } from '../protocol';
import { settings } from '../settings.svelte';
import { textContext } from './context';
import { Playback } from './playback.svelte';

const SLOW_BEAT_MS = 1300;
const CLOCK_MS = 10_000;

function contextOf(...names: string[]): ReturnType<typeof textContext> {
  return textContext(
    names.map((name) => ({ kind: 'guest', name }) as SeatState),
    null,
    {} as AnyRules,
    [],
  );
}

/** A table of Take 6 that is known by its turn. */
function table(turn: number): GameView {
  const row = { cards: [[1, 1]], heads: 1, capacity: 5 };
  return { game: 'take6', turn, rows: [row, row, row, row], queue: [], seats: [], hand: [] } as unknown as GameView;
}

const revealed: AnyEvent = { take6: { revealed: { plays: [] } } };
const scored: AnyEvent = { take6: { round_scored: { heads: [] } } };

function placed(card: number): AnyEvent {
  return { take6: { placed: { seat: 0, card, row: 0 } } };
}

/** A turn with so many cards. */
function turnOf(cards: number): AnyEvent[] {
  return [revealed, ...Array.from({ length: cards }, (_, at) => placed(at + 2))];
}

const seated = contextOf('East', 'West');
let playback: Playback;

function add(events: AnyEvent[], turn = 2, left = Infinity): void {
  playback.add(table(turn - 1), events, table(turn), seated, performance.now() + left);
}

function turnShown(): number {
  return playback.shown?.game === 'take6' ? playback.shown.turn : 0;
}

/** How long the playback goes on, in milliseconds. */
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

describe('a story', () => {
  it('is told beat by beat, and ends with the table as the server says it', () => {
    add([revealed, placed(5)]);
    expect([playback.playing, turnShown(), playback.told.length]).toEqual([true, 1, 1]);
    vi.advanceTimersByTime(2 * SLOW_BEAT_MS);
    expect([playback.playing, turnShown(), playback.told.length]).toEqual([true, 2, 2]);
    vi.advanceTimersByTime(SLOW_BEAT_MS);
    expect([playback.playing, playback.event]).toEqual([false, null]);
  });

  it('is told at once where that is wanted', () => {
    settings.speed = 'off';
    add(turnOf(10));
    expect([playback.playing, turnShown(), playback.told.length]).toEqual([false, 2, 11]);
  });

  it('is skipped, but for the log, where nobody looks', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    add(turnOf(4));
    expect([playback.playing, turnShown(), playback.told.length]).toEqual([false, 2, 5]);
  });

  it('is skipped where too much has happened', () => {
    add(turnOf(79));
    expect(playback.playing).toBe(true);
    add(turnOf(10), 3);
    expect([playback.playing, turnShown(), playback.told.length]).toEqual([false, 3, 91]);
  });

  it('shows a change without an event at the end of what is being told', () => {
    add([revealed, placed(5)]);
    add([], 7);
    expect(turnShown()).toBe(1);
    duration();
    expect(turnShown()).toBe(7);
    add([], 8);
    expect(turnShown()).toBe(8);
  });

  it('keeps the last line while something without words is looked at', () => {
    const wordless = { take6: { weather: {} } } as unknown as AnyEvent;
    add([placed(5), wordless, placed(6)]);
    expect(playback.happening).toBe('East’s 5 goes to row 1.');
    vi.advanceTimersByTime(SLOW_BEAT_MS);
    expect([playback.event, playback.happening]).toEqual([wordless, 'East’s 5 goes to row 1.']);
    duration();
    expect(playback.happening).toBeNull();
  });
});

describe('a clock', () => {
  it('leaves two thirds of the time for the choice, whoever sits there', () => {
    add(turnOf(10), 2, CLOCK_MS);
    expect(playback.playing).toBe(true);
    // Twelve beats, and no card is still in the air when the next one goes.
    expect(pace.beatMs).toBeCloseTo(CLOCK_MS / 3 / 12);
    const told = duration();
    expect(told).toBeGreaterThan(CLOCK_MS / 4);
    expect(told).toBeLessThanOrEqual(CLOCK_MS / 3 + 1);
  });

  it('does not slow anything down', () => {
    add([placed(5)], 2, 600_000);
    expect(duration()).toBe(SLOW_BEAT_MS);
  });

  it('shortens what is being looked at, too', () => {
    add([scored]);
    add([placed(5)], 3, 6_000);
    expect(duration()).toBeLessThanOrEqual(2_001);
  });

  it('gets no more of the player’s time by changes that tell nothing', () => {
    add(turnOf(4), 2, CLOCK_MS);
    const began = performance.now();
    for (let left = CLOCK_MS - 500; playback.playing; left -= 500) {
      vi.advanceTimersByTime(500);
      add([], 2, left);
    }
    expect(performance.now() - began).toBeLessThanOrEqual(CLOCK_MS / 3 + 500);
  });

  it('leaves nothing to tell where there is hardly time to choose', () => {
    add(turnOf(10), 2, 2_000);
    expect([playback.playing, turnShown(), playback.told.length]).toEqual([false, 2, 11]);
  });
});

describe('what was told', () => {
  it('is kept under the names of then', () => {
    settings.speed = 'off';
    add([placed(5)]);
    playback.add(table(2), [placed(6)], table(3), contextOf('North'));
    expect(playback.told.map(({ context: then }) => then.who(0))).toEqual(['East', 'North']);
  });

  it('is forgotten when there is too much of it', () => {
    settings.speed = 'off';
    for (let turn = 2; turn < 72; turn += 1) add(turnOf(9), turn);
    expect([playback.told.length, playback.told[0]?.key]).toEqual([600, 100]);
  });

  it('is forgotten with the match, and its numbers are not used again', () => {
    add(turnOf(4));
    playback.forget();
    expect([playback.playing, playback.shown, playback.told]).toEqual([false, null, []]);
    add([placed(5)]);
    expect(playback.told.map(({ key }) => key)).toEqual([1]);
  });
});

describe('the events of a turn', () => {
  beforeEach(() => (settings.speed = 'off'));

  it('are those since its cards were shown, and none after a jump', () => {
    add([...turnOf(3), ...turnOf(2)]);
    expect(playback.turn).toEqual(turnOf(2));
    playback.jump(table(5));
    expect(playback.turn).toEqual([]);
  });

  it('end in Take That when the next seat is on turn', () => {
    const passed: AnyEvent = { take_that: { turn_passed: { to: 1 } } };
    const laid: AnyEvent = { take_that: { extended: { seat: 0, card: 12 } } };
    const view = { game: 'take_that', line: [], line_cost: 0, seats: [], hand: [] } as unknown as GameView;
    for (let turn = 0; turn < 50; turn += 1) playback.add(view, [laid, passed], view, seated);
    expect(playback.turn).toEqual([passed]);
  });
});
