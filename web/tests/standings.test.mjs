// The end of a round shows standings instead of a line; the end of a match shows a podium, a chart and key moments.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, OUT, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const bots = (count) => Array.from({ length: count }, () => 'simple');
const card = (page) => page.getByRole('region', { name: 'Standings' });

/** Plays a turn of a round of one card. */
async function playRound(page, wait = () => {}) {
  await page.locator('.hand button.possible').first().waitFor();
  await page.locator('.hand button.possible').first().click();
  const lane = page.locator('button.lane');
  for (let tries = 0; tries < 100 && (await card(page).count()) === 0; tries += 1) {
    if ((await lane.count()) > 0) await lane.first().click();
    await wait();
    await page.waitForTimeout(100);
  }
}

for (const look of [
  { name: 'phone', width: 360, height: 740, theme: 'light', players: 10 },
  { name: 'desktop', width: 1280, height: 800, theme: 'dark', players: 4 },
]) {
  test(`a round ends with standings on a ${look.name}`, { timeout: 120_000 }, async () => {
    const page = await app.visitor({ ...look, speed: 'fast' });
    const { players } = look;
    await openTable(page, app.base, { game: 'take6', players, bots: bots(players - 1), options: 'rounds=9,hand=1', start: true });
    // The pointer rests on the card, so that it stays.
    const arena = await page.locator('.arena').boundingBox();
    await playRound(page, () => page.mouse.move(arena.x + arena.width / 2, arena.y + arena.height / 2));
    await page.mouse.move(arena.x + arena.width / 2 + 2, arena.y + arena.height / 2);
    // Scores have been counted and the sides are in order.
    await page.waitForTimeout(1600);
    await page.screenshot({ path: join(OUT, `standings-${look.name}.png`) });
    const rows = card(page).locator('li');
    assert.equal(await rows.count(), players);
    const all = await rows.evaluateAll((nodes) =>
      nodes.map((node) => ({
        name: node.querySelector('.name').textContent,
        gain: Number(node.querySelector('.gain').textContent),
        total: Number(node.querySelector('.total').textContent),
      })),
    );
    // After the first round the change is the score. The lowest comes first, and the player is called "You".
    for (const { gain, total } of all) assert.equal(gain, total);
    assert.deepEqual(
      all.map(({ total }) => total),
      all.map(({ total }) => total).sort((a, b) => a - b),
    );
    assert.equal(all.filter(({ name }) => name === 'You').length, 1);
    // Nothing says all scores in one line.
    assert.doesNotMatch(await page.locator('#question').innerText(), /in total/);
    const { violations } = await new AxeBuilder({ page }).include('.standings').analyze();
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    const box = await card(page).boundingBox();
    assert.ok(
      box.x >= 0 && box.y >= 0 && box.x + box.width <= look.width && box.y + box.height <= look.height,
      JSON.stringify(box),
    );
    await card(page).click();
    await card(page).waitFor({ state: 'detached' });
    assert.deepEqual(page.problems, []);
  });
}

test('the standings disappear by themselves after a few seconds', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 3, bots: bots(2), options: 'rounds=9,hand=1', start: true });
  await playRound(page);
  await card(page).waitFor();
  await card(page).waitFor({ state: 'detached', timeout: 15_000 });
  // They are not shown again after a reload.
  await page.reload();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(await card(page).count(), 0);
});

for (const look of [
  { name: 'phone', width: 360, height: 740, theme: 'dark', players: 10 },
  { name: 'desktop', width: 1280, height: 800, theme: 'light', players: 4 },
]) {
  test(`the end of a match on a ${look.name}`, { timeout: 180_000 }, async () => {
    const page = await app.visitor(look);
    const { players } = look;
    await openTable(page, app.base, { game: 'take6', players, bots: bots(players - 1), options: 'rounds=2,hand=3', start: true });
    await playByKeyboard(page, 60);
    await page.locator('.moments a').first().waitFor();
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(OUT, `results-${look.name}.png`) });
    assert.equal(await page.locator('.podium li').count(), Math.min(3, players));
    assert.equal((await page.locator('.podium li').count()) + (await page.locator('.others li').count()), players);
    for (const name of ['Rematch', 'Share']) assert.ok(await page.getByRole('button', { name }).isVisible(), name);
    assert.ok(await page.locator('.results').getByText('You', { exact: true }).first().isVisible());
    const { violations } = await new AxeBuilder({ page }).include('.results').analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id} ${nodes[0].target}`),
      [],
    );
    // A key moment leads into the replay.
    const href = await page.locator('.moments a').first().getAttribute('href');
    await page.locator('.moments a').first().click();
    await page.getByText(new RegExp(`^Step ${href.split('#')[1]} of`)).waitFor();
    assert.deepEqual(page.problems, []);
  });
}

test('the end of a match on a phone held sideways uses both sides', { timeout: 180_000 }, async () => {
  const page = await app.visitor({ width: 740, height: 360 });
  await openTable(page, app.base, { game: 'take6', players: 10, bots: bots(9), options: 'rounds=2,hand=3', start: true });
  await playByKeyboard(page, 60);
  await page.locator('.moments a').first().waitFor();
  await page.screenshot({ path: join(OUT, 'results-sideways.png') });
  const inside = ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 740 && y + height <= 360;
  for (const part of ['.podium', '.results .primary', '.results .details']) {
    const box = await page.locator(part).boundingBox();
    assert.ok(inside(box), `${part} ${JSON.stringify(box)}`);
  }
  const seats = await page.locator('.seats').boundingBox();
  const details = await page.locator('.results .details').boundingBox();
  assert.ok(details.x >= seats.x - 1 && details.y >= seats.y + seats.height, JSON.stringify({ seats, details }));
  // Another place is another height, and the seats keep their scores.
  const steps = await page
    .locator('.podium li')
    .evaluateAll((nodes) =>
      nodes.map((node) => [
        node.querySelector('.place').textContent,
        Math.round(node.querySelector('.block').getBoundingClientRect().height),
      ]),
    );
  for (const [place, height] of steps)
    for (const [other, lower] of steps) if (place < other) assert.ok(height >= lower + 16, JSON.stringify(steps));
  assert.equal(await page.locator('.seats .score').count(), 10);
  assert.deepEqual(page.problems, []);
});

test('the podium rises at normal speed and appears at once without animations', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 2, bots: bots(1), options: 'rounds=1,hand=2', start: true });
  await playByKeyboard(page, 40);
  for (const [speed, animated] of [
    ['off', false],
    ['normal', true],
  ]) {
    await page.evaluate((value) => localStorage.setItem('rodeo.speed', value), speed);
    await page.reload();
    await page.locator('.podium').waitFor();
    const moving = await page
      .locator('.podium .stone')
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).animationName));
    assert.deepEqual(
      moving.map((name) => name !== 'none'),
      [animated, animated],
    );
    assert.equal((await page.locator('.burst').count()) > 0, animated);
  }
});
