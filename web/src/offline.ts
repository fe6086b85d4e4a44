// Registers the service worker that caches the client for use without a network.

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // Tell the worker about the files that were loaded before it was active.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // Not allowed, or the page was not loaded over HTTPS.
  }
}
