// Hints at the table: on request and after choosing, in several games, on the server and on this device.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, OUT, sitDown, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const bots = (players, level = 'simple') => Array.from({ length: players - 1 }, () => level);
const take6 = (hints) => ({ game: 'take6', players: 4, bots: bots(4), start: true, hints });
const card = (page) => page.locator('.hand button.possible');
const button = (page) => page.getByRole('button', { name: 'Hint', exact: true });
const panel = (page) => page.getByRole('region', { name: 'Hint' });
const HINT = { timeout: 60_000 };

/** The cards of the hand by the value that a hint shows on them. */
async function values(page) {
  return page
    .locator('.hand button')
    .evaluateAll((buttons) =>
      buttons.map((one) => ({ word: one.dataset.word, value: one.querySelector('.worth')?.textContent ?? null })),
    );
}

test('a hint on request shows what every card is worth', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, take6('on_request'));
  await card(page).first().waitFor();
  assert.match(await page.locator('.facts').innerText(), /Hints/, 'everybody sees that there are hints');
  assert.deepEqual(new Set((await values(page)).map(({ value }) => value)), new Set([null]));
  await button(page).click();
  await page.locator('.hand .worth').first().waitFor(HINT);
  const shown = await values(page);
  assert.equal(shown.length, 10);
  assert.ok(
    shown.every(({ value }) => /^(✓|≈|\+\d+(\.\d)?)$/.test(value)),
    JSON.stringify(shown),
  );
  const [best, ...others] = shown.filter(({ value }) => value === '✓');
  assert.deepEqual(others, []);
  assert.equal(await panel(page).locator('b').innerText(), `Best: ${best.word}`);
  const [status, reason] = await Promise.all(
    ['[role="status"]', 'p.small'].map((part) => panel(page).locator(part).first().textContent()),
  );
  assert.ok(status.startsWith(`Best: ${best.word}. Now`) && status.endsWith(`. ${reason}`), status);
  assert.match(await page.locator(`.hand [data-word="${best.word}"]`).getAttribute('aria-label'), /Best/);
  const { violations } = await new AxeBuilder({ page }).include('.prompt').include('.hand').analyze();
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
  );
  await page.screenshot({ path: join(OUT, 'hint-take6.png') });
  // A desktop has room for it beside the rows.
  const covered = await page.evaluate(() => {
    const { left, top } = document.querySelector('.prompt .above').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.lane')].map((lane) => lane.getBoundingClientRect());
    return boxes.filter(({ right, bottom }) => right > left && bottom > top).map(({ right }) => `${right} > ${left}`);
  });
  assert.deepEqual(covered, [], 'rows behind the hint');
  // The key hides and shows it; the choice ends it.
  await page.keyboard.press('h');
  await panel(page).waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await panel(page).waitFor();
  await page.locator(`.hand [data-word="${best.word}"]`).click();
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('.hand button:nth-of-type(10)').waitFor({ state: 'detached' });
  await button(page).waitFor();
  assert.equal(await panel(page).count(), 0, 'a hint is for one choice');
  assert.deepEqual(page.problems, []);
});

for (const game of ['buffalo', 'take_that', 'bull_party']) {
  test(`a hint in ${game}`, { timeout: 180_000 }, async () => {
    const page = await app.visitor({ width: 390, height: 844 });
    await openTable(page, app.base, { game, players: 3, bots: bots(3), start: true, hints: 'on_request' });
    await button(page).click();
    await panel(page)
      .locator('b', { hasText: /^(Best: |No clear favorite)/ })
      .waitFor(HINT);
    // A choice is the best one only if another is clearly worse.
    const named = (await panel(page).locator('b').innerText()).startsWith('Best: ');
    assert.equal((await page.locator('.hand .best, .hint .best').count()) > 0, named);
    // Every card that can be played has its value, or a sign that it was not compared.
    assert.deepEqual(
      await page.locator('.hand .possible:not(:has(.worth))').evaluateAll((cards) => cards.map(({ dataset }) => dataset.word)),
      [],
    );
    await page.screenshot({ path: join(OUT, `hint-${game}.png`) });
    // It is a line in the bar: nothing of the board and of the hand is covered until more is asked for.
    const covering = () =>
      page.evaluate(() => {
        const { top, bottom } = document.querySelector('.prompt').getBoundingClientRect();
        return [...document.querySelectorAll('.hint, .hint > *')].some((part) => {
          const box = part.getBoundingClientRect();
          return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
        });
      });
    assert.equal(await covering(), false);
    if (named) {
      await page.getByRole('button', { name: 'Why?' }).click();
      assert.equal(await covering(), true);
    }
    assert.deepEqual(page.problems, []);
  });
}

