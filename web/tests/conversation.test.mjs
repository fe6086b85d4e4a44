// Chat, reactions and the log, with several people at a table.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, OUT, sitDown, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const openTab = async (page, name) => {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('tab', { name }).click();
};

async function watch(id) {
  const page = await app.visitor();
  await page.goto(`${app.base}/t/${id}`);
  await page.getByLabel('Your name').fill('Spectator');
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.locator('.seats').waitFor();
  return page;
}

test('the log begins with the match after a reload during the reveal, and in a second tab', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await page.evaluate(() => localStorage.setItem('rodeo.speed', 'slow'));
  await page.reload();
  await page.locator('.hand button.possible').first().click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.reload();
  await page.locator('.log li', { hasText: 'Cards:' }).first().waitFor();
  const lines = await page.locator('.log li').allInnerTexts();
  assert.ok(
    lines.some((line) => line.startsWith('Cards:') || line.includes('goes to row') || line.includes('takes')),
    lines.join('\n'),
  );
  assert.match(lines[0], /rows start with/);
  // Another tab of the same browser, without what this one has stored.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab
    .locator('.log li')
    .nth(lines.length - 1)
    .waitFor();
  assert.deepEqual(await tab.locator('.log li').allInnerTexts(), lines);
  assert.deepEqual(page.problems, []);
});

test('reactions appear at the seat, can be muted, and those of spectators too', { timeout: 120_000 }, async () => {
  const [host, guest] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { game: 'take6', players: 2 }, 'Host');
  await sitDown(guest, app.base, id, 'Guest');
  await host.getByRole('button', { name: 'Start game', exact: true }).click();
  await guest.locator('.hand button.possible').first().waitFor();
  const spectator = await watch(id);
  await host.getByRole('button', { name: 'React' }).click();
  await host.getByRole('button', { name: 'Laugh' }).click();
  for (const page of [host, guest, spectator]) await page.getByText('Host: Laugh').waitFor({ state: 'attached' });
  const bubble = await guest.locator('.bubble').boundingBox();
  const seat = await guest.locator('[data-seat="0"]').boundingBox();
  assert.ok(Math.abs(bubble.x + bubble.width / 2 - (seat.x + seat.width / 2)) < seat.width, 'not at the seat');
  await guest.screenshot({ path: join(OUT, 'reaction.png') });
  await host.getByText('Host: Laugh').waitFor({ state: 'detached', timeout: 15_000 });
  await spectator.getByRole('button', { name: 'React' }).click();
  await spectator.getByRole('button', { name: 'Wow' }).click();
  await host.getByText('Spectator: Wow').waitFor({ state: 'attached' });
  // A muted player is not heard.
  await host.evaluate(
    (own) => localStorage.setItem('rodeo.muted', JSON.stringify([own])),
    await guest.evaluate(async () => (await (await fetch('/api/v1/me')).json()).id),
  );
  await host.reload();
  await host.locator('.hand button.possible').first().waitFor();
  await guest.getByRole('button', { name: 'React' }).click();
  await guest.getByRole('button', { name: 'Ouch' }).click();
  await spectator.getByText('Guest: Ouch').waitFor({ state: 'attached' });
  assert.equal(await host.getByText('Guest: Ouch').count(), 0);
  for (const page of [host, guest, spectator]) assert.deepEqual(page.problems, []);
});

test('a message that is refused stays in the field; messages have a time', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], start: true });
  await openTab(page, 'Chat');
  const field = page.getByRole('textbox', { name: 'Message' });
  let sent = 0;
  for (; sent < 20; sent += 1) {
    await field.fill(`line ${sent}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('#chat-text').readOnly);
    if ((await page.getByRole('alert').count()) > 0) break;
  }
  assert.ok(sent > 3 && sent < 20, `${sent} messages`);
  assert.equal(await field.inputValue(), `line ${sent}`);
  assert.equal(await page.getByText(`line ${sent}`, { exact: true }).count(), 0);
  assert.match(await page.locator('.lines time').first().innerText(), /\d/);
});

test('spectators chat apart from the table', { timeout: 120_000 }, async () => {
  const host = await app.visitor();
  const id = await openTable(host, app.base, { game: 'take6', players: 2, bots: ['simple'], start: true }, 'Host');
  const [one, two] = [await watch(id), await watch(id)];
  await openTab(one, 'Chat');
  await openTab(two, 'Chat');
  await openTab(host, 'Chat');
  await one.getByRole('textbox', { name: 'Message' }).fill('what a hand');
  await one.keyboard.press('Enter');
  await two.locator('.said', { hasText: 'what a hand' }).waitFor();
  assert.equal(await host.getByText('what a hand').count(), 0);
  await host.getByLabel('Show messages of spectators').check();
  await host.locator('.said', { hasText: 'what a hand' }).waitFor();
  assert.deepEqual([host.problems, one.problems, two.problems], [[], [], []]);
});
