// Shared by the browser tests: the real server with the client, a real browser, and a player who uses only the keyboard.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM, ensureBrowser, FLAGS } from './browser.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
export const OUT = join(web, 'tests', 'out');
/** The binary under test. */
export const BINARY = process.env.RODEO_BIN ?? join(web, '..', 'target', 'release', 'rodeo');

const DEAL = Number(process.env.RODEO_DEAL ?? 1);

/** The names of all games: each has a folder. */
export const GAME_NAMES = readdirSync(join(web, 'src', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** A table with bots for every game that a list of tables leaves out. */
export function otherTables(tables, bot) {
  const listed = new Set(tables.map(({ game }) => game));
  return GAME_NAMES.filter((game) => !listed.has(game)).map((game) => {
    const [record] = JSON.parse(readFileSync(join(web, 'src', 'fairness', 'records', `${game}.json`), 'utf8'));
    const { players } = record.rules;
    return { game, players, bots: Array.from({ length: players - 1 }, () => bot) };
  });
}

/** Starts the server and the browser; `close` stops both. */
export async function startApp() {
  ensureBrowser();
  mkdirSync(OUT, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'rodeo-web-test-'));
  const port = await freePort();
  let server = await serve(port, data);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS }).catch((error) => {
    server.kill('SIGKILL');
    throw error;
  });
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    browser,
    /** Opens a page with its own cookies and storage. */
    async visitor({
      speed = 'off',
      width = 1280,
      height = 800,
      locale = 'en-US',
      theme = 'light',
      motion = 'no-preference',
      worker = 'allow',
      touch = false,
    } = {}) {
      const look = { viewport: { width, height }, locale, colorScheme: theme, reducedMotion: motion, hasTouch: touch };
      const context = await browser.newContext({ ...look, serviceWorkers: worker });
      await context.addInitScript(
        (value) => localStorage.getItem('rodeo.speed') ?? localStorage.setItem('rodeo.speed', value),
        speed,
      );
      const page = await context.newPage();
      page.problems = [];
      page.on('pageerror', (error) => page.problems.push(error.message));
      page.on('console', (message) => {
        // 401 is the expected response to a browser without a guest.
        if (message.type() === 'error' && !message.text().includes('401')) page.problems.push(message.text());
      });
      return page;
    },
    async restart() {
      await stopped(server);
      server = await serve(port, data);
    },
    stop: () => stopped(server),
    start: async () => {
      server = await serve(port, data);
    },
    async close() {
      try {
        await browser.close();
      } finally {
        server.kill('SIGTERM');
        rmSync(data, { recursive: true, force: true });
      }
    },
  };
}

async function serve(port, data) {
  const server = spawn(BINARY, ['serve', '--data', data, '--listen', `127.0.0.1:${port}`, '--drain-timeout', '0'], {
    stdio: 'ignore',
  });
  const problem = new Promise((done) => {
    server.once('error', (error) => done(error.message));
    server.once('exit', (status) => done(`it ended with status ${status}`));
  });
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    try {
      await fetch(`http://127.0.0.1:${port}/api/v1/health`);
      return server;
    } catch {
      const pause = new Promise((done) => setTimeout(done, 50));
      const reason = await Promise.race([problem, pause]);
      if (reason) throw new Error(`${BINARY} does not start: ${reason}`);
    }
  }
  // A process that is left running would keep this one from ending.
  server.kill('SIGKILL');
  throw new Error(`${BINARY} does not answer after 30 s`);
}

/** Stops a server and waits for its end. */
function stopped(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const end = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  return end;
}

export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Windows in which a table and a replay fit without scrolling. */
export const WINDOWS = [
  [360, 740],
  [740, 360],
  [390, 844],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
];

/**
 * Opens a table as this visitor, creating a guest if needed, and goes to it. A match that starts at once has a numbered deal, so
 * that the same cards come and the bots choose the same in every run. RODEO_DEAL is another number, to look for defects that
 * depend on cards.
 */
