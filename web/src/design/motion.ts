// Transitions of cards that move from one place of the table to another.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { settings, type Speed } from '../settings.svelte';
import { pace } from './pace';

const FLIGHT_MS: Record<Speed, number> = { slow: 700, normal: 450, fast: 220, off: 0 };

export function flight(): number {
  return prefersReducedMotion.current ? 0 : Math.min(FLIGHT_MS[settings.speed], pace.beatMs);
}

/** Moves a card that disappears in one place to where a card with the same key appears. */
export const [send, receive] = crossfade({
  duration: flight,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: flight() / 2 }),
});

/** A card is turned face up. */
export function turn(_: Element): TransitionConfig {
  return { duration: flight() / 2, easing: cubicOut, css: (t) => `transform: rotateY(${(1 - t) * 90}deg)` };
}
