// Lengths of movements on the table, in milliseconds.
import { prefersReducedMotion } from 'svelte/motion';
import { SPEED_FACTOR, settings } from '../settings.svelte';
import { pace } from './pace';

/** A card flies to its place. */
const FLIGHT_MS = 350;

/** Time until all cards that are taken have reached their taker, as a multiple of a flight. A beat is longer than that. */
export const CARRY = 1.7;
/** Time until a card is turned over, and until it is in the order of the others, as multiples of a flight. */
export const TURN = 0.72;
export const REVEAL = TURN + 0.86;

/** Length of the flight of a card: 0 if cards do not move. */
export function flight(): number {
  return prefersReducedMotion.current ? 0 : flightTime();
}

/** Time that the playback leaves for the flight of a card, also if the card only fades in. */
export function flightTime(): number {
  return Math.min(FLIGHT_MS * SPEED_FACTOR[settings.speed], pace.beatMs * 0.6);
}

/** Length of a cross-fade, which replaces movements if the user wants less motion. */
export function crossFade(): number {
  return settings.speed === 'off' ? 0 : 180;
}

/** Length of an entrance, relative to the normal speed: 0 if nothing moves. It does not depend on the pace of the playback. */
export function entranceFactor(): number {
  return prefersReducedMotion.current ? 0 : SPEED_FACTOR[settings.speed];
}

/** Fades in an element that does not move because the user wants less motion. Not by CSS: `base.css` ends animations at once then. */
export function fadeIfStill(node: HTMLElement): void {
  if (prefersReducedMotion.current && crossFade() > 0) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: crossFade() });
}
