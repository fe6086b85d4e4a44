// The tutorials in a real browser: one from start to end by keyboard, and the first step of each checked by axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import { GAME_NAMES, OUT, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app?.close());

const read = (game) => JSON.parse(readFileSync(new URL(`../src/games/${game}/tutorial.json`, import.meta.url), 'utf8'));

async function seriousViolations(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Presses Tab, and arrow keys inside the hand, until the element has the focus. */
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

/** Selector of the element that chooses a word of Take 6. */
function wordSelector(word) {
  const row = /^row(\d)$/.exec(word);
  return row ? `.rows > li:nth-child(${row[1]}) button` : `.hand button[aria-label^="${word},"]`;
}

test('the Take 6 tutorial can be completed by keyboard after a wrong card', async () => {
  const page = await app.visitor({ width: 390, height: 844 });
  await page.goto(`${app.base}/learn/take6`);
  await page.locator('.teacher .words').waitFor();
  await reach(page, wordSelector('45'));
  await page.keyboard.press('Enter');
  assert.match(await page.locator('[role="alert"]').innerText(), /45/);
  assert.deepEqual(await seriousViolations(page), []);
  const { steps } = read('take6');
  for (const [at, step] of steps.entries()) {
    assert.match(await page.locator('.where').innerText(), new RegExp(`${at + 1}.*${steps.length}`));
    const [choice] = Object.keys(step.answers);
    if (choice) {
      await reach(page, wordSelector(choice));
      await page.keyboard.press('Enter');
      await page.locator('.onward').waitFor();
      assert.equal(
        await page.evaluate(() => document.activeElement?.className.includes('onward')),
        true,
        'the button for the next step is not focused',
      );
      assert.ok((await page.locator('[role="log"] p').count()) > 0, 'no event is announced');
    } else await reach(page, '.onward');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.words'), null, { timeout: 10_000 });
  }
  await page.locator('.end').waitFor();
  assert.deepEqual(await seriousViolations(page), []);
  assert.deepEqual(page.problems, []);
});

for (const [game, theme] of GAME_NAMES.flatMap((game) => [
  [game, 'light'],
  [game, 'dark'],
])) {
  test(`the ${game} tutorial is accessible at 320 px with the ${theme} theme`, async () => {
    const page = await app.visitor({ width: 320, height: 640, theme });
    await page.goto(`${app.base}/learn/${game}`);
    await page.locator('.teacher .words').waitFor();
    assert.deepEqual(await seriousViolations(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'the page is too wide');
    await page.screenshot({ path: `${OUT}/learn-${game}-${theme}.png`, fullPage: true });
    assert.deepEqual(page.problems, []);
  });
}
