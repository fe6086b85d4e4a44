// Speed of the review of a Take 6 match in Chromium, for docs/insight.md. Run with `npm run speed:review`; it is not part of the
// tests, because the results depend on the load of the machine. `RECORDS` names a folder with records; without it, the server
// binary plays matches of random players to 66 heads.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARY, startApp } from './support.mjs';

/** Rounds of the matches that are made: about seven matches to 66 heads. */
const ROUNDS = 30;
const TIMEOUT_MS = 180_000;

const made = process.env.RECORDS ? undefined : await mkdtemp(join(tmpdir(), 'rodeo-review-speed-'));
if (made !== undefined) {
  const options = ['-p', '4', '-r', `${ROUNDS}`, '--seed', '5', '-o', 'limit=66', '--records', made];
  execFileSync(BINARY, ['sim', 'take6', ...options]);
}
const folder = process.env.RECORDS ?? made;
const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));

const app = await startApp();
for (const file of files) {
  // A new visitor: nothing is loaded, and no review is kept.
  const page = await app.visitor();
  await page.goto(`${app.base}/review`);
  const start = Date.now();
  await page.locator('input[type="file"]').setInputFiles(join(folder, file));
  await page.locator('.verdict').waitFor({ timeout: TIMEOUT_MS });
  const first = Date.now() - start;
  await page.locator('.panel .state').waitFor({ state: 'detached', timeout: TIMEOUT_MS });
  console.log(`${file}: first decisions after ${first} ms, all after ${((Date.now() - start) / 1000).toFixed(1)} s`);
  await page.context().close();
}
await app.close();
if (made !== undefined) await rm(made, { recursive: true, force: true });
