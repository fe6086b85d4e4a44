// Motion and sound follow the preferences and are never the only source of information.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, startApp } from './support.mjs';
import { watchReveal as watchTurn } from './watchReveal.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const FOUR = { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true };

/** Records the properties that are animated, checked in every frame, with an element of each. */
function watchMotion() {
  window.moved = new Map();
  const check = () => {
    for (const animation of document.getAnimations()) {
      // Animations shorter than a frame are not visible.
      if (animation.effect.getComputedTiming().duration <= 16) continue;
      const frames = animation.effect.getKeyframes().map(({ offset, computedOffset, easing, composite, ...style }) => style);
      for (const [property, value] of frames.flatMap(Object.entries)) {
        // A keyframe may repeat the value of the element without a change.
        if (frames.some((frame) => frame[property] !== value))
          window.moved.set(property, animation.effect.target.className.toString());
      }
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
  return { moved: await page.evaluate(() => [...window.moved.keys()].sort()), lines: [...lines] };
}

test('cards move while they are placed, by transform and opacity only', async () => {
  const page = await app.visitor({ speed: 'normal' });
  await openTable(page, app.base, FOUR);
  const { moved } = await watchReveal(page);
  assert.deepEqual(moved, ['opacity', 'transform']);
});

test('with reduced motion nothing repeats', async () => {
  const page = await app.visitor({ motion: 'reduce' });
  await page.goto(app.base);
  const repeats = await page.evaluate(() => {
    const node = document.body.appendChild(document.createElement('i'));
    node.style.animation = 'glow 1s infinite';
    return getComputedStyle(node).animationIterationCount;
  });
  assert.equal(repeats, '1');
});

test('with reduced motion cards are only faded in, and every card is still described', async () => {
  const page = await app.visitor({ speed: 'normal', motion: 'reduce' });
  await openTable(page, app.base, FOUR);
  const { moved, lines } = await watchReveal(page);
  assert.deepEqual(moved, ['opacity']);
  // One line for the revealed cards, and one for each of the four.
  assert.ok(lines.length >= 5, lines.join(' | '));
  assert.deepEqual(page.problems, []);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
]) {
  test(`no layout shift while a table is built at ${width} × ${height}`, async () => {
    const page = await app.visitor({ width, height });
    await openTable(page, app.base, FOUR);
    // Again with all files in the cache: the parts of the table come one after the other, nothing else waits.
    await page.reload();
    await page.locator('.hand button.possible').last().waitFor();
    const cells = await page.evaluate(
      () => getComputedStyle(document.querySelector('.table')).gridTemplateRows.split(' ').length,
    );
    assert.equal(cells, 5, 'an element outside the areas of the table makes a row of its own');
    const shifts = await page.evaluate(
      () =>
        new Promise((done) => {
          const seen = [];
          new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ value }) => value))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => done(seen), 500);
        }),
    );
    assert.deepEqual(shifts, []);
  });
}

test('no layout shift while cards are placed', async () => {
  const page = await app.visitor({ speed: 'normal', width: 390, height: 844 });
  await openTable(page, app.base, FOUR);
  await page.locator('.hand button.possible').last().waitFor();
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What moves at once with the choice of a card is expected.
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const boxes = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
          return `${node?.className ?? node?.nodeName} ${node?.textContent?.slice(0, 20)} ${boxes.join(' → ')}`;
        });
        window.shifts.push({ value: entry.value, what: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.locator('.hand button.possible').last().click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached', timeout: 20_000 });
  assert.deepEqual(await page.evaluate(() => window.shifts), []);
});

for (const { game, players, turns } of [
  { game: 'take_that', players: 3, turns: 7 },
  { game: 'bull_party', players: 3, turns: 4 },
  { game: 'buffalo', players: 3, turns: 2 },
]) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    test(`no layout shift during turns of ${game} at ${width} × ${height}`, { timeout: 240_000 }, async () => {
      const page = await app.visitor({ speed: 'fast', width, height });
      await openTable(page, app.base, { game, players, bots: Array.from({ length: players - 1 }, () => 'simple'), start: true });
      for (let turn = 0; turn < turns; turn += 1) assert.deepEqual((await watchTurn(page)).shifts, [], `turn ${turn + 1}`);
    });
  }
}

