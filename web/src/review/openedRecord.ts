// A record file that was opened on another page. It stays in this tab.
import type { MatchRecord } from '../protocol';

let opened: MatchRecord | null = null;

export function keepRecord(record: MatchRecord): void {
  opened = record;
}

/** The record that was opened last; `null` after a reload. */
export function openedRecord(): MatchRecord | null {
  return opened;
}
