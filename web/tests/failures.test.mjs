// When things go wrong: lines that break, servers that are newer than the page, files that are gone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, playByKeyboard, stage } from './support.mjs';

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

const TWO = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };
const OUTDATED = 'A new version of Rodeo is available';
const LOST = 'Connection lost. Reconnecting';

/** Stands between the page and the server: `heard` may change what the server says, `said` may keep what the page says. */
async function between(page, { heard = (text) => text, said = () => true } = {}) {
  const lines = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    lines.push(socket);
    server.onMessage((text) => [heard(text)].flat().forEach((line) => socket.send(line)));
    socket.onMessage((text) => said(JSON.parse(text)) && server.send(text));
  });
  return lines;
}

test('a server of a newer protocol: the page says so, and loads anew when it is told to', async () => {
  const page = await house.visitor({ width: 360, height: 740 });
  let newer = true;
  const lines = await between(page, { heard: (text) => (newer ? text.replace(/"protocol":\d+/, '"protocol":999') : text) });
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  // The worker that keeps the shell is there, as it is for everybody who comes back.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByText(OUTDATED).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  // It does not load itself again and again, nor does it knock.
  await page.waitForTimeout(1500);
  assert.deepEqual([loads, lines.length], [0, 1]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText(OUTDATED).waitFor();
  assert.deepEqual([loads, lines.length], [1, 2]);
  newer = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(loads, 2);
});

test('the new page comes past what the browser keeps of the old one', async () => {
  const page = await house.visitor();
  await page.goto(house.base);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByText('Play now').first().waitFor();
  const shell = async () => {
    const kept = await (await caches.open('rodeo-shell-1')).match('/');
    return kept ? kept.text() : '';
  };
  // What the browser keeps is made old: the shell of a version that is gone.
  await page.evaluate(async () => {
    const old = '<!doctype html><title>old</title><p>The old page</p>';
    await (await caches.open('rodeo-shell-1')).put('/', new Response(old, { headers: { 'Content-Type': 'text/html' } }));
  });
  assert.match(await page.evaluate(shell), /The old page/);
  await page.evaluate(() => location.reload());
  await page.getByText('Play now').first().waitFor();
  assert.doesNotMatch(await page.evaluate(shell), /The old page/);
});

test('a page whose files are gone from the server says that it is old', async () => {
  // What the worker fetches cannot be intercepted here, so there is none.
  const page = await house.visitor({ worker: 'block' });
  await page.route(/\/assets\/History-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(house.base);
  await page.getByRole('link', { name: 'Game history' }).click();
  await page.getByText(OUTDATED).waitFor();
  await page.unroute(/\/assets\/History-.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Game history' }).waitFor();
});

test('a page without any language says how to load it anew', async () => {
  const page = await house.visitor({ worker: 'block', locale: 'de-DE' });
  const languages = /\/assets\/(en|de|es|ja)-.*\.js/;
  await page.route(languages, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(house.base);
  await page.getByText('Rodeo could not be loaded.').waitFor();
  await page.unroute(languages);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('html[lang="de"] h1').waitFor();
});

test('somebody whom the server has no time for stays who they are', async () => {
  const page = await house.visitor({ worker: 'block' });
  await openTable(page, house.base, TWO);
  const who = async () => (await page.context().cookies()).find(({ name }) => name === 'rodeo')?.value;
  const before = await who();
  const refused = { code: 'rate_limited', message: 'Not so fast.' };
  await page.route('**/api/v1/me', (route) => route.fulfill({ status: 429, json: refused }));
  await page.goto(house.base);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByText('Too many requests').first().waitFor();
  await page.unroute('**/api/v1/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Return to table' }).waitFor();
  assert.ok(before);
  assert.equal(await who(), before);
});

test('an API of another version is told apart from an empty answer', async () => {
  const page = await house.visitor();
  await page.route('**/api/v1/games', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: '{"code":"not_found","message":"There is nothing here."}',
    }),
  );
  await page.goto(`${house.base}/open`);
  await page.getByText('This page may be outdated').waitFor();
  await page.unroute('**/api/v1/games');
  // Something in between that answers with a page of its own.
  await page.route('**/api/v1/games', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }));
  await page.reload();
  await page.getByText('Cannot reach the server').waitFor();
});

test('what a newer server says besides does not disturb a match', { timeout: 180_000 }, async () => {
  const page = await house.visitor();
  const heard = (text) => {
    const message = JSON.parse(text);
    const event = Object.keys(message.view ?? {}).length > 0 ? { [message.view.game]: 'danced' } : null;
    const more =
      event && message.events ? { events: [event, { [message.view.game]: { sang: { loud: true } } }, ...message.events] } : {};
    return [JSON.stringify({ type: 'fireworks' }), JSON.stringify({ ...message, ...more, mood: 'merry' })];
  };
  await between(page, { heard });
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  assert.deepEqual(page.problems, []);
});

test('a choice that is lost on its way is sent when the connection is back', async () => {
  const page = await house.visitor();
  let deaf = false;
  const chosen = [];
  const lines = await between(page, {
    said: (message) => {
      if (message.type === 'choose') chosen.push(message.choice);
      return !deaf;
    },
  });
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  const card = page.locator('.hand button.possible').first();
  await card.waitFor();
  deaf = true;
  await card.click();
  await page.locator('.hand button[aria-pressed="true"]').waitFor();
  deaf = false;
  await lines.at(-1).close({ code: 4000, reason: 'a tunnel' });
  await page.waitForFunction(() => document.querySelectorAll('.hand button').length === 2, null, { timeout: 20_000 });
  assert.equal(chosen.length, 2);
  assert.equal(chosen[0], chosen[1]);
  assert.deepEqual(page.problems, []);
});

test('what cannot be sent is not lost in silence', { timeout: 60_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, TWO);
  await page.getByLabel('Message', { exact: true }).waitFor();
  await house.stop();
  await page.getByText(LOST).waitFor();
  await page.getByLabel('Message', { exact: true }).fill('Moo');
  await page.getByRole('button', { name: 'Send' }).click();
  const unsent = page.getByRole('alert').filter({ hasText: 'Not sent' });
  await unsent.waitFor();
  assert.equal(await page.getByLabel('Message', { exact: true }).inputValue(), 'Moo');
  await page.getByRole('button', { name: 'Add bot' }).click();
  await unsent.nth(1).waitFor();
  await page.getByRole('button', { name: 'Leave table' }).click();
  assert.match(page.url(), /\/t\//);
  await house.start();
  await page.getByText(LOST).waitFor({ state: 'detached', timeout: 30_000 });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Moo' }).waitFor();
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.getByText('Bot 2').waitFor();
  assert.equal(await unsent.count(), 0);
});

test('a table opened while the server is away is there when it is back', { timeout: 60_000 }, async () => {
  const page = await house.visitor();
  const id = await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('.hand button.possible').first().waitFor();
  await house.stop();
  await page.goto(`${house.base}/t/${id}`);
  await page.getByText(LOST).waitFor();
  await house.start();
  await page.locator('.hand button.possible').first().waitFor({ timeout: 30_000 });
});

test('a page whose files do not come, because the server is away, says so and comes by itself', { timeout: 90_000 }, async () => {
  const page = await house.visitor();
  await page.goto(house.base);
  await page.getByText('Play now').first().waitFor();
  await house.stop();
  // The page was never visited, so nothing keeps its files.
  await page.getByRole('link', { name: 'Game history' }).click();
  await page.getByText('Cannot reach the server').first().waitFor();
  await house.start();
  await page.getByRole('heading', { name: 'Game history' }).waitFor({ timeout: 30_000 });
});
