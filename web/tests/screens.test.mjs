// Every screen on a phone and a desktop, light and dark: accessibility checks by axe, and screenshots for review.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { GAME_NAMES, openTable, OUT, otherTables, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const SIZES = [
  { name: 'phone', width: 320, height: 568, theme: 'light' },
  { name: 'desktop', width: 1280, height: 800, theme: 'dark' },
];

const bots = (count) => Array.from({ length: count }, () => 'simple');

const SCREENS = {
  home: (page) => page.goto(app.base).then(() => page.getByText('Play now').first().waitFor()),
  open: async (page) => {
    await page.goto(`${app.base}/open`);
    await page.getByText('Change rules').click();
    await page.getByLabel('rounds').waitFor();
  },
  mine: (page) => page.goto(`${app.base}/mine`),
  rules: async (page) => {
    await page.goto(`${app.base}/rules/take6`);
    await page.getByRole('button', { name: 'All rules with examples' }).click();
    await page.getByText('4.6').first().waitFor();
  },
  ...Object.fromEntries(GAME_NAMES.map((game) => [`learn-${game}`, (page) => page.goto(`${app.base}/learn/${game}`)])),
  lobby: (page) => openTable(page, app.base, { game: 'take6', players: 4 }),
  change: async (page) => {
    await SCREENS.lobby(page);
    await page.getByRole('button', { name: 'Change rules' }).click();
    await page.getByLabel('rounds').waitFor();
  },
  take6: async (page) => {
    await openTable(page, app.base, { game: 'take6', players: 4, bots: bots(3), start: true });
    for (let turn = 0; turn < 3; turn += 1) await choose(page);
    await page.locator('.hand button.possible, button.lane').first().waitFor();
  },
  'take6-ten': async (page) => {
    await openTable(page, app.base, { game: 'take6', players: 10, bots: bots(9), start: true });
    await choose(page);
    await page.locator('.hand button.possible, button.lane').first().waitFor();
  },
  'take6-draft': (page) =>
    openTable(page, app.base, {
      game: 'take6',
      players: 6,
      bots: bots(5),
      options: 'deck=limited,deal=draft',
      start: true,
    }).then(() => page.locator('.pool button').first().waitFor()),
  'take6-fans': async (page) => {
    const options = 'fans=even_odd+mountaineering+jumping_cow+flip_digits';
    await openTable(page, app.base, { game: 'take6', players: 4, bots: bots(3), options, start: true });
    await choose(page);
    await page.locator('.hand button.possible, button.lane').first().waitFor();
  },
  ...Object.fromEntries(
    ['felt', 'slate', 'oak'].map((surface) => [
      `take6-${surface}`,
      async (page) => {
        await page.addInitScript((style) => localStorage.setItem('rodeo.table-style', style), surface);
        await SCREENS.take6(page);
        assert.equal(await page.evaluate(() => document.documentElement.dataset.table), surface);
      },
    ]),
  ),
  'take6-settings': async (page) => {
    await SCREENS.take6(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    // The labels: the inputs themselves are hidden.
    await dialog.getByText('Felt').click();
    await dialog.getByText('Bandana').click();
    await page.reload();
    await page.locator('html[data-table="felt"] .hand').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  'buffalo-window': async (page) => {
    await openTable(page, app.base, { game: 'buffalo', players: 4, bots: bots(3), start: true });
    await choose(page);
    await page.getByText('Not this turn').waitFor();
  },
  take_that: async (page) => {
    await openTable(page, app.base, { game: 'take_that', players: 3, bots: bots(2), start: true });
    for (let turn = 0; turn < 3; turn += 1) await choose(page);
  },
  bull_party: async (page) => {
    await openTable(page, app.base, { game: 'bull_party', players: 4, bots: bots(3), start: true });
    await page.locator('.hand button.possible').first().waitFor();
  },
  results: async (page) => {
    await openTable(page, app.base, { game: 'take6', players: 2, bots: bots(1), options: 'rounds=1,hand=2', start: true });
    await playByKeyboard(page, 40);
  },
  replay: async (page) => {
    await SCREENS.results(page);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.getByText(/Step 1 of/).waitFor();
    await page.keyboard.press('End');
    await page.waitForTimeout(200);
  },
};

for (const table of otherTables(
  [{ game: 'take6' }, { game: 'buffalo' }, { game: 'take_that' }, { game: 'bull_party' }],
  'simple',
)) {
  SCREENS[table.game] = async (page) => {
    await openTable(page, app.base, { ...table, start: true });
    await page.locator('.hand button.possible, button.lane, .prompt [role="group"] button').first().waitFor();
  };
}

async function choose(page) {
  await page.locator('.hand button.possible, button.lane, .prompt [role="group"] button').first().click();
  await page.waitForTimeout(150);
}

/** Waits until nothing fades in or moves any more: contrast is measured on what stays. */
async function entrancesEnd() {
  const ending = document.getAnimations().filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

for (const size of SIZES) {
  for (const [name, open] of Object.entries(SCREENS)) {
    test(`${name} is accessible and fits on a ${size.name}`, { timeout: 180_000 }, async () => {
      const page = await app.visitor(size);
      await open(page);
      await page.waitForTimeout(300);
      await page.evaluate(entrancesEnd);
      await page.screenshot({ path: join(OUT, `${name}-${size.name}.png`), fullPage: true });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, impact, nodes }) =>
          `${impact} ${id}: ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
      assert.deepEqual(found, []);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `the page is ${overflow} px too overflow`);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
}

test('touch targets on a phone are at least 44 px', { timeout: 180_000 }, async () => {
  const page = await app.visitor(SIZES[0]);
  for (const open of [SCREENS.home, SCREENS.take6, SCREENS['buffalo-window'], SCREENS.lobby]) {
    await open(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, input:not([type="checkbox"], [type="radio"]), .button')]
        .map((node) => ({ text: node.textContent.trim().slice(0, 30) || node.id, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
    assert.deepEqual(small, []);
  }
});
