import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockNetwork } from '../net/testing';

beforeEach(() => {
  localStorage.clear();
  mockNetwork({ 'GET /api/v1/me': [200, { id: 'a', name: 'Ana' }] });
});
afterEach(() => vi.unstubAllGlobals());

/** The page after it was loaded again. */
async function reload() {
  vi.resetModules();
  const [{ name }, { me }] = await Promise.all([import('./guestName.svelte'), import('../net/me.svelte')]);
  return { name, me };
}

it('keeps the last name while the server cannot be reached', async () => {
  const { name, me } = await reload();
  await me.load();
  expect(name.value).toBe('Ana');
  const later = await reload();
  expect(later.me.guest).toBeUndefined();
  expect(later.name.value).toBe('Ana');
});
