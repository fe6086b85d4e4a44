// Where a table is opened, and lists of what is on the server and on this device.
import { api, deviceApi, recordAddress, Rejection } from '../net/api';
import { LAST_NAME, me } from '../net/me.svelte';
import { saveFile } from '../net/saveFile';
import type {
  GameInfo,
  MatchRecord,
  MatchSummary,
  MatchSummaryPage,
  OpenTable,
  Problem,
  Seat,
  TableState,
  TableSummary,
} from '../protocol';
import { remember, remembered, settings } from '../settings.svelte';
import { device } from './device';
import { isOnDevice, STATIC } from './ids';

/** Whether a table was ever opened on this device. Without one the worker need not be started to list them. */
const used = (): boolean => !STATIC && remembered('device') === 'yes';

/** Whether an error means that the server cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Rejection && error.code === 'unreachable';
}

/** The games, and whether they are those of this device because the server cannot be reached. */
export interface OfferedGames {
  games: GameInfo[];
  offline: boolean;
}

export async function offeredGames(): Promise<OfferedGames> {
  try {
    return { games: await api.games(), offline: false };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { games: await deviceApi.games(), offline: true };
  }
}

/** Opens a table: on this device if only bots take part and the player wants that, or if the server cannot be reached. */
export async function openTable(table: OpenTable, name: () => string): Promise<TableState> {
  const onlyBots = (table.bots?.length ?? 0) + 1 === table.players;
  if (!STATIC && onlyBots && settings.onDevice) return openHere(table, name);
  try {
    await me.named(name);
    return await api.open(table);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return openHere(table, name);
  }
}

/** Opens a table on this device that continues a record with another choice of a seat, which the player takes. Returns its id. */
export async function openWhatIf(
  record: MatchRecord,
  choice: { step: number; seat: Seat; choice: string },
  name: () => string,
): Promise<string> {
  await nameHere(name);
  const answer = await device.whatIf(JSON.stringify({ record: JSON.stringify(record), ...choice }));
  const body = (await answer.json()) as { id: string } | Problem;
  if ('code' in body) throw new Rejection(body);
  return body.id;
}

async function openHere(table: OpenTable, name: () => string): Promise<TableState> {
  await nameHere(name);
  return deviceApi.open(table);
}

/** Names the player of this device, and keeps the name for the next table. */
async function nameHere(name: () => string): Promise<void> {
  const player = await deviceApi.makeGuest(name());
  remember(LAST_NAME, player.name);
  remember('device', 'yes');
}

/** The player's tables: those on this device, and those on the server if it can be reached. */
export async function myTables(): Promise<TableSummary[]> {
  const [here, there] = await Promise.all([
    used() ? deviceApi.myTables() : [],
    serverTables().catch((error: unknown) => ({ error })),
  ]);
  if (!('error' in there)) return [...here, ...there];
  if (here.length > 0 && isUnreachable(there.error)) return here;
  throw there.error;
}

async function serverTables(): Promise<TableSummary[]> {
  await me.load();
  return me.guest ? api.myTables() : [];
}

/** All finished matches on this device, newest first. */
export async function deviceMatches(): Promise<MatchSummary[]> {
  const all: MatchSummary[] = [];
  let page: MatchSummaryPage | null = used() ? await deviceApi.myMatches() : null;
  while (page) {
    all.push(...page.items);
    page = page.before === null ? null : await deviceApi.myMatches(page.before);
  }
  return all;
}

/** Merges two lists of matches, newest first. Those on this device that are older than the last loaded page wait for the next. */
export function mergeMatches(server: MatchSummary[], complete: boolean, here: MatchSummary[]): MatchSummary[] {
  const oldest = server.at(-1)?.ended_ms ?? Infinity;
  const due = complete ? here : here.filter(({ ended_ms }) => ended_ms >= oldest);
  return [...server, ...due].sort((one, other) => other.ended_ms - one.ended_ms);
}

/** Whether a guest is the player of this browser. */
export function isMe(guest: string): boolean {
  return guest === me.guest?.id || isOnDevice(guest);
}

/** Saves the record of a match on this device as a file. Records on a server have an address. */
export async function saveRecord(id: string, form: 'text' | 'json'): Promise<void> {
  const text = await (await device.fetch(recordAddress(id, form))).text();
  saveFile(form === 'json' ? `${id}.json` : `${id}.rodeo`, text, form === 'json' ? 'application/json' : 'text/plain');
}
