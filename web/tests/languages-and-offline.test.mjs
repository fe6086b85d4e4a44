// Languages, size of the home page, and offline use.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, OUT, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

/** The start of a message up to its first variable, read from its file. */
function text(language, id, file = `../locales/${language}/web.ftl`) {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return new RegExp(`^${id} = ([^{\n]*)`, 'm').exec(source)[1].trim();
}

const HOME_LIMIT_KB = 112;
const LOCALES = ['en-GB', 'es-ES', 'de-DE', 'ja-JP'];

for (const locale of LOCALES) {
  test(`a browser with locale ${locale} gets its language and can play in it`, { timeout: 180_000 }, async () => {
    const title = text(locale.slice(0, 2), 'home-title');
    const page = await app.visitor({ locale, width: 320, height: 568 });
    await page.goto(app.base);
    await page.getByRole('heading', { name: title }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), locale.slice(0, 2));
    await page.screenshot({ path: join(OUT, `home-${locale.slice(0, 2)}.png`), fullPage: true });
    await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=1,hand=3', start: true });
    await page.screenshot({ path: join(OUT, `take6-${locale.slice(0, 2)}.png`) });
    await playByKeyboard(page, 60);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} px too overflow`);
    assert.deepEqual(page.problems, []);
  });
}

test('changing the language also translates the log', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=2', start: true });
  await page.locator('.hand button.possible').last().click();
  await page.locator('.log').getByText('Cards:').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.keyboard.press('Escape');
  await page
    .locator('.log')
    .getByText(text('de', 'table-revealed', '../../locales/de/table.ftl'))
    .waitFor();
});

for (const locale of LOCALES) {
  test(`the home page transfers at most ${HOME_LIMIT_KB} kB with locale ${locale}`, async () => {
    const page = await app.visitor({ locale });
    const finished = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(app.base, { waitUntil: 'networkidle' });
    // As transferred: compressed.
    const size = async (request) => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize];
    const sizes = await Promise.all(finished.map(size));
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    console.log(`# home page, ${locale}: ${total.toFixed(1)} kB in ${sizes.length} responses`);
    assert.ok(total <= HOME_LIMIT_KB, `${total} kB`);
    // The messages of other pages were not needed.
    const scripts = sizes.filter(([path]) => new RegExp(`/${locale.slice(0, 2)}-[^/]*\\.js$`).test(path));
    assert.equal(scripts.length, 1, `${scripts}`);
  });
}

test('nothing on the home page moves while it loads', async () => {
  const page = await app.visitor({ width: 412, height: 823, worker: 'block' });
  await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], start: true });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        window.shifts.push(`${value.toFixed(3)} ${sources.map(({ node }) => node?.className ?? node?.nodeName)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Fonts that arrive after the code, and own tables that arrive after the games.
  const late = (ms) => async (route) => {
    await page.waitForTimeout(ms);
    await route.continue();
  };
  await page.route('**/*.woff2', late(150));
  await page.route('**/api/v1/me/tables', late(1_000));
  await page.goto(app.base);
  await page.getByRole('link', { name: /^Return to table/ }).waitFor();
  await page.locator('.games article').first().waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(await page.evaluate(() => window.shifts), []);
});

test('the shell opens offline and reports that the server cannot be reached', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByText('Play now').first().waitFor();
  // One visit is enough: the page sends the worker the list of files loaded before it was active.
  const cachedScripts = () =>
    caches
      .open('rodeo-shell-1')
      .then((cache) => cache.keys())
      .then((keys) => keys.filter(({ url }) => url.endsWith('.js')).length);
  await page.waitForFunction(`(${cachedScripts})().then((files) => files >= 3)`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Cannot reach the server').first().waitFor();
});
