// Lighthouse scores of the home page and of a replay, for docs/performance.md. Run with `npm run lighthouse`; like speed.mjs it
// is not part of the tests. Lighthouse is downloaded by npx unless LIGHTHOUSE names an installed one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, FLAGS } from './browser.mjs';
import { openTable, playByKeyboard, startApp } from './support.mjs';

const REQUIRED_SCORE = 95;
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
  if (status !== 0) throw new Error('Lighthouse failed');
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const app = await startApp();
const page = await app.visitor();
await openTable(page, app.base, {
  game: 'take6',
  players: 4,
  options: 'rounds=1',
  bots: ['simple', 'simple', 'simple'],
  start: true,
});
await playByKeyboard(page, 80);
const replay = await page.getByRole('link', { name: 'Review' }).getAttribute('href');
await page.context().close();
const folder = mkdtempSync(join(tmpdir(), 'rodeo-lighthouse-'));
for (const [name, path] of [
  ['home page', '/'],
  ['replay', replay],
]) {
  const runs = Array.from({ length: RUNS }, () => scores(app.base + path, join(folder, 'report.json')));
  for (const [at, category] of CATEGORIES.entries()) {
    const found = runs.map((run) => run[at]);
    console.log(`${name}, ${category}: ${found.join(', ')}; median ${median(found)}, required ${REQUIRED_SCORE}`);
    if (median(found) < REQUIRED_SCORE) process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true, force: true });
await app.close();