/** Records where copies of cards take off, and where the card `word` of the hand was before. */
function watchTakeOffs(word) {
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  window.takeOffs = [];
  window.tapped = null;
  const look = () => {
    const face = document.querySelector(`.hand [data-word="${word}"] .face`);
    if (face) window.tapped = { at: middle(face.getBoundingClientRect()), width: face.offsetWidth };
    requestAnimationFrame(look);
  };
  look();
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const box = node.getBoundingClientRect();
      const portraits = [...document.querySelectorAll('.seat .portrait')].map((seat) => middle(seat.getBoundingClientRect()));
      // Cards that leave a seat are about as wide as its portrait: some are tilted.
      const portrait = document.querySelector('.seat .portrait').offsetWidth;
      const fromSeat = node.localName === 'li' && Math.abs(box.width / portrait - 1) < 0.3;
      window.takeOffs.push({ fromSeat, at: middle(box), width: box.width, portraits });
    }
  }).observe(document.querySelector('.flight-layer'), { childList: true });
}

const apart = ([x, y], [left, top]) => Math.hypot(x - left, y - top);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
]) {
  test(`cards of Take That take off where they were at ${width} × ${height}`, { timeout: 120_000 }, async () => {
    const page = await app.visitor({ speed: 'slow', width, height });
    await openTable(page, app.base, { game: 'take_that', players: 3, bots: ['simple', 'simple'], start: true });
    const card = page.locator('.hand button.possible').first();
    await card.waitFor({ timeout: 40_000 });
    await page.evaluate(watchTakeOffs, await card.getAttribute('data-word'));
    await card.click();
    // A card that has other uses, too, is laid by another tap.
    const end = page.locator('.line .end button');
    await end.or(page.locator('.prompt .skip')).first().waitFor();
    if ((await end.count()) > 0) await end.click();
    await page.waitForFunction(() => window.takeOffs.some(({ fromSeat }) => fromSeat), null, { timeout: 40_000 });
    const { takeOffs, tapped } = await page.evaluate(() => ({ takeOffs: window.takeOffs, tapped: window.tapped }));
    const [own, ...others] = takeOffs;
    // The card that is pressed is still rising.
    assert.ok(apart(own.at, tapped.at) < 8, JSON.stringify({ own, tapped }));
    assert.ok(Math.abs(own.width - tapped.width) < 2, JSON.stringify({ own, tapped }));
    for (const { at, portraits } of others.filter(({ fromSeat }) => fromSeat))
      assert.ok(Math.min(...portraits.map((seat) => apart(at, seat))) < 2, JSON.stringify({ at, portraits }));
    assert.deepEqual(page.problems, []);
  });
}

