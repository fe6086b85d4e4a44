// The fairness check of a match that was played here: what the page says of a true record, and of others.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, OUT, playByKeyboard, stage } from './support.mjs';

const TABLE = { game: 'take6', players: 2, options: 'rounds=2,hand=2', bots: ['simple'] };

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

/** A match from the open table to its replay. */
async function play(page) {
  await openTable(page, house.base, TABLE, 'Player');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'View replay' }).click();
  await page.getByText(/Step 1 of/).waitFor();
  return page.url();
}

/** Presses the button and reads what is said. */
async function check(page) {
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Deals and values in detail').waitFor();
  const [verdict, ...lines] = await page.locator('[role="status"] > p, [role="status"] > ul li').allInnerTexts();
  return { verdict, lines: lines.map((line) => line.replace(/\s+/g, ' ')) };
}

/** Opens the page of a match with an answer of the server changed on its way. */
async function told(page, address, path, change) {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
  await page.goto(address);
  return check(page);
}

test('whoever was there from the start can be sure', { timeout: 120_000 }, async () => {
  const page = await house.visitor();
  await play(page);
  assert.deepEqual(await check(page), {
    verdict: 'Verified: these deals were fixed before the first card was dealt.',
    lines: [
      '✓ The secret matches the fingerprint.',
      '✓ Both deals follow from the secret.',
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

test('a rematch is checked by itself', { timeout: 120_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, { ...TABLE, start: true }, 'Player');
  await playByKeyboard(page, 60);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.results').waitFor({ state: 'detached' });
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'View replay' }).click();
  assert.match((await check(page)).verdict, /^Verified:/);
});

test('whoever was not there, or too late, is told what cannot be known', { timeout: 120_000 }, async () => {
  const [late, stranger] = [await house.visitor(), await house.visitor({ width: 320, height: 568, theme: 'dark' })];
  await openTable(late, house.base, { ...TABLE, start: true }, 'Player');
  await playByKeyboard(late, 60);
  await late.getByRole('link', { name: 'View replay' }).click();
  const found = await check(late);
  assert.match(found.verdict, /^Everything matches/);
  assert.match(found.lines[2], /^\? This browser received the fingerprint after the first deal/);
  assert.match(found.lines[3], /^\? No player added a random number/);
  // Browsers have no hashes of their own for a page that came without encryption.
  await stranger.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await stranger.goto(late.url());
  const other = await check(stranger);
  assert.match(other.verdict, /^Everything matches/);
  assert.match(other.lines[2], /^\? This browser has no fingerprint stored/);
  await stranger.screenshot({ path: join(OUT, 'fairness-phone.png'), fullPage: true });
  assert.deepEqual([late.problems, stranger.problems], [[], []]);
});

test('a record that was tampered with is not believed', { timeout: 120_000 }, async () => {
  const page = await house.visitor();
  const address = await play(page);
  const swapped = await told(page, address, '**/record', (record) => {
    const { cards } = record.steps[0];
    [cards[0], cards[7]] = [cards[7], cards[0]];
    return record;
  });
  assert.match(swapped.verdict, /^Verification failed/);
  assert.equal(swapped.lines[1], '✗ Only 1 of 2 deals follow from the secret.');
  assert.match(swapped.lines[2], /^✗ Round 1, card 1: \d+ was dealt, but the secret gives \d+\.$/);
  await page.screenshot({ path: join(OUT, 'fairness-wrong.png'), fullPage: true });
  await page.unroute('**/record');
  const cut = await told(page, address, '**/record', (record) => ({ ...record, chance: { ...record.chance, nonces: [] } }));
  assert.match(cut.verdict, /^Verification failed/);
  assert.match(cut.lines.at(-1), /^✗ The number added by this browser is missing/);
});

test('a server that changes its commitment afterwards is found out', { timeout: 120_000 }, async () => {
  const page = await house.visitor();
  const address = await play(page);
  const id = new URL(address).pathname.split('/').at(-1);
  const { verdict, lines } = await told(page, address, `**/matches/${id}`, (match) => ({
    ...match,
    commitment: 'ab'.repeat(32),
  }));
  assert.match(verdict, /^Verification failed/);
  assert.ok(lines.includes('✗ This browser received a different fingerprint for this match.'), lines.join('\n'));
});
