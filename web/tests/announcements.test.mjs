// How a match is told: in time for the next choice, under the names of those who played, and without asking anew.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, OUT, playByKeyboard, sitDown, stage } from './support.mjs';

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

const TWO = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };

const button = (page, name) => page.getByRole('button', { name });
const possible = (page) => page.locator('.hand button.possible, button.lane');

test('ten seats, a short clock and a slow story: there is time to choose', { timeout: 120_000 }, async () => {
  const page = await house.visitor({ speed: 'slow' });
  const bots = Array.from({ length: 9 }, () => 'simple');
  await openTable(page, house.base, { game: 'take6', players: 10, bots, clock: 10, start: true });
  for (let turn = 0; turn < 2; turn += 1) {
    await possible(page).first().click({ timeout: 5_000 });
    await button(page, 'Skip').waitFor();
    assert.ok(await page.getByRole('timer').isVisible(), 'the clock runs while the story is told');
  }
  await page.screenshot({ path: join(OUT, 'told-clock.png') });
  await possible(page).first().waitFor({ timeout: 5_000 });
  assert.equal(await page.getByText('A bot is playing for you').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('a break takes no cards', async () => {
  const page = await house.visitor();
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
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

test('after a match: talk fetches nothing, the names stay, and what is not sent is said', { timeout: 180_000 }, async () => {
  const [host, friend] = [await house.visitor({ width: 360, height: 740 }), await house.visitor()];
  const id = await openTable(host, house.base, TWO, 'Host');
  await sitDown(friend, house.base, id, 'Friend');
  await friend.getByText('Waiting for the host').waitFor();
  await button(host, 'Start game').click();
  await Promise.all([playByKeyboard(host, 60), playByKeyboard(friend, 60)]);
  await host.locator('.results .plot').waitFor();

  const asked = [];
  host.on('request', (request) => asked.push(request.url()));
  await friend.getByRole('tab', { name: 'Chat' }).click();
  for (const line of ['Moo', 'Moo?', 'Moo!']) {
    await friend.getByLabel('Message', { exact: true }).fill(line);
    await button(friend, 'Send').click();
  }
  const more = button(host, 'More');
  await more.and(host.getByRole('button', { name: '3 new messages' })).waitFor();
  await host.screenshot({ path: join(OUT, 'told-talk-phone.png') });
  assert.deepEqual(asked, []);
  await more.click();
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByText('Moo!').waitFor();
  await button(host, 'Close').click();
  await host.waitForFunction(() => !document.querySelector('.open-panel .unread'));

  await friend.getByRole('tab', { name: 'Table' }).click();
  await button(friend, 'Leave table').click();
  await button(friend, 'Leave table').click();
  await host.locator('.seats').getByText('Friend').waitFor({ state: 'detached' });
  assert.match(await host.locator('.results ol').innerText(), /Friend/);
  await host.reload();
  await host.locator('.results ol').getByText('Friend').waitFor();
  assert.deepEqual([host.problems, friend.problems], [[], []]);

  await house.stop();
  await host.getByText('Connection lost').waitFor();
  // There is a free seat now: another match would need a bot on it.
  await button(host, 'Start game with').click();
  await host.locator('.results').getByRole('alert').filter({ hasText: 'Not sent' }).waitFor();
  await house.start();
});

test('a reload does not lose the log, and the end of a match is told and takes the focus', { timeout: 120_000 }, async () => {
  const page = await house.visitor({ width: 360, height: 740 });
  await openTable(page, house.base, { ...TWO, bots: ['simple'], start: true });
  await possible(page).first().click();
  await page.locator('[role="log"] p').first().waitFor({ state: 'attached' });
  await page.reload();
  await button(page, 'More').click();
  await page.locator('.log').getByText('Cards:').first().waitFor();
  await button(page, 'Close').click();
  await playByKeyboard(page, 60);
  const [heading, said] = [
    page.locator('.results h2'),
    page.locator('[role="status"]').filter({ hasText: /win|winner|shared/i }),
  ];
  await said.first().waitFor({ state: 'attached' });
  assert.ok(await heading.evaluate((node) => node === document.activeElement), 'the focus is somewhere else');
  assert.deepEqual(page.problems, []);
});
