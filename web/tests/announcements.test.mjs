// Playback, log and result of a match: timing, names of the players, and no unnecessary requests.
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

const button = (page, name) => page.getByRole('button', { name });
const possible = (page) => page.locator('.hand button.possible, button.lane');

test('playback leaves time to choose with ten seats, a short clock and slow speed', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ speed: 'slow' });
  const bots = Array.from({ length: 9 }, () => 'simple');
  await openTable(page, app.base, { game: 'take6', players: 10, bots, clock: 10, start: true });
  for (let turn = 0; turn < 2; turn += 1) {
    await possible(page).first().click({ timeout: 20_000 });
    await button(page, 'Skip').waitFor();
    // The clock of the next decision starts when the bots have taken their rows.
    await page.getByRole('timer').waitFor({ timeout: 2_000 });
    assert.ok(await button(page, 'Skip').isVisible(), 'the clock is hidden during playback');
  }
  await page.screenshot({ path: join(OUT, 'clock-during-playback.png') });
  await possible(page).first().waitFor({ timeout: 20_000 });
  // The server gives time for the cards: hardly any of the ten seconds is gone.
  const left = Number.parseInt(await page.getByRole('timer').innerText(), 10);
  assert.ok(left > 7 && left <= 10, `${left} seconds are left`);
  assert.equal(await page.getByText('A bot is playing for you').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('cards cannot be played while the game is paused', async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await possible(page).first().waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await button(page, 'Pause').click();
  await page.locator('.prompt').getByText('The game is paused').waitFor();
  assert.equal(await possible(page).count(), 0);
  await page.locator('.hand button').first().click({ force: true });
  await button(page, 'Resume').click();
  await possible(page).first().waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
});

test('finished match: chat makes no requests, player names stay, unsent messages are reported', {
  timeout: 180_000,
}, async () => {
  const [host, friend] = [await app.visitor({ width: 360, height: 740 }), await app.visitor()];
  const id = await openTable(host, app.base, TWO, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  await friend.getByText('Waiting for the host').waitFor();
  await button(host, 'Start game').click();
  await Promise.all([playByKeyboard(host, 60), playByKeyboard(friend, 60)]);
  await host.locator('.results .plot').waitFor();

  const requests = [];
  host.on('request', (request) => requests.push(request.url()));
  await friend.getByRole('tab', { name: 'Chat' }).click();
  for (const line of ['Moo', 'Moo?', 'Moo!']) {
    await friend.getByLabel('Message', { exact: true }).fill(line);
    await button(friend, 'Send').click();
  }
  const more = button(host, 'More');
  await more.and(host.getByRole('button', { name: '3 new messages' })).waitFor();
  await host.screenshot({ path: join(OUT, 'unread-chat-phone.png') });
  assert.deepEqual(requests, []);
  await more.click();
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.locator('.said', { hasText: 'Moo!' }).waitFor();
  await button(host, 'Close').click();
  await host.waitForFunction(() => !document.querySelector('.open-panel .unread'));

  await friend.getByRole('tab', { name: 'Table' }).click();
  await button(friend, 'Leave table').click();
  await button(friend, 'Leave table').click();
  await host.locator('.seats').getByText('Friend').waitFor({ state: 'detached' });
  assert.match(await host.locator('.results .podium').innerText(), /Friend/);
  await host.reload();
  await host.locator('.results .podium').getByText('Friend').waitFor();
  assert.deepEqual([host.problems, friend.problems], [[], []]);

  await app.stop();
  await host.locator('.outcome .bar', { hasText: 'Connection lost' }).waitFor();
  // A seat is free now, so the next match needs a bot.
  await button(host, 'Start game with').click();
  await host.locator('.results').getByRole('alert').filter({ hasText: 'Not sent' }).waitFor();
  await app.start();
});

test('the log survives a reload, and the result has the focus', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ width: 360, height: 740 });
  await openTable(page, app.base, { ...TWO, bots: ['simple'], start: true });
  await possible(page).first().click();
  await page.locator('[role="log"] p').first().waitFor({ state: 'attached' });
  await page.reload();
  await button(page, 'More').click();
  await page.locator('.log').getByText('Cards:').first().waitFor();
  await button(page, 'Close').click();
  await playByKeyboard(page, 60);
  await page.waitForFunction(() => document.activeElement?.matches('.results h2'));
  // The focus reads the heading; who has won is announced only if the heading is about the player's own place.
  const [heading] = await page.locator('.results h2').allTextContents();
  const winner = (await page.locator('.results .head .place').allTextContents()).map((line) => line.trim());
  const announced = page.locator('[role="status"]').filter({ hasText: /win|winner|shared/i });
  if (winner.length > 0) await announced.first().waitFor({ state: 'attached' });
  else await page.waitForTimeout(1000);
  assert.deepEqual(
    (await announced.allTextContents()).map((line) => line.trim()),
    winner,
  );
  assert.ok(!winner.includes(heading.trim()));
  assert.deepEqual(page.problems, []);
});

test('players, pauses and chat are announced whatever tab is open', { timeout: 120_000 }, async () => {
  const [host, friend] = [await app.visitor(), await app.visitor()];
  const status = (page, text) => page.locator('[role="status"]').getByText(text, { exact: true }).waitFor({ state: 'attached' });
  const id = await openTable(host, app.base, TWO, 'Host');
  await button(host, 'Start game with').waitFor();
  await sitDown(friend, app.base, id, 'Friend');
  await status(host, 'Friend sat down.');
  await button(friend, 'Leave table').click();
  await status(host, 'Friend left the table.');
  await friend.goto(`${app.base}/t/${id}`);
  await button(friend, 'Sit down').click();
  await status(host, 'Friend sat down.');
  await host.getByRole('button', { name: 'Start game', exact: true }).click();
  await Promise.all([host, friend].map((page) => possible(page).first().waitFor()));
  await friend.getByRole('tab', { name: 'Chat' }).click();
  await friend.getByLabel('Message', { exact: true }).fill('good luck');
  await button(friend, 'Send').click();
  await status(host, 'Friend: good luck');
  assert.equal(await friend.locator('[aria-live] .said').count(), 0, 'the list of messages is read with its buttons');
  await host.getByRole('tab', { name: 'Table' }).click();
  await button(host, 'Pause').click();
  await status(friend, 'The game is paused.');
  await button(friend, 'Resume').click();
  await status(host, 'The game continues.');
  assert.deepEqual([host.problems, friend.problems], [[], []]);
});

test('the end of a time limit is announced, and what was played then', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...TWO, bots: ['simple'], clock: 10, start: true });
  await possible(page).first().waitFor();
  await page.getByRole('timer', { name: 'Time left' }).waitFor();
  const cards = await page.locator('.hand .card').evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.word));
  const status = page.locator('[role="status"]');
  await status.getByText('5 seconds left.').waitFor({ state: 'attached' });
  const news = status.getByText('Time is up: ');
  await news.waitFor({ state: 'attached' });
  const [, card] = /^Time is up: (\d+) was played for you\.$/.exec(await news.textContent()) ?? [];
  assert.ok(cards.includes(card), `${card} was not in the hand ${cards}`);
  assert.deepEqual(page.problems, []);
});

test('a match that starts without animation is announced and has the focus', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  const heading = page.getByRole('heading', { name: 'Bull Party' });
  await page.locator('li, article, section').filter({ has: heading }).last().getByRole('button', { name: 'Play' }).press('Enter');
  await page.locator('[role="log"]').getByText('Your zero card has the letter').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.activeElement?.matches('.hand .possible'));
  assert.deepEqual(page.problems, []);
});
