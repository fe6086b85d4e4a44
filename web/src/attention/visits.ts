// Whether this browser has been here before: some things are not offered on a first visit.
import { remember, remembered } from '../settings.svelte';

/** A later load of the page within this time belongs to the same visit. */
const SAME_VISIT_MS = 60 * 60 * 1000;

/** Notes the first visit. Call it when the page loads. */
export function noteVisit(now = Date.now()): void {
  if (remembered('firstVisit') === null) remember('firstVisit', String(now));
}

/** Whether the first visit was a while ago. */
export function isReturning(now = Date.now()): boolean {
  const first = Number(remembered('firstVisit') ?? now);
  return now - first > SAME_VISIT_MS;
}
