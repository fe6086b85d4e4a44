// Play on this device: without a network after one visit, beside a server, and from a static web server.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { startApp, playByKeyboard } from './support.mjs';
import { buildStatic, serveFolder, waitForFiles } from './deviceSupport.mjs';

let app;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const ON_DEVICE = /\/t\/dev1ce/;
const playNow = (page, title) => page.getByRole('button', { name: `Play now: ${title}` });

/** Opens a short match of Take 6 with the form, and starts it with bots. */
async function openShortMatch(page) {
  await page.getByText('Change rules').click();
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel('rounds').fill('1');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: /Start game with/ }).click();
}

/** Opens the replay of the latest match in the history and verifies its shuffle. */
async function verifyLatest(page) {
  await page
    .getByRole('link', { name: /View replay/ })
    .first()
    .click();
  await page.getByText(/Step 1 of/).waitFor();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Verified: these deals were fixed before the first card was dealt.').waitFor();
}

test('after one visit whole matches are played without a network, and kept', { timeout: 300_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await waitForFiles(page);
  await app.stop();
  await page.context().setOffline(true);

  // Play now.
  await page.goto(app.base);
  await page.getByText('You can play against bots on this device').waitFor();
  await playNow(page, 'Take 6').click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.match(page.url(), ON_DEVICE);
  // The highest card never has to take a row of its own choice.
  await page.locator('.hand button.possible').last().click();
  await page.locator('.log').getByText('Cards:').first().waitFor();
  // A reload continues the match: everything that was shown is stored.
  await page.reload();
  await page.locator('.hand button.possible').nth(8).waitFor();
  assert.equal(await page.locator('.hand button').count(), 9);

  // A whole match with options, its rematch, the record and the history.
  await page.goto(`${app.base}/open?game=take6`);
  await openShortMatch(page);
  await playByKeyboard(page, 60);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.hand button.possible').first().waitFor();
  await playByKeyboard(page, 60);
  await page.goto(`${app.base}/mine`);
  const entries = page.getByRole('listitem').filter({ hasText: 'on this device' });
  await entries.nth(1).waitFor();
  assert.equal(await entries.count(), 2);
  await verifyLatest(page);
  const errors = page.problems.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/.test(text));
  assert.deepEqual(errors, []);
});

test('games against bots run on this device if the player wants it', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Play against bots on this device').check();
  await playNow(page, 'Beat the Buffalo').click();
  await page.locator('.hand button').first().waitFor();
  assert.match(page.url(), ON_DEVICE);
  // Another tab waits until the first one is closed.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('This game is open in another tab').waitFor();
  assert.equal(await other.locator('.hand button').count(), 0);
  await page.close();
  await other.locator('.hand button').first().waitFor();
});

test('without its weights a level says what it needs, and others play', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ worker: 'block' });
  await page.context().route('**/*.net', (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
  await page.goto(app.base);
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Play against bots on this device').check();
  await page.getByLabel('Bot level').first().selectOption('merciless');
  await playNow(page, 'Take 6').click();
  await page.getByText('This bot level needs a file that is not on this device yet.').waitFor();
  assert.equal(new URL(page.url()).pathname, '/');
  await page.getByLabel('Bot level').first().selectOption('simple');
  await playNow(page, 'Take 6').click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.match(page.url(), ON_DEVICE);
});

test('a match on this device is uploaded to the history once', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await waitForFiles(page);
  await page.context().setOffline(true);
  await page.goto(`${app.base}/open?game=take6`);
  await openShortMatch(page);
  await playByKeyboard(page, 60);
  assert.match(page.url(), ON_DEVICE);
  await page.context().setOffline(false);
  await page.goto(`${app.base}/mine`);
  // The upload creates a guest, whose empty history is requested at once. Its answer comes after the upload.
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/me/matches'),
  );
  let requests = 0;
  await page.route('**/api/v1/me/matches*', async (route) => {
    if (route.request().method() !== 'GET' || (requests += 1) > 1) return route.continue();
    const early = await route.fetch();
    await sent;
    await route.fulfill({ response: early });
  });
  await page.getByRole('button', { name: /^Upload/ }).click();
  const uploaded = page.getByRole('listitem').filter({ hasText: 'played offline' });
  await uploaded.waitFor();
  assert.equal(
    await page.getByRole('listitem').filter({ hasText: 'on this device' }).filter({ hasText: 'View replay' }).count(),
    0,
  );
  await page.reload();
  await uploaded.waitFor();
  assert.equal(await page.getByRole('link', { name: /View replay/ }).count(), 1);
  await verifyLatest(page);
  assert.doesNotMatch(page.url(), /dev1ce/);
  assert.deepEqual(
    page.problems.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)),
    [],
  );
});

test('a folder on a static web server plays against bots below any path', { timeout: 300_000 }, async (context) => {
  const site = await serveFolder(buildStatic(), '/games/rodeo/');
  context.after(() => site.close());
  const page = await app.visitor();
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Create a table' }).first().click();
  await openShortMatch(page);
  await playByKeyboard(page, 60);
  await page.goto(`${site.address}#/mine`);
  await verifyLatest(page);
  assert.deepEqual(page.problems, []);
  assert.deepEqual(site.missing, []);
});
