// Registers the service worker that caches the client for use without a network.

/** Time after which the files that this visit did not need are loaded, too. */
const PATIENCE_MS = 3_000;

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    // Tell the worker about the files that were loaded before it was active.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
    if (!savesData()) setTimeout(() => active?.postMessage('all files'), PATIENCE_MS);
  } catch {
    // Not allowed, or the page was not loaded over HTTPS.
  }
}

/** Whether the visitor has asked for little data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
