// Number keys, where the focus goes, and the undo of a choice against bots.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, playByKeyboard, startApp } from './support.mjs';

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
  // Number keys belong to the dialog now, and so do letters.
  for (const key of ['1', 'h', 'u']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
  assert.equal(await cards(page).count(), 10, 'a card was played behind the dialog');
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

test('the time to undo is two seconds, and the space bar or the same card ends it', async () => {
  const page = await app.visitor({ speed: 'normal' });
  await openTable(page, app.base, FOUR);
  const undo = page.getByRole('button', { name: 'Undo' });
  const chosen = page.locator('.hand [aria-pressed="true"]');
  const turns = ['space', 'same card'];
  for (const end of turns) {
    await page.locator('.hand button.possible').last().click({ timeout: 30_000 });
    await page.locator('.prompt').getByText('Tap it again to reveal at once.').waitFor();
    const left = await page.locator('.undo .left').evaluate((bar) => Number.parseFloat(bar.style.animationDuration));
    assert.ok(left >= 2_000, `${left} ms`);
    if (end === 'space') {
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press(' ');
    } else await chosen.click();
    await undo.waitFor({ state: 'detached', timeout: left - 500 });
  }
  assert.deepEqual(page.problems, []);
});

test('a card that cannot be chosen says why, on the screen and aloud', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ width: 390, height: 844, touch: true });
  await openTable(page, app.base, { game: 'take_that', players: 2, bots: ['simple'], start: true });
  const dimmed = page.locator('.hand.asked .card:not(.possible)');
  for (let turn = 0; turn < 40 && (await dimmed.count()) === 0; turn += 1) {
    const next = page.locator('.arena button.legal, .hand .possible').first();
    await next.tap({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  const word = await dimmed.first().getAttribute('data-word');
  // It says that it is disabled, and Playwright would wait until it is not.
  await page.locator(`.hand [data-word="${word}"]`).tap({ force: true });
  const reason = page.locator('.prompt .aside.bad');
  await reason.waitFor();
  const text = await reason.innerText();
  assert.match(text, /^More than 10 away from \d+, and (its mirror \d+ is not in the line|a toad has no mirror)\.$/);
  await page.locator('[role="status"]').getByText(text, { exact: true }).waitFor({ state: 'attached' });
  assert.match(await page.locator(`.hand [data-word="${word}"]`).getAttribute('aria-label'), /More than 10 away/);
  assert.deepEqual(page.problems, []);
});

test('the focus goes to what must be chosen, and a key that does nothing is answered', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take_that', players: 3, bots: ['simple', 'simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(await focused(page), undefined, 'a player who has used no key gets no focus');
  await page.keyboard.press('1');
  // The next card that can be laid has the focus, whether or not it is the first one of the hand.
  await page.waitForFunction(() => document.activeElement?.matches('.hand .possible, .arena button'));
  const unused = await page.evaluate(() => {
    const keyed = [...document.querySelectorAll('[data-key]')].map(({ dataset }) => dataset.key);
    return ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].find((key) => !keyed.includes(key));
  });
  assert.ok(unused, 'all keys do something');
  await page.keyboard.press(unused);
  await page.locator('[role="status"]').getByText(`Key ${unused} does nothing now. Possible: `).waitFor({ state: 'attached' });
  // On a slow machine the first choice may still be on its way: the others play, and it is the player's turn again.
  await page.waitForFunction(() => document.title.includes('Your turn · Take That · Rodeo'));
  assert.deepEqual(page.problems, []);
});

test('a card that can be laid or paired asks aloud, and the focus goes to its first target', { timeout: 240_000 }, async () => {
  const page = await app.visitor();
  // With few numbers there are many pairs.
  const options = 'games=3,low=12,high=43';
  await openTable(page, app.base, { game: 'take_that', players: 2, bots: ['simple'], options, start: true });
  const question = page.locator('[role="status"]').filter({ hasText: / or pair it with / });
  for (let choices = 0; choices < 200 && (await question.count()) === 0; choices += 1) {
    const mirror = page.locator('.hand .mirror.possible');
    const any = page.locator('.hand .possible, .arena button.legal');
    await ((await mirror.count()) > 0 ? mirror : any)
      .first()
      .press('Enter', { timeout: 2_000 })
      .catch(() => {});
    await page.waitForTimeout(100);
  }
  await question.waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.activeElement?.matches('.arena button.legal'));
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});

test('a choice is confirmed, shown at the own seat and undone by key', async () => {
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, FOUR);
  await page.locator('.hand button.possible').first().waitFor();
  await page.keyboard.press('2');
  await page.getByText('Press U to undo.').waitFor({ state: 'attached' });
  await page.locator('.seat.mine').getByText('Ready').waitFor();
  assert.equal(await page.locator('.undo .left').count(), 1, 'the time to undo is not shown');
  await page.keyboard.press('u');
  await page.locator('.seat.mine').getByText('Choosing').waitFor();
  assert.equal(await page.locator('.hand button[aria-pressed="true"]').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('waiting cards are in the order of play', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'buffalo', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').first().click();
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  const cards = await page
    .locator('.revealed li:not(.done) [role="img"]')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.ariaLabel)));
  assert.ok(cards.length > 1);
  assert.deepEqual(
    cards,
    cards.toSorted((one, other) => one - other),
  );
  assert.match(await page.locator('.prompt').innerText(), /Special card before .*\d+.*\?|Next: \d+ .*goes to row/);
  assert.deepEqual(page.problems, []);
});

test('in Beat the Buffalo a player is asked for a special card only if one can be used', { timeout: 240_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'buffalo', players: 3, bots: ['simple', 'simple'], start: true });
  await page.evaluate(() => {
    window.questions = { pointless: new Set(), real: new Set() };
    const kind = () => {
      const asked = document.querySelector('.prompt button[data-word="pass"]') !== null;
      return asked && (document.querySelector('.arena button.legal') ? 'real' : 'pointless');
    };
    // The objects of the board are built after the buttons, in tasks of their own.
    const built = (act) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
    new MutationObserver(() => {
      const line = document.querySelector('#question')?.textContent;
      const now = kind();
      if (!now) return;
      built(() => {
        if (kind() === now && document.querySelector('#question')?.textContent === line) window.questions[now].add(line);
      });
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await playByKeyboard(page);
  const { pointless, real } = await page.evaluate(() => ({
    pointless: [...window.questions.pointless],
    real: window.questions.real.size,
  }));
  assert.deepEqual(pointless, []);
  assert.ok(real > 0, 'no special card was asked for');
});
