// Verification of the shuffle of a played match, with genuine and tampered records.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { BINARY, openTable, OUT, playByKeyboard, startApp } from './support.mjs';

const TABLE = { game: 'take6', players: 2, options: 'rounds=2,hand=2', bots: ['simple'] };

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

/** Plays a match, opens its replay and returns the address. */
async function play(page) {
  await openTable(page, app.base, TABLE, 'Player');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/Step 1 of/).waitFor();
  return page.url();
}

/** Opens the part of the replay that has the records and the verification. */
async function openDetails(page) {
  await page
    .getByText(/Step \d+ of/)
    .first()
    .waitFor();
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('tab', { name: 'Details' }).click();
}

/** Runs the verification and returns its result. */
async function check(page) {
  await openDetails(page);
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Deals and values in detail').waitFor();
  const [verdict, ...lines] = await page.locator('[role="status"] > p, [role="status"] > ul li').allInnerTexts();
  return { verdict, lines: lines.map((line) => line.replace(/\s+/g, ' ')) };
}

/** Verifies a match with a changed response of the server. */
async function checkChanged(page, address, path, change) {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
  await page.goto(address);
  return check(page);
}

test('a player present from the start gets full verification', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await play(page);
  assert.deepEqual(await check(page), {
    verdict: 'Verified: these deals were fixed before the first card was dealt.',
    lines: [
      '✓ The secret matches the fingerprint.',
      '✓ Both deals follow from the secret.',
      '✓ All steps follow the rules, and the result is correct.',
      '✓ This browser received the fingerprint before the first deal.',
      '✓ Random numbers were added by Player.',
      '✓ Yours is one of them, so the server alone could not choose the deals.',
    ],
  });
  await page.getByText('Deals and values in detail').click();
  await page.getByText('Round 2: the same 8 cards in the same order.').waitFor();
  await page.screenshot({ path: join(OUT, 'fairness.png'), fullPage: true });
  assert.deepEqual((await new AxeBuilder({ page }).analyze()).violations, []);
  assert.deepEqual(page.problems, []);
});

test('a rematch is verified separately', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...TABLE, start: true }, 'Player');
  await playByKeyboard(page, 60);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.results').waitFor({ state: 'detached' });
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'Replay' }).click();
  assert.match((await check(page)).verdict, /^Verified:/);
});

test('late players and strangers learn what cannot be verified', { timeout: 120_000 }, async () => {
  const [late, stranger] = [await app.visitor(), await app.visitor({ width: 320, height: 568, theme: 'dark' })];
  await openTable(late, app.base, { ...TABLE, start: true }, 'Player');
  await playByKeyboard(late, 60);
  await late.getByRole('link', { name: 'Replay' }).click();
  const found = await check(late);
  assert.match(found.verdict, /^Everything matches/);
  assert.match(found.lines[3], /^\? This browser received the fingerprint after the first deal/);
  assert.match(found.lines[4], /^\? No player added a random number/);
  // Browsers provide no `crypto.subtle` to pages loaded without HTTPS.
  await stranger.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await stranger.goto(late.url());
  const other = await check(stranger);
  assert.match(other.verdict, /^Everything matches/);
  assert.match(other.lines[3], /^\? This browser has no fingerprint stored/);
  await stranger.screenshot({ path: join(OUT, 'fairness-phone.png'), fullPage: true });
  assert.deepEqual([late.problems, stranger.problems], [[], []]);
});

test('verification fails for a tampered record', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  const address = await play(page);
  const swapped = await checkChanged(page, address, '**/record', (record) => {
    const { cards } = record.steps[0];
    [cards[0], cards[7]] = [cards[7], cards[0]];
    return record;
  });
  assert.match(swapped.verdict, /^Verification failed/);
  assert.match(swapped.lines[1], /^✗ Round 1, card 1: \d+ was dealt, but the secret gives \d+\.$/);
  assert.match(swapped.lines[2], /^✗ The rules do not allow step \d+\. Nothing after it was verified\.$/);
  await page.screenshot({ path: join(OUT, 'fairness-wrong.png'), fullPage: true });
  await page.unroute('**/record');
  const cut = await checkChanged(page, address, '**/record', (record) => ({
    ...record,
    chance: { ...record.chance, nonces: [] },
  }));
  assert.match(cut.verdict, /^Verification failed/);
  assert.match(cut.lines.at(-1), /^✗ The number added by this browser is missing/);
});

