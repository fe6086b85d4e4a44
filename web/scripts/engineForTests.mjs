// Loads the WebAssembly modules for unit tests, as a page loads them before it is shown. Vitest runs in the folder of the web client.
import { readFile } from 'node:fs/promises';
import * as engine from '../engine/engine.js';
import * as records from '../records/records.js';
import * as review from '../review/review.js';

engine.initSync({ module: await readFile('engine/engine_bg.wasm') });
records.initSync({ module: await readFile('records/records_bg.wasm') });
review.initSync({ module: await readFile('review/review_bg.wasm') });
