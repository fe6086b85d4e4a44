// Registers the service worker that caches the client for use without a network.

/** A page that is never idle registers the worker after this time. */
const LATEST_START_MS = 5_000;
/** Time after which the files that this visit did not need are loaded, too. */
const PATIENCE_MS = 3_000;

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await idle();
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    // Tell the worker about the files that were loaded before it was active.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
    if (!savesData()) setTimeout(() => active?.postMessage('all files'), PATIENCE_MS);
  } catch {
    // Not allowed, or the page was not loaded over HTTPS.
  }
}

/** Waits until the page has nothing to do: starting the worker takes network and processor from it. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_START_MS });
    else setTimeout(resolve, LATEST_START_MS / 5);
  });
}

/** Whether the visitor has asked for little data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
