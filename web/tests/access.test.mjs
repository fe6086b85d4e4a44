// Play with a screen reader, with forced colours, and for the first time: announcements, names, explanations and contrast.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { actUntil, openTable, OUT, playByKeyboard, sitDown, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const bots = (count) => Array.from({ length: count }, () => 'simple');
const button = (page, name) => page.getByRole('button', { name });
const possible = (page) => page.locator('.hand button.possible');
/** Waits until an element that matches the selector has the focus. */
const focused = (page, selector) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
const status = (page, text) => page.locator('[role="status"]').getByText(text, { exact: true }).waitFor({ state: 'attached' });

/** Notes what live regions say from now on. Returns a function that returns the notes so far. */
async function listen(page) {
  await page.evaluate(() => {
    window.said = [];
    const live = '[role="status"], [role="alert"]';
    const texts = new Map();
    /** Screen readers read a region whose text changes, and one whose content is replaced by the same. */
    const note = (changes) => {
      const added = changes.flatMap(({ addedNodes, target }) =>
        [...addedNodes].some((node) => node.textContent.trim()) ? (target.closest?.(live) ?? []) : [],
      );
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent.trim();
        if (text && (texts.get(region) !== text || added.includes(region))) window.said.push(text);
        texts.set(region, text);
      }
    };
    note([]);
    window.said = [];
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => window.said);
}

test('each step of a choice that is confirmed is announced once, and the focus is where one acts next', {
  timeout: 120_000,
}, async () => {
  const [page, friend] = [await app.visitor(), await app.visitor()];
  await page.addInitScript(() => localStorage.setItem('rodeo.confirm', 'yes'));
  const id = await openTable(page, app.base, { game: 'take6', players: 2 }, 'Host');
  await sitDown(friend, app.base, id, 'Friend');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  await possible(page).first().focus();
  const said = await listen(page);
  const second = page.locator('.hand button').nth(1);
  const [first, other] = await Promise.all([0, 1].map((at) => page.locator('.hand button').nth(at).getAttribute('data-word')));
  const label = await second.getAttribute('aria-label');

  // The button to confirm names the choice, so the announcement does not.
  await page.keyboard.press('Enter');
  await focused(page, 'button.confirm');
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), `Confirm: ${first}`);
  await status(page, 'Confirm, or choose again.');
  assert.equal(await page.locator('.prompt .now').innerText(), 'Confirm, or choose again.');
  await page.keyboard.press('2');
  await page.waitForFunction((card) => document.activeElement?.textContent.trim() === `Confirm: ${card}`, other);
  assert.equal(await second.getAttribute('aria-label'), label, 'the label repeats that the card is pressed');
  assert.equal(await second.getAttribute('aria-pressed'), 'true');

  // Then the card again: a third press must not revoke the choice.
  await page.keyboard.press('Enter');
  await status(page, `Your choice: ${other}. Press U to undo.`);
  await focused(page, `.hand button[data-word="${other}"]`);
  await button(page, 'Undo').press('Enter');
  await focused(page, `.hand button[data-word="${other}"]`);
  await status(page, 'Choose a card');
  assert.deepEqual(await said(), ['Confirm, or choose again.', `Your choice: ${other}. Press U to undo.`, 'Choose a card']);
  assert.deepEqual([page.problems, friend.problems], [[], []]);
});

test('a problem is announced once, and can be read on a small phone', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ width: 320, height: 568, locale: 'de-DE' });
  let socket;
  await page.routeWebSocket(/\/ws/, (route) => {
    socket = route;
    const server = route.connectToServer();
    route.onMessage((text) => server.send(text));
    server.onMessage((text) => route.send(text));
  });
  await openTable(page, app.base, { game: 'take6', players: 4, bots: bots(3), start: true });
  await possible(page).first().focus();
  const said = await listen(page);
  socket.send(JSON.stringify({ type: 'rejected', request: 'choose', problem: { code: 'rate_limited', message: 'x' } }));
  const alert = page.locator('.prompt [role="alert"]');
  await alert.waitFor();
  const inside = await alert.evaluate((node) => {
    const [text, room] = [node, node.closest('.prompt')].map((part) => part.getBoundingClientRect());
    return (
      text.height > 0 && text.left >= room.left && text.right <= room.right && text.top >= room.top && text.bottom <= room.bottom
    );
  });
  assert.ok(inside, 'the problem is cut off');
  await page.screenshot({ path: join(OUT, 'problem-on-phone.png') });
  for (let card = 0; card < 4; card += 1) await page.keyboard.press('ArrowRight');
  const problem = await alert.innerText();
  const times = (await said()).filter((text) => text === problem).length;
  assert.equal(times, 1);
});

