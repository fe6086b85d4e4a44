// Number keys, where the focus goes, and the undo of a choice against bots.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const FOUR = { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], options: 'limit=1000', start: true };

const cards = (page) => page.locator('.hand .card');
const focused = (page) => page.evaluate(() => document.activeElement?.closest('.hand, .arena, .prompt')?.classList[0]);

test('number keys play cards and take rows, and the focus follows the question', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, FOUR);
  await page.locator('.hand button.possible').first().focus();
  let taken = 0;
  for (let turn = 0; turn < 60 && taken < 2; turn += 1) {
    await page.locator('.hand button.possible, button.lane').first().waitFor();
    if ((await page.locator('button.lane').count()) > 0) {
      await page.waitForFunction(() => document.activeElement?.matches('button.lane'));
      // Row 3 is the one with the third key.
      await page.keyboard.press('3');
      await page.locator('.hand button.possible').first().waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('.hand'));
      await page
        .locator('.log')
        .getByText(/take row 3/)
        .nth(taken)
        .waitFor();
      taken += 1;
    } else {
      const before = await cards(page).allTextContents();
      await page.keyboard.press('1');
      // The first card has left the hand.
      await page.waitForFunction(
        ([first, count]) => {
          const now = [...document.querySelectorAll('.hand .card')];
          return now.length !== count || now[0]?.textContent !== first;
        },
        [before[0], before.length],
      );
    }
  }
  assert.equal(taken, 2, 'no row had to be taken');
  assert.equal(await focused(page), 'hand');
  assert.deepEqual(page.problems, []);
});

test('the keys are listed on request', async () => {
  const page = await app.visitor();
  await openTable(page, app.base, FOUR);
  await page.locator('.hand button.possible').first().waitFor();
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  // Number keys belong to the dialog now.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a choice against bots can be undone for a moment', async () => {
  // Slow speed gives the most time to undo.
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, FOUR);
  await page.locator('.hand button.possible').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForTimeout(2_500);
  assert.equal(await cards(page).count(), 10);
  assert.equal(await page.locator('.hand button[aria-pressed="true"]').count(), 0);
  await page.locator('.hand button.possible').first().click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  assert.deepEqual(page.problems, []);
});
