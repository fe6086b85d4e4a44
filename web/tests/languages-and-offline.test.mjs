// Languages, weight, and what is there without a net.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, OUT, playByKeyboard, stage } from './support.mjs';

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

/** The beginning of a text up to its first variable, read from its file. */
function text(language, id, file = `../locales/${language}/web.ftl`) {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return new RegExp(`^${id} = ([^{\n]*)`, 'm').exec(source)[1].trim();
}

const HOME_LIMIT_KB = 120;

for (const locale of ['en-GB', 'es-ES', 'de-DE', 'ja-JP']) {
  test(`a browser that asks for ${locale} gets it, and plays in it`, { timeout: 180_000 }, async () => {
    const title = text(locale.slice(0, 2), 'home-title');
    const page = await house.visitor({ locale, width: 320, height: 568 });
    await page.goto(house.base);
    await page.getByRole('heading', { name: title }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), locale.slice(0, 2));
    await page.screenshot({ path: join(OUT, `home-${locale.slice(0, 2)}.png`), fullPage: true });
    await openTable(page, house.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=1,hand=3', start: true });
    await page.screenshot({ path: join(OUT, `take6-${locale.slice(0, 2)}.png`) });
    await playByKeyboard(page, 60);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} px too wide`);
    assert.deepEqual(page.problems, []);
  });
}

test('the language can be changed, and the log with it', { timeout: 180_000 }, async () => {
  const page = await house.visitor();
  await openTable(page, house.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=2', start: true });
  await page.locator('.hand button.possible').last().click();
  await page.locator('.log').getByText('Cards:').waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('tab', { name: text('de', 'tab-log') }).click();
  await page
    .locator('.log')
    .getByText(text('de', 'table-revealed', '../../locales/de/table.ftl'))
    .waitFor();
});

test(`the first page weighs at most ${HOME_LIMIT_KB} kB`, async () => {
  const page = await house.visitor();
  const weights = [];
  page.on('response', async (answer) => {
    const body = await answer.body().catch(() => Buffer.alloc(0));
    const { gzipSync } = await import('node:zlib');
    weights.push([new URL(answer.url()).pathname, gzipSync(body).length]);
  });
  await page.goto(house.base, { waitUntil: 'networkidle' });
  const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  console.log(`# the first page: ${total.toFixed(1)} kB in ${weights.length} answers`);
  assert.ok(total <= HOME_LIMIT_KB, `${total} kB`);
});

test('without a net the shell opens and says so', async () => {
  const page = await house.visitor();
  await page.goto(house.base);
  await page.getByText('Play now').first().waitFor();
  // One visit is enough: the page tells the worker what it has loaded before there was one.
  const kept = () =>
    caches
      .open('rodeo-shell-1')
      .then((cache) => cache.keys())
      .then((keys) => keys.filter(({ url }) => url.endsWith('.js')).length);
  await page.waitForFunction(`(${kept})().then((files) => files >= 3)`);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Cannot reach the server').first().waitFor();
});
