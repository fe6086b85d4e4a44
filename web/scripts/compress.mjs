// Compresses what was built once and for all, so that the server need not do it for every visitor.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = new URL('../dist', import.meta.url).pathname;
const entries = await readdir(dist, { recursive: true, withFileTypes: true });
for (const entry of entries) {
  if (!entry.isFile() || !/\.(html|js|css|svg|json|net|wasm|webmanifest)$/.test(entry.name)) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const plain = await readFile(path);
  const forms = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(plain, { level: 9 }),
  };
  for (const [end, bytes] of Object.entries(forms)) {
    if (bytes.length < plain.length * 0.9) await writeFile(`${path}.${end}`, bytes);
  }
}
