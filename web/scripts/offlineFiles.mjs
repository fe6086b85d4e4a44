// Writes the list of all files that the client needs without a network. The service worker keeps them in this order: weights of bots
// come last, because they are large and most levels need none. Argument: the folder of the build.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const files = readdirSync(join(folder, 'assets'))
  .filter((name) => !/\.(br|gz)$/.test(name))
  .sort()
  .map((name) => `assets/${name}`);
const isWeights = (name) => name.endsWith('.net');
const ordered = [...files.filter((name) => !isWeights(name)), ...files.filter(isWeights)];
writeFileSync(join(folder, 'offline-files.json'), `${JSON.stringify(ordered)}\n`);
