// The table in every window: no page scroll, nothing hidden, nothing jumps. A game is an entry of GAMES.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { actUntil, openTable, OUT, startApp, WINDOWS } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const LANGUAGES = ['en-US', 'de-DE', 'es-ES', 'ja-JP'];
/** Whether every table is checked in every language; otherwise they take turns, because the whole matrix takes half an hour. */
const ALL = process.env.RODEO_LAYOUT === 'all';

/** The smallest phone held sideways, too: everything is in sight there, although cards are small. */
const ALL_WINDOWS = [WINDOWS[0], [568, 320], ...WINDOWS.slice(1)];

const CARD = '.hand button.possible';
const ROW = 'button.lane';

/** Plays the lowest card until something else is asked. */
async function playLowestUntil(page, selector) {
  for (let turn = 0; turn < 60; turn += 1) {
    await page.locator(`${CARD}, ${ROW}`).first().waitFor();
    if ((await page.locator(selector).count()) > 0) return;
    // The card is gone if the turn ends at this moment.
    const cards = page.locator(`${CARD}:not([aria-pressed="true"])`);
    await cards
      .first()
      .click({ timeout: 3000 })
      .catch(() => {});
    await page.waitForTimeout(120);
  }
  throw new Error(`${selector} did not appear`);
}

/** Phases in the order in which a match reaches them. Each must stay as it is while the window changes. */
const GAMES = {
  take6: {
    players: [2, 4, 10],
    table: { game: 'take6', options: 'limit=1000' },
    phases: {
      choose: (page) => page.locator(CARD).first().waitFor(),
      look: (page) => page.locator(CARD).first().focus(),
      take_row: (page) => playLowestUntil(page, ROW),
      reveal: async (page) => {
        await page.evaluate(() => localStorage.setItem('rodeo.speed', 'slow'));
        await page.reload();
        await page.locator(`${CARD}, ${ROW}`).first().click();
        await page.locator('.prompt .skip').waitFor();
      },
    },
  },
  'take6 with fan cards': {
    players: [4],
    table: { game: 'take6', options: 'limit=1000,fans=even_odd+mountaineering+jumping_cow+flip_digits' },
    phases: { choose: (page) => page.locator(CARD).first().waitFor() },
  },
  'take6 with the draft': {
    players: [2, 6],
    table: { game: 'take6', options: 'limit=1000,deck=limited,deal=draft' },
    phases: { draft: (page) => page.locator('.pool button:not([aria-disabled="true"])').first().waitFor() },
  },
  buffalo: {
    players: [1, 6],
    // A deal in which a player alone has to take a row soon.
    table: { game: 'buffalo', deal: 2 },
    phases: {
      choose: (page) => page.locator(CARD).first().waitFor(),
      act: (page, { players }) => actUntil(page, players === 1 ? ROW : '.specials button'),
      target: async (page, { players }) => {
        if (players === 1) return;
        await page.locator('.specials button').first().click();
        await page.locator('.specials .chosen').waitFor();
      },
    },
  },
  take_that: {
    players: [2, 4],
    table: { game: 'take_that' },
    phases: {
      start: (page) => page.locator(`${CARD}, .cost button`).first().waitFor(),
      line: (page) => actUntil(page, '.line li:nth-child(4)'),
    },
  },
  bull_party: {
    players: [2, 5],
    table: { game: 'bull_party' },
    phases: {
      choose: (page) => page.locator(CARD).first().waitFor(),
      row: (page) => actUntil(page, ROW),
      lay: (page) => actUntil(page, '.own .new'),
      // Only from the second round on there is a choice of piles.
      pile: (page) => actUntil(page, '.own button'),
    },
  },
};

/** What must be completely inside the window, and what must not be cut off. */
const VISIBLE =
  'header, header button, .clock, .seat, .seat .portrait, .seat .score, .seat .name, .arena, .lane, .lane .place, .revealed li, .pool button, .prompt, #question, .prompt button, .hand .card';
/** What must be on top at its centre. */
const REACHABLE = 'header button, .lane, .pool button, .prompt button, .hand .card';
/** What keeps its place from phase to phase. */
const FIXED = ['header', '.seats', '.arena', '.prompt', '.hand'];

/** Gives all seats of bots the names of guests, as long as a seat shows them completely on a desktop. */
async function renameSeats(page) {
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const message = JSON.parse(text);
      message.table?.seats?.forEach((seat, at) => {
        if (seat.kind !== 'house_bot') return;
        message.table.seats[at] = {
          kind: 'guest',
          id: `${at}`.padStart(20, '0'),
          name: `Wilhelmine Vau ${at}`.slice(0, 16),
          bot: false,
        };
      });
      socket.send(JSON.stringify(message));
    });
  });
}

