// Registers the service worker that caches the client for use without a network.

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before there was a worker, it has not seen.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // Forbidden, or not over HTTPS.
  }
}
