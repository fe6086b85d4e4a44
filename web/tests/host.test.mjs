// Lobby and joining: settings changed by the host, seats, links opened late.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, OUT, playByKeyboard, sitDown, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const TWO = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };

const button = (page, name, exact = true) => page.getByRole('button', { name, exact });
const seats = (page) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
const seat = (page, number) => seats(page).nth(number - 1);

test('all players see rule changes of the host at once', async () => {
  const [host, friend] = [await app.visitor(), await app.visitor({ width: 360, height: 740 })];
  const id = await openTable(host, app.base, { game: 'take6', players: 4, options: 'rounds=2' }, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  assert.equal(await button(friend, 'Change rules').count(), 0);
  await button(host, 'Change rules').click();
  assert.equal(await host.getByLabel('rounds').inputValue(), '2');
  assert.equal(await host.getByLabel('Players').inputValue(), '4');
  await host.screenshot({ path: join(OUT, 'change-desktop.png'), fullPage: true });
  await host.getByLabel('rounds').fill('3');
  await host.getByLabel('Players').selectOption('5');
  await host.getByLabel('Time per decision').selectOption('30');
  await button(host, 'Save').click();
  const notice = friend.getByRole('status').filter({ hasText: 'The host changed the rules' });
  await notice.waitFor();
  assert.match(await notice.innerText(), /5 players.*3 rounds.*30 seconds/);
  assert.equal(await seats(friend).count(), 5);
  // The form is closed, and the focus is back on its button.
  await button(host, 'Change rules').waitFor();
  await host.waitForFunction(() => document.activeElement?.textContent.trim() === 'Change rules');
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});

test('an invalid change is rejected with the reason, and the form keeps its values', async () => {
  const [host, friend] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { game: 'take6', players: 4 }, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  await seat(friend, 4).getByRole('button', { name: 'Move here' }).click();
  await seat(host, 4).getByText('Friend').waitFor();
  await button(host, 'Change rules').click();
  await host.getByLabel('Players').selectOption('3');
  await button(host, 'Save').click();
  await host.getByRole('alert').filter({ hasText: 'A player sits on a seat that would be removed' }).waitFor();
  await host.getByLabel('Players').selectOption('4');
  await host.getByLabel('Limit', { exact: true }).fill('40');
  await host.getByText('Experimental options').click();
  await host.getByLabel('Hand size').fill('2');
  await button(host, 'Save').click();
  await host.getByRole('alert').filter({ hasText: 'Invalid rules' }).waitFor();
  assert.equal(await host.getByLabel('Limit', { exact: true }).inputValue(), '40');
  await host.getByLabel('Hand size').fill('');
  await button(host, 'Save').click();
  await friend.getByRole('status').filter({ hasText: 'The host changed the rules' }).waitFor();
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});

test('the host can switch to another game after a match', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  await page.getByRole('tab', { name: 'Table' }).click();
  await button(page, 'Change rules').click();
  await page.getByText('This clears the result from the table').waitFor();
  await page.getByRole('radio', { name: 'Take That' }).check();
  await button(page, 'Save').click();
  await page.getByRole('heading', { level: 1, name: 'Take That' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'The host changed the rules' }).waitFor();
  await button(page, 'Start game').click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.deepEqual(page.problems, []);
});

test('players choose their seats, and each bot has its own level', async () => {
  const [host, friend] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { game: 'take6', players: 4 }, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  await seat(friend, 2)
    .getByText(/^you\b/)
    .waitFor();
  await seat(friend, 4).getByRole('button', { name: 'Move here' }).click();
  await seat(host, 4).getByText('Friend').waitFor();
  await seat(host, 2).getByText('Empty').waitFor();
  await seat(host, 2).getByRole('button', { name: 'Add bot' }).click();
  await host.getByLabel('Bot level', { exact: true }).selectOption('keen');
  await seat(host, 3).getByRole('button', { name: 'Add bot' }).click();
  const level = (number) => host.getByLabel(`Bot level: Bot ${number}`);
  // The menu of a seat has what can be done with it; another press closes it.
  await host.getByRole('button', { name: 'Actions for Bot 2' }).click();
  await host.getByRole('button', { name: 'Actions for Bot 3' }).click();
  assert.equal(await level(2).isVisible(), false);
  await level(3).waitFor();
  assert.deepEqual([await level(2).inputValue(), await level(3).inputValue()], ['simple', 'keen']);
  await host.getByRole('button', { name: 'Actions for Bot 2' }).click();
  await level(2).selectOption('random');
  await seat(friend, 2).getByText(/Bot, /).waitFor();
  await friend.waitForFunction(
    () => !document.querySelector('[aria-label="Seats"] li:nth-child(2)').textContent.includes('simple'),
  );
  assert.equal(await level(2).inputValue(), 'random');
  await host.screenshot({ path: join(OUT, 'seats-desktop.png'), fullPage: true });
  await host.keyboard.press('Escape');
  await level(2).waitFor({ state: 'hidden' });
  await button(host, 'Start game').click();
  await friend.locator('.hand button.possible').first().waitFor();
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});