test('a spectator is told once that they are watching', { timeout: 120_000 }, async () => {
  const [player, page] = [await app.visitor(), await app.visitor({ speed: 'fast' })];
  const id = await openTable(player, app.base, { game: 'take6', players: 2, bots: bots(1), spectators: true, start: true });
  await page.goto(`${app.base}/t/${id}`);
  await button(page, 'Watch').click();
  const notice = 'A match is in progress. You are watching, and can sit down when it ends.';
  await status(page, notice);
  const said = await listen(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await possible(player).last().click();
    await button(page, 'Skip').click();
    await button(page, 'Skip').waitFor({ state: 'detached' });
    await possible(player).first().waitFor();
  }
  assert.equal((await said()).filter((text) => text.includes('You are watching')).length, 0);
  assert.deepEqual(page.problems, []);
});

test('scores have units for screen readers, at the seats and on charts', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  const options = 'rounds=1,hand=3';
  await openTable(page, app.base, { game: 'take6', players: 4, bots: bots(3), options, start: true }, 'Ada');
  await possible(page).first().waitFor();
  for (const seat of await page.locator('.seat').all()) {
    assert.match(await seat.ariaSnapshot(), /\d+ heads?/);
    assert.equal(await seat.locator('.score').getAttribute('aria-hidden'), 'true');
  }
  await playByKeyboard(page, 60);
  const chart = page.getByRole('img', { name: /^Scores over the match: / });
  assert.match(await chart.getAttribute('aria-label'), /You \d+ heads?, .*\d+ heads?$/);
  await page.getByRole('link', { name: 'Analyze' }).click();

  const wins = page.getByRole('img', { name: /^Chance to win, / });
  await page
    .getByText(/choices without a mistake|^Cost compared|No clear favorite|only one choice/)
    .first()
    .waitFor({ timeout: 90_000 });
  await page.waitForFunction(() => document.querySelectorAll('.analysis figure tbody tr').length === 2);
  assert.match(await wins.getAttribute('aria-label'), /^Chance to win, Step \d+ of \d+: Ada .*%/);
  const labels = await wins.locator('text').allTextContents();
  assert.deepEqual(labels, ['0%', '50%', '100%', 'Round', '1']);
  const table = page.locator('.analysis figure table');
  assert.deepEqual(await table.locator('thead th').allTextContents(), ['Step', 'Ada', 'Bot 2', 'Bot 3', 'Bot 4']);
  assert.match(await table.locator('tbody tr').first().innerText(), /^Round 1\s+\d+%/);

  // In forced colours all lines have the colour of the text and a pattern of their own, in the chart as in its legend.
  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await page.evaluate(() => {
    const looks = (selector) =>
      [...document.querySelectorAll(selector)].map((line) => {
        const { stroke, strokeDasharray } = getComputedStyle(line);
        return { stroke, pattern: strokeDasharray };
      });
    return { chart: looks('.analysis polyline'), legend: looks('.chips line'), text: getComputedStyle(document.body).color };
  });
  assert.deepEqual(lines.chart, lines.legend);
  assert.equal(new Set(lines.chart.map(({ pattern }) => pattern)).size, 4);
  assert.deepEqual(new Set(lines.chart.map(({ stroke }) => stroke)), new Set([lines.text]));
  await page.screenshot({ path: join(OUT, 'analysis-forced-colors.png') });
  assert.deepEqual(page.problems, []);
});

