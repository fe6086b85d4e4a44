// Failures: lost connections, servers newer than the page, missing files.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const TWO = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };
const OUTDATED = 'A new version of Rodeo is available';
const LOST = 'Connection lost. Reconnecting';

/** Proxies the WebSocket: `onReceive` may change messages of the server, `onSend` decides whether a message of the page is sent. */
async function proxySocket(page, { onReceive = (text) => text, onSend = () => true } = {}) {
  const sockets = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    sockets.push(socket);
    server.onMessage((text) => [onReceive(text)].flat().forEach((message) => socket.send(message)));
    socket.onMessage((text) => onSend(JSON.parse(text)) && server.send(text));
  });
  return sockets;
}

/** How each connection asked to be kept up to date. */
function updatesOf(sockets) {
  return sockets.map((socket) => new URL(socket.url()).searchParams.get('updates'));
}

test('offers a reload when the server has a newer protocol, and reloads only on request', async () => {
  const page = await app.visitor({ width: 360, height: 740 });
  let newer = true;
  const sockets = await proxySocket(page, {
    onReceive: (text) => (newer ? text.replace(/"protocol":\d+/, '"protocol":999') : text),
  });
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  // The service worker has cached the shell, as for every returning visitor.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByText(OUTDATED).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  // It neither reloads nor reconnects by itself.
  await page.waitForTimeout(1500);
  assert.deepEqual([loads, sockets.length], [0, 1]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText(OUTDATED).waitFor();
  assert.deepEqual([loads, sockets.length], [1, 2]);
  newer = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(loads, 2);
});

for (const [what, damage] of [
  ['a view without its parts', (message) => ({ ...message, view: { game: 'take_that' } })],
  ['a table without its settings', (message) => ({ ...message, table: { ...message.table, settings: undefined } })],
  ['another message in place of the state', () => ({ type: 'picture', of: 'the table' })],
  ['something that is no message', () => 'moo'],
]) {
  test(`offers a reload when the server sends ${what}`, { timeout: 60_000 }, async () => {
    const page = await app.visitor();
    let other = true;
    const onReceive = (text) => {
      const message = JSON.parse(text);
      if (!other || message.type !== 'snapshot') return text;
      const damaged = damage(message);
      return typeof damaged === 'string' ? damaged : JSON.stringify(damaged);
    };
    await proxySocket(page, { onReceive });
    await openTable(page, app.base, { game: 'take_that', players: 2, bots: ['simple'], start: true });
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor({ timeout: 20_000 });
    await page.getByText('different versions').waitFor();
    other = false;
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('.hand button.possible').first().waitFor();
  });
}

test('a reload replaces an outdated cached shell', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByText('Play now').first().waitFor();
  const shell = async () => {
    const cached = await (await caches.open('rodeo-shell-1')).match('/');
    return cached ? cached.text() : '';
  };
  // Replace the cached shell with that of an old version.
  await page.evaluate(async () => {
    const old = '<!doctype html><title>old</title><p>The old page</p>';
    await (await caches.open('rodeo-shell-1')).put('/', new Response(old, { headers: { 'Content-Type': 'text/html' } }));
  });
  assert.match(await page.evaluate(shell), /The old page/);
  await page.evaluate(() => location.reload());
  await page.getByText('Play now').first().waitFor();
  assert.doesNotMatch(await page.evaluate(shell), /The old page/);
});

test('offers a reload when the files of a page are gone from the server', async () => {
  // Requests of the service worker cannot be intercepted here, so it is blocked.
  const page = await app.visitor({ worker: 'block' });
  await page.route(/\/assets\/History-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(app.base);
  await page.getByRole('link', { name: 'Game history' }).click();
  await page.getByText(OUTDATED).waitFor();
  await page.unroute(/\/assets\/History-.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Game history' }).waitFor();
});

test('offers a reload when no language can be loaded', async () => {
  const page = await app.visitor({ worker: 'block', locale: 'de-DE' });
  const languages = /\/assets\/(en|de|es|ja)-.*\.js/;
  await page.route(languages, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(app.base);
  await page.getByText('Rodeo could not be loaded.').waitFor();
  await page.unroute(languages);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('html[lang="de"] h1').waitFor();
});

test('a rate-limited guest keeps their identity', async () => {
  const page = await app.visitor({ worker: 'block' });
  await openTable(page, app.base, TWO);
  const credential = async () => (await page.context().cookies()).find(({ name }) => name === 'rodeo')?.value;
  const before = await credential();
  const rejection = { code: 'rate_limited', message: 'Not so fast.' };
  await page.route('**/api/v1/me', (route) => route.fulfill({ status: 429, json: rejection }));
  await page.goto(app.base);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByText('Too many requests').first().waitFor();
  await page.unroute('**/api/v1/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Return to table' }).waitFor();
  assert.ok(before);
  assert.equal(await credential(), before);
});

test('distinguishes an outdated API from an unreachable server', async () => {
  const page = await app.visitor();
  await page.route('**/api/v1/games', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: '{"code":"not_found","message":"There is nothing here."}',
    }),
  );
  await page.goto(`${app.base}/open`);
  await page.getByText('This page may be outdated').waitFor();
  await page.unroute('**/api/v1/games');
  // A proxy that answers with its own HTML page.
  await page.route('**/api/v1/games', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }));
  await page.reload();
  await page.getByText('Cannot reach the server').waitFor();
});

