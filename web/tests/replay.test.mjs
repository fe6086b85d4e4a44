// The replay player: it plays, pauses, scrubs and jumps; nothing scrolls or moves; a link leads to a step.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, otherTables, OUT, playByKeyboard, startApp, WINDOWS } from './support.mjs';

let app;
/** Addresses of replays, by game. */
const replays = {};
before(async () => {
  app = await startApp();
  const page = await app.visitor();
  const tables = [{ game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], options: 'rounds=2,hand=4' }];
  const options = { buffalo: 'hand=3', take_that: 'games=1', bull_party: '' };
  for (const table of [
    ...tables,
    ...otherTables(tables, 'simple').map((table) => ({ ...table, options: options[table.game] })),
  ]) {
    await openTable(page, app.base, { ...table, start: true });
    await playByKeyboard(page, 400);
    replays[table.game] = await page.getByRole('link', { name: 'Replay', exact: true }).getAttribute('href');
  }
  await page.context().close();
});
after(() => app.close());

const stepOf = async (page) => Number((await page.getByText(/^Step \d+ of/).innerText()).match(/\d+/)[0]);
const stepsOf = async (page) => Number((await page.getByText(/^Step \d+ of/).innerText()).match(/\d+$/)[0]);

async function open(game, look = {}, hash = '') {
  const page = await app.visitor(look);
  await page.goto(`${app.base}${replays[game]}${hash}`);
  await page.getByText(/^Step \d+ of/).waitFor();
  return page;
}

test('it plays by itself with the playback of the table, and pauses', { timeout: 120_000 }, async () => {
  const page = await open('take6', { speed: 'fast' });
  await page.evaluate(() => {
    window.flown = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) window.flown += addedNodes.length;
    }).observe(document.querySelector('.flight-layer'), { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^Step [3-9] of/).waitFor({ timeout: 60_000 });
  assert.ok((await page.evaluate(() => window.flown)) > 0, 'no card flew');
  await page.getByRole('button', { name: 'Pause replay' }).click();
  const step = await stepOf(page);
  await page.waitForTimeout(2_500);
  assert.equal(await stepOf(page), step);
  await page.keyboard.press('Tab');
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause replay' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('slider, keys, key moments and chart lead to a step, whose address can be shared', { timeout: 120_000 }, async () => {
  const page = await open('take6');
  assert.equal(await page.title(), 'Take 6 · Replay · Rodeo');
  const steps = await stepsOf(page);
  await page.keyboard.press('End');
  assert.equal(await stepOf(page), steps);
  // At the end there is a podium and no empty hands.
  await page.locator('.podium').waitFor();
  assert.equal(await page.getByRole('tab', { name: 'Hands' }).count(), 0);
  await page.keyboard.press('Home');
  assert.equal(await stepOf(page), 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await stepOf(page), 1);
  await page.getByRole('slider', { name: 'Step' }).fill('5');
  assert.equal(await stepOf(page), 5);
  assert.equal(new URL(page.url()).hash, '#5');
  const moment = page.locator('.moments a').first();
  const target = Number((await moment.getAttribute('href')).split('#')[1]);
  await moment.click();
  assert.equal(await stepOf(page), target);
  assert.equal(await moment.getAttribute('aria-current'), 'step');
  await page.getByRole('button', { name: 'Next key moment' }).click();
  assert.ok((await stepOf(page)) > target);
  const before = await page.locator('.marker').getAttribute('x1');
  const plot = await page.locator('.plot').boundingBox();
  await page.mouse.click(plot.x + 40, plot.y + 60);
  assert.notEqual(await page.locator('.marker').getAttribute('x1'), before);
  const friend = await open('take6', {}, '#6');
  assert.equal(await stepOf(friend), 6);
  assert.deepEqual([page.problems, friend.problems], [[], []]);
});

test('scores are those of the step', { timeout: 120_000 }, async () => {
  const page = await open('take6', {}, '#1');
  const scores = async () => (await page.locator('.seats .score').allTextContents()).map(Number);
  assert.deepEqual(await scores(), [0, 0, 0, 0]);
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  const last = await scores();
  const table = await page.locator('tbody tr').last().locator('td').allTextContents();
  assert.deepEqual(last, table.map(Number));
});

for (const [width, height] of WINDOWS) {
  test(`nothing scrolls at ${width} × ${height}, and the controls stay where they are`, { timeout: 240_000 }, async () => {
    for (const game of Object.keys(replays)) {
      for (const locale of width === 360 ? ['en-US', 'de-DE'] : ['en-US']) {
        const page = await app.visitor({ width, height, locale, theme: height > 800 ? 'dark' : 'light' });
        await page.goto(`${app.base}${replays[game]}#2`);
        const slider = page.locator('.transport input[type="range"]');
        await slider.waitFor();
        await page.waitForTimeout(300);
        const place = await slider.boundingBox();
        const last = Number(await slider.getAttribute('max'));
        for (const step of [2, Math.ceil(last / 2), last - 1, last]) {
          await slider.fill(String(step));
          await page.waitForTimeout(60);
          const where = await page.evaluate(() => ({
            down: document.documentElement.scrollHeight - innerHeight,
            across: document.documentElement.scrollWidth - innerWidth,
          }));
          assert.ok(where.down <= 0 && where.across <= 0, `${game} step ${step}: ${JSON.stringify(where)}`);
          assert.deepEqual(await slider.boundingBox(), place, `${game} step ${step}`);
          // All seats are inside the window.
          for (const box of await page
            .locator('.seats li')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
            assert.ok(box.left >= -1 && box.right <= width + 1 && box.bottom <= height + 1, `${game}: ${JSON.stringify(box)}`);
          }
        }
        await slider.fill(String(Math.ceil(last / 2)));
        const facts = await page
          .locator('h1 .facts')
          .evaluate((node) => [node.scrollHeight, node.clientHeight, node.textContent]);
        if (width === 360) assert.ok(facts[0] <= facts[1] + 2, `cut off: ${facts}`);
        await page.screenshot({ path: join(OUT, `replay-${game}-${width}-${locale.slice(0, 2)}.png`) });
        assert.deepEqual(page.problems, []);
        await page.context().close();
      }
    }
  });
}

for (const look of [
  { width: 360, height: 740, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
]) {
  test(`the replay is accessible (${look.width}, ${look.theme})`, { timeout: 120_000 }, async () => {
    const page = await open('take6', look);
    await page.waitForTimeout(300);
    const check = async (name) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`),
        [],
      );
    };
    await check('board');
    await page.keyboard.press('End');
    await page.waitForTimeout(900);
    await check('end');
    await page.screenshot({ path: join(OUT, `replay-end-${look.width}.png`) });
    if (look.width < 900) await page.getByRole('button', { name: 'More' }).click();
    await check('panel');
    await page.screenshot({ path: join(OUT, `replay-panel-${look.width}.png`) });
  });
}
