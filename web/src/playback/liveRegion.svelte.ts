// Screen readers read what is added to a live region that they know: a new region must be empty at first.

/** How long a new region stays empty. */
const EMPTY_MS = 100;

/** Whether the live regions of the component that is being created may be filled. */
export function liveRegion(): { readonly isKnown: boolean } {
  let isKnown = $state(false);
  $effect(() => {
    const timer = setTimeout(() => (isKnown = true), EMPTY_MS);
    return () => clearTimeout(timer);
  });
  return {
    get isKnown() {
      return isKnown;
    },
  };
}
