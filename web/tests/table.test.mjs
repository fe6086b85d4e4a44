// Around a match: friends, reloads, lost connections, removed players, unknown pages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, playByKeyboard, sitDown, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const TWO = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };

test('one click starts a game against bots', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByRole('button', { name: 'Play now: Take 6' }).click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(await page.locator('.hand button').count(), 10);
  // The cards were dealt after this browser had received the commitment and added its random number.
  const [shown] = await page.evaluate(() => JSON.parse(localStorage.getItem('rodeo.shownCommitments')));
  assert.deepEqual([shown.early, shown.mixed], [true, true]);
  assert.equal(new URL(page.url()).hash, '');
  assert.deepEqual(page.problems, []);
});

test('two friends join by invitation, chat, play a match and a rematch', { timeout: 180_000 }, async () => {
  const [host, friend] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, TWO, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  await friend.getByText('Waiting for the host').waitFor();
  await friend.getByLabel('Message', { exact: true }).fill('Moo');
  await friend.getByRole('button', { name: 'Send' }).click();
  await host.locator('.said', { hasText: 'Moo' }).waitFor();
  await host.getByRole('button', { name: 'Start game', exact: true }).click();
  await host.locator('.hand button.possible').first().click();
  // The choice can be changed while the other player thinks.
  await host.locator('.seats').getByText('Ready').waitFor();
  await host.locator('.hand button.possible').nth(1).click();
  assert.equal(await host.locator('.hand button[aria-pressed="true"]').count(), 1);
  await Promise.all([playByKeyboard(host, 60), playByKeyboard(friend, 60)]);
  await host.getByRole('button', { name: 'Rematch' }).click();
  await friend.getByText('Rematch wanted by Host').waitFor();
  await friend.getByRole('button', { name: 'Rematch' }).click();
  await host.locator('.hand button.possible').first().waitFor();
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});

test('a reload during a reveal shows the current table', async () => {
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').nth(9).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.reload();
  await page.locator('.hand button.possible, button.lane').first().waitFor();
  assert.deepEqual(page.problems, []);
});

test('a reveal can be skipped', async () => {
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').nth(9).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand button.possible, button.lane').first().waitFor({ timeout: 5000 });
});

test('a match continues after a server restart', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await app.stop();
  const lost = page.locator('.prompt .now', { hasText: 'Connection lost' });
  await lost.waitFor();
  await app.start();
  await lost.waitFor({ state: 'detached', timeout: 30_000 });
  await playByKeyboard(page, 60);
});

test('a removed player is notified', async () => {
  const [host, guest] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, TWO, 'Host');
  await sitDown(guest, app.base, id, 'Friend');
  await host.getByRole('button', { name: 'Actions for Friend' }).click();
  await host.getByRole('button', { name: 'Remove Friend' }).click();
  await host.getByRole('button', { name: 'Yes: Remove Friend' }).click();
  await guest.getByText('The host removed you').waitFor();
});

test('an unknown address shows "Page not found"', async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/no/such/page`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});

test('a card can be flipped after all others have chosen', async () => {
  const page = await app.visitor();
  await openTable(page, app.base, {
    game: 'take6',
    players: 3,
    bots: ['simple', 'simple'],
    options: 'fans=flip_digits',
    start: true,
  });
  const cards = page.locator('.hand button.possible');
  await cards.first().click();
  await page.getByRole('button', { name: 'Swap digits' }).click();
  await page.locator('.log').getByText('flipped').waitFor();
  assert.deepEqual(page.problems, []);
});

test('options can be set, and mixing fan cards shows a warning', async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/open?game=take6`);
  await page.getByText('Change rules').click();
  await page.getByLabel('Mountaineering').check();
  await page.getByLabel('Jumping Cow').check();
  await page.getByText('the rule book advises against').waitFor();
  await page.getByLabel('rounds').fill('2');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByText('2 rounds').waitFor();
});

test('a replay can be stepped through by keys and linked to by step', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/Step 1 of/).waitFor();
  await page.getByText('The rows start with').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/Step 0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/Step 1 of/).waitFor();
  assert.equal(new URL(page.url()).hash, '#1');
  const friend = await app.visitor();
  await friend.goto(page.url().replace('#1', '#2'));
  await friend.getByText('Cards:').waitFor();
  assert.deepEqual([page.problems, friend.problems], [[], []]);
});
