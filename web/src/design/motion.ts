// Lengths of movements on the table, in milliseconds.
import { prefersReducedMotion } from 'svelte/motion';
import { SPEED_FACTOR, settings } from '../settings.svelte';
import { pace } from './pace';

/** A card flies to its place. */
const FLIGHT_MS = 350;

/** Length of the flight of a card: 0 if cards do not move. */
export function flight(): number {
  return prefersReducedMotion.current ? 0 : Math.min(FLIGHT_MS * SPEED_FACTOR[settings.speed], pace.beatMs * 0.6);
}

/** Length of a cross-fade, which replaces movements if the user wants less motion. */
export function crossFade(): number {
  return settings.speed === 'off' ? 0 : 180;
}
