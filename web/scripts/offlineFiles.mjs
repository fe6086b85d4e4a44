// Writes the list of all files that the client needs without a network. The service worker keeps them in this order: puzzles and weights
// of bots come last, because they are large and few visitors need them. Argument: the folder of the build.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const files = readdirSync(join(folder, 'assets'))
  .filter((name) => !/\.(br|gz)$/.test(name))
  .sort()
  .map((name) => `assets/${name}`);
const isData = (name) => /\.(json|net)$/.test(name);
const ordered = [...files.filter((name) => !isData(name)), ...files.filter(isData)];
writeFileSync(join(folder, 'offline-files.json'), `${JSON.stringify(ordered)}\n`);