test('ignores unknown messages and fields of a newer server', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  const onReceive = (text) => [JSON.stringify({ type: 'fireworks' }), JSON.stringify({ ...JSON.parse(text), mood: 'merry' })];
  const sockets = await proxySocket(page, { onReceive });
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  assert.deepEqual(updatesOf(sockets), ['events']);
  assert.deepEqual(page.problems, []);
});

test('continues with whole states if it cannot follow the events of a newer server', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  const onReceive = (text) => {
    const message = JSON.parse(text);
    const { events } = message;
    if (Array.isArray(events)) message.events = [{ take6: 'danced' }, { take6: { sang: { loud: true } } }, ...events];
    else if (events) message.events = { take6: ['danced', { sang: [true] }, ...events.take6] };
    return JSON.stringify(message);
  };
  const sockets = await proxySocket(page, { onReceive });
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  assert.deepEqual(updatesOf(sockets), ['events', 'state']);
  assert.deepEqual(page.problems, []);
});

test('plays with whole states if the engine cannot be loaded', { timeout: 180_000 }, async () => {
  const page = await app.visitor({ worker: 'block' });
  await page.route(/\/assets\/engine_bg-.*\.wasm/, (route) => route.fulfill({ status: 404, body: '' }));
  const sockets = await proxySocket(page);
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await playByKeyboard(page, 60);
  await page.getByRole('region', { name: 'Result', exact: true }).waitFor();
  assert.deepEqual(updatesOf(sockets), ['events', 'state']);
});

test('sends a lost choice again after reconnecting', async () => {
  const page = await app.visitor();
  let dropMessages = false;
  const chosen = [];
  const sockets = await proxySocket(page, {
    onSend: (message) => {
      if (message.type === 'choose') chosen.push(message.choice);
      return !dropMessages;
    },
  });
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  const card = page.locator('.hand button.possible').first();
  await card.waitFor();
  dropMessages = true;
  await card.click();
  await page.locator('.hand button[aria-pressed="true"]').waitFor();
  dropMessages = false;
  await sockets.at(-1).close({ code: 4000, reason: 'connection lost' });
  await page.waitForFunction(() => document.querySelectorAll('.hand button').length === 2, null, { timeout: 20_000 });
  assert.equal(chosen.length, 2);
  assert.equal(chosen[0], chosen[1]);
  assert.deepEqual(page.problems, []);
});

test('a silent stall is noticed while a choice waits for its confirmation', { timeout: 60_000 }, async () => {
  const page = await app.visitor();
  let stalled = false;
  await proxySocket(page, { onReceive: (text) => (stalled ? [] : text), onSend: () => !stalled });
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  const card = page.locator('.hand button.possible').first();
  await card.waitFor();
  stalled = true;
  await card.click();
  await page.locator('.prompt').getByText('Sending your choice').waitFor({ timeout: 10_000 });
  // Nothing else is sent or received: only the missing confirmation says that the connection is broken.
  await page.locator('.prompt .now', { hasText: LOST }).waitFor({ timeout: 20_000 });
  stalled = false;
  await page.waitForFunction(() => document.querySelectorAll('.hand button').length === 2, null, { timeout: 30_000 });
  assert.deepEqual(page.problems, []);
});

test('reports unsent messages and keeps their text', { timeout: 60_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, TWO);
  await page.getByLabel('Message', { exact: true }).waitFor();
  await app.stop();
  await page.locator('.notice', { hasText: LOST }).waitFor();
  await page.getByLabel('Message', { exact: true }).fill('Moo');
  await page.getByRole('button', { name: 'Send' }).click();
  const unsent = page.getByRole('alert').filter({ hasText: 'Not sent' });
  await unsent.waitFor();
  assert.equal(await page.getByLabel('Message', { exact: true }).inputValue(), 'Moo');
  await page.getByRole('button', { name: 'Add bot' }).click();
  await unsent.nth(1).waitFor();
  await page.getByRole('button', { name: 'Leave table' }).click();
  assert.match(page.url(), /\/t\//);
  await app.start();
  await page.locator('.notice', { hasText: LOST }).waitFor({ state: 'detached', timeout: 30_000 });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Moo' }).waitFor();
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.locator('strong', { hasText: 'Bot 2' }).waitFor();
  assert.equal(await unsent.count(), 0);
});

test('a table opened while the server is down loads once it is back', { timeout: 60_000 }, async () => {
  const page = await app.visitor();
  const id = await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('.hand button.possible').first().waitFor();
  await app.stop();
  await page.goto(`${app.base}/t/${id}`);
  await page.locator('.notice', { hasText: LOST }).waitFor();
  await app.start();
  await page.locator('.hand button.possible').first().waitFor({ timeout: 30_000 });
});

test('a page whose files cannot be fetched reports it and loads once the server is back', { timeout: 90_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByText('Play now').first().waitFor();
  await app.stop();
  // The page was never visited, so its files are not cached.
  await page.getByRole('link', { name: 'Game history' }).click();
  await page.getByText('Cannot reach the server').first().waitFor();
  await app.start();
  await page.getByRole('heading', { name: 'Game history' }).waitFor({ timeout: 30_000 });
});
