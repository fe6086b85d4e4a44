// Lighthouse scores of the pages, for docs/performance.md. Run with `npm run lighthouse`, or with names of pages for some of them; like
// speed.mjs it is not part of the tests. Lighthouse is downloaded by npx unless LIGHTHOUSE names an installed one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from './browser.mjs';
import { freePort, openTable, playByKeyboard, startApp } from './support.mjs';

const REQUIRED_SCORE = 95;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const COMMAND = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ['npx', '--yes', 'lighthouse@12.8.2'];
const FOUR = { game: 'take6', players: 4, options: 'rounds=1', bots: ['simple', 'simple', 'simple'] };

async function scores(address, port, report) {
  const [program, ...words] = COMMAND;
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--port=${port}`,
    // The guest of the browser stays logged in; the cache is empty all the same.
    '--disable-storage-reset',
  ];
  // Not `spawnSync`: the browser waits for this process before it opens a tab.
  const run = spawn(program, [...words, address, ...flags], { stdio: 'inherit' });
  const status = await new Promise((done, failed) => run.once('exit', done).once('error', failed));
  if (status !== 0) throw new Error(`Lighthouse ended with status ${status} at ${address}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = '' } = audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${id} ${score}: ${title} ${displayValue}`);
    }
  }
  return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const app = await startApp();
const folder = mkdtempSync(join(tmpdir(), 'rodeo-lighthouse-'));
const port = await freePort();
// Lighthouse opens its tabs in this browser, so that it visits the tables of this guest.
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: CHROMIUM,
  args: [...FLAGS, `--remote-debugging-port=${port}`],
});
const page = await context.newPage();
await page.addInitScript(() => localStorage.setItem('rodeo.speed', 'off'));
await openTable(page, app.base, { ...FOUR, start: true });
await playByKeyboard(page, 80);
const replay = await page.getByRole('link', { name: 'Replay' }).getAttribute('href');
const table = await openTable(page, app.base, { ...FOUR, start: true });
const lobby = await openTable(page, app.base, { game: 'take6', players: 4 });
await page.goto('about:blank');

const PAGES = {
  home: '/',
  table: `/t/${table}`,
  lobby: `/t/${lobby}`,
  replay: replay.split('?')[0],
  analysis: `${replay.split('?')[0]}?review`,
  'open table': '/open',
  history: '/mine',
  puzzles: '/puzzles',
  rules: '/rules/take6',
  tutorial: '/learn/take6',
};
const wanted = process.argv.slice(2);
for (const [name, path] of Object.entries(PAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const runs = [];
  while (runs.length < RUNS) runs.push(await scores(app.base + path, port, join(folder, 'report.json')));
  for (const [at, category] of CATEGORIES.entries()) {
    const found = runs.map((run) => run[at]);
    console.log(`${name}, ${category}: ${found.join(', ')}; median ${median(found)}, required ${REQUIRED_SCORE}`);
    if (median(found) < REQUIRED_SCORE) process.exitCode = 1;
  }
}
await context.close();
rmSync(folder, { recursive: true, force: true });
await app.close();
