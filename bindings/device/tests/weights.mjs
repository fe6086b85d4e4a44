// Weight files of bots, as the worker of the web client loads them.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../crates/bots/weights/', import.meta.url);

/** Passes all weight files to `load`, a function of the module. */
export function loadAllWeights(load) {
  for (const name of readdirSync(FOLDER).filter((name) => name.endsWith('.net'))) load(name, readFileSync(new URL(name, FOLDER)));
}
