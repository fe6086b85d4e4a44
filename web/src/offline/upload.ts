// Uploads of matches on this device to the game history on the server. A match stays on this device, too; the list shows it once.
import { api, deviceApi } from '../net/api';
import { me } from '../net/me.svelte';
import type { MatchSummary } from '../protocol';
import { remember, remembered } from '../settings.svelte';

/** Uploaded matches that are remembered; more than a device keeps. */
const MAX_REMEMBERED = 2000;

/** Each guest has a list of their own: what another one has uploaded is not in their history. */
const nameOf = (guest: string): string => `uploaded-${guest}`;

/** Ids of the matches on this device that are in the guest's history on the server. */
export function uploadedMatches(guest: string): string[] {
  return (remembered(nameOf(guest)) ?? '').split(' ').filter(Boolean);
}

/** Uploads a match on this device. Returns it as the server has stored it. */
export async function uploadMatch({ id, seats, started_ms, ended_ms }: MatchSummary): Promise<MatchSummary> {
  const record = JSON.stringify(await deviceApi.record(id));
  const player = seats.find(({ kind }) => kind === 'guest') as { name: string } | undefined;
  const guest = await me.named(() => me.guest?.name ?? player?.name ?? '');
  const stored = await api.uploadMatch({ record, started_ms, ended_ms });
  remember(nameOf(guest.id), [id, ...uploadedMatches(guest.id)].slice(0, MAX_REMEMBERED).join(' '));
  return stored;
}
