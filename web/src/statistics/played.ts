// Finished matches from the point of view of the player, and which of them the statistics count.
import { factsOf, isKnownGame } from '../games';
import { nameOf } from '../playback/context';
import type { GameKind, MatchSummary, Seat, SeatState } from '../protocol';
import { ranking } from '../table/ranking';
import type { ReviewSummary } from './summary';

/** The other players of a match: people, bots of one level, or other bots. */
export type Company = { kind: 'people' } | { kind: 'level'; level: string } | { kind: 'bots' };

/** Another person of a match. */
export interface Rival {
  id: string;
  name: string;
  /** `1` if the player finished before this person, `-1` behind; `0` for equal places and in a team. */
  ahead: -1 | 0 | 1;
}

/** A finished match of the player. */
export interface PlayedMatch {
  id: string;
  game: GameKind;
  seat: Seat;
  players: number;
  /** Times in milliseconds since 1970-01-01 UTC. */
  started: number;
  ended: number;
  /** From 1; equal scores share a place. `null` in games that are played as a team. */
  place: number | null;
  won: boolean;
  /** Score of the player, in the unit of the game. */
  score: number;
  company: Company;
  rivals: Rival[];
  /** Names of the other players, in the order of the seats. */
  names: string[];
  rating: { before: number; after: number } | null;
  /** Whether the player left, or a bot made most of the choices. Such a match counts as lost and is not analyzed. */
  left: boolean;
  /** Whether it was played without a server. */
  offline: boolean;
}

/** A match, with what its review says about the player once it is analyzed. */
export interface Entry {
  match: PlayedMatch;
  review: ReviewSummary | null;
}

/** A match as the statistics see it; `null` if the player had no seat, or the client does not know the game. */
export function playedMatch(summary: MatchSummary, isMe: (guest: string) => boolean, onDevice: boolean): PlayedMatch | null {
  const { id, rules, seats, outcome, started_ms, ended_ms } = summary;
  const seat = seats.findIndex((state) => state.kind === 'guest' && isMe(state.id));
  if (seat < 0 || !isKnownGame(rules.game)) return null;
  const left = summary.replaced_by_bot?.includes(seat) ?? false;
  const team = factsOf(rules.game).cooperative;
  const places = new Map(ranking(outcome).map(({ seat, place }) => [seat, place]));
  const placeOf = (at: Seat): number => (at === seat && left ? seats.length : (places.get(at) ?? seats.length));
  const change = summary.ratings.find((rating) => rating.seat === seat);
  const others = seats.map((state, at) => ({ state, at })).filter(({ at }) => at !== seat);
  return {
    id,
    game: rules.game,
    seat,
    players: seats.length,
    started: started_ms,
    ended: ended_ms,
    place: team ? null : placeOf(seat),
    won: !left && outcome.winners.includes(seat),
    score: outcome.scores[seat] ?? 0,
    company: companyOf(others.map(({ state }) => state)),
    rivals: others.flatMap(({ state, at }) => {
      if (state.kind !== 'guest' || state.bot) return [];
      return [{ id: state.id, name: state.name, ahead: team ? 0 : sign(placeOf(at) - placeOf(seat)) }];
    }),
    names: others.map(({ at }) => nameOf(seats, at)),
    rating: change ? { before: change.before, after: change.after } : null,
    left,
    offline: onDevice || (summary.played_offline ?? false),
  };
}

/**
 * Leaves out matches with cards that the player had seen in an earlier match: those that continue a record with another choice, numbered
 * deals that are played again, and copies.
 */
export function withoutRepeats(matches: MatchSummary[]): MatchSummary[] {
  const first = new Map<string, MatchSummary>();
  // Matches with the same secret have the same commitment.
  const cards = ({ rules, commitment, id }: MatchSummary): string => (commitment ? `${rules.game} ${commitment}` : id);
  for (const match of matches) {
    const other = first.get(cards(match));
    if (!other || match.started_ms < other.started_ms) first.set(cards(match), match);
  }
  return matches.filter((match) => first.get(cards(match)) === match);
}

function companyOf(others: SeatState[]): Company {
  if (others.some((state) => (state.kind === 'guest' || state.kind === 'deleted_guest') && !state.bot)) return { kind: 'people' };
  const levels = new Set(others.map((state) => (state.kind === 'house_bot' ? state.level : null)));
  const [level] = levels;
  return levels.size === 1 && level ? { kind: 'level', level } : { kind: 'bots' };
}

/** The company as one word: `people`, `bots`, or the level of all bots. */
export function companyName(company: Company): string {
  return company.kind === 'level' ? company.level : company.kind;
}

/** Periods that can be selected, in days; `null` is the whole time. */
export const PERIODS = [null, 7, 30, 90, 365] as const;

/** Which matches are counted; `null` counts all. */
export interface Filter {
  game: GameKind | null;
  /** `people`, `any-bots`, or a `companyName`. */
  company: string | null;
  /** Matches of the last so many days. */
  days: number | null;
}

export function isCounted({ game, company, ended }: PlayedMatch, filter: Filter, now: number): boolean {
  if (filter.game !== null && game !== filter.game) return false;
  if (filter.days !== null && ended < now - filter.days * 86_400_000) return false;
  if (filter.company === null) return true;
  return filter.company === 'any-bots' ? company.kind !== 'people' : companyName(company) === filter.company;
}

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
