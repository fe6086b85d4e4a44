// Motion and sound: only where they are wanted, and never the only way to know something.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, stage } from './support.mjs';

let house;
before(async () => {
  house = await stage();
});
after(() => house.close());

const FOUR = { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true };

/** Counts what moves on the page, in every frame from now on. */
function watchMotion() {
  window.moved = new Set();
  const look = () => {
    for (const animation of document.getAnimations()) {
      // What lasts less than a frame is not seen.
      if (animation.effect.getComputedTiming().duration > 16) window.moved.add(animation.effect.target.className.toString());
    }
    requestAnimationFrame(look);
  };
  look();
}

async function watchReveal(page) {
  await page.locator('.hand button.possible').last().waitFor();
  await page.evaluate(watchMotion);
  await page.locator('.hand button.possible').last().click();
  const lines = new Set();
  const line = page.locator('#question');
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  // How everybody stands is seen while cards are placed, too.
  assert.equal(await page.locator('.seats .score').count(), 4);
  while ((await page.getByRole('button', { name: 'Skip' }).count()) > 0) {
    lines.add(await line.innerText());
    await page.waitForTimeout(50);
  }
  return { moved: await page.evaluate(() => [...window.moved]), lines: [...lines] };
}

test('cards move while they are placed', async () => {
  const page = await house.visitor({ speed: 'normal' });
  await openTable(page, house.base, FOUR);
  const { moved } = await watchReveal(page);
  assert.ok(moved.length > 0, 'nothing moves, so the next test would say nothing');
});

test('whoever wants less motion sees none, and is told every card all the same', async () => {
  const page = await house.visitor({ speed: 'normal', motion: 'reduce' });
  await openTable(page, house.base, FOUR);
  const { moved, lines } = await watchReveal(page);
  assert.deepEqual(moved, []);
  // The cards that are shown, and a line for each of the four.
  assert.ok(lines.length >= 5, lines.join(' | '));
  assert.deepEqual(page.problems, []);
});

/** Notes the tones that the page plays, instead of playing them. */
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

test('no sound unless it is wanted; then one for a question, and another one for cards that are taken', {
  timeout: 180_000,
}, async () => {
  const page = await house.visitor({ speed: 'off' });
  await page.addInitScript(spyOnSound);
  await openTable(page, house.base, { ...FOUR, options: 'limit=1000' });
  const card = page.locator('.hand button.possible').last();
  await card.click();
  await page.locator('.hand button.possible, button.lane').first().waitFor();
  assert.deepEqual(await sounds(page), { contexts: 0, tones: [] });
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Sounds').check();
  // The lowest card often takes a row: sooner or later a low tone is heard.
  const low = (tones) => tones.some((tone) => tone < 200);
  for (let turn = 0; turn < 60 && !low((await sounds(page)).tones); turn += 1) {
    await page.locator('button.lane, .hand button.possible').first().click();
    await page.keyboard.press('Tab');
  }
  const { contexts, tones } = await sounds(page);
  assert.equal(contexts, 1);
  assert.ok(low(tones), `nothing was taken: ${tones}`);
  const rising = tones.some((tone, at) => tone > 200 && tones[at + 1] > tone);
  assert.ok(rising, `no question was heard: ${tones}`);
  // The wish is kept.
  await page.reload();
  await page.locator('button.lane, .hand button.possible').first().waitFor();
  await page.waitForFunction(() => window.contexts === 1);
});
