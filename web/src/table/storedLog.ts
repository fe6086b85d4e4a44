// The last lines of the log, kept over a reload of the page: phones reload pages on their own.
import { remembered, remember } from '../settings.svelte';

const NAME = 'log';
const KEPT = 60;

interface Kept {
  table: string;
  match: number;
  lines: string[];
}

export function keepLines(table: string, match: number, lines: string[]): void {
  if (lines.length > 0) remember(NAME, JSON.stringify({ table, match, lines: lines.slice(-KEPT) } satisfies Kept));
}

/** The lines of this match of this table, if they are the ones that were kept. */
export function keptLines(table: string, match: number): string[] {
  try {
    const kept = JSON.parse(remembered(NAME) ?? '') as Partial<Kept> | null;
    const same = kept?.table === table && kept.match === match && Array.isArray(kept.lines);
    return same ? (kept.lines ?? []).filter((line) => typeof line === 'string') : [];
  } catch {
    return [];
  }
}
