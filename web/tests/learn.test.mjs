// The tutorials in a real browser: one from end to end by keyboard, and a first step of each of them looked at by axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import { OUT, stage } from './support.mjs';

let play;
before(async () => {
  play = await stage();
});
after(() => play?.close());

const GAMES = ['take6', 'buffalo', 'take_that', 'bull_party'];
const read = (game) => JSON.parse(readFileSync(new URL(`../src/games/${game}/tutorial.json`, import.meta.url), 'utf8'));

async function serious(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Presses Tab, and in the hand the arrow keys, until the thing has the focus. */
async function reach(page, selector) {
  for (let keys = 0; keys < 60; keys += 1) {
    const where = await page.evaluate((wanted) => {
      const now = document.activeElement;
      if (now?.matches(wanted)) return 'there';
      return now?.closest('.hand') && document.querySelector('.hand')?.querySelector(wanted) ? 'hand' : 'elsewhere';
    }, selector);
    if (where === 'there') return;
    await page.keyboard.press(where === 'hand' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

/** Where a word of Take 6 is chosen. */
function place(word) {
  const row = /^row(\d)$/.exec(word);
  return row ? `.rows > li:nth-child(${row[1]}) button` : `.hand button[aria-label^="${word},"]`;
}

test('the tutorial of Take 6 by keyboard, with a wrong card on the way', async () => {
  const page = await play.visitor({ width: 390, height: 844 });
  await page.goto(`${play.base}/learn/take6`);
  await page.locator('.words').waitFor();
  await reach(page, place('45'));
  await page.keyboard.press('Enter');
  assert.match(await page.locator('[role="alert"]').innerText(), /45/);
  assert.deepEqual(await serious(page), []);
  const { steps } = read('take6');
  for (const [at, step] of steps.entries()) {
    assert.match(await page.locator('.where').innerText(), new RegExp(`${at + 1}.*${steps.length}`));
    const [choice] = Object.keys(step.answers);
    if (choice) {
      await reach(page, place(choice));
      await page.keyboard.press('Enter');
      await page.locator('.onward').waitFor();
      assert.equal(
        await page.evaluate(() => document.activeElement?.className.includes('onward')),
        true,
        'the way on has the focus',
      );
      assert.ok((await page.locator('[role="log"] p').count()) > 0, 'what happens is said');
    } else await reach(page, '.onward');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.words'), null, { timeout: 10_000 });
  }
  await page.locator('.end').waitFor();
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(page.problems, []);
});

for (const [game, theme] of GAMES.flatMap((game) => [
  [game, 'light'],
  [game, 'dark'],
])) {
  test(`the tutorial of ${game} at 320 px, ${theme}`, async () => {
    const page = await play.visitor({ width: 320, height: 640, theme });
    await page.goto(`${play.base}/learn/${game}`);
    await page.locator('.words').waitFor();
    assert.deepEqual(await serious(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'nothing sticks out');
    await page.screenshot({ path: `${OUT}/learn-${game}-${theme}.png`, fullPage: true });
    assert.deepEqual(page.problems, []);
  });
}
