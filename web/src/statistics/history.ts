// The matches of the player: those on the server, and those on this device.
import { api, Rejection } from '../net/api';
import { me } from '../net/me.svelte';
import { isOnDevice } from '../offline/ids';
import { deviceMatches, isMe, mergeMatches } from '../offline/play';
import { uploadedMatches } from '../offline/upload';
import type { MatchRecord, MatchSummary } from '../protocol';
import { type PlayedMatch, playedMatch, withoutRepeats } from './played';

/** Pages of the history that are loaded at once. A guest may send about 60 requests in a moment. */
const PAGES = 40;
/** Waiting time after a request that was one too many, and how often it is repeated. */
const RETRY_MS = 2_000;
const RETRIES = 5;

/** What is known of the history of the player. */
export interface History {
  /** The newest first, without repeats. */
  matches: PlayedMatch[];
  /** Where the next page begins; `null` if all matches are loaded. */
  before: number | null;
  /** Why matches of the server are missing. */
  error: unknown;
  server: MatchSummary[];
}

/** Loads the history, or what follows after the loaded part. After an error the matches so far and those on this device remain. */
export async function loadHistory(known: History | null = null): Promise<History> {
  const here = await deviceMatches();
  const server = [...(known?.server ?? [])];
  let before: number | null | undefined = known?.before ?? undefined;
  let error: unknown = null;
  try {
    await me.load();
    if (me.guest) {
      for (let pages = 0; pages < PAGES && before !== null; pages += 1) {
        const page = await api.myMatches(before);
        server.push(...page.items);
        before = page.before;
      }
    } else before = null;
  } catch (failure) {
    error = failure;
  }
  const uploaded = me.guest ? uploadedMatches(me.guest.id) : [];
  const onlyHere = here.filter(({ id }) => !uploaded.includes(id));
  const merged = withoutRepeats(mergeMatches(server, (before ?? null) === null, onlyHere));
  const matches = merged.flatMap((summary) => playedMatch(summary, isMe, isOnDevice(summary.id)) ?? []);
  return { matches, before: before ?? null, error, server };
}

/** The record of a match; `null` if it is not stored any more. */
export async function fetchRecord(match: string): Promise<MatchRecord | null> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await api.record(match);
    } catch (error) {
      const code = error instanceof Rejection ? error.code : null;
      if (code === 'match_not_found') return null;
      if (code !== 'rate_limited' || tries === RETRIES) throw error;
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}
