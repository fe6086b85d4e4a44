// Sums and means over matches. Everything here is a pure function of the matches and the summaries of their reviews.
import { factsOf } from '../games';
import type { GameKind } from '../protocol';
import type { Balance, Unit } from '../review/types';
import { type Company, companyName, type Entry } from './played';
import { countOf, type LabelCounts, type ReviewSummary } from './summary';

/** What matches have in common. */
export interface Totals {
  matches: number;
  /** Shared wins count as wins. */
  wins: number;
  /** Wins that equal players would have: in a match between `n` players, one of `n`. `null` if a team plays any of the matches. */
  equalWins: number | null;
  /** Mean place and mean number of players of matches without teams; `null` if there are none. */
  place: { mean: number; players: number } | null;
  /** Mean and best score; `null` if the matches are of several games. */
  score: { mean: number; best: number } | null;
  /** What the reviews say; `null` if no match is analyzed. */
  reviews: ReviewTotals | null;
}

export interface ReviewTotals {
  /** Number of analyzed matches. */
  matches: number;
  /** Mean accuracy, weighted by what was at stake, as within a match. `null` if nothing was. */
  accuracy: number | null;
  decisions: number;
  labels: LabelCounts;
  /** Wins, split into luck and skill: sums over the matches. The parts add up. */
  win: Balance;
  /** Mean result of a match in the unit of the game, split into luck and skill; `null` for several games. */
  score: { unit: Unit; lowerIsBetter: boolean; mean: Balance } | null;
}

export function totals(entries: Entry[]): Totals {
  const matches = entries.map(({ match }) => match);
  const rivals = matches.filter(({ place }) => place !== null);
  const reviews = entries.flatMap(({ review }) => review ?? []);
  const games = new Set(matches.map(({ game }) => game));
  const game = games.size === 1 ? matches[0]!.game : null;
  const scores = matches.map(({ score }) => score);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const place = { mean: mean(rivals.map((match) => match.place ?? 0)), players: mean(rivals.map(({ players }) => players)) };
  return {
    matches: matches.length,
    wins: matches.filter(({ won }) => won).length,
    equalWins: rivals.length < matches.length ? null : rivals.reduce((sum, { players }) => sum + 1 / players, 0),
    place: rivals.length > 0 ? place : null,
    score: game ? { mean: mean(scores), best: factsOf(game).lowest_wins ? Math.min(...scores) : Math.max(...scores) } : null,
    reviews: reviews.length > 0 ? reviewTotals(reviews, game !== null) : null,
  };
}

function reviewTotals(reviews: ReviewSummary[], oneGame: boolean): ReviewTotals {
  const sum = (count: (review: ReviewSummary) => number): number => reviews.reduce((all, review) => all + count(review), 0);
  const labels: LabelCounts = [sum(({ labels }) => labels[0]), sum(({ labels }) => labels[1]), sum(({ labels }) => labels[2])];
  const balance = (of: 'win' | 'score', divisor: number): Balance => {
    const part = (name: keyof Balance): number => sum((review) => review[of][name]) / divisor;
    return {
      result: part('result'),
      expected: part('expected'),
      deal: part('deal'),
      skill: part('skill'),
      others: part('others'),
      luck: part('luck'),
    };
  };
  const { unit, lower_is_better: lowerIsBetter } = reviews[0]!;
  return {
    matches: reviews.length,
    accuracy: meanAccuracy(reviews),
    decisions: sum(({ decisions }) => decisions),
    labels,
    win: balance('win', 1),
    score: oneGame ? { unit, lowerIsBetter, mean: balance('score', reviews.length) } : null,
  };
}

