// Motion and sound follow the preferences and are never the only source of information.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const FOUR = { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true };

/** Records the class names of animated elements, checked in every frame. */
function watchMotion() {
  window.moved = new Set();
  const check = () => {
    for (const animation of document.getAnimations()) {
      // Animations shorter than a frame are not visible.
      if (animation.effect.getComputedTiming().duration > 16) window.moved.add(animation.effect.target.className.toString());
    }
    requestAnimationFrame(check);
  };
  check();
}

async function watchReveal(page) {
  await page.locator('.hand button.possible').last().waitFor();
  await page.evaluate(watchMotion);
  await page.locator('.hand button.possible').last().click();
  const lines = new Set();
  const line = page.locator('#question');
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  // Scores stay visible while cards are placed.
  assert.equal(await page.locator('.seats .score').count(), 4);
  while ((await page.getByRole('button', { name: 'Skip' }).count()) > 0) {
    lines.add(await line.innerText());
    await page.waitForTimeout(50);
  }
  return { moved: await page.evaluate(() => [...window.moved]), lines: [...lines] };
}

test('cards move while they are placed', async () => {
  const page = await app.visitor({ speed: 'normal' });
  await openTable(page, app.base, FOUR);
  const { moved } = await watchReveal(page);
  assert.ok(moved.length > 0, 'nothing moves, so the next test would be meaningless');
});

test('with reduced motion nothing moves, and every card is still described', async () => {
  const page = await app.visitor({ speed: 'normal', motion: 'reduce' });
  await openTable(page, app.base, FOUR);
  const { moved, lines } = await watchReveal(page);
  assert.deepEqual(moved, []);
  // One line for the revealed cards, and one for each of the four.
  assert.ok(lines.length >= 5, lines.join(' | '));
  assert.deepEqual(page.problems, []);
});

/** Records the tones of the page instead of playing them. */
function spyOnSound() {
  window.contexts = 0;
  window.tones = [];
  window.AudioContext = class {
    currentTime = 0;
    constructor() {
      window.contexts += 1;
    }
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
    createOscillator() {
      const frequency = { value: 0 };
      return { frequency, connect: (next) => next, start: () => window.tones.push(frequency.value), stop() {} };
    }
  };
}

const sounds = (page) => page.evaluate(() => ({ contexts: window.contexts, tones: window.tones }));

test('sounds are off by default; if enabled, a prompt and taken cards sound different', {
  timeout: 180_000,
}, async () => {
  const page = await app.visitor({ speed: 'off' });
  await page.addInitScript(spyOnSound);
  await openTable(page, app.base, { ...FOUR, options: 'limit=1000' });
  const card = page.locator('.hand button.possible').last();
  await card.click();
  await page.locator('.hand button.possible, button.lane').first().waitFor();
  assert.deepEqual(await sounds(page), { contexts: 0, tones: [] });
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Sounds').check();
  // The lowest card often takes a row, so a low tone follows sooner or later.
  const low = (tones) => tones.some((tone) => tone < 200);
  for (let turn = 0; turn < 60 && !low((await sounds(page)).tones); turn += 1) {
    await page.locator('button.lane, .hand button.possible').first().click();
    await page.keyboard.press('Tab');
  }
  const { contexts, tones } = await sounds(page);
  assert.equal(contexts, 1);
  assert.ok(low(tones), `no tone for taken cards: ${tones}`);
  const rising = tones.some((tone, at) => tone > 200 && tones[at + 1] > tone);
  assert.ok(rising, `no tone for a prompt: ${tones}`);
  // The preference is stored.
  await page.reload();
  await page.locator('button.lane, .hand button.possible').first().waitFor();
  await page.waitForFunction(() => window.contexts === 1);
});
