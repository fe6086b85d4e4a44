// Speed of play on this device, for docs/performance.md: time from *Play now* to the first card without a network, decisions of
// bots, and memory of the worker. Run with `npm run speed:device`; it is not part of the tests, because the results depend on the
// load of the machine. Compare the decisions with `cargo run --release -p rodeo-device --example decision_speed`.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { GAME_NAMES, startApp } from './support.mjs';
import { serveFolder, waitForFiles } from './deviceSupport.mjs';

const VISITS = 5;
const median = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];

const FILES = [
  'web/engine/engine_bg.wasm',
  'web/device/device_bg.wasm',
  'crates/bots/weights/take6-styles.net',
  'crates/bots/weights/take6.net',
  'crates/bots/weights/take6-fans.net',
];
for (const name of FILES) {
  const file = new URL(`../../${name}`, import.meta.url);
  const brotli = brotliCompressSync(readFileSync(file)).length;
  console.log(`${name}: ${(statSync(file).size / 1000).toFixed(0)} kB, brotli ${(brotli / 1000).toFixed(0)} kB`);
}

const app = await startApp();
const page = await app.visitor({ width: 360, height: 640 });
await page.goto(app.base);
await waitForFiles(page);
await app.stop();
await page.context().setOffline(true);
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Milliseconds from the tap to the first card that can be played. */
async function tapToCard() {
  const button = page.getByRole('button', { name: 'Play now: Take 6' });
  await button.waitFor();
  const start = Date.now();
  await button.click();
  await page.locator('.hand button.possible').first().waitFor();
  return Date.now() - start;
}

const [cold, warm] = [[], []];
for (let visit = 0; visit < VISITS; visit += 1) {
  // Cold: a new page, whose worker and modules are not loaded. Warm: the second game of the same page.
  await page.goto(app.base);
  cold.push(await tapToCard());
  await page.evaluate(() => history.back());
  warm.push(await tapToCard());
}
console.log(`tap to first card, 4× throttled: cold ${median(cold)} ms (${cold}), warm ${median(warm)} ms (${warm})`);
await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });

// Decisions in Chromium: a page with nothing but the module and the weights.
const site = await serveFolder(fileURLToPath(new URL('../..', import.meta.url)), '/');
const bare = await app.browser.newPage();
await bare.goto(`${site.address}web/device/device.js`);
for (const game of GAME_NAMES) {
  const [matches, playouts] = await bare.evaluate(rulesSpeed, game);
  console.log(`${game} ${matches.toFixed(0)} random matches/s, ${playouts.toFixed(0)} playouts/s`);
  for (const level of ['simple', 'keen', 'sharp', 'merciless']) {
    const [ms, bytes] = await bare.evaluate(decisionTime, [game, level]);
    console.log(`${game} ${level} ${ms.toFixed(3)} ms per decision, memory of the module ${(bytes / 2 ** 20).toFixed(1)} MiB`);
  }
}
await site.close();
await app.close();

/** Matches of random players and playouts per second. The same as in `decision_speed.rs`. */
async function rulesSpeed(game) {
  const LIMIT_MS = 1500;
  const module = await import(new URL('device.js', location.href).href);
  await module.default({ module_or_path: new URL('device_bg.wasm', location.href) });
  const perSecond = (portion, play) => {
    const start = performance.now();
    let played = 0;
    for (; performance.now() - start < LIMIT_MS; played += portion) play(portion);
    return (played * 1000) / (performance.now() - start);
  };
  return [
    perSecond(10, (count) => module.play_random_matches(game, 4, count)),
    perSecond(100, (count) => module.play_out_worlds(game, 4, count)),
  ];
}

/** Milliseconds per decision, and bytes of the module's memory. The same matches as in `decision_speed.rs`. */
async function decisionTime([game, level]) {
  const LIMIT_MS = 1500;
  const module = await import(new URL('device.js', location.href).href);
  const { memory } = await module.default({ module_or_path: new URL('device_bg.wasm', location.href) });
  for (const name of new module.BotMatch(game, 4, '', level, 0).missing_weights().split(' ').filter(Boolean)) {
    const file = await fetch(`/crates/bots/weights/${name}`);
    module.load_weights(name, new Uint8Array(await file.arrayBuffer()));
  }
  let [decisions, seed] = [0, 0];
  const start = performance.now();
  while (performance.now() - start < LIMIT_MS) {
    seed += 1;
    const bots = new module.BotMatch(game, 4, '', level, seed);
    while (performance.now() - start < LIMIT_MS && bots.decide() !== undefined) decisions += 1;
    bots.free();
  }
  return [(performance.now() - start) / decisions, memory.buffer.byteLength];
}
