// What happens around a game: friends, reloads, lost connections, doors that are closed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, playByKeyboard, sitDown, stage } from './support.mjs';

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

const TWO = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };

test('one click to a game against bots', async () => {
  const page = await house.visitor();
  await page.goto(house.base);
  await page.getByRole('button', { name: 'Play now: Take 6' }).click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(await page.locator('.hand button').count(), 10);
  // The cards were dealt after this browser had seen the commitment and mixed a number in.
  const [seen] = await page.evaluate(() => JSON.parse(localStorage.getItem('rodeo.shownCommitments')));
  assert.deepEqual([seen.early, seen.mixed], [true, true]);
  assert.equal(new URL(page.url()).hash, '');
  assert.deepEqual(page.problems, []);
});

test('two friends at one table: invitation, talk, a match, a rematch', { timeout: 180_000 }, async () => {
  const [host, friend] = [await house.visitor(), await house.visitor()];
  const id = await openTable(host, house.base, TWO, 'Host');
  await sitDown(friend, house.base, id, 'Friend');
  await friend.getByText('Waiting for the host').waitFor();
  await friend.getByLabel('Message', { exact: true }).fill('Moo');
  await friend.getByRole('button', { name: 'Send' }).click();
  await host.getByText('Moo').waitFor();
  await host.getByRole('button', { name: 'Start game', exact: true }).click();
  await host.locator('.hand button.possible').first().click();
  // The choice can be changed while the other one thinks.
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

test('a reload in the middle of a reveal shows the table as it is', async () => {
  const page = await house.visitor({ speed: 'slow' });
  await openTable(page, house.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').nth(9).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.reload();
  await page.locator('.hand button.possible, button.lane').first().waitFor();
  assert.deepEqual(page.problems, []);
});

test('a reveal can be skipped', async () => {
  const page = await house.visitor({ speed: 'slow' });
  await openTable(page, house.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').nth(9).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand button.possible, button.lane').first().waitFor({ timeout: 5000 });
});

test('the server goes and comes back, and the table with it', { timeout: 180_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await house.stop();
  await page.getByText('Connection lost').waitFor();
  await house.start();
  await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
  await playByKeyboard(page, 60);
});

test('whoever is sent away is told', async () => {
  const [host, guest] = [await house.visitor(), await house.visitor()];
  const id = await openTable(host, house.base, TWO, 'Host');
  await sitDown(guest, house.base, id, 'Friend');
  await host.getByRole('button', { name: 'Remove Friend' }).click();
  await host.getByRole('button', { name: 'Yes: Remove Friend' }).click();
  await guest.getByText('The host removed you').waitFor();
});

test('an address that leads nowhere says so', async () => {
  const page = await house.visitor();
  await page.goto(`${house.base}/no/such/page`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});

test('a card can be flipped, even where everybody else has chosen', async () => {
  const page = await house.visitor();
  await openTable(page, house.base, {
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

test('every option can be chosen, and mixing fan cards is advised against', async () => {
  const page = await house.visitor();
  await page.goto(`${house.base}/open?game=take6`);
  await page.getByLabel('Mountaineering').check();
  await page.getByLabel('Jumping Cow').check();
  await page.getByText('the rule book advises against').waitFor();
  await page.getByLabel('rounds').fill('2');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByText('2 rounds').waitFor();
});

test('a replay: steps by keys, a link to a step', { timeout: 180_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'View replay' }).click();
  await page.getByText(/Step 1 of/).waitFor();
  await page.getByText('The rows start with').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/Step 0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/Step 1 of/).waitFor();
  assert.equal(new URL(page.url()).hash, '#1');
  const friend = await house.visitor();
  await friend.goto(page.url().replace('#1', '#2'));
  await friend.getByText('Cards:').waitFor();
  assert.deepEqual([page.problems, friend.problems], [[], []]);
});
