// Texts and counters that change when a card lands, and not when it takes off.
import { untrack } from 'svelte';
import { flight } from '../design/motion';

/**
 * Follows a value: while cards move by the length of a flight later, otherwise at once. Call it while a component is created. `moving`
 * gets the value that is shown.
 */
export function landed<T>(value: () => T, moving: (shown: T) => boolean): { readonly current: T } {
  let current = $state.raw(untrack(value));
  // Only a change of the value starts the wait, not a change of what it is computed from.
  const latest = $derived(value());
  $effect.pre(() => {
    const next = latest;
    const wait = untrack(() => (moving(current) ? flight() : 0));
    if (wait === 0) {
      current = next;
      return;
    }
    const timer = setTimeout(() => (current = next), wait);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return current;
    },
  };
}
