import { expect, it } from 'vitest';
// @ts-expect-error: a plain script for Node.js.
import { compressedSize, LIMITS } from './engineSize.mjs';

/** Compressing takes seconds, on a busy machine many. */
const TIMEOUT_MS = 180_000;

it.each(Object.entries(LIMITS as Record<string, number>))('has at most its size: %s', { timeout: TIMEOUT_MS }, (name, limit) => {
  expect(compressedSize(name)).toBeLessThanOrEqual(limit);
});
