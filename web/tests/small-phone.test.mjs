// Texts on the smallest phone, in every language: nothing is cut off or out of reach.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { GAME_NAMES, openTable, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const SMALL = { width: 320, height: 640 };
const bots = (count) => Array.from({ length: count }, () => 'simple');
/** Texts that are wider or higher than their box. */
const cut = (page, selector) =>
  page
    .locator(selector)
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
        .map((node) => node.textContent.trim().replace(/\s+/g, ' ')),
    );

/** Closes the explanations for new players: the link is in the question that follows. */
async function closeExplanations(page) {
  const button = page.locator('.prompt aside button');
  while ((await button.count()) > 0) {
    assert.equal(await page.locator('.prompt .said a:visible').count(), 0, 'the link is out of sight');
    await button.click();
    await page.waitForTimeout(100);
  }
}

for (const locale of ['en-US', 'de-DE', 'es-ES', 'ja-JP']) {
  test(`tables at 320 px, ${locale}`, { timeout: 120_000 }, async () => {
    const page = await app.visitor({ ...SMALL, locale });
    for (const game of GAME_NAMES) {
      await openTable(page, app.base, { game, players: 4, bots: bots(3), start: true });
      await page.locator('.hand button.possible').first().waitFor();
      await page.locator('.prompt .now').waitFor();
      assert.deepEqual(await cut(page, 'header .facts'), [], game);
      // The link to the tutorial is in the question, which scrolls if it must.
      await closeExplanations(page);
      const link = page.locator('.prompt .said a');
      await link.waitFor();
      await link.focus();
      const [inner, outer] = [await link.boundingBox(), await page.locator('.prompt').boundingBox()];
      const isInside = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
      assert.ok(isInside, `${game}: the link is at ${inner.x}`);
      if (game === 'take_that') assert.deepEqual(await cut(page, '.places .place-of-seat'), []);
      if (game === 'take6') {
        const names = await page
          .locator('.revealed .owner > *:visible')
          .evaluateAll((nodes) =>
            nodes
              .filter((node) => getComputedStyle(node).clipPath === 'none')
              .map((node) => (node.scrollWidth > node.clientWidth ? `${node.textContent.charAt(0)}…` : node.textContent)),
          );
        assert.equal(new Set(names).size, 4, `${names}`);
      }
    }
    assert.deepEqual(page.problems, []);
  });
}

test('the question can be read and its link reached with more space between letters, words and lines', {
  timeout: 120_000,
}, async () => {
  const page = await app.visitor({ width: 390, height: 844, locale: 'de-DE' });
  for (const game of GAME_NAMES) {
    await openTable(page, app.base, { game, players: 3, bots: bots(2), start: true });
    await page.locator('.hand button.possible').first().waitFor();
    await page.locator('.prompt .now').waitFor();
    await closeExplanations(page);
    const link = page.locator('.prompt .said a');
    await link.waitFor();
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
      );
      document.adoptedStyleSheets = [spacing];
    });
    await link.focus();
    const [inner, outer] = [await link.boundingBox(), await page.locator('.prompt').boundingBox()];
    assert.ok(inner.x + inner.width <= outer.x + outer.width, `${game}: the link is beside the window, at ${inner.x}`);
    assert.ok(
      inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 6,
      `${game}: the link is at ${inner.y}`,
    );
  }
});

test('the sheet begins with its button to close, and nothing behind it can be reached', async () => {
  const page = await app.visitor(SMALL);
  await openTable(page, app.base, { game: 'take6', players: 2, bots: bots(1), start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await page.locator('.open-panel').press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.panel .close'));
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.role), 'tab');
  assert.equal(await page.locator('a.skip').evaluate((link) => link.inert), true);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('a.skip').inert);
});

test('the link to the statistics is large enough to be tapped', async () => {
  const page = await app.visitor(SMALL);
  await openTable(page, app.base, { game: 'take6', players: 2 });
  await page.goto(`${app.base}/mine`);
  const link = page.locator('section a[href="/statistics"]').last();
  await link.waitFor();
  const links = await page
    .locator('main a[href="/statistics"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
  assert.ok(
    links.every((height) => height >= 43.5),
    `${links}`,
  );
});

test('Japanese lines end between phrases', async () => {
  const page = await app.visitor({ ...SMALL, locale: 'ja-JP' });
  await page.goto(app.base);
  await page.locator('h1').waitFor();
  const [lines, heading] = await page.evaluate(() => {
    const { lineBreak, wordBreak } = getComputedStyle(document.querySelector('p'));
    return [[lineBreak, wordBreak], getComputedStyle(document.querySelector('h1')).textWrapStyle];
  });
  assert.deepEqual([lines, heading], [['strict', 'auto-phrase'], 'balance']);
  // A phrase that is longer than its button is divided.
  const inButtons = await page
    .locator('button')
    .first()
    .evaluate((node) => getComputedStyle(node).wordBreak);
  assert.equal(inButtons, 'normal');
  // What is there when the page is complete.
  const COMPLETE = {
    '/': '.games button:enabled',
    '/open': 'body:not(:has(.waits)) .create button:enabled',
    '/mine': 'body:not(:has(.waits)) .column .sheet',
    '/puzzles': '.hand button, .arena button.legal',
    '/rules/take6': '.rules > button',
  };
  for (const [address, last] of Object.entries(COMPLETE)) {
    await page.goto(app.base + address);
    await page.locator(last).first().waitFor();
    const buttons = page.locator('button:visible, .button:visible');
    assert.ok((await buttons.count()) > 0, address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.deepEqual([await cut(page, 'button:visible, .button:visible'), Math.max(0, wide)], [[], 0], address);
  }
});
