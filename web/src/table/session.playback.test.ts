// A visit to a table, without a net: what the server would say is put in by hand.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { me } from '../net/me.svelte';
import type { AnyEvent, GameView, SeatState, Snapshot, TablePhase, PendingDecision } from '../protocol';
import { settings } from '../settings.svelte';
import { Session } from './session.svelte';

const NOBODY: PendingDecision = { question: null, asked: [], waiting: [] };
const events: AnyEvent[] = [{ take6: { placed: { seat: 1, card: 5, row: 0 } } }];

interface Situation {
  phase?: TablePhase;
  matches?: number;
  names?: string[];
  seat?: number | null;
  now?: Partial<PendingDecision>;
}

function snapshot({ phase = 'playing', matches = 1, names = ['East', 'West'], seat = 0, now = {} }: Situation = {}): Snapshot {
  const row = { cards: [[1, 1]], heads: 1, room: 5 };
  const view = { game: 'take6', round: matches, rows: [row], queue: [], seats: [], hand: [] } as unknown as GameView;
  const result = phase === 'over' ? { id: 'm1' } : null;
  const seats = names.map(guest);
  const table = { phase, matches, seats, result, nonces: [0, 1], settings: { rules: { game: 'take6', players: 2 } }, deck: [] };
  return {
    seq: 1,
    seat,
    table: table as unknown as Snapshot['table'],
    view: phase === 'open' ? null : view,
    score_sheet: null,
    pending: { ...NOBODY, ...now },
    prompt: null,
    chat: [],
  };
}

function guest(name: string): SeatState {
  return { kind: 'guest', id: name, name, bot: false };
}

let session: Session;
const fetched = vi.fn();

function come(state: Snapshot): void {
  session.connection.state = { kind: 'live' };
  session.connection.known = state;
  session.onSnapshot(state);
}

function happen(after: Snapshot, what: AnyEvent[] = []): void {
  const before = session.connection.known;
  if (!before) throw new Error('nothing is known yet');
  session.connection.known = after;
  session.connection.heardAt = performance.now();
  session.onUpdate(before, what, after);
}

function who(): string[] {
  return [0, 1].map((seat) => session.context?.who(seat) ?? '');
}

beforeAll(() => chooseLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'WebSocket',
    class {
      close(): void {}
    },
  );
  fetched.mockReset().mockRejectedValue(new Error('no net'));
  vi.stubGlobal('fetch', fetched);
  settings.speed = 'slow';
  session = new Session('t');
});
afterEach(() => {
  session.close();
  me.guest = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a choice', () => {
  it('can be made when the playback has been told', () => {
    come(snapshot());
    expect(session.ready).toBe(true);
    happen(snapshot(), events);
    expect(session.ready).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(session.ready).toBe(true);
  });

  it('cannot be made in a pause', () => {
    come(snapshot({ phase: 'paused' }));
    expect(session.ready).toBe(false);
  });

  const left_ms = 100;
  it.each<[string, Partial<PendingDecision>, boolean]>([
    ['mine', { waiting: [0, 1], left_ms }, false],
    ['that of somebody else who is hurried', { waiting: [0, 1], nudged: [1], left_ms }, true],
    ['that of somebody else', { waiting: [1], left_ms }, true],
    ['nobody’s', { waiting: [0, 1] }, true],
  ])('hurries the playback where the clock is mine: it is %s', (_, now, told) => {
    come(snapshot());
    happen(snapshot({ now }), events);
    expect(session.playback.playing).toBe(told);
  });
});

describe('another match', () => {
  it.each<[string, Situation[]]>([
    ['a rematch', [{ phase: 'over' }]],
    ['the lobby', [{ phase: 'over' }, { phase: 'open' }]],
  ])('after %s begins with an empty log', (_, between) => {
    come(snapshot());
    happen(snapshot(), events);
    for (const situation of between) happen(snapshot(situation));
    const next = snapshot({ matches: 2 });
    happen(next, events);
    expect(session.playback.told).toHaveLength(1);
    // What was played before is not the table on which the first cards lie.
    expect(session.playback.told[0]?.before).toBe(next.view);
  });

  it('that was missed empties the log, too; the same one does not', () => {
    come(snapshot());
    happen(snapshot(), events);
    come(snapshot());
    expect(session.playback.told).toHaveLength(1);
    come(snapshot({ matches: 2 }));
    expect(session.playback.told).toHaveLength(0);
  });
});

describe('a result', () => {
  it('names those who played, whoever sits there now', () => {
    come(snapshot());
    happen(snapshot({ phase: 'over' }));
    happen(snapshot({ phase: 'over', names: ['East', 'North'] }));
    expect(who()).toEqual(['you', 'West']);
    come(snapshot({ phase: 'over', names: ['South', 'North'], seat: null }));
    expect(who()).toEqual(['you', 'West']);
    happen(snapshot({ matches: 2, names: ['South', 'North'], seat: null }));
    expect(who()).toEqual(['South', 'North']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('of a match that was missed does not name those of the one before', () => {
    come(snapshot());
    come(snapshot({ phase: 'over', matches: 2, names: ['South', 'North'], seat: null }));
    expect(who()).toEqual(['South', 'North']);
  });

  it('is looked up once by those who come later', async () => {
    const match = { seats: ['East', 'West'].map(guest), rules: { game: 'take6', players: 2 } };
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(match))));
    me.guest = { id: 'West', name: 'West', bot: false };
    come(snapshot({ phase: 'over', names: ['West', 'North'] }));
    expect(who()).toEqual(['you', 'North']);
    await vi.advanceTimersByTimeAsync(0);
    expect(who()).toEqual(['East', 'you']);
    for (let lines = 0; lines < 3; lines += 1) happen(snapshot({ phase: 'over', names: ['West', 'North'] }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('that cannot be looked up names those who sit there, and asks no more', async () => {
    come(snapshot({ phase: 'over' }));
    for (let lines = 0; lines < 3; lines += 1) {
      await vi.advanceTimersByTimeAsync(0);
      happen(snapshot({ phase: 'over' }));
    }
    expect(who()).toEqual(['you', 'West']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
