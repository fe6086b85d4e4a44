// The score sheet beside the table: a line a round, live and after a reload, small and large.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, OUT, playByKeyboard, stage } from './support.mjs';

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

const SHORT = { game: 'take6', players: 3, bots: ['simple', 'simple'], options: 'rounds=9,hand=3', start: true };

/** What stands on the sheet: names, lines of totals by round, and the present round. */
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

/** The scores that the strip of seats shows, mine first as on the sheet. */
function seats(page) {
  return page
    .locator('.seats .score')
    .allTextContents()
    .then((all) => all.map(Number));
}

async function untilRound(page, round) {
  await playByKeyboard(page, 60, `h1:has-text("round ${round}"), h2:has-text("round ${round}")`);
}

async function openScores(page) {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('tab', { name: 'Scores' }).click();
}

function addsUp({ rounds, present }, scores) {
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

test('a line a round, which agrees with the seats, also after a reload', { timeout: 180_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, SHORT);
  await openScores(page);
  assert.equal((await read(page)).rounds.length, 0);
  await untilRound(page, 3);
  const sheet = await read(page);
  assert.equal(sheet.rounds.length, 2);
  addsUp(sheet, await seats(page));
  assert.ok(
    sheet.rounds.at(-1).some(({ total }) => total > 0),
    'somebody has taken something',
  );
  await page.reload();
  await openScores(page);
  assert.deepEqual(await read(page), sheet);
  assert.deepEqual(page.problems, []);
});

test('no round is on the sheet before it has been told', { timeout: 180_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, { ...SHORT, options: 'rounds=9,hand=1' });
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
  test(`ten seats on a ${size.name}`, { timeout: 180_000 }, async () => {
    const page = await house.visitor(size);
    const bots = Array.from({ length: 9 }, () => 'simple');
    await openTable(page, house.base, { game: 'take6', players: 10, bots, options: 'hand=4', start: true });
    await untilRound(page, 5);
    await openScores(page);
    addsUp(await read(page), await seats(page));
    await page.screenshot({ path: join(OUT, `scores-${size.name}.png`) });
    await page.locator('.plot').scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(OUT, `scores-chart-${size.name}.png`) });
    const { violations } = await new AxeBuilder({ page }).include('.panel').analyze();
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    // What does not fit scrolls inside: the round stays in sight, and arrow keys reach the last seat.
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