/** Waits for the layout, and for transitions that the new size has caused. */
async function settle() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Problems of the layout, and the boxes of what must keep its place. */
function inspect([visible, reachable, fixed]) {
  const problems = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  const say = (node) =>
    `${
      node.className
        .toString()
        .replace(/svelte-\w+/g, '')
        .trim() || node.tagName
    } ${node.textContent.trim().slice(0, 20)}`;
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (node) => node.checkVisibility() && getComputedStyle(node).clipPath === 'none',
    );
  for (const node of shown(visible)) {
    const box = node.getBoundingClientRect();
    const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (out) problems.push(`outside: ${say(node)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    if (box.width < 2 || box.height < 2) problems.push(`without size: ${say(node)}`);
    // Cards and lanes stay inside the arena.
    const frame = node.closest('.arena')?.getBoundingClientRect();
    if (frame && (box.bottom > frame.bottom + 1 || box.right > frame.right + 1 || box.top < frame.top - 1))
      problems.push(`outside of the arena: ${say(node)}`);
  }
  for (const node of shown(reachable)) {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || !(node.contains(top) || top.contains(node))) problems.push(`covered: ${say(node)} by ${top && say(top)}`);
  }
  // Scores and, on a desktop, names are complete.
  const complete = innerWidth >= 992 && innerHeight > 480 ? '.seat .score, .seat .name' : '.seat .score';
  for (const node of shown(complete))
    if (node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0) problems.push(`cut off: ${say(node)}`);
  const question = document.querySelector('.prompt .now');
  const asked = document.querySelector('.my-turn') !== null;
  if (asked && question && question.scrollHeight > question.clientHeight + 2) problems.push(`cut off: ${question.textContent}`);
  const boxes = fixed.map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? [selector, ...[box.left, box.top, box.width, box.height].map(Math.round)].join(' ') : `${selector} is missing`;
  });
  return { problems, boxes };
}

test('a page that is enlarged four times scrolls, and nothing covers the board', { timeout: 60_000 }, async () => {
  const page = await app.visitor({ width: 320, height: 256 });
  await openTable(page, app.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
  await page.locator(CARD).first().waitFor();
  const box = (part) =>
    page
      .locator(part)
      .first()
      .evaluate((node) => node.getBoundingClientRect().toJSON());
  const [arena, prompt, hand] = [await box('.arena'), await box('.prompt'), await box('.hand')];
  assert.ok(arena.height > 150, `the board is ${arena.height} px high`);
  assert.ok(prompt.top >= arena.bottom - 1 && hand.top >= prompt.bottom - 1, 'parts of the table cover each other');
  await page.locator('.hand button').last().scrollIntoViewIfNeeded();
  assert.ok(
    (await page
      .locator('.hand button')
      .last()
      .evaluate((card) => card.getBoundingClientRect().bottom)) <= 257,
  );
  await page.screenshot({ path: join(OUT, 'enlarged.png'), fullPage: true });
});

for (const locale of LANGUAGES) {
  test(`the tabs of the sheet are in one line, ${locale}`, { timeout: 60_000 }, async () => {
    const page = await app.visitor({ locale, width: 320, height: 568 });
    const table = { game: 'take6', players: 2, bots: ['simple'], show_seen: true, start: true };
    await openTable(page, app.base, table);
    await page.locator('.open-panel').click();
    const tabs = await page
      .locator('[role="tab"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
    assert.ok(tabs.length >= 5);
    assert.equal(new Set(tabs.map(({ top }) => Math.round(top))).size, 1);
    assert.ok(
      tabs.every(({ left, right }) => left >= 0 && right <= 320),
      JSON.stringify(tabs),
    );
    const cut = await page
      .locator('[role="tab"]')
      .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).length);
    assert.equal(cut, 0);
    await page.context().close();
  });
}

for (const [players, width] of [
  [4, 30],
  [10, 24],
]) {
  test(`cards on the board of the smallest phone can be read, ${players} players`, { timeout: 60_000 }, async () => {
    const page = await app.visitor({ width: 320, height: 568 });
    const bots = Array.from({ length: players - 1 }, () => 'simple');
    await openTable(page, app.base, { game: 'take6', players, bots, start: true });
    await page.locator(CARD).first().waitFor();
    await page.locator('.lane .place').first().waitFor();
    await page.evaluate(settle);
    const found = await page
      .locator('.lane .place')
      .first()
      .evaluate((node) => node.getBoundingClientRect().width);
    assert.ok(found >= width, `${found} px`);
    assert.deepEqual((await page.evaluate(inspect, [VISIBLE, REACHABLE, FIXED])).problems, []);
    await page.context().close();
  });
}

let turn = 0;
for (const [name, { players, table, phases }] of Object.entries(GAMES)) {
  for (const count of players) {
    turn += 1;
    for (const locale of ALL ? LANGUAGES : [LANGUAGES[turn % LANGUAGES.length]]) {
      test(`${name}, ${count} players, ${locale}`, { timeout: 240_000 }, async () => {
        const page = await app.visitor({ locale });
        // A player who knows the game: the prompt bar has room for explanations at tables of new players (access.test.mjs).
        await page.addInitScript((kind) => localStorage.setItem(`rodeo.learned.${kind}`, 'yes'), table.game);
        await renameSeats(page);
        const bots = Array.from({ length: count - 1 }, () => 'simple');
        await openTable(page, app.base, { ...table, players: count, bots, clock: 300, start: true }, 'Maximiliane Oh');
        const places = new Map();
        const found = [];
        for (const [phase, reach] of Object.entries(phases)) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await reach(page, { players: count });
          // The standings after a round lie over the board until they are closed; they also disappear by themselves.
          await page.locator('.standings button').evaluateAll(([close]) => close?.click());
          await page.locator('.standings').waitFor({ state: 'detached' });
          for (const [width, height] of ALL_WINDOWS) {
            await page.setViewportSize({ width, height });
            await page.evaluate(settle);
            const { problems, boxes } = await page.evaluate(inspect, [VISIBLE, REACHABLE, FIXED]);
            const where = `${phase} at ${width} × ${height}`;
            found.push(...problems.map((problem) => `${where}: ${problem}`));
            const before = places.get(width) ?? boxes;
            places.set(width, before);
            boxes.forEach((box, at) => box === before[at] || found.push(`${where}: ${before[at]} jumps to ${box}`));
            if (problems.length > 0)
              await page.screenshot({ path: join(OUT, `layout-${name}-${count}-${phase}-${width}.png`.replaceAll(' ', '-')) });
          }
        }
        assert.deepEqual(found, []);
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
    }
  }
}
