// The page of components of the development server: screenshots in both themes and all languages, checked by axe; and it is no part
// of the built client.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { createServer } from 'vite';
import { OUT, startApp } from './support.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');

let app;
let vite;
let address;
before(async () => {
  app = await startApp();
  vite = await createServer({
    root: web,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, proxy: { '/api': { target: app.base } } },
  });
  await vite.listen();
  address = `http://127.0.0.1:${vite.httpServer.address().port}/dev/gallery`;
});
after(async () => {
  await vite.close();
  await app.close();
});

/** Without `RODEO_LAYOUT=all`: every language, theme and window, but not every combination. */
const SOME = ['en light phone', 'en dark desktop', 'de light desktop', 'es dark phone', 'ja light phone'];

for (const locale of ['en', 'de', 'es', 'ja']) {
  for (const theme of ['light', 'dark']) {
    for (const [name, width, height] of [
      ['phone', 360, 740],
      ['desktop', 1280, 800],
    ]) {
      if (process.env.RODEO_LAYOUT !== 'all' && !SOME.includes(`${locale} ${theme} ${name}`)) continue;
      test(`the gallery in ${locale}, ${theme}, on a ${name}`, { timeout: 240_000 }, async () => {
        const page = await app.visitor({ locale, theme, width, height, motion: 'reduce', worker: 'block' });
        await page.goto(address, { timeout: 120_000 });
        await page.locator('#ready').waitFor({ state: 'attached', timeout: 120_000 });
        await page.waitForTimeout(300);
        // The whole page is too large for one picture.
        const first = ['take6', 'buffalo', 'take_that', 'bull_party'].map((game) => `.scene[id^="${game}-"] >> nth=0`);
        for (const [at, part] of ['#cards', '#icons', '#standings', '#results', '#replay', '#controls', ...first].entries()) {
          await page.locator(part).screenshot({ path: join(OUT, `gallery-${locale}-${theme}-${name}-${at}.png`) });
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `the page is ${overflow} px too wide`);
        // No text is missing: a message that does not exist is shown as its id.
        const ids = await page.evaluate(() =>
          document.body.innerText.match(/\b(react|moment|standings|replay|sound)-[a-z-]+\b/g),
        );
        assert.equal(ids, null);
        if (locale === 'en') {
          // The gallery repeats whole tables, so their landmarks have the same names.
          const { violations } = await new AxeBuilder({ page }).disableRules(['landmark-unique']).analyze();
          assert.deepEqual(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`),
            [],
          );
        }
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
    }
  }
}

test('the gallery is not in the built client', () => {
  const built = readdirSync(join(web, 'dist', 'assets')).filter((name) => name.endsWith('.js'));
  assert.ok(built.length > 3);
  for (const name of built) {
    assert.ok(!readFileSync(join(web, 'dist', 'assets', name), 'utf8').includes('/dev/gallery'), name);
  }
});