test('bars of standings are visible in forced colours', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, { game: 'take6', players: 3, bots: bots(2), options: 'rounds=9,hand=1', start: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await possible(page).first().click();
  const [bars, lane] = [page.locator('.standings .bars'), page.locator('button.lane')];
  for (let tries = 0; tries < 200 && (await bars.count()) === 0; tries += 1) {
    if ((await lane.count()) > 0) await lane.first().click();
    await page.waitForTimeout(100);
  }
  // A card under the pointer stays.
  await bars.hover();
  const [kinds, text] = await page.evaluate(() => {
    const look = (selector) => getComputedStyle(document.querySelector(`.standings ${selector}`));
    return [
      { before: look('.before').backgroundColor, change: look('.change').backgroundImage },
      getComputedStyle(document.body).color,
    ];
  });
  assert.equal(kinds.before, text);
  assert.match(kinds.change, /repeating-linear-gradient/);
  assert.match(await bars.locator('li').first().ariaSnapshot(), /\+?\d+, \d+ heads?/);
});

test('arrows, the pause and what can be chosen are visible in forced colours', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(app.base);
  const [select, pause] = [page.locator('select').first(), page.locator('.pause svg')];
  await pause.waitFor();
  const looks = await select.evaluate((node) => [getComputedStyle(node).appearance, getComputedStyle(node).backgroundImage]);
  assert.deepEqual(looks, ['auto', 'none']);
  const [icon, text] = await pause.evaluate((node) => [
    getComputedStyle(node).fill,
    getComputedStyle(node.closest('button')).color,
  ]);
  assert.equal(icon, text);

  const options = 'games=3,low=12,high=43';
  await openTable(page, app.base, { game: 'take_that', players: 2, bots: bots(1), options, start: true });
  const [mirror, take] = [page.locator('.hand .mirror .face'), page.locator('.arena button[data-word="take"]')];
  const line = page.locator('.arena .mirrored');
  await actUntil(page, '.arena:has(.mirrored):has(button[data-word="take"])');
  // What it does is said once.
  assert.match(
    await take.getAttribute('aria-label'),
    /^Take the line: −\d+ points?\. (Then you start a new line|This ends the game)$/,
  );
  for (const part of [mirror, take]) {
    const style = await part.first().evaluate((node) => getComputedStyle(node).outlineStyle);
    assert.equal(style, 'solid');
  }
  assert.equal(await line.first().evaluate((node) => getComputedStyle(node, '::after').borderTopStyle), 'solid');
});

/** Contrast of a text to the brightest point behind it, or to the median of the line through its middle. */
async function contrastOf(page, text, median = false) {
  const color = await text.evaluate((node) => {
    const { color } = getComputedStyle(node);
    node.style.color = 'transparent';
    return color;
  });
  const opacity = await text.evaluate((node) => Number(getComputedStyle(node).opacity));
  const box = await text.boundingBox();
  // A line through the middle: the corners of a plate are round.
  const shot = await page.screenshot({ clip: { ...box, y: box.y + box.height / 2, height: 1 } });
  return page.evaluate(
    async ([png, color, opacity, median]) => {
      const light = ([red, green, blue]) => {
        const [r, g, b] = [red, green, blue].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const picture = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, 1).getContext('2d');
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, picture.width, 1);
      const edge = median ? 0 : 3;
      const behind = Array.from({ length: picture.width - 2 * edge }, (_, at) => [
        ...data.slice(4 * (at + edge), 4 * (at + edge) + 3),
      ]);
      const sorted = behind.toSorted((one, other) => light(one) - light(other));
      const ground = sorted[median ? sorted.length >> 1 : sorted.length - 1];
      const front = color.match(/\d+/g).map((part, at) => Number(part) * opacity + ground[at] * (1 - opacity));
      return (light(front) + 0.05) / (light(ground) + 0.05);
    },
    [[...shot], color, opacity, median],
  );
}

