// The statistics as files: one line per match as CSV, or everything as JSON. docs/insight.md describes the columns.
import type { Balance } from '../review/types';
import { companyName, type Entry, type Filter } from './played';
import { type FrequentMistake, frequentMistakes } from './totals';

/** A value of a CSV file. Text may come from other people; numbers do not. */
type Cell = string | number | boolean | null;

const PARTS = ['expected', 'deal', 'skill', 'others', 'luck', 'result'] as const satisfies (keyof Balance)[];

/** The columns of the CSV file, in order. */
const COLUMNS: Record<string, (entry: Entry) => Cell> = {
  match: ({ match }) => match.id,
  game: ({ match }) => match.game,
  started: ({ match }) => new Date(match.started).toISOString(),
  ended: ({ match }) => new Date(match.ended).toISOString(),
  players: ({ match }) => match.players,
  seat: ({ match }) => match.seat + 1,
  company: ({ match }) => companyName(match.company),
  others: ({ match }) => match.names.join('; '),
  place: ({ match }) => match.place,
  won: ({ match }) => match.won,
  score: ({ match }) => match.score,
  rating_before: ({ match }) => match.rating?.before ?? null,
  rating_after: ({ match }) => match.rating?.after ?? null,
  offline: ({ match }) => match.offline,
  left: ({ match }) => match.left,
  accuracy: ({ review }) => review?.accuracy ?? null,
  decisions: ({ review }) => review?.decisions ?? null,
  inaccurate: ({ review }) => review?.labels[0] ?? null,
  mistakes: ({ review }) => review?.labels[1] ?? null,
  blunders: ({ review }) => review?.labels[2] ?? null,
  unit: ({ review }) => review?.unit ?? null,
  cost: ({ review }) => review?.cost ?? null,
  ...balanceColumns('score'),
  ...balanceColumns('win'),
};

function balanceColumns(of: 'score' | 'win'): typeof COLUMNS {
  return Object.fromEntries(PARTS.map((part) => [`${of}_${part}`, ({ review }) => review?.[of][part] ?? null]));
}

/** Comma-separated values (RFC 4180) with a byte order mark, without which spreadsheets misread names. */
export function toCsv(entries: Entry[]): string {
  const lines = entries.map((entry) => Object.values(COLUMNS).map((column) => csvCell(column(entry))));
  return `\uFEFF${[Object.keys(COLUMNS), ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** A cell. Text that a spreadsheet would take for a formula gets an apostrophe. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The exported JSON. */
export interface StatisticsFile {
  format: 'rodeo-statistics';
  version: 1;
  exported: string;
  filter: Filter;
  /** Kinds of mistakes over all matches. */
  mistakes: FrequentMistake[];
  matches: Entry[];
}

export function toJson(entries: Entry[], filter: Filter, now: number): string {
  const file: StatisticsFile = {
    format: 'rodeo-statistics',
    version: 1,
    exported: new Date(now).toISOString(),
    filter,
    mistakes: frequentMistakes(entries),
    matches: entries,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
