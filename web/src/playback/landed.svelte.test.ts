import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { landed } from './landed.svelte';

const FLIGHT_MS = 350;
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function following(start: number, moving: () => boolean) {
  let value = $state(start);
  let followed!: { readonly current: number };
  stop = $effect.root(() => {
    followed = landed(() => value, moving);
  });
  flushSync();
  const set = (next: number): number => {
    value = next;
    flushSync();
    return followed.current;
  };
  return { set, now: () => followed.current };
}

it('changes when the card has landed', () => {
  const { set, now } = following(4, () => true);
  vi.advanceTimersByTime(FLIGHT_MS);
  expect(set(9)).toBe(4);
  vi.advanceTimersByTime(FLIGHT_MS - 1);
  expect(now()).toBe(4);
  vi.advanceTimersByTime(1);
  expect(now()).toBe(9);
});

it('changes at once if nothing moves', () => {
  expect(following(4, () => false).set(9)).toBe(9);
});

it('changes at once without animation', () => {
  settings.speed = 'off';
  expect(following(4, () => true).set(9)).toBe(9);
});

it('drops a value that was replaced before it was shown', () => {
  const { set, now } = following(4, () => true);
  set(9);
  vi.advanceTimersByTime(FLIGHT_MS / 2);
  set(4);
  vi.advanceTimersByTime(FLIGHT_MS * 2);
  expect(now()).toBe(4);
});
