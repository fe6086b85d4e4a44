// Draws the pictures that messengers show for links: one per game, from the cards of the home page.
// Usage: node scripts/previews.mjs http://127.0.0.1:6066 (a running server with this client). Look at the result before you commit it.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from '../tests/browser.mjs';

const [base] = process.argv.slice(2);
if (!base) throw new Error('usage: node scripts/previews.mjs http://127.0.0.1:6066');
const folder = join(fileURLToPath(new URL('.', import.meta.url)), '..', 'public');
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce', colorScheme: 'dark' });
await page.goto(base);
await page.locator('article .picture').first().waitFor();
await page.evaluate(() => document.fonts.ready);
const games = await page.evaluate(() =>
  [...document.querySelectorAll('article .picture')].map((picture) => picture.classList[1]),
);
for (const game of games) {
  // Styles are set by properties: the policy of the page forbids style attributes.
  await page.evaluate((game) => {
    const source = document.querySelector(`article .picture.${game}`);
    const stage = document.createElement('div');
    stage.id = 'stage';
    Object.assign(stage.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '99',
      overflow: 'hidden',
      background: `radial-gradient(90% 90% at 50% 0, rgb(255 255 255 / 20%), transparent 70%), ${getComputedStyle(source).getPropertyValue('--cloth')}`,
      color: '#fff3e0',
      fontFamily: 'var(--display-font)',
    });
    const seam = document.createElement('div');
    Object.assign(seam.style, { position: 'absolute', inset: '18px', border: '4px dashed #e9b65899', borderRadius: '32px' });
    const title = document.createElement('div');
    title.textContent = source.closest('article').querySelector('h2').textContent;
    Object.assign(title.style, { position: 'absolute', inset: '150px 0 auto 72px', fontSize: '92px', lineHeight: '1.05' });
    const brand = document.createElement('div');
    brand.textContent = 'Rodeo';
    Object.assign(brand.style, { position: 'absolute', inset: '66px 0 auto 72px', fontSize: '46px', color: '#f0a53a' });
    stage.append(seam, brand, title);
    const cards = [...source.querySelectorAll('.card')];
    const middle = (cards.length - 1) / 2;
    cards.forEach((card, at) => {
      const copy = card.cloneNode(true);
      Object.assign(copy.style, {
        position: 'absolute',
        inset: `330px auto auto ${600 - 110 + (at - middle) * 165}px`,
        width: '220px',
        margin: '0',
        transformOrigin: '50% 140%',
        transform: `rotate(${(at - middle) * 7}deg)`,
      });
      stage.append(copy);
    });
    document.body.append(stage);
  }, game);
  await page.screenshot({ path: join(folder, `preview-${game}.jpg`), type: 'jpeg', quality: 82 });
  await page.evaluate(() => document.getElementById('stage')?.remove());
}
await browser.close();
