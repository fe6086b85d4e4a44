// Keeps the shell of the client, so that it opens without a net and can say so. Nothing of a table is ever kept:
// requests to the API always go to the server.
const SHELL = 'rodeo-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// The first visit has loaded its files before there was a worker: the page names them.
self.addEventListener('message', (event) => {
  const files = event.data.filter((address) => isAsset(new URL(address)));
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(files)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
});

function isAsset(url) {
  return url.origin === location.origin && url.pathname.startsWith('/assets/');
}

/** A page comes from the server; without a net every address opens the shell. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(cache, answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** A new version brings new names of files: then those of the old one go. */
async function renew(cache, answer) {
  const [now, before] = [await answer.clone().text(), await cache.match('/').then((kept) => kept?.text())];
  if (now === before) return;
  for (const kept of await cache.keys()) await cache.delete(kept);
  await cache.put('/', answer);
}

/** The name of a file changes with its content, so what is kept is right. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