test('the price of a row can be read while its sixth card lies there', { timeout: 120_000 }, async () => {
  const page = await app.visitor({ speed: 'normal' });
  const bots = Array.from({ length: 9 }, () => 'simple');
  await openTable(page, app.base, { game: 'take6', players: 10, bots, start: true });
  await page.evaluate(() => {
    // Whether the price was on top, for every frame with a sixth card: at first the card is on its way.
    window.seen = [];
    const look = () => {
      const price = document.querySelector('.price .extra')?.parentElement.querySelector('b');
      if (price) {
        const { left, top, width, height } = price.getBoundingClientRect();
        window.seen.push(document.elementFromPoint(left + width / 2, top + height / 2) === price);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turn = 0; turn < 4; turn += 1) {
    await page.locator('.hand button.possible').last().click();
    await page.locator('.hand button.possible, button.lane').first().waitFor({ timeout: 40_000 });
    if (await page.evaluate(() => window.seen.length > 0)) break;
    const row = page.locator('button.lane').first();
    if (await row.isVisible()) await row.click();
    await page.locator('.hand button.possible').first().waitFor({ timeout: 40_000 });
  }
  const seen = await page.evaluate(() => window.seen);
  assert.equal(seen.at(-1), true, `${seen.length} frames`);
});

/** Records in the page what the table says, whenever it changes. */
function watchPlayback() {
  const text = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim()).join(' ');
  window.changes = [];
  const note = () => {
    const now = {
      line: text('#question .now'),
      lit: text('.revealed li.next .who'),
      prices: text('.row .price b'),
      glow: text('.row.placed .lane > .number'),
    };
    const last = window.changes.at(-1);
    if (!last || Object.keys(now).some((part) => now[part] !== last[part]))
      window.changes.push({ ...now, at: performance.now() });
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

test('one card at a time: its line with its flight, its price and the next card when it has landed', {
  timeout: 120_000,
}, async () => {
  // Cards are in the air for 560 ms.
  const FLIGHT_MS = 560;
  const page = await app.visitor({ speed: 'slow' });
  await openTable(page, app.base, FOUR);
  await page.locator('.hand button.possible').last().waitFor();
  await page.evaluate(watchPlayback);
  await page.locator('.hand button.possible').last().click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached', timeout: 40_000 });
  const changes = await page.evaluate(() => window.changes);
  const starts = changes.flatMap(({ line }, at) => (/ goes to row /.test(line) && line !== changes[at - 1]?.line ? [at] : []));
  assert.ok(starts.length >= 2, `too few cards are placed: ${changes.map(({ line }) => line).join(' | ')}`);
  for (const start of starts) {
    const { line, lit, prices, glow, at } = changes[start];
    assert.equal(lit, '', `${line}: another card is lit while it flies`);
    assert.match(line, new RegExp(`row ${glow}\\.`), 'its row glows');
    assert.equal(prices, changes[start - 1].prices, `${line}: counted before it has landed`);
    const landed = changes.slice(start).find((later) => later.prices !== prices);
    assert.ok(landed && landed.line === line, `${line}: never counted`);
    assert.ok(landed.at - at > FLIGHT_MS * 0.9, `${line}: counted after ${landed.at - at} ms`);
    assert.equal(landed.glow, '', `${line}: its row still glows after it has landed`);
  }
});

/** Records what the page would sound like instead of playing it: the pitch of tones, 0 for noise. */
function spyOnSound() {
  // Evaluations of the test itself count as activation for the browser; only taps and keys shall.
  let hasBeenActive = false;
  for (const tap of ['pointerdown', 'keydown']) addEventListener(tap, () => (hasBeenActive = true), { capture: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  window.contexts = 0;
  window.tones = [];
  window.volume = null;
  const param = (start) => ({ value: 0, setValueAtTime: start ?? (() => {}), exponentialRampToValueAtTime() {} });
  window.AudioContext = class {
    currentTime = 0;
    state = 'running';
    sampleRate = 8;
    constructor() {
      window.contexts += 1;
    }
    createGain() {
      const gain = param();
      // The first one is the volume of everything.
      window.master ??= gain;
      return { gain, connect: (next) => next };
    }
    createOscillator() {
      let pitch = 0;
      const frequency = param((value) => (pitch = value));
      return { frequency, connect: (next) => next, start: () => window.tones.push(pitch), stop() {} };
    }
    createBufferSource() {
      return { connect: (next) => next, start: () => window.tones.push(0) };
    }
    createBiquadFilter() {
      return { Q: {}, frequency: param(), connect: (next) => next };
    }
    createBuffer() {
      return { getChannelData: () => new Float32Array(8) };
    }
  };
}

const sounds = (page) => page.evaluate(() => ({ contexts: window.contexts, tones: window.tones, volume: window.master?.value }));

test('nothing sounds before the first tap; then a prompt and taken cards sound different', { timeout: 180_000 }, async () => {
  const page = await app.visitor({ speed: 'off' });
  await page.addInitScript(spyOnSound);
  await openTable(page, app.base, { ...FOUR, options: 'limit=1000' });
  await page.locator('.hand button.possible').last().waitFor();
  await page.waitForTimeout(300);
  assert.deepEqual(await sounds(page), { contexts: 0, tones: [], volume: undefined });
  // A row is taken sooner or later: its tone falls from 220 Hz.
  const took = (tones) => tones.includes(220);
  for (let turn = 0; turn < 60 && !took((await sounds(page)).tones); turn += 1) {
    await page.locator('button.lane, .hand button.possible').first().click();
    await page.keyboard.press('Tab');
  }
  const { contexts, tones } = await sounds(page);
  assert.equal(contexts, 1);
  assert.ok(took(tones), `no tone for taken cards: ${tones}`);
  const rising = tones.some((tone, at) => tone === 440 && tones[at + 1] > tone);
  assert.ok(rising, `no tone for a prompt: ${tones}`);
});

test('sounds can be muted in the header, have a volume, and both are stored', { timeout: 180_000 }, async () => {
  const page = await app.visitor({ speed: 'off' });
  await page.addInitScript(spyOnSound);
  await openTable(page, app.base, { ...FOUR, options: 'limit=1000' });
  const choose = async () => {
    await page.locator('button.lane, .hand button.possible').first().click();
    await page.waitForTimeout(300);
  };
  await page.getByRole('slider', { name: 'Volume' }).first().fill('0.25');
  await choose();
  assert.equal((await sounds(page)).volume, 0.25);
  await page.getByRole('button', { name: 'Mute sounds' }).click();
  const before = (await sounds(page)).tones.length;
  await choose();
  await choose();
  assert.equal((await sounds(page)).tones.length, before);
  await page.reload();
  await page.getByRole('button', { name: 'Unmute sounds' }).click();
  await choose();
  assert.equal((await sounds(page)).volume, 0.25);
});
