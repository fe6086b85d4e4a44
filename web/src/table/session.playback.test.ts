// Playback and results during a visit to a table; server messages are injected directly.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { me } from '../net/me.svelte';
import type {
  AnyRules,
  ClientMessage,
  GameView,
  HintMode,
  PendingDecision,
  SeatState,
  Snapshot,
  TablePhase,
  TableState,
} from '../protocol';
import { settings } from '../settings.svelte';
import { linesOf, type PlayedEvent } from '../playback/playback.svelte';
import { Session } from './session.svelte';

const RULES: AnyRules = {
  game: 'take6',
  players: 2,
  end: { limit: 66 },
  deck: 'full',
  deal: 'random',
  drafted: 'open',
  fans: [],
  hand: 10,
  cards: 104,
};
const NO_GUEST: PendingDecision = { question: null, asked: [], waiting: [] };
const VIEW = {
  game: 'take6',
  round: 1,
  rows: [{ cards: [[1, 1]], heads: 1, room: 5 }],
  queue: [],
  seats: [],
  hand: [],
} as unknown as GameView;
/** Events as the engine has followed them. */
const events: PlayedEvent[] = [
  {
    event: { take6: { placed: { seat: 1, card: 5, row: 0 } } },
    lines: [{ id: 'table-placed', args: { card: 5, row: 1, who: { player: { seat: 1 } } } }],
    view: VIEW,
  },
];

interface Situation {
  phase?: TablePhase;
  matches?: number;
  names?: string[];
  seat?: number | null;
  now?: Partial<PendingDecision>;
}

function snapshot({ phase = 'playing', matches = 1, names = ['East', 'West'], seat = 0, now = {} }: Situation = {}): Snapshot {
  const view = { ...VIEW, round: matches } as GameView;
  const result = phase === 'over' ? { id: 'm1' } : null;
  const seats = names.map(guest);
  const table = { phase, matches, seats, result, nonces: [0, 1], settings: { rules: RULES }, deck: [] };
  return {
    seq: 1,
    seat,
    table: table as unknown as Snapshot['table'],
    view: phase === 'open' ? null : view,
    score_sheet: null,
    pending: { ...NO_GUEST, ...now },
    prompt: null,
    chat: [],
  };
}

function guest(name: string): SeatState {
  return { kind: 'guest', id: name, name, bot: false };
}

let session: Session;
const fetchMock = vi.fn();
let sent: ClientMessage[] = [];

function receiveSnapshot(state: Snapshot): void {
  session.connection.state = { kind: 'live' };
  session.connection.known = state;
  session.onSnapshot(state);
}

function receiveUpdate(after: Snapshot, what: PlayedEvent[] | null = []): void {
  const before = session.connection.known;
  if (!before) throw new Error('no snapshot yet');
  session.connection.known = after;
  session.connection.lastMessageAt = performance.now();
  session.onUpdate(before, what, after);
}

function seatNames(): string[] {
  return [0, 1].map((seat) => session.context?.who(seat) ?? '');
}