export async function openTable(page, base, request, name = 'Seat 1') {
  const table = request.start ? { deal: DEAL, ...request } : request;
  await page.goto(base);
  const id = await page.evaluate(
    async ([name, table]) => {
      const post = (path, body) =>
        fetch(`/api/v1${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      if (!(await fetch('/api/v1/me')).ok) await post('/guests', { name });
      const answer = await (await post('/tables', table)).json();
      if (!answer.id) throw new Error(answer.message);
      return answer.id;
    },
    [name, table],
  );
  await page.goto(`${base}/t/${id}`);
  return id;
}

/** Follows an invitation as a new guest. */
export async function sitDown(page, base, id, name) {
  await page.goto(`${base}/t/${id}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** What can be picked, in the order in which `actUntil` looks for it: cards of the hand, then objects and buttons. */
const PICKABLE = ['.hand button.possible:not([aria-pressed="true"])', '.arena button, .prompt [role="group"] button:not(.plain)'];

/**
 * Picks a card, or else an object or button, until something appears: the first one, or the last one. It looks and picks in one task
 * of the page: on a slow machine what it waits for could appear in between, and the pick would already answer it.
 */
export async function actUntil(page, selector, { last = false } = {}) {
  for (let turn = 0; turn < 160; turn += 1) {
    const found = await page.evaluate(
      ([selector, pickable, at]) => {
        if (document.querySelector(selector)) return true;
        const nodes = pickable.map((each) => [...document.querySelectorAll(each)]).find(({ length }) => length > 0);
        nodes?.at(at).click();
        return false;
      },
      [selector, PICKABLE, last ? -1 : 0],
    );
    if (found) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${selector} did not appear`);
}

const CONFIRM = '[role="group"] button.confirm';
/** Selectors of everything that can be chosen now. */
const ACTIONS = [
  '.hand button.possible:not([aria-pressed="true"])',
  '.arena button.legal, button.lane',
  '[role="group"] button:not(.plain):not([aria-pressed="true"])',
  '.pool button:not([aria-disabled="true"])',
].join(',');
/** Those outside of the hand with which a choice that began with a card goes on. */
const ON_BOARD = '.arena button.legal';

/** Plays by keyboard until `done` is shown. Returns the number of choices. */
export async function playByKeyboard(page, maxChoices = 400, done = '.results') {
  let choices = 0;
  let idle = 0;
  while (choices < maxChoices && idle < 1500) {
    if ((await page.locator(done).count()) > 0) return choices;
    if ((await page.locator(ACTIONS).count()) === 0) {
      idle += 1;
      await page.waitForTimeout(40);
      continue;
    }
    if (await reach(page)) {
      await page.keyboard.press('Enter');
      choices += 1;
      idle = 0;
      await page.waitForTimeout(60);
    } else idle += 1;
  }
  const line = await page.locator('.prompt').allTextContents();
  await page.screenshot({ path: join(OUT, 'stuck.png'), fullPage: true });
  throw new Error(`match not over after ${choices} choices: ${line} ${page.problems}`);
}

/** Selectors of what to choose next: a complete choice is confirmed, and one that has begun goes on. Another card of the hand would
 *  begin it again, for ever if every card has several places. */
async function nextActions(page) {
  if ((await page.locator(CONFIRM).count()) > 0) return CONFIRM;
  const hasBegun = (await page.locator('.hand button[aria-pressed="true"]').count()) > 0;
  return hasBegun && (await page.locator(ON_BOARD).count()) > 0 ? ON_BOARD : ACTIONS;
}

/** Moves the focus to something that can be chosen. Returns whether it succeeded. */
async function reach(page) {
  const actions = await nextActions(page);
  for (let keys = 0; keys < 60; keys += 1) {
    const where = await page.evaluate((actions) => {
      const now = document.activeElement;
      if (now?.matches(actions)) return 'there';
      if (!document.querySelector(actions)) return 'nothing';
      return now?.closest('.hand') && [...document.querySelectorAll(actions)].some((node) => node.closest('.hand'))
        ? 'hand'
        : 'elsewhere';
    }, actions);
    if (where === 'there') return true;
    if (where === 'nothing') return false;
    await page.keyboard.press(where === 'hand' ? 'ArrowRight' : 'Tab');
  }
  return false;
}
