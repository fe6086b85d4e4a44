// Where the keyboard focus is after a change of view: it never falls to the body of the page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const SHORT = { game: 'take6', players: 2, options: 'rounds=1,hand=3' };

const button = (page, name) => page.getByRole('button', { name });
/** Waits until an element that matches the selector has the focus. */
const focused = (page, selector) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

test('the focus follows a player through invitation, lobby, match and rematch', { timeout: 240_000 }, async () => {
  const [host, guest] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { ...SHORT, players: 3 }, 'Host');
  await guest.goto(`${app.base}/t/${id}`);
  await guest.getByLabel('Your name').fill('Guest');
  await button(guest, 'Sit down').press('Enter');
  await focused(guest, '.lobby h1');

  await button(host, 'Add bot (3)').press('Enter');
  await focused(host, '[aria-label="Actions for Bot 3"]');
  await host.keyboard.press('Enter');
  await button(host, 'Remove Bot 3').press('Enter');
  await focused(host, '[aria-label="Add bot (3)"]');
  await host.keyboard.press('Enter');
  await focused(host, '[aria-label="Actions for Bot 3"]');

  await guest.getByRole('link', { name: 'Rules' }).focus();
  await guest.keyboard.press('Shift');
  await button(host, 'Start game').press('Enter');
  await Promise.all([host, guest].map((page) => focused(page, '.hand .possible')));

  await Promise.all([playByKeyboard(host, 60), playByKeyboard(guest, 60)]);
  await button(guest, 'Rematch').press('Enter');
  await button(host, 'Rematch').press('Enter');
  await Promise.all([host, guest].map((page) => focused(page, '.hand .possible')));
  await guest.locator('[role="log"]').getByText('The rows start with').waitFor({ state: 'attached' });
  assert.deepEqual([host.problems, guest.problems], [[], []]);
});

test('a player with a mouse gets no focus at the start of a match', async () => {
  const page = await app.visitor();
  await openTable(page, app.base, SHORT);
  await button(page, 'Start game with').click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
});

