// Reporting a player, and hiding their chat in this browser.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, OUT, sitDown, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const button = (scope, name) => scope.getByRole('button', { name, exact: true });
const seat = (page, number) =>
  page
    .getByRole('list', { name: 'Seats' })
    .getByRole('listitem')
    .nth(number - 1);

/** Host and friend at a table of two with a match in progress and the chat open. */
async function pair(look = {}) {
  const [host, friend] = [await app.visitor(look), await app.visitor()];
  const id = await openTable(host, app.base, { game: 'take6', players: 2, options: 'rounds=1,hand=3' }, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  await seat(host, 2).getByText('Friend').waitFor();
  return { host, friend, id };
}

async function say(page, id, text) {
  await page.evaluate(
    ([id, text]) =>
      new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${id}/ws`);
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'snapshot') socket.send(JSON.stringify({ type: 'chat', text }));
          if (message.type === 'update' && message.chat) {
            socket.close();
            done();
          }
        };
      }),
    [id, text],
  );
}

test('a seated player is reported by keyboard', async () => {
  const { host, friend } = await pair({ width: 360, height: 740 });
  const opener = button(seat(host, 2), 'Actions for Friend');
  await opener.focus();
  await host.keyboard.press('Enter');
  assert.equal(await opener.getAttribute('aria-expanded'), 'true');
  await button(seat(host, 2), 'Report').press('Enter');
  const dialog = host.getByRole('dialog', { name: 'Report Friend' });
  await dialog.waitFor();
  await dialog.getByLabel('Reason').selectOption('stalling');
  await dialog.getByLabel('Details (optional)').fill('waits every time');
  await host.screenshot({ path: join(OUT, 'report-phone.png') });
  const width = await host.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${width} px wide`);
  const [answer] = await Promise.all([
    host.waitForResponse((response) => response.url().endsWith('/reports')),
    button(dialog, 'Send report').press('Enter'),
  ]);
  assert.equal(answer.status(), 201);
  assert.deepEqual(answer.request().postDataJSON(), { seat: 1, category: 'stalling', text: 'waits every time' });
  await dialog.getByText('Thank you').waitFor();
  await button(dialog, 'Close').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await host.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Actions for Friend');
  // One's own seat cannot be reported.
  assert.equal(await button(seat(host, 1), 'Actions for Host').count(), 0);
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});

test('Escape closes the dialog without a report', async () => {
  const { host } = await pair();
  let reports = 0;
  host.on('request', (request) => {
    reports += Number(request.url().endsWith('/reports'));
  });
  await button(seat(host, 2), 'Actions for Friend').click();
  await button(seat(host, 2), 'Report').click();
  await host.getByRole('dialog').waitFor();
  await host.keyboard.press('Escape');
  await host.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(reports, 0);
});

test('chat of a muted player is hidden, also after a reload', async () => {
  const { host, friend, id } = await pair();
  await say(friend, id, 'loud words');
  const line = host.getByRole('listitem').filter({ hasText: 'loud words' });
  await line.waitFor();
  await button(line, 'Actions for Friend').click();
  await button(line, 'Mute').click();
  await line.waitFor({ state: 'detached' });
  await host.getByText('One message of a muted player is hidden.').waitFor();
  await host.reload();
  await button(seat(host, 2), 'Actions for Friend').click();
  await button(seat(host, 2), 'Unmute').click();
  await host.getByRole('listitem').filter({ hasText: 'loud words' }).waitFor();
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});