beforeAll(() => chooseLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      send(text: string): void {
        sent.push(JSON.parse(text) as ClientMessage);
      }
      close(): void {}
    },
  );
  fetchMock.mockReset().mockRejectedValue(new Error('no net'));
  vi.stubGlobal('fetch', fetchMock);
  settings.speed = 'slow';
  session = new Session('t');
});
afterEach(() => {
  session.close();
  me.guest = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('choice', () => {
  it('is possible after the playback', () => {
    receiveSnapshot(snapshot());
    expect(session.ready).toBe(true);
    receiveUpdate(snapshot(), events);
    expect(session.ready).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(session.ready).toBe(true);
  });

  it('is possible at once if the engine cannot follow', () => {
    receiveSnapshot(snapshot());
    receiveUpdate(snapshot({ matches: 1 }), null);
    expect([session.ready, session.playback.log]).toEqual([true, []]);
  });

  it('is not possible during a pause', () => {
    receiveSnapshot(snapshot({ phase: 'paused' }));
    expect(session.ready).toBe(false);
  });

  const left_ms = 100;
  it.each<[string, Partial<PendingDecision>, boolean]>([
    ['running for the viewer', { waiting: [0, 1], left_ms }, false],
    ['running for a nudged seat', { waiting: [0, 1], nudged: [1], left_ms }, true],
    ['running for another seat', { waiting: [1], left_ms }, true],
    ['off', { waiting: [0, 1] }, true],
  ])('shortens the playback only by the clock of the viewer: clock is %s', (_, now, playing) => {
    receiveSnapshot(snapshot());
    receiveUpdate(snapshot({ now }), events);
    expect(session.playback.playing).toBe(playing);
  });
});

describe('choice against bots', () => {
  const BOT = { kind: 'house_bot', name: 'Bot', level: 'keen' } as unknown as SeatState;
  const chosen = (): ClientMessage[] => sent.filter(({ type }) => type === 'choose');
  const CHOSEN: ClientMessage = { type: 'choose', question: 4, choice: '17' };

  /** Asks for a card with some time left on the clock. */
  function ask(left_ms?: number, hints?: HintMode): void {
    const state = snapshot({ now: { waiting: [0], ...(left_ms === undefined ? {} : { left_ms }) } });
    const table = { ...state.table, seats: [guest('East'), BOT], settings: { ...state.table.settings, ...(hints && { hints }) } };
    session.connection.lastMessageAt = performance.now();
    receiveSnapshot({ ...state, table, prompt: { question: 4, next: ['3', '17'], needs_more: false } });
  }

  beforeEach(() => (settings.longUndo = true));
  afterEach(() => (settings.longUndo = false));

  it('can be undone for a while', () => {
    ask();
    session.choice.pick('17');
    expect([session.canUndo, session.hasTimeToUndo]).toEqual([true, true]);
    vi.advanceTimersByTime(4_900);
    expect(chosen()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(chosen()).toEqual([CHOSEN]);
  });

  it('is sent a second before the clock runs out', () => {
    ask(4_000);
    session.choice.pick('17');
    expect(session.choice.heldMs).toBe(3_000);
    vi.advanceTimersByTime(2_900);
    expect(chosen()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(chosen()).toEqual([CHOSEN]);
  });

  it('is sent at once in the last second', () => {
    ask(900);
    session.choice.pick('17');
    expect(chosen()).toEqual([CHOSEN]);
    expect(session.hasTimeToUndo).toBe(false);
  });

  it('does not wait longer for a hint', () => {
    session.judges = true;
    ask(4_000, 'after_choosing');
    session.choice.pick('17');
    vi.advanceTimersByTime(2_000);
    session.onJudged(false);
    expect(session.choice.heldMs).toBe(1_000);
    vi.advanceTimersByTime(1_000);
    expect(chosen()).toEqual([CHOSEN]);
  });

  it('is sent in time even if it was a mistake', () => {
    session.judges = true;
    ask(4_000, 'after_choosing');
    session.choice.pick('17');
    session.onJudged(true);
    vi.advanceTimersByTime(3_000);
    expect(chosen()).toEqual([CHOSEN]);
  });

  it('is sent if the player leaves the page', () => {
    ask();
    session.choice.pick('17');
    session.close();
    expect(chosen()).toEqual([CHOSEN]);
  });
});

describe('question that leaves nothing to decide', () => {
  /** Beat the Buffalo asks for a special card, and none can be used. */
  function ask(now: Partial<PendingDecision> = {}): void {
    const state = snapshot({ now: { waiting: [0, 1], ...now } });
    const table = {
      ...state.table,
      settings: { rules: { game: 'buffalo', players: 2, decide: 'anyone' } },
    } as unknown as TableState;
    const view = { game: 'buffalo', phase: 'window', queue: [], rows: [], seats: [], hand: [] } as unknown as GameView;
    receiveSnapshot({ ...state, table, view, prompt: { question: 4, next: ['pass'], needs_more: false } });
  }
  const passed = (): ClientMessage[] => sent.filter(({ type }) => type === 'choose');
  afterEach(() => (settings.confirm = false));

  it.each([false, true])('is answered without asking; choices are confirmed: %s', (confirm) => {
    settings.confirm = confirm;
    ask();
    expect(passed()).toEqual([{ type: 'choose', question: 4, choice: 'pass' }]);
    expect([session.isFormality, session.canUndo]).toEqual([true, false]);
  });

  it('is left to the stand-in of an absent player', () => {
    ask({ stand_in: [0] });
    expect(passed()).toEqual([]);
  });
});

describe('next match', () => {
  it.each<[string, Situation[]]>([
    ['a rematch', [{ phase: 'over' }]],
    ['the lobby', [{ phase: 'over' }, { phase: 'open' }]],
  ])('starts with an empty log after %s', (_, between) => {
    receiveSnapshot(snapshot());
    receiveUpdate(snapshot(), events);
    for (const situation of between) receiveUpdate(snapshot(situation));
    const next = snapshot({ matches: 2 });
    receiveUpdate(next, events);
    expect(session.playback.log).toHaveLength(1);
    expect(session.playback.log[0]?.lines).toMatchObject([{ id: 'table-placed', args: { card: 5, row: 1 } }]);
  });

  it('clears the log even if its start was missed; the same match does not', () => {
    receiveSnapshot(snapshot());
    receiveUpdate(snapshot(), events);
    receiveSnapshot(snapshot());
    expect(session.playback.log).toHaveLength(1);
    receiveSnapshot(snapshot({ matches: 2 }));
    expect(session.playback.log).toHaveLength(0);
  });
});

describe('result', () => {
  it('names the players of the match, even if others have the seats now', () => {
    receiveSnapshot(snapshot());
    receiveUpdate(snapshot({ phase: 'over' }));
    receiveUpdate(snapshot({ phase: 'over', names: ['East', 'North'] }));
    expect(seatNames()).toEqual(['you', 'West']);
    receiveSnapshot(snapshot({ phase: 'over', names: ['South', 'North'], seat: null }));
    expect(seatNames()).toEqual(['you', 'West']);
    receiveUpdate(snapshot({ matches: 2, names: ['South', 'North'], seat: null }));
    expect(seatNames()).toEqual(['South', 'North']);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('of a missed match does not name the players of the previous one', () => {
    receiveSnapshot(snapshot());
    receiveSnapshot(snapshot({ phase: 'over', matches: 2, names: ['South', 'North'], seat: null }));
    expect(seatNames()).toEqual(['South', 'North']);
  });

  it('is loaded once by a late visitor', async () => {
    const match = { seats: ['East', 'West'].map(guest), rules: { game: 'take6', players: 2 } };
    fetchMock.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(match))));
    me.guest = { id: 'West', name: 'West', bot: false };
    receiveSnapshot(snapshot({ phase: 'over', names: ['West', 'North'] }));
    expect(seatNames()).toEqual(['you', 'North']);
    await vi.advanceTimersByTimeAsync(0);
    expect(seatNames()).toEqual(['East', 'you']);
    for (let lines = 0; lines < 3; lines += 1) receiveUpdate(snapshot({ phase: 'over', names: ['West', 'North'] }));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('names the current players if it cannot be loaded, without retrying', async () => {
    receiveSnapshot(snapshot({ phase: 'over' }));
    for (let lines = 0; lines < 3; lines += 1) {
      await vi.advanceTimersByTimeAsync(0);
      receiveUpdate(snapshot({ phase: 'over' }));
    }
    expect(seatNames()).toEqual(['you', 'West']);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('log', () => {
  const lines = (): string[] => session.playback.log.flatMap(linesOf);

  it('begins with the match: its history comes with a snapshot', () => {
    receiveSnapshot(snapshot());
    expect(sent).toContainEqual({ type: 'history', until: 1 });
    session.onHistory({ type: 'history', until: 1, events: events.map(({ event }) => event) });
    expect(lines()).toEqual(['West’s 5 goes to row 1.']);
    // Another snapshot does not repeat it.
    receiveSnapshot(snapshot());
    session.onHistory({ type: 'history', until: 1, events: events.map(({ event }) => event) });
    expect(lines()).toHaveLength(1);
  });

  it('is news if the match has begun during this visit, and not when it is repeated', () => {
    const isNews = (): boolean[] => session.playback.log.map(({ key }) => key >= 0);
    receiveSnapshot(snapshot({ phase: 'open', matches: 0 }));
    for (const expected of [true, false]) {
      receiveSnapshot(snapshot());
      session.onHistory({ type: 'history', until: 1, events: events.map(({ event }) => event) });
      expect(isNews()).toEqual([expected]);
    }
  });

  it('stays empty if the server does not tell, and says nothing about it', () => {
    receiveSnapshot(snapshot());
    session.onRejected({ type: 'rejected', request: 'history', problem: { code: 'not_now', message: 'No.' } });
    expect([lines(), session.problem]).toEqual([[], null]);
  });
});
