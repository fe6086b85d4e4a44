// What Lighthouse says of the first page and of a replay: figures for docs/performance.md, taken by `npm run lighthouse`. Like
// the speed of a table it is not among the tests. Lighthouse is fetched for the run; LIGHTHOUSE names one that is here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, FLAGS, openTable, playByKeyboard, stage } from './support.mjs';

const LOWEST = 95;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const COMMAND = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ['npx', '--yes', 'lighthouse@12.8.2'];

function scores(address, report) {
  const [program, ...words] = COMMAND;
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
  ];
  const { status } = spawnSync(program, [...words, address, ...flags], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  if (status !== 0) throw new Error('Lighthouse could not be run');
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const house = await stage();
const page = await house.visitor();
await openTable(page, house.base, {
  game: 'take6',
  players: 4,
  options: 'rounds=1',
  bots: ['simple', 'simple', 'simple'],
  start: true,
});
await playByKeyboard(page, 80);
const replay = await page.getByRole('link', { name: 'View replay' }).getAttribute('href');
await page.context().close();
const folder = mkdtempSync(join(tmpdir(), 'rodeo-lighthouse-'));
for (const [name, path] of [
  ['first page', '/'],
  ['replay', replay],
]) {
  const runs = Array.from({ length: RUNS }, () => scores(house.base + path, join(folder, 'report.json')));
  for (const [at, category] of CATEGORIES.entries()) {
    const found = runs.map((run) => run[at]);
    console.log(`${name}, ${category}: ${found.join(', ')}; median ${median(found)}, wanted ${LOWEST}`);
    if (median(found) < LOWEST) process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true, force: true });
await house.close();