test('without hints there is no button, and nothing is loaded', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  const loaded = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openTable(page, app.base, take6('off'));
  await card(page).first().waitFor();
  await page.keyboard.press('h');
  // The highest card never asks for a row.
  await card(page).last().click();
  await page.locator('.hand button:nth-of-type(10)').waitFor({ state: 'detached' });
  await card(page).first().waitFor();
  assert.equal(await button(page).count(), 0);
  assert.equal(await panel(page).count(), 0);
  assert.doesNotMatch(await page.locator('.facts').innerText(), /Hints/);
  assert.deepEqual(
    loaded.filter((address) => /hint|review/i.test(address)),
    [],
  );
});

test('after choosing, the hint comes with the choice, and a mistake can be changed', { timeout: 240_000 }, async () => {
  // The same deal as on request: the card that costs most is a mistake.
  const adviser = await app.visitor();
  await openTable(adviser, app.base, take6('on_request'));
  await button(adviser).click();
  await adviser.locator('.hand .worth').first().waitFor(HINT);
  const shown = await values(adviser);
  const best = shown.find(({ value }) => value === '✓').word;
  const costly = shown.filter(({ value }) => value.startsWith('+'));
  const worst = costly.toSorted((one, other) => Number(other.value) - Number(one.value))[0];
  assert.ok(Number(worst?.value) >= 2, `this deal has a card that is clearly worse: ${JSON.stringify(shown)}`);

  const page = await app.visitor({ width: 390, height: 844 });
  await openTable(page, app.base, take6('after_choosing'));
  await card(page).first().waitFor();
  assert.equal(await button(page).count(), 0, 'no hint before the choice');
  await page.locator(`.hand [data-word="${worst.word}"]`).click();
  await panel(page)
    .locator('b', { hasText: /^(Inaccurate|Mistake|Blunder): / })
    .waitFor(HINT);
  assert.match(await panel(page).innerText(), new RegExp(`Best: ${best}`));
  await page.screenshot({ path: join(OUT, 'hint-after-choosing.png') });
  assert.equal((await values(page)).find(({ word }) => word === best).value, '✓');
  // It waits: nothing was revealed.
  assert.equal(await page.locator('.hand button').count(), 10);
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.locator(`.hand [data-word="${best}"]`).click();
  // The best card is played without another question.
  await page.locator(`.hand [data-word="${best}"]`).waitFor({ state: 'detached', ...HINT });
  assert.equal(await page.locator(`.hand [data-word="${worst.word}"]`).count(), 1);
  assert.deepEqual(page.problems, []);
});

test('hints on this device', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.evaluate(() => localStorage.setItem('rodeo.on-device', 'yes'));
  await page.reload();
  assert.equal(await page.getByLabel('Hints').inputValue(), 'on_request');
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Play now: Take 6' }).click();
  await button(page).click();
  await page.locator('.hand .worth').first().waitFor(HINT);
  assert.ok(new URL(page.url()).pathname.startsWith('/t/'));
  assert.deepEqual(page.problems, []);
});

test('the host turns hints on, and everybody sees it', { timeout: 120_000 }, async () => {
  const [host, guest] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { game: 'take6', players: 2 });
  await sitDown(guest, app.base, id, 'Ben');
  await host.getByRole('button', { name: 'Change rules' }).click();
  const hints = host.getByLabel('Hints');
  assert.equal(await hints.inputValue(), 'off');
  await hints.selectOption('on_request');
  await host.getByText('Matches with hints are not rated.').waitFor();
  await host.getByRole('button', { name: 'Save' }).click();
  await guest.getByText('Hints on request, not rated').first().waitFor();
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const page of [host, guest]) await button(page).waitFor();
});
