// Applies updates to the state of a table (docs/protocol.md, "Messages from the server").
import { isKnownGame } from '../games';
import type { AnyEvent, BuffaloEvent, BullPartyEvent, Snapshot, Update } from '../protocol';

export type UpdateResult =
  /** The update was the next one. */
  | { kind: 'next'; state: Snapshot; events: AnyEvent[] }
  /** The update repeats known changes. */
  | { kind: 'repeat' }
  /** Something was missed: connect again with the number of what is known. */
  | { kind: 'gap' };

/** Number of chat messages that are kept. */
const CHAT_KEPT = 200;
/** The events that are a word and nothing else. */
const WORDS: string[] = ['passed', 'round_over'] satisfies (BuffaloEvent | BullPartyEvent)[];

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
      // Omitted means unchanged; `null` means that nothing is asked any more.
      prompt: update.prompt === undefined ? state.prompt : update.prompt,
      chat: update.chat ? [...state.chat, ...update.chat].slice(-CHAT_KEPT) : state.chat,
    },
    events: update.events?.filter(isKnown) ?? [],
  };
}

/** Later servers may tell more. What we cannot tell is left out: the view after it is there all the same. */
function isKnown(event: AnyEvent): boolean {
  const [[kind, inner] = ['', undefined]] = Object.entries(event) as [string, string | object][];
  if (!isKnownGame(kind)) return false;
  return typeof inner === 'object' || (inner !== undefined && WORDS.includes(inner));
}
