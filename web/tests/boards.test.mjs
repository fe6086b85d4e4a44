// Whole games by acting on the objects of the board: by touch and by mouse. At every choice the whole table is inside the window,
// and everything that can be picked is in sight.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { actUntil, openTable, OUT, startApp, WINDOWS } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const bots = (count) => Array.from({ length: count }, () => 'simple');
const GAMES = {
  'Beat the Buffalo': { game: 'buffalo', players: 4, bots: bots(3) },
  'Beat the Buffalo with six players': { game: 'buffalo', players: 6, bots: bots(5), options: 'hand=4' },
  'Take That': { game: 'take_that', players: 4, bots: bots(3), options: 'games=1' },
  'Bull Party': { game: 'bull_party', players: 3, bots: bots(2) },
  'Bull Party with five players': { game: 'bull_party', players: 5, bots: bots(4), options: 'numbers=60' },
};

/** Objects of the board and the hand, and the buttons of the prompt. */
const OBJECTS = '.arena button, .hand button.possible:not([aria-pressed="true"])';
const BUTTONS = '.prompt [role="group"] button:not(.plain)';
const CONFIRM = 'button.confirm';

/** What is wrong with the layout; empty if everything is in sight. Runs in the page. */
function faults() {
  const wrong = [];
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`);
  const { left, top, right, bottom } = document.querySelector('.arena').getBoundingClientRect();
  const inside = (box, room) =>
    box.left >= room.left - 1 && box.top >= room.top - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (node) => `${node.className} ${node.dataset.word ?? node.textContent.trim().slice(0, 20)}`;
  for (const node of document.querySelectorAll('.seats > *, .prompt, .hand button, .arena')) {
    if (!inside(node.getBoundingClientRect(), screen)) wrong.push(`outside of the window: ${name(node)}`);
  }
  // Cards of a fan are tilted, so their boxes are larger than they are.
  for (const node of document.querySelectorAll(
    '.arena [data-word], .arena [data-place], .arena [data-seat], .arena .specials > *',
  )) {
    if (!inside(node.getBoundingClientRect(), { left: left - 4, top, right: right + 4, bottom })) {
      wrong.push(`outside of the arena: ${name(node)}`);
    }
  }
  for (const node of document.querySelectorAll('.arena button, .hand button.possible, .prompt button')) {
    const box = node.getBoundingClientRect();
    // Cards of a fan overlap and are tilted: a fifth of the width must be in reach.
    const reached = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((tenth) => {
      const above = document.elementFromPoint(box.left + (box.width * tenth) / 10, box.top + box.height / 2);
      return above && (node.contains(above) || above.contains(node));
    });
    if (reached.length < 2) wrong.push(`covered: ${name(node)}`);
    if (box.width < 23.5 || box.height < 23.5) wrong.push(`too small: ${name(node)} ${box.width}×${box.height}`);
  }
  // The rows of Bull Party are what one reads: their cards are not smaller than those of the queue, and prices can be read. While
  // cards are laid there are no rows and no queue.
  const widthOf = (selector) => document.querySelector(selector)?.getBoundingClientRect().width;
  const [row, queued] = [widthOf('.bull-party:not(.laying) .rows .place'), widthOf('.revealed .picture')];
  const placing = document.querySelector('.bull-party:not(.laying)') !== null && document.querySelector('.revealed li') !== null;
  if (placing && !(row > 0 && queued > 0)) wrong.push(`no card to compare: row ${row}, queue ${queued}`);
  if (queued > row + 1) wrong.push(`the queue has larger cards than the rows: ${queued} > ${row}`);
  for (const price of document.querySelectorAll('.bull-party .price b')) {
    if (Number.parseFloat(getComputedStyle(price).fontSize) < 12) wrong.push('a price is too small');
  }
  return wrong;
}

/** What can be done now. */
async function possible(page) {
  const count = (selector) => page.locator(selector).count();
  const [confirm, objects, buttons] = [await count(CONFIRM), await count(OBJECTS), await count(BUTTONS)];
  // Without a question the match may just have ended.
  const question = (await page.locator('#question').allTextContents()).join();
  return { confirm, objects, buttons, question };
}

/** Checks the layout in all windows, once per kind of question. */
async function check(page, name, seen) {
  const key = await page.evaluate(() =>
    [
      document.querySelector('#question')?.textContent.replaceAll(/\d+/g, '#').slice(0, 16),
      document.querySelectorAll('.arena button').length > 0,
      document.querySelectorAll('.hand button.possible').length > 0,
    ].join(' '),
  );
  if (seen.has(key)) return;
  seen.add(key);
  const [start] = [page.viewportSize()];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // Sizes that follow from measured boxes need a frame, and moving cards a moment.
    await page.waitForTimeout(300);
    const wrong = await page.evaluate(faults);
    if (wrong.length > 0) await page.screenshot({ path: join(OUT, `boards-${name}-${width}.png`) });
    assert.deepEqual(wrong, [], `${name} at ${width}×${height}: ${key}`);
  }
  await page.setViewportSize(start);
  await page.waitForTimeout(150);
}

/** Plays until the results are shown. `act` picks the object that a locator finds. Returns the number of acts on objects. */
async function play(page, act, { each = async () => {} } = {}) {
  let acts = 0;
  let idle = 0;
  for (let turn = 0; turn < 600 && idle < 1500; turn += 1) {
    if ((await page.locator('.results').count()) > 0) return acts;
    const now = await possible(page);
    if (now.confirm + now.objects + now.buttons === 0) {
      idle += 1;
      turn -= 1;
      await page.waitForTimeout(40);
      continue;
    }
    idle = 0;
    await each();
    // Every third time that passing is possible a special card is used.
    const pass = now.buttons > 0 && turn % 3 > 0;
    const selector = now.confirm > 0 ? CONFIRM : pass || now.objects === 0 ? BUTTONS : OBJECTS;
    const found = page.locator(selector);
    const chosen = found.nth(selector === OBJECTS ? turn % Math.max(1, now.objects) : 0);
    if (selector === OBJECTS) acts += 1;
    await act(chosen).catch(async (error) => {
      // Bots and animations may have changed the table meanwhile.
      if ((await chosen.count()) > 0 && (await chosen.isVisible())) throw error;
    });
    await page.waitForTimeout(50);
  }
  await page.screenshot({ path: join(OUT, 'boards-stuck.png') });
  throw new Error(`match not over: ${JSON.stringify(await possible(page))} ${page.problems}`);
}

for (const [name, table] of Object.entries(GAMES)) {
  test(`${name}: by touch on objects, with nothing hidden in any window`, { timeout: 420_000 }, async () => {
    const page = await app.visitor({ width: 360, height: 740, touch: true });
    await openTable(page, app.base, { ...table, start: true });
    const seen = new Set();
    const acts = await play(page, (object) => object.tap({ timeout: 5000 }), {
      each: () => check(page, name, seen),
    });
    assert.ok(acts >= 5, `only ${acts} objects were picked`);
    assert.ok(seen.size >= 2, `only ${seen.size} kinds of questions were checked`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

/** Drags one element onto another with the mouse. */
async function drag(page, from, onto) {
  const [a, b] = [await from.boundingBox(), await onto.boundingBox()];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('a card is dragged onto a pile, and the points before and after are shown', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'bull_party', players: 2, bots: bots(1), start: true });
  await actUntil(page, '.own .new');
  assert.equal(await page.locator('.lanes, .revealed').count(), 0, 'rows and queue do not leave their room to the piles');
  const card = page.locator('.hand button.possible').first();
  const word = await card.getAttribute('data-word');
  await drag(page, card, page.locator('.own [data-word="new"]'));
  // The card lies on a new pile and is no longer in the hand.
  await page.locator(`.own [data-piece="${word}"]`).waitFor();
  assert.equal(await page.locator(`.hand [data-word="${word}"]`).count(), 0);
  assert.match(await page.locator('.own .points').innerText(), /\d/);
  assert.deepEqual(page.problems, []);
});

test('a card of the line is paired by picking it', { timeout: 240_000 }, async () => {
  const page = await app.visitor();
  // With few numbers there are many pairs.
  const options = 'games=1,low=12,high=43';
  await openTable(page, app.base, { game: 'take_that', players: 2, bots: bots(1), options, start: true });
  const pair = '.arena button[data-word^="pair"]';
  await actUntil(page, pair, { last: true });
  const mirror = page.locator(pair);
  const [, card] = (await mirror.first().getAttribute('data-word')).split(' ');
  // The card of the hand is marked too.
  await page.locator(`.hand .mirror[data-word="${card}"]`).waitFor();
  await mirror.first().click();
  await page.locator('.log').getByText(`You pair ${card} with`).waitFor();
  await page.locator(`.places .mine [data-piece="${card}"]`).waitFor();
  assert.deepEqual(page.problems, []);
});

/** Records in every change of the page: laid cards that are back in the hand, and what the badges of bulls say when a bull starts to
 *  fly to its taker. */
function watchBullParty() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const heads = () => all('.others .bull-tag, .own .bulls').reduce((sum, node) => sum + Number(node.textContent), 0);
  const laid = new Set();
  let last = { rows: 0, badges: 0 };
  let taken = null;
  window.back = [];
  window.flown = [];
  window.laid = laid;
  new MutationObserver(() => {
    for (const { dataset } of all('.own .card[data-piece]:not(.ghost)')) laid.add(dataset.piece);
    for (const { dataset } of all('.hand [data-piece]')) if (laid.has(dataset.piece)) window.back.push(dataset.piece);
    const now = { rows: all('.bull-card[data-piece]').length, badges: heads() };
    if (now.rows < last.rows) taken = { before: last.badges };
    if (taken && document.querySelector('.flying.bull-card')) {
      window.flown.push({ ...taken, badges: now.badges });
      taken = null;
    }
    last = now;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('Bull Party: bulls fly before they count, and laid cards stay in their piles', { timeout: 180_000 }, async () => {
  const page = await app.visitor({ speed: 'fast' });
  await openTable(page, app.base, { game: 'bull_party', players: 4, bots: bots(3), start: true });
  await page.locator('.hand button.possible').first().waitFor();
  await page.evaluate(watchBullParty);
  const undo = page.getByRole('button', { name: 'Undo' });
  const laidAll = page.locator('.own [data-piece]');
  const laying = page.locator('.bull-party.laying');
  // Until the cards of the first round are laid.
  while ((await laidAll.count()) === 0 || (await laying.count()) > 0) {
    const targets = ['button.lane', '.own button.legal', '.hand button.possible'];
    for (const target of (await undo.count()) > 0 ? [] : targets) {
      const object = page.locator(target).last();
      if ((await object.count()) === 0) continue;
      await object.click({ timeout: 1000 }).catch(() => {});
      break;
    }
    await page.waitForTimeout(50);
  }
  const { back, flown, laid } = await page.evaluate(() => ({ back: window.back, flown: window.flown, laid: window.laid.size }));
  assert.ok(laid > 0, 'no card was laid');
  assert.deepEqual(back, []);
  assert.ok(flown.length > 0, 'no bull was taken');
  for (const { before, badges } of flown) assert.equal(badges, before);
  assert.deepEqual(page.problems, []);
});
