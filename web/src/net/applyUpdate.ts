// Applies updates to the state of a table (docs/protocol.md, "Messages from the server").
import type { Snapshot, Update } from '../protocol';

export type UpdateResult =
  /** The update was the next one. */
  | { kind: 'next'; state: Snapshot }
  /** The update repeats known changes. */
  | { kind: 'repeat' }
  /** Updates were missed: reconnect with the last known sequence number. */
  | { kind: 'gap' };

/** Number of chat messages that are kept. */
const CHAT_KEPT = 200;

export function applyUpdate(state: Snapshot, update: Update): UpdateResult {
  if (update.prev_seq !== state.seq) return { kind: update.seq <= state.seq ? 'repeat' : 'gap' };
  const table = update.table ?? state.table;
  const view = update.view ?? state.view;
  return {
    kind: 'next',
    state: {
      seq: update.seq,
      seat: state.seat,
      table,
      view: table.phase === 'open' ? null : view,
      score_sheet: table.phase === 'open' ? null : (update.score_sheet ?? state.score_sheet),
      pending: update.pending ?? state.pending,
      // Omitted means unchanged; `null` means that there is no prompt.
      prompt: update.prompt === undefined ? state.prompt : update.prompt,
      chat: update.chat ? [...state.chat, ...update.chat].slice(-CHAT_KEPT) : state.chat,
    },
  };
}