/** Stakes of different games cannot be compared, so each game is weighted by its number of decisions, and within it a match by its stakes. */
export function meanAccuracy(reviews: ReviewSummary[]): number | null {
  let [sum, weights] = [0, 0];
  for (const game of new Set(reviews.map((review) => review.game))) {
    const rated = reviews.filter((review) => review.game === game && review.accuracy !== null);
    const stake = rated.reduce((all, review) => all + review.stake, 0);
    if (stake === 0) continue;
    const weight = rated.reduce((all, { decisions }) => all + decisions, 0);
    sum += (weight * rated.reduce((all, review) => all + review.stake * (review.accuracy ?? 0), 0)) / stake;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
}

/** Luck of the cards: of the deals and afterwards. */
export function luckOf({ deal, luck }: Pick<Balance, 'deal' | 'luck'>): number {
  return deal + luck;
}

export interface Group<K> {
  key: K;
  totals: Totals;
  entries: Entry[];
}

/** Groups in the order of their first match. */
function grouped<K>(entries: Entry[], keyOf: (entry: Entry) => K, id: (key: K) => string = String): Group<K>[] {
  const groups = new Map<string, { key: K; entries: Entry[] }>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(id(key)) ?? { key, entries: [] };
    group.entries.push(entry);
    groups.set(id(key), group);
  }
  return [...groups.values()].map((group) => ({ ...group, totals: totals(group.entries) }));
}

/** One group per game, the most played first. */
export function byGame(entries: Entry[]): Group<GameKind>[] {
  return grouped(entries, ({ match }) => match.game).sort(mostMatches);
}

/** One group per company, the most frequent first. */
export function byCompany(entries: Entry[]): Group<Company>[] {
  return grouped(entries, ({ match }) => match.company, companyName).sort(mostMatches);
}

function mostMatches<K>(one: Group<K>, other: Group<K>): number {
  return other.totals.matches - one.totals.matches;
}

/** Numbers of matches by place, from the first to the last that was reached. Teams have no places. */
export function places(entries: Entry[]): number[] {
  const found = entries.flatMap(({ match }) => match.place ?? []);
  const counts = Array.from({ length: Math.max(0, ...found) }, () => 0);
  for (const place of found) counts[place - 1]! += 1;
  return counts;
}

/** The matches with one other person. */
export interface RivalRecord {
  id: string;
  /** The name in the latest match. */
  name: string;
  matches: number;
  /** Matches that the player finished before this person, and behind. Both are 0 if all matches were played as a team. */
  ahead: number;
  behind: number;
  /** Matches that the player won. */
  wins: number;
}

/** The people with whom most matches were played, the most frequent first. Entries are sorted by time, the newest first. */
export function rivals(entries: Entry[], most: number): RivalRecord[] {
  const all = new Map<string, RivalRecord>();
  for (const { match } of entries) {
    for (const { id, name, ahead } of match.rivals) {
      const record = all.get(id) ?? { id, name, matches: 0, ahead: 0, behind: 0, wins: 0 };
      record.matches += 1;
      if (ahead > 0) record.ahead += 1;
      if (ahead < 0) record.behind += 1;
      if (match.won) record.wins += 1;
      all.set(id, record);
    }
  }
  return [...all.values()].sort((one, other) => other.matches - one.matches).slice(0, most);
}

/** Labelled choices of a game with the same main reason. */
export interface FrequentMistake {
  game: GameKind;
  reason: string;
  count: number;
  labels: LabelCounts;
  /** Analyzed matches of the game. */
  matches: number;
  /** Sum of the costs in the unit. */
  cost: number;
  unit: Unit;
  /** The most expensive one. */
  worst: { match: string; seat: number; step: number; cost: number };
}

/** Kinds of mistakes, the most frequent first. */
export function frequentMistakes(entries: Entry[]): FrequentMistake[] {
  const found = new Map<string, FrequentMistake>();
  for (const { match, review } of entries) {
    for (const { reason, labels, cost, worst } of review?.mistakes ?? []) {
      const key = `${match.game} ${reason}`;
      const here = { match: match.id, seat: match.seat, ...worst };
      const kind = found.get(key) ?? {
        game: match.game,
        reason,
        count: 0,
        labels: [0, 0, 0],
        matches: entries.filter((entry) => entry.review && entry.match.game === match.game).length,
        cost: 0,
        unit: review!.unit,
        worst: here,
      };
      kind.count += countOf(labels);
      for (const at of [0, 1, 2] as const) kind.labels[at] += labels[at];
      kind.cost += cost;
      if (worst.cost > kind.worst.cost) kind.worst = here;
      found.set(key, kind);
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count || other.cost - one.cost);
}
