// Sizes of the WebAssembly modules as browsers download them. `cargo xtask engine` prints them with `node scripts/engineSize.mjs`,
// which fails above the limit; so does `npm test`. Both run in the folder of the web client.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Modules with their maximum size in bytes, compressed with Brotli. The weights of bots are no part of `device`. */
export const LIMITS = {
  'engine/engine_bg.wasm': 180_000,
  'records/records_bg.wasm': 180_000,
  'device/device_bg.wasm': 600_000,
};

/** Size of a file in bytes, compressed with Brotli. */
export function compressedSize(name) {
  return brotliCompressSync(readFileSync(name)).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, limit] of Object.entries(LIMITS)) {
    const size = compressedSize(name);
    console.log(`web/${name}: ${readFileSync(name).length} bytes, ${size} with Brotli (limit ${limit})`);
    if (size > limit) process.exitCode = 1;
  }
}
