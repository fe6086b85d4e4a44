// A finished match as the state of a table, for the components that show seats.
import type { MatchSummary, Snapshot } from '../protocol';

/** The match as a spectator would see it while no choice is pending. */
export function replayTable(match: MatchSummary): Snapshot {
  return {
    seq: 0,
    seat: null,
    table: {
      id: '',
      code: '',
      settings: { rules: match.rules, clock: null, visibility: 'private', spectators: true, show_seen: false },
      deck: [],
      seats: match.seats,
      host: null,
      phase: 'playing',
      matches: 1,
      commitment: '',
      nonces: [],
      rematch: [],
      result: null,
    },
    view: null,
    score_sheet: null,
    pending: { question: null, asked: [], waiting: [] },
    prompt: null,
    chat: [],
  };
}