for (const look of ['leather', 'felt', 'slate', 'oak']) {
  test(`the label of the draw pile, row numbers and owners are readable on ${look} in the light theme`, {
    timeout: 60_000,
  }, async () => {
    const page = await app.visitor();
    await page.addInitScript((style) => localStorage.setItem('rodeo.table-style', style), look);
    await openTable(page, app.base, { game: 'bull_party', players: 3, bots: bots(2), start: true });
    await possible(page).first().waitFor();
    const label = page.locator('.deck small').first();
    await label.waitFor();
    const contrast = await contrastOf(page, label);
    assert.ok(contrast >= 4.5, `contrast ${contrast}`);

    await openTable(page, app.base, { game: 'buffalo', players: 2, bots: bots(1), start: true });
    await possible(page).first().click();
    await page.locator('.revealed li.next .who').waitFor();
    for (const text of [...(await page.locator('.lane > .number').all()), page.locator('.revealed li.next .who')]) {
      const contrast = await contrastOf(page, text, true);
      assert.ok(contrast >= 4.5, `${await text.textContent()}: contrast ${contrast}`);
    }
  });
}

test('Bull Party explains itself as one meets its parts, once, and covers nothing', { timeout: 240_000 }, async () => {
  const page = await app.visitor({ width: 320, height: 568, touch: true, locale: 'de-DE' });
  await openTable(page, app.base, { game: 'bull_party', players: 3, bots: bots(2), start: true });
  const note = page.getByRole('complementary', { name: 'Erklärung' });
  const got = note.getByRole('button', { name: 'Verstanden' });
  await note.getByText('Die niedrigste Zahl wählt zuerst.').waitFor();
  await status(page, 'Eine Zahlenkarte nimmt eine Reihe. Die niedrigste Zahl wählt zuerst.');
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
  );
  await got.tap();
  await note.waitFor({ state: 'detached' });

  const met = new Set();
  const choices = page.locator('.arena button.legal, .arena button.lane, .hand button.possible');
  for (let turn = 0; turn < 120 && met.size < 4; turn += 1) {
    await choices.first().waitFor({ timeout: 20_000 });
    const shown = await page.evaluate(() => {
      const note = document.querySelector('aside[aria-label="Erklärung"]');
      if (!note) return null;
      const box = note.getBoundingClientRect();
      const covered = [...document.querySelectorAll('.arena, .hand, #question .now')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      });
      return { text: note.innerText, covered: covered.length, cut: note.scrollHeight > note.clientHeight + 1 };
    });
    if (shown) {
      assert.deepEqual([shown.covered, shown.cut], [0, false], shown.text);
      assert.ok(!met.has(shown.text), `twice: ${shown.text}`);
      met.add(shown.text);
      await page.screenshot({ path: join(OUT, `first-bull-party-${met.size}.png`) });
      await got.tap();
    }
    const board = page.locator('.arena button.legal, .arena button.lane');
    const zero = page.locator('.hand button.possible[data-word="zero"]');
    const next = (await board.count()) > 0 ? board : turn % 3 === 1 && (await zero.count()) > 0 ? zero : possible(page);
    await next
      .first()
      .tap({ timeout: 5_000 })
      .catch(() => {});
    await page.waitForTimeout(100);
  }
  assert.equal(met.size, 4, [...met].join(' '));

  // Another match of the same guest begins without it.
  await openTable(page, app.base, { game: 'bull_party', players: 3, bots: bots(2), start: true });
  await possible(page).first().waitFor();
  assert.equal(await note.getByText('Die niedrigste Zahl wählt zuerst.').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('a longer touch shows where a card would go, and says what another tap does', async () => {
  const page = await app.visitor({ width: 390, height: 844, touch: true });
  await openTable(page, app.base, { game: 'take6', players: 4, bots: bots(3), start: true });
  await possible(page).first().waitFor();
  const card = possible(page).first();
  const { x, y, width, height } = await card.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(800);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.prompt .looked').getByText('Tap again to choose it.').waitFor();
  assert.equal(await page.locator('.hand [aria-pressed="true"]').count(), 0);
  const word = await card.getAttribute('data-word');
  await card.tap();
  // It is chosen, or already played if everybody else was ready.
  await page.locator(`.hand [data-word="${word}"]:not([aria-pressed="true"])`).waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});
