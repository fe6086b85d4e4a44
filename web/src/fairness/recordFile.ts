// Records in files of the visitor, as text or JSON: downloaded from a server, or saved by the terminal.
import { maxRecordSize, readRecord } from '../engine/records';
import { t } from '../i18n/texts.svelte';
import type { MatchRecord } from '../protocol';

/** A file that was chosen or dropped: its record, or why it cannot be read. */
export type RecordFile = { name: string; record: MatchRecord } | { name: string; problem: string };

const MEGABYTE = 1 << 20;

/** Reads a record from a file. A file that is too large is not read at all. */
export async function openRecord(file: File): Promise<RecordFile> {
  const { name, size } = file;
  if (size > maxRecordSize()) {
    return { name, problem: t('record-file-too-large', { limit: maxRecordSize() / MEGABYTE }) };
  }
  try {
    return { name, record: readRecord(await file.text()) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { name, problem: t('fair-unreadable', { reason }) };
  }
}
