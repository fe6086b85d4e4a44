// Shared by tests and measurements of play on this device.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Waits until the service worker has all files of the client. */
export async function waitForFiles(page) {
  const kept = () =>
    page.evaluate(async () => {
      const files = await (await fetch('offline-files.json')).json();
      const names = new Set((await (await caches.open('rodeo-shell-1')).keys()).map(({ url }) => url));
      return files.every((name) => names.has(new URL(name, document.baseURI).href));
    });
  for (let tries = 0; tries < 120; tries += 1) {
    if (await kept()) return;
    await page.waitForTimeout(500);
  }
  throw new Error('the service worker has not kept all files');
}

/** Builds the client without a server. Returns its folder. */
export function buildStatic() {
  const { status, stderr } = spawnSync('npm', ['run', 'build:static'], { cwd: web, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return join(web, 'static');
}

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** A plain static file server: files below a path, `index.html` for the path itself, and nothing else. */
export async function serveFolder(folder, path) {
  const missing = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = pathname === path ? 'index.html' : pathname.slice(path.length);
    const file = join(folder, name);
    if (!pathname.startsWith(path) || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      if (pathname !== '/favicon.ico') missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { address: `http://127.0.0.1:${server.address().port}${path}`, missing, close };
}