test('a host is seated, and inviting friends is the first thing that the window of a phone shows', async () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ]) {
    const page = await app.visitor({ width, height });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.base });
    const id = await openTable(page, app.base, { game: 'take6', players: 4 }, 'Host');
    await seat(page, 1)
      .getByText(/^you\b/)
      .waitFor();
    assert.equal(await page.getByRole('button', { name: /^Sit/ }).count(), 0);
    const bottom = (name) => button(page, name, false).evaluate((node) => node.getBoundingClientRect().bottom);
    for (const name of ['Copy link', 'Start game with 3 bots'])
      assert.ok((await bottom(name)) <= height, `${name} is below the window`);
    assert.equal(await page.locator('main button.primary').innerText(), 'Copy link');
    await button(page, 'Copy link').click();
    await page.getByRole('status').getByText('Link copied.').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${app.base}/t/${id}`);
    // At a full table the match comes first.
    for (const number of [2, 3, 4]) await button(page, `Add bot (${number})`).click();
    await button(page, 'Start game').waitFor();
    assert.equal(await page.locator('main button.primary').innerText(), 'Start game');
    assert.deepEqual(page.problems, []);
  }
});

test('a link opened during a match: the visitor watches until it is over', { timeout: 180_000 }, async () => {
  const [host, late] = [await app.visitor(), await app.visitor({ width: 360, height: 740 })];
  const id = await openTable(host, app.base, TWO, 'Host');
  await late.goto(`${app.base}/t/${id}`);
  await button(late, 'Sit down').waitFor();
  // The match starts while the visitor reads the invitation; the page does not know it yet.
  await late.route(`**/api/v1/tables/${id}`, (route) => route.abort());
  await host.getByRole('button', { name: /^Start game with 1 bot/ }).click();
  await host.locator('.hand button.possible').first().waitFor();
  await button(late, 'Sit down').click();
  await late.locator('.notice').getByText('A match is in progress. You are watching').waitFor();
  await late.screenshot({ path: join(OUT, 'late-phone.png'), fullPage: true });
  await playByKeyboard(host, 60);
  await late.getByText('You are watching.').first().waitFor();
  assert.deepEqual(host.problems, []);
});

test('table without spectators: visitors wait until a seat is free', { timeout: 180_000 }, async () => {
  const [host, named, nameless] = [await app.visitor(), await app.visitor(), await app.visitor({ width: 360, height: 740 })];
  await openTable(named, app.base, TWO, 'Named');
  const id = await openTable(host, app.base, { ...TWO, bots: ['simple'], spectators: false, start: true }, 'Host');
  for (const page of [named, nameless]) {
    await page.goto(`${app.base}/t/${id}`);
    await page.getByRole('status').filter({ hasText: 'Spectators are not allowed' }).waitFor();
    assert.equal(await button(page, 'Watch').count(), 0);
  }
  await nameless.screenshot({ path: join(OUT, 'closed-phone.png'), fullPage: true });
  await playByKeyboard(host, 60);
  await named.getByText('All seats are taken. Spectators are not allowed').waitFor({ timeout: 15_000 });
  // The host adds seats: waiting visitors can sit down without a reload.
  await host.getByRole('tab', { name: 'Table' }).click();
  await button(host, 'Change rules').click();
  await host.getByLabel('Players').selectOption('4');
  await button(host, 'Save').click();
  for (const [page, name] of [
    [named, 'Named'],
    [nameless, 'Nameless'],
  ]) {
    await page.getByLabel('Your name').fill(name);
    await button(page, 'Sit down').click();
    await page.getByText('Waiting for the host').waitFor();
    await seats(host).filter({ hasText: name }).first().waitFor();
  }
  assert.deepEqual([named.problems, nameless.problems], [[], []]);
});

test('a full table offers to watch, and a seat once one is free', async () => {
  const [host, late] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { ...TWO, bots: ['simple'] }, 'Host');
  await late.goto(`${app.base}/t/${id}`);
  await late.getByText('All seats are taken. You can watch').waitFor();
  await button(late, 'Watch').click();
  await late.getByText('All seats are taken. You are watching').waitFor();
  await host.getByRole('button', { name: 'Actions for Bot 2' }).click();
  await host.getByRole('button', { name: 'Remove Bot 2' }).click();
  await button(late, 'Sit down').click();
  await late.getByText('Waiting for the host').waitFor();
  assert.deepEqual([host.problems, late.problems], [[], []]);
});

test('an expired link is reported, with a link to create a table', async () => {
  const page = await app.visitor({ width: 360, height: 740 });
  const expired = `${app.base}/t/00000000000000000000`;
  await page.goto(expired);
  await page.getByText('This table does not exist').waitFor();
  await page.screenshot({ path: join(OUT, 'expired-phone.png'), fullPage: true });
  await page.getByRole('link', { name: 'Create a table' }).click();
  await button(page, 'Create table').waitFor();
  // The same for a guest with a name.
  await openTable(page, app.base, TWO);
  await page.goto(expired);
  await page.getByText('This table does not exist').waitFor();
});

test('an unknown code is reported next to the code field', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByLabel('Code', { exact: true }).fill('BBB-BBB');
  await button(page, 'Join').click();
  const error = page.locator('section', { has: page.getByLabel('Code', { exact: true }) }).getByRole('alert');
  await error.filter({ hasText: 'No table has this code' }).waitFor();
});
