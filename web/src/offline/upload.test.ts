import { beforeEach, expect, test, vi } from 'vitest';
import { api, deviceApi } from '../net/api';
import { me } from '../net/me.svelte';
import type { MatchRecord, MatchSummary, Me } from '../protocol';
import { uploadedMatches, uploadMatch } from './upload';

const match = {
  id: 'dev1ce0000000000000a',
  seats: [{ kind: 'house_bot' }, { kind: 'guest', id: 'dev1ce0000000000000b', name: 'Seat 2' }],
  started_ms: 1,
  ended_ms: 2,
} as unknown as MatchSummary;

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  me.guest = null;
  vi.spyOn(me, 'load').mockResolvedValue();
  vi.spyOn(deviceApi, 'record').mockResolvedValue({ format: 'rodeo-record' } as unknown as MatchRecord);
  vi.spyOn(api, 'makeGuest').mockImplementation(async (name) => ({ id: 'g1', name, bot: false }) as Me);
});

test('an uploaded match is remembered for its guest', async () => {
  const upload = vi.spyOn(api, 'uploadMatch').mockResolvedValue({ ...match, id: 'stored' });
  expect(await uploadMatch(match)).toMatchObject({ id: 'stored' });
  // A browser without a guest gets one with the name of the player.
  expect(me.guest).toMatchObject({ id: 'g1', name: 'Seat 2' });
  expect(upload).toHaveBeenCalledWith({ record: '{"format":"rodeo-record"}', started_ms: 1, ended_ms: 2 });
  expect(uploadedMatches('g1')).toEqual([match.id]);
  expect(uploadedMatches('g2')).toEqual([]);
});

test('a match that the server rejects is not remembered', async () => {
  vi.spyOn(api, 'uploadMatch').mockRejectedValue(new Error('no'));
  await expect(uploadMatch(match)).rejects.toThrow('no');
  expect(uploadedMatches('g1')).toEqual([]);
});
