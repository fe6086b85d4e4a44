// A hash over everything the built client is made from. With --write it is left in dist/SOURCES; without, the two are
// compared, so that CI can tell whether dist belongs to the sources.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const SOURCES = [
  'web/src',
  'web/public',
  'web/locales',
  'web/index.html',
  'web/package.json',
  'web/package-lock.json',
  'web/vite.config.js',
  'locales',
  'docs/rules',
  'docs/protocol/protocol.ts',
];

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => files(join(path, name)));
}

const hash = createHash('sha256');
const paths = SOURCES.flatMap((path) => files(join(root, path))).map((path) => relative(root, path).split(sep).join('/'));
for (const path of paths.sort()) {
  const content = readFileSync(join(root, path));
  hash.update(`${path}\0${content.length}\0`).update(content);
}
const now = `${hash.digest('hex')}\n`;
const kept = join(root, 'web/dist/SOURCES');

if (process.argv.includes('--write')) {
  writeFileSync(kept, now);
} else if (readFileSync(kept, 'utf8') !== now) {
  console.error('web/dist does not belong to the sources: run "npm ci && npm run build" in web/ and commit the result.');
  process.exit(1);
}
