// Keeps the files of the client, so that it opens and plays against bots without a network. Nothing of a table on the server is
// ever kept: requests to the API always go to the server.
const SHELL = 'rodeo-shell-1';
/** Address of the client, which ends with a slash. */
const ROOT = self.registration.scope;
/** The list of all files, written by the build. */
const FILES = new URL('offline-files.json', ROOT).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(ROOT))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  // Pages are requested while the worker starts.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

// The first visit has loaded its files before there was a worker: the page names them. Later it asks for all files.
self.addEventListener('message', (event) => {
  event.waitUntil(event.data === 'all files' ? keepAll() : keep(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(ROOT) || href.startsWith(`${ROOT}api/`)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isAsset(href)) event.respondWith(asset(event));
});

// A notification leads back to the tab of its table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTab(event.notification.data));
});

async function openTab(path) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const open = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

function isAsset(address) {
  return address.startsWith(`${ROOT}assets/`);
}

async function keep(addresses) {
  const cache = await caches.open(SHELL);
  await cache.addAll(addresses.filter(isAsset));
}

/** Adds the files that are missing. A file that cannot be loaded now is tried again by the next visit. */
async function keepAll() {
  const files = await allFiles();
  const cache = await caches.open(SHELL);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const file of files.filter((file) => !kept.has(file))) await cache.add(file).catch(() => undefined);
}

/** Addresses of all files of the current version; none if the list cannot be loaded. */
async function allFiles() {
  const answer = await fetch(FILES, { cache: 'no-cache' });
  return answer.ok ? (await answer.json()).map((name) => new URL(name, ROOT).href) : [];
}

/** A page comes from the server; without a network every address opens the client. */
async function page(event) {
  const cache = await caches.open(SHELL);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // The browser reads the page while it is kept.
    if (answer.ok) event.waitUntil(renew(cache, answer.clone()));
    return answer;
  } catch {
    return (await cache.match(ROOT)) ?? Response.error();
  }
}

/** A new version has other names for the files that have changed: those of the old one are deleted. The large weight files are often
 *  the same. */
async function renew(cache, answer) {
  const [now, before] = [await answer.clone().text(), await cache.match(ROOT).then((kept) => kept?.text())];
  if (now === before) return;
  const files = new Set(await allFiles().catch(() => []));
  for (const kept of await cache.keys()) if (!files.has(kept.url)) await cache.delete(kept);
  await cache.put(ROOT, answer);
}

/** The name of a file changes with its content, so a kept file is always current, unless the page says that it is damaged. */
async function asset(event) {
  const { request } = event;
  const cache = await caches.open(SHELL);
  const kept = request.cache === 'reload' ? null : await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // The browser reads the file, and compiles it, while it arrives.
  if (answer.ok) event.waitUntil(cache.put(request, answer.clone()));
  return answer;
}
