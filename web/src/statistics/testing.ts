// Matches and summaries for tests.
import type { MatchSummary, SeatState } from '../protocol';
import type { Balance } from '../review/types';
import { type Entry, type PlayedMatch, playedMatch } from './played';
import type { ReviewSummary } from './summary';

export const ME: SeatState = { kind: 'guest', id: 'me', name: 'Me', bot: false };
export const bot = (level: string): SeatState => ({ kind: 'house_bot', level, name: 'Bot' });
export const person = (name: string): SeatState => ({ kind: 'guest', id: `id-${name}`, name, bot: false });

/** A finished match in which the player has the first seat. */
export function summaryOf(change: Partial<Omit<MatchSummary, 'rules'>> & { game?: string } = {}): MatchSummary {
  const { game = 'take6', ...rest } = change;
  const seats = rest.seats ?? [ME, bot('keen'), bot('keen')];
  return {
    id: 'm1',
    rules: { game, players: seats.length },
    seats,
    outcome: { scores: seats.map((_, seat) => 10 + seat), winners: [0] },
    started_ms: Date.UTC(2026, 4, 1, 12),
    ended_ms: Date.UTC(2026, 4, 1, 12, 10),
    steps: 11,
    commitment: '',
    ratings: [],
    ...rest,
  } as unknown as MatchSummary;
}

export function match(change: Parameters<typeof summaryOf>[0] = {}): PlayedMatch {
  return playedMatch(summaryOf(change), (guest) => guest === 'me', false)!;
}

export const balance = (change: Partial<Balance> = {}): Balance => ({
  ...{ result: 0, expected: 0, deal: 0, skill: 0, others: 0, luck: 0 },
  ...change,
});

export function review(change: Partial<ReviewSummary> = {}): ReviewSummary {
  return {
    ...{ match: 'm1', seat: 0, version: '1', game: 'take6', unit: 'heads', lower_is_better: true },
    ...{ accuracy: 80, stake: 10, decisions: 10, labels: [0, 0, 0], cost: 2, score: balance(), win: balance(), mistakes: [] },
    ...change,
  };
}

/** Entries, the newest first, as the page has them. */
export function entriesOf(...parts: [Parameters<typeof summaryOf>[0], Partial<ReviewSummary> | null][]): Entry[] {
  return parts.map(([of, reviewed], at) => {
    const id = of?.id ?? `m${at}`;
    const played = match({ ...of, id });
    return { match: played, review: reviewed && review({ match: id, game: played.game, ...reviewed }) };
  });
}
