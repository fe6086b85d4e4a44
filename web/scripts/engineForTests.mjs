// Loads the engine for unit tests, as a page loads it before it is shown. Vitest runs in the folder of the web client.
import { readFile } from 'node:fs/promises';
import { initSync } from '../engine/engine.js';

initSync({ module: await readFile('engine/engine_bg.wasm') });
