// The score sheet beside the table: one line per round, live and after a reload, on small and large screens.
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

const SHORT = { game: 'take6', players: 3, bots: ['simple', 'simple'], options: 'rounds=9,hand=3', start: true };

/** Reads the sheet: names, gains and totals by round, and the current round. */
function read(page) {
  return page.getByRole('region', { name: 'Score sheet' }).evaluate((region) => {
    const cells = (row) =>
      [...row.querySelectorAll('td')].map((cell) => ({
        gain: Number(cell.querySelector('.gain').textContent),
        total: Number(cell.querySelector('strong').textContent),
      }));
    return {
      names: [...region.querySelectorAll('thead th')].slice(1).map((name) => name.textContent),
      rounds: [...region.querySelectorAll('tbody tr')].map(cells),
      present: cells(region.querySelector('tfoot tr')),
    };
  });
}

/** Scores in the strip of seats, the player's own first as on the sheet. */
function seats(page) {
  return page
    .locator('.seats .score')
    .allTextContents()
    .then((all) => all.map(Number));
}

async function playUntilRound(page, round) {
  await playByKeyboard(page, 60, `.facts:has-text("round ${round}"), h2:has-text("round ${round}")`);
}

async function openScores(page) {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('tab', { name: 'Scores' }).click();
}

function assertSums({ rounds, present }, scores) {
  const lines = [...rounds, present];
  lines.forEach((line, at) =>
    line.forEach(({ gain, total }, side) =>
      assert.equal(total, (lines[at - 1]?.[side].total ?? 0) + gain, `line ${at + 1}, side ${side}`),
    ),
  );
  assert.deepEqual(
    present.map(({ total }) => total),
    scores,
  );
}

test('the sheet has one line per round and matches the seats, also after a reload', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, SHORT);
  await openScores(page);
  assert.equal((await read(page)).rounds.length, 0);
  await playUntilRound(page, 3);
  const sheet = await read(page);
  assert.equal(sheet.rounds.length, 2);
  assertSums(sheet, await seats(page));
  assert.ok(
    sheet.rounds.at(-1).some(({ total }) => total > 0),
    'no player has a score',
  );
  await page.reload();
  await openScores(page);
  assert.deepEqual(await read(page), sheet);
  assert.deepEqual(page.problems, []);
});

test('a round is added to the sheet only after its playback', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...SHORT, options: 'rounds=9,hand=1' });
  await openScores(page);
  await page.locator('.hand button.possible').first().waitFor();
  await page.evaluate(() => localStorage.setItem('rodeo.speed', 'slow'));
  await page.reload();
  await openScores(page);
  await page.locator('.hand button.possible').first().click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  assert.equal((await read(page)).rounds.length, 0);
});

for (const size of [
  { name: 'phone', width: 320, height: 568, theme: 'light' },
  { name: 'desktop', width: 1280, height: 800, theme: 'dark' },
]) {
  test(`the sheet of ten seats is usable on a ${size.name}`, { timeout: 180_000 }, async () => {
    const page = await app.visitor(size);
    const bots = Array.from({ length: 9 }, () => 'simple');
    await openTable(page, app.base, { game: 'take6', players: 10, bots, options: 'hand=4', start: true });
    await playUntilRound(page, 5);
    await openScores(page);
    assertSums(await read(page), await seats(page));
    await page.screenshot({ path: join(OUT, `scores-${size.name}.png`) });
    await page.locator('.plot').scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(OUT, `scores-chart-${size.name}.png`) });
    const { violations } = await new AxeBuilder({ page }).include('.panel').analyze();
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    // The sheet scrolls inside its region: the round column stays visible, and arrow keys reach the last seat.
    const region = page.getByRole('region', { name: 'Score sheet' });
    await region.focus();
    for (let keys = 0; keys < 30; keys += 1) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
    const where = await region.evaluate((node) => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      left: node.scrollWidth - node.clientWidth - node.scrollLeft,
      round: node.querySelector('tfoot th').getBoundingClientRect().left - node.getBoundingClientRect().left,
    }));
    assert.ok(where.wide <= 0 && where.left < 2 && Math.abs(where.round) < 3, JSON.stringify(where));
    assert.deepEqual(page.problems, []);
  });
}