test('the button that opened the panel of a phone gets the focus back', async () => {
  const page = await app.visitor({ width: 360, height: 740 });
  await openTable(page, app.base, { ...SHORT, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  for (const close of [() => page.keyboard.press('Escape'), () => button(page, 'Close').press('Enter')]) {
    await button(page, 'More').press('Enter');
    await focused(page, '.panel .close');
    await close();
    await focused(page, '.open-panel');
  }
  assert.deepEqual(page.problems, []);
});

test('pause and resume keep the focus on what replaces the button', async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...SHORT, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await button(page, 'Pause').press('Enter');
  await focused(page, '.prompt [data-place="pause"]');
  await page.keyboard.press('Enter');
  await focused(page, '.hand .possible');
});

test('a game is paused and resumed inside the sheet of a phone', async () => {
  const page = await app.visitor({ width: 360, height: 740 });
  await openTable(page, app.base, { ...SHORT, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await button(page, 'More').press('Enter');
  await page.getByRole('tab', { name: 'Table' }).click();
  await button(page, 'Pause').press('Enter');
  await page.waitForFunction(
    () => document.activeElement?.matches('.panel [data-place="pause"]') && document.activeElement.textContent === 'Resume',
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.activeElement?.matches('.panel [data-place="pause"]') && document.activeElement.textContent === 'Pause',
  );
  assert.deepEqual(page.problems, []);
});

test('the link to the content of a table leads to its question', async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { ...SHORT, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await focused(page, '[aria-label="Now"] #question');
});

test('the next puzzle starts with its question', async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/puzzles/take6`);
  await page.locator('.hand button.possible, .arena button.legal').first().press('Enter');
  await focused(page, '.result button');
  await page.keyboard.press('Enter');
  await focused(page, 'h2#question');
  assert.deepEqual(page.problems, []);
});

test('a tutorial keeps the focus while a card is placed', async () => {
  const page = await app.visitor({ speed: 'slow' });
  await page.goto(`${app.base}/learn/take6`);
  const [onward, card] = [page.locator('.onward'), page.locator('.hand button.possible')];
  while ((await card.count()) === 0) {
    await onward.or(card.first()).first().waitFor();
    if ((await card.count()) === 0) await onward.press('Enter');
  }
  await page.locator('.hand .guide, .hand button.possible').first().waitFor();
  // The right card may be any of the hand.
  for (let at = 0; (await button(page, 'Skip').count()) === 0 && at < (await card.count()); at += 1)
    await card.nth(at).press('Enter');
  await button(page, 'Skip').waitFor();
  await focused(page, '.hand button, #question');
  await focused(page, '.onward');
  // A status reads the explanation, and the button does not repeat it.
  const explanation = await page.locator('.lesson .good').innerText();
  await page.locator('.lesson > [role="status"]').getByText(explanation, { exact: true }).waitFor({ state: 'attached' });
  assert.equal(await onward.getAttribute('aria-describedby'), null);
  assert.deepEqual(page.problems, []);
});

test('a card whose digits can be swapped waits for Confirm, which has the focus and is asked for', async () => {
  const page = await app.visitor();
  const fans = { game: 'take6', players: 3, bots: ['simple', 'simple'], options: 'rounds=1,fans=flip_digits', start: true };
  await openTable(page, app.base, fans);
  await page.locator('.hand button.possible').first().waitFor();
  const words = await page.locator('.hand button').evaluateAll((cards) => cards.map(({ dataset }) => dataset.word));
  const card = words.find((word) => /^([1-9])(?!\1)[1-9]$/.test(word));
  await page.locator(`.hand [data-word="${card}"]`).press('Enter');
  await focused(page, '.prompt button.confirm');
  const question = `${card}: confirm, or swap its digits.`;
  assert.equal(await page.locator('.prompt .now').innerText(), question);
  await page.locator('[role="status"]').getByText(question).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.locator(`.hand [data-word="${card}"]`).waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});

test('a choice that is undone by its button gives the focus back to the hand', async () => {
  const page = await app.visitor();
  await page.addInitScript(() => localStorage.setItem('rodeo.long-undo', 'yes'));
  await openTable(page, app.base, { ...SHORT, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().press('Enter');
  await button(page, 'Undo').press('Enter');
  await focused(page, '.hand .possible');
  assert.equal(await page.locator('.hand [aria-pressed="true"]').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('the focus waits at the question while cards are placed, and no card tells an old forecast', async () => {
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, { ...SHORT, bots: ['simple'], start: true });
  await page.locator('.hand button.possible').first().focus();
  await page.evaluate(() => {
    window.visited = [];
    // The page notes the labels itself: a slow machine would look at them after the playback.
    addEventListener('focusin', ({ target }) => {
      window.visited.push(target.id || target.closest('.hand, .arena, .prompt')?.classList[0]);
      if (target.id !== 'question') return;
      window.labels = [...document.querySelectorAll('.hand button')].map(({ ariaLabel }) => ariaLabel);
    });
  });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.visited.length === 2);
  await focused(page, '.hand .possible, .arena button');
  const { visited, labels } = await page.evaluate(() => ({ visited: window.visited, labels: window.labels }));
  assert.deepEqual([visited.length, visited[0]], [2, 'question'], `the focus was at ${visited}`);
  assert.ok(labels.length > 0, 'the hand is empty');
  assert.deepEqual(
    labels.filter((label) => !/^\d+, \d+ heads?$/.test(label)),
    [],
  );
  assert.deepEqual(page.problems, []);
});

test('a key that is held makes one choice', async () => {
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, { game: 'buffalo', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator('.hand button.possible').first().focus();
  await page.keyboard.down('Enter');
  // The question before the next card: to pass spends nothing.
  await focused(page, '[data-word="pass"]');
  const question = await page.locator('.prompt .now').innerText();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.equal(await page.locator('.prompt .now').innerText(), question);
  await focused(page, '[data-word="pass"]');
  assert.deepEqual(page.problems, []);
});

test('taking the line of Take That has the focus and the key 1 when no card fits', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take_that', players: 3, bots: ['simple', 'simple'], start: true });
  const [card, take] = [page.locator('.hand .possible'), page.locator('.arena button[data-word="take"][data-key="1"]')];
  const pair = page.locator('.arena button.legal:not([data-word="take"])');
  for (let choices = 0; choices < 60 && (await take.count()) === 0; choices += 1) {
    await card.or(take).first().waitFor();
    const isSelected = (await page.locator('.hand .possible[aria-pressed="true"]').count()) > 0;
    const next = isSelected && (await pair.count()) > 0 ? pair : card;
    // The bots may have played in between.
    await next
      .first()
      .press('Enter', { timeout: 1_000 })
      .catch(() => {});
  }
  await focused(page, '[data-word="take"][data-key="1"]');
  assert.equal(await page.locator('.hand.asked').count(), 1, 'the cards are not dimmed');
  await page.keyboard.press('1');
  await take.waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});

test('a card that is laid in Bull Party gives the focus to its piles, and the last one to the question', {
  timeout: 240_000,
}, async () => {
  // A choice that is not revealed yet shows where the focus waits.
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, { game: 'bull_party', players: 3, bots: ['simple', 'simple'], start: true });
  const laying = page.locator('.prompt .now').getByText('Choose a card from your hand to lay');
  const any = page.locator('.hand .possible, button.lane, .arena button.legal');
  for (let choices = 0; choices < 60 && (await laying.count()) === 0; choices += 1) {
    await any.or(laying).first().waitFor();
    if ((await laying.count()) > 0) break;
    await any
      .first()
      .press('Enter', { timeout: 2_000 })
      .catch(() => {});
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
  while (
    (await page
      .locator('.prompt .now')
      .getByText(/^Your choice|^You lay/)
      .count()) === 0
  ) {
    await page.locator('.hand .possible, .arena button.legal').first().waitFor();
    await focused(page, '.hand .possible, .arena button.legal');
    const before = await page.locator('.prompt .now').innerText();
    await page.keyboard.press('Enter');
    await page.waitForFunction((line) => document.querySelector('.prompt .now')?.textContent !== line, before);
  }
  await focused(page, '#question');
  assert.deepEqual(page.problems, []);
});

test('a link that is followed by keyboard leads to the heading of its page', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  for (const [name, heading] of [
    ['Puzzles', 'Puzzles'],
    ['Home', 'Take the bull by the horns'],
    ['Game history', 'Game history'],
  ]) {
    await page.getByRole('link', { name, exact: true }).first().press('Enter');
    await focused(page, 'h1');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), heading);
  }
  assert.deepEqual(page.problems, []);
});