test('verification fails if the server changes its commitment afterwards', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  const address = await play(page);
  const id = new URL(address).pathname.split('/').at(-1);
  const { verdict, lines } = await checkChanged(page, address, `**/matches/${id}`, (match) => ({
    ...match,
    commitment: 'ab'.repeat(32),
  }));
  assert.match(verdict, /^Verification failed/);
  assert.ok(lines.includes('✗ This browser received a different fingerprint for this match.'), lines.join('\n'));
});

/** Drops a file onto the page, as from a file manager. */
async function drop(page, name, content) {
  await page.evaluate(
    ([name, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      const event = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event('dragover'));
      document.body.dispatchEvent(event('drop'));
    },
    [name, content],
  );
}

/** What the page says about a file: the verdict and the lines, or the problem. */
async function fileFindings(page, name) {
  const found = page.getByRole('region', { name: 'Verify a record file' }).getByRole('status');
  await found.getByRole('heading', { name }).waitFor();
  return (await found.locator('> .problem, > .good, > ul li').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
}

test('verifies a record file that is dropped or chosen', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  const address = await play(page);
  const id = new URL(address).pathname.split('/').at(-1);
  const record = (form) => page.evaluate(async (path) => (await fetch(path)).text(), `/api/v1/matches/${id}/record?form=${form}`);
  const [text, json] = [await record('text'), await record('json')];
  const GENUINE = [
    'Verified: these deals were fixed before the first card was dealt.',
    '✓ Both deals follow from the secret.',
    '✓ All steps follow the rules, and the result is correct.',
    '✓ This browser received the fingerprint before the first deal.',
    '✓ Random numbers were added by Player.',
    '✓ Yours is one of them, so the server alone could not choose the deals.',
  ];
  await openDetails(page);
  await drop(page, 'match.json', json);
  assert.deepEqual(await fileFindings(page, 'match.json'), GENUINE);

  await page.goto(`${app.base}/mine`);
  const picker = page.getByRole('region', { name: 'Verify a record file' }).locator('input[type=file]');
  await picker.setInputFiles({ name: 'match.rodeo', mimeType: 'text/plain', buffer: Buffer.from(text) });
  assert.deepEqual(await fileFindings(page, 'match.rodeo'), GENUINE);
  await page.screenshot({ path: join(OUT, 'record-file.png'), fullPage: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the window');
  assert.deepEqual((await new AxeBuilder({ page }).analyze()).violations, []);

  const changed = JSON.parse(json);
  changed.result.scores[0] += 1;
  await drop(page, 'changed.json', JSON.stringify(changed));
  const [verdict, , result] = await fileFindings(page, 'changed.json');
  assert.match(verdict, /^Verification failed/);
  assert.equal(result, '✗ The result does not follow from the steps.');

  const { chance: _, ...unsealed } = JSON.parse(json);
  await drop(page, 'unsealed.json', JSON.stringify(unsealed));
  assert.deepEqual(await fileFindings(page, 'unsealed.json'), [
    'The steps and the result are correct. The deals cannot be verified.',
    '✓ All steps follow the rules, and the result is correct.',
    '? This record does not contain the secret that its deals were computed from.',
  ]);

  for (const [name, content, problem] of [
    ['cut.json', json.slice(0, 300), /^The record cannot be read: /],
    ['photo.rodeo', '\u0000PNG', /^The record cannot be read: /],
    ['empty.txt', '', /^The record cannot be read: /],
    ['huge.json', ' '.repeat((16 << 20) + 1), /^The file is too large: a record has at most 16 MB\.$/],
  ]) {
    await drop(page, name, content);
    const findings = await fileFindings(page, name);
    assert.equal(findings.length, 1, name);
    assert.match(findings[0], problem, name);
  }
  assert.deepEqual(page.problems, []);
});

test('verifies a record of the terminal', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rodeo-record-'));
  const options = '--players 3 --people 0 --bots simple --options rounds=1 --records'.split(' ');
  spawnSync(BINARY, ['play', 'take6', ...options, folder], { input: '' });
  const [name] = await readdir(folder);
  const page = await app.visitor();
  await page.goto(`${app.base}/mine`);
  await page.getByRole('heading', { name: 'Verify a record file' }).waitFor();
  await drop(page, name, await readFile(join(folder, name), 'utf8'));
  const [verdict, ...lines] = await fileFindings(page, name);
  assert.equal(verdict, 'Everything matches, as far as this browser can check.', lines.join('\n'));
  assert.equal(lines[0], '✓ The deal follows from the secret.');
  assert.equal(lines[1], '✓ All steps follow the rules, and the result is correct.');
  await rm(folder, { recursive: true });
});
