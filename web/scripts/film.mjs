// Films a turn of each game frame by frame, to look at its animations, and puts chosen frames side by side for docs/images.
//   node scripts/film.mjs buffalo …                  frames of a turn in tests/out/film/buffalo, one every 60 ms
//   node scripts/film.mjs strip buffalo 3 9 14 …      these frames as docs/images/film-buffalo.png
// RODEO_BIN is the server, as for the browser tests. Time is simulated: timers and animations advance by the same step, so that
// frames do not depend on the speed of the machine.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from '../tests/browser.mjs';
import { OUT, openTable, startApp } from '../tests/support.mjs';

const STEP_MS = 60;
const FRAMES = 170;
const MAX_CHOICES = 6;
/** The film ends after so many frames without a movement: longer than a choice can be undone. */
const STILL_FRAMES = 45;
/** Width of a frame in a strip. */
const FRAME_WIDTH = 240;
const WINDOW = { width: 390, height: 844 };

/** A table for each game. Before the turn that is filmed, `turns` are played without animation. */
const TABLES = {
  take6: { players: 6, turns: 3, pick: 'last' },
  buffalo: { players: 3, turns: 2, pick: 'last' },
  take_that: { players: 3, turns: 6, pick: 'last' },
  bull_party: { players: 3, turns: 0, pick: 'first' },
};

/** What a player can choose, in the order of preference. */
const CHOICES = [
  '[role="group"] button.confirm',
  '[role="group"] button:text("Not this turn")',
  'button.lane',
  '.hand button.possible:not([aria-pressed="true"])',
  '.arena button.legal',
];
const OBJECTS = CHOICES.slice(2).join(', ');

const folderOf = (game) => join(OUT, 'film', game);
const frame = (game, at) => join(folderOf(game), `${String(at).padStart(3, '0')}.png`);

/** Advances all animations of the page; new ones start at 0. */
function advance(step) {
  window.animationTimes ??= new WeakMap();
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    const time = (window.animationTimes.get(animation) ?? -step) + step;
    window.animationTimes.set(animation, time);
    animation.pause();
    if (time >= endTime) animation.finish();
    else animation.currentTime = time;
  }
}

/** Makes a choice if there is one: the first or last of the preferred objects. */
async function choose(page, pick) {
  for (const selector of CHOICES) {
    const objects = page.locator(selector);
    if ((await objects.count()) === 0) continue;
    await (pick === 'first' ? objects.first() : objects.last()).click({ force: true });
    return true;
  }
  return false;
}

/** Whether the choice is complete: it waits for the others, or can still be undone. */
async function isSent(page) {
  return (await page.getByRole('button', { name: 'Undo' }).count()) > 0 || (await page.locator(OBJECTS).count()) === 0;
}

async function film(app, game) {
  const { players, turns, pick } = TABLES[game];
  rmSync(folderOf(game), { recursive: true, force: true });
  mkdirSync(folderOf(game), { recursive: true });
  const page = await app.visitor({ speed: 'off', theme: 'dark', ...WINDOW });
  const bots = Array.from({ length: players - 1 }, () => 'simple');
  const id = await openTable(page, app.base, { game, players, bots, start: true });
  for (let turn = 0, idle = 0; turn < turns && idle < 200; ) {
    if (await choose(page, pick)) turn += 1;
    else idle += 1;
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => localStorage.setItem('rodeo.speed', 'normal'));
  await page.clock.install();
  await page.goto(`${app.base}/t/${id}`);
  await page.locator(OBJECTS).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(Date.now() + 5_000);
  // The first choice is made at once; a second one of the same turn, such as a row or a pile, when the cards before it lie still.
  let choices = 0;
  let still = 0;
  let revealed = false;
  for (let at = 0; at < FRAMES && !(revealed && still > STILL_FRAMES); at += 1) {
    await page.screenshot({ path: frame(game, at) });
    const playing = (await page.getByRole('button', { name: 'Skip' }).count()) > 0;
    revealed ||= playing;
    still = playing ? 0 : still + 1;
    const first = choices === 0 && at === 2;
    const next = choices > 0 && choices < MAX_CHOICES && (revealed ? still === 8 : still % 12 === 0 && !(await isSent(page)));
    if ((first || next) && (await choose(page, pick))) choices += 1;
    await page.clock.runFor(STEP_MS);
    // Messages of the server arrive in real time.
    await page.waitForTimeout(30);
    await page.evaluate(advance, STEP_MS);
  }
  await page.context().close();
}

async function strip(game, frames) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const page = await browser.newPage({ viewport: { width: FRAME_WIDTH * frames.length + 6 * (frames.length - 1), height: 600 } });
  const images = frames.map((at) => `data:image/png;base64,${readFileSync(frame(game, at)).toString('base64')}`);
  await page.setContent(
    `<body style="margin:0;display:flex;gap:6px;width:max-content;background:#fff">${images
      .map((image) => `<img width="${FRAME_WIDTH}" src="${image}">`)
      .join('')}`,
  );
  const path = fileURLToPath(new URL(`../../docs/images/film-${game.replace('_', '-')}.png`, import.meta.url));
  await page.locator('body').screenshot({ path });
  await browser.close();
  console.log(path);
}

const [first, ...words] = process.argv.slice(2);
if (first === 'strip') await strip(words[0], words.slice(1).map(Number));
else {
  const app = await startApp();
  for (const game of first ? [first, ...words] : Object.keys(TABLES)) {
    await film(app, game);
    console.log(folderOf(game));
  }
  await app.close();
}
