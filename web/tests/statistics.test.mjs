// Statistics: matches on the server and on this device are counted, analyzed once and exported; a long history in every language.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, OUT, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const DAY = 86_400_000;
const SHORT = { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=1,hand=4', start: true };

const tile = (page, label) => page.locator('.tiles div', { hasText: label }).locator('dd .display').innerText();
const analyzed = (page, text) => page.getByText(text, { exact: true }).waitFor({ timeout: 120_000 });

/** Waits until the browser has stored the summaries of so many matches: shortly after the analysis is shown as complete. */
async function kept(page, count) {
  const stored = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const opening = indexedDB.open('rodeo-statistics');
          // The page creates the database when it has the first summary.
          opening.onupgradeneeded = () => opening.transaction.abort();
          opening.onerror = () => done(0);
          opening.onsuccess = () => {
            const request = opening.result.transaction('summaries').objectStore('summaries').count();
            request.onsuccess = () => {
              opening.result.close();
              done(request.result);
            };
          };
        }),
    );
  const deadline = Date.now() + 120_000;
  while ((await stored()) < count) {
    assert.ok(Date.now() < deadline, `the browser has stored ${await stored()} of ${count} summaries`);
    await page.waitForTimeout(100);
  }
}

/** Saves the file behind a button. Returns its text. */
async function download(page, name) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  assert.match(file.suggestedFilename(), /^rodeo-statistics-\d{4}-\d\d-\d\d\.(csv|json)$/);
  return readFile(await file.path(), 'utf8');
}

test('without matches the page says what it will show', { timeout: 60_000 }, async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/statistics`);
  await page.getByText('You have no finished matches yet.').waitFor();
  await page.getByRole('link', { name: 'Play now' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /Download/ }).count(), 0);
  assert.deepEqual(page.problems, []);
});

test('matches are counted, analyzed once, selected and exported', { timeout: 300_000 }, async () => {
  const page = await app.visitor();
  for (const table of [
    SHORT,
    { ...SHORT, deal: 2 },
    { game: 'take_that', players: 2, bots: ['keen'], options: 'games=1', start: true },
  ]) {
    await openTable(page, app.base, table);
    await playByKeyboard(page, 200);
  }
  // The analysis of a match is also part of the statistics.
  await page.goto(`${app.base}/mine`);
  await page
    .getByRole('link', { name: /^Analyze/ })
    .last()
    .click();
  await kept(page, 1);
  await page.goto(`${app.base}/mine`);
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await analyzed(page, '1 of 3 matches analyzed');
  assert.equal(await tile(page, 'Matches'), '3');

  // A run that waits for a record can be stopped.
  await page.route('**/record*', () => undefined);
  await page.getByRole('button', { name: 'Analyze 2 matches' }).click();
  await page.getByText('Analyzing: 0 of 2 done').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Analyze 2 matches' }).waitFor();
  await page.unroute('**/record*');

  await page.getByRole('button', { name: 'Analyze 2 matches' }).click();
  await analyzed(page, '3 of 3 matches analyzed');
  assert.match(await tile(page, 'Accuracy'), /^\d+%$/);
  const wins = (await page.locator('.parts').first().locator('b').allInnerTexts()).map((text) =>
    Math.round(10 * Number(text.replace('−', '-'))),
  );
  const result = wins.pop();
  assert.equal(
    wins.reduce((sum, part) => sum + part, 0),
    result,
    `the parts add up: ${wins}`,
  );

  // A reload keeps what is analyzed.
  await page.reload();
  await analyzed(page, '3 of 3 matches analyzed');
  assert.equal(await page.getByRole('button', { name: /^Analyze/ }).count(), 0);

  const csv = (await download(page, 'Download (CSV)')).trimEnd().split('\r\n');
  assert.equal(csv.length, 4);
  assert.match(csv[0], /^\uFEFFmatch,game,started,/);
  const file = JSON.parse(await download(page, 'Download (JSON)'));
  const listed = await page.evaluate(async () => (await (await fetch('/api/v1/me/matches')).json()).items);
  assert.deepEqual(
    file.matches.map(({ match }) => match.id),
    listed.map(({ id }) => id),
  );
  for (const { match, review } of file.matches) {
    assert.equal(review.match, match.id);
    const { expected, deal, skill, others, luck } = review.win;
    assert.ok(Math.abs(expected + deal + skill + others + luck - review.win.result) < 1e-9, match.id);
  }

  await page.getByLabel(/^Game/).selectOption('take6');
  assert.equal(await tile(page, 'Matches'), '2');
  await analyzed(page, '2 of 2 matches analyzed');
  await page.getByLabel(/^Other players/).selectOption('simple');
  assert.equal(await tile(page, 'Matches'), '2');
  await page.getByLabel(/^Game/).selectOption('take_that');
  await page.getByText('No matches fit this selection.').waitFor();
  await page.getByRole('button', { name: 'Show all matches' }).click();
  assert.equal(await tile(page, 'Matches'), '3');
  // The example of a mistake is that choice in the analysis.
  const example = page.getByRole('link', { name: /^Example/ }).first();
  const address = await example.getAttribute('href');
  await example.click();
  await page.locator('.verdict h2', { hasText: /^(Inaccurate|Mistake|Blunder)/ }).waitFor({ timeout: 60_000 });
  assert.ok(page.url().endsWith(address), address);
  // The same cards again are not counted.
  await page.getByRole('button', { name: /^Play .* instead$/ }).click();
  await page.waitForURL(/\/t\/dev1ce/, { timeout: 60_000 });
  await playByKeyboard(page);
  await page.goto(`${app.base}/mine`);
  await page.getByText('on this device').first().waitFor();
  await page.goto(`${app.base}/statistics`);
  await analyzed(page, '3 of 3 matches analyzed');
  assert.deepEqual(page.problems, []);
});

test('matches on this device are counted and analyzed without the server', { timeout: 300_000 }, async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/open?game=take6`);
  await page.getByLabel('Players').selectOption('2');
  await page.getByText('Change rules').click();
  await page.getByLabel('rounds').fill('1');
  // The server cannot be reached, so the table is opened on this device.
  await page.route('**/api/v1/tables', (route) => route.abort());
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: /Start game with/ }).click();
  await playByKeyboard(page, 60);
  assert.match(page.url(), /\/t\/dev1ce/);
  await page.unroute('**/api/v1/tables');
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${app.base}/statistics`);
  await page.getByRole('button', { name: 'Analyze 1 match' }).click();
  await analyzed(page, '1 of 1 match analyzed');
  assert.deepEqual(
    asked.filter((url) => url.endsWith('/record')),
    [],
  );
  // Without the server the matches on this device remain.
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${app.base}/statistics`);
  await analyzed(page, '1 of 1 match analyzed');
  await page.getByText('Cannot reach the server.').waitFor();
  assert.deepEqual(
    page.problems.filter((text) => !/ERR_FAILED/.test(text)),
    [],
  );
});

/** A long history: every game, other players of all kinds, names that are hard to show. */
function longHistory(now) {
  const games = ['take6', 'buffalo', 'take_that', 'bull_party'];
  const names = ['Ana', '=HYPERLINK("http://example.com")', 'A very long name of a player', '名前'];
  const person = (at) => ({ kind: 'guest', id: `person${at}`, name: names[at], bot: false });
  const bot = (level) => ({ kind: 'house_bot', level, name: 'Bot' });
  return Array.from({ length: 70 }, (_, at) => {
    const game = games[at % 7 < 4 ? 0 : at % 4];
    const others = [
      [bot('keen'), bot('keen')],
      [person(Math.floor(at / 4) % 4), bot('simple')],
      [bot('sharp'), bot('gentle')],
      [bot('merciless')],
    ][at % 4];
    const seats = [{ kind: 'guest', id: 'me', name: 'Me', bot: false }, ...others];
    const scores = seats.map((_, seat) => 8 + ((at * 7 + seat * 11) % 31));
    const best = game === 'take6' ? Math.min(...scores) : Math.max(...scores);
    const won = at % 3 === 0;
    const winners =
      game === 'buffalo'
        ? won
          ? seats.map((_, seat) => seat)
          : []
        : scores.flatMap((score, seat) => (score === best ? seat : []));
    const rated = game === 'take6' || game === 'take_that';
    return {
      id: `match${at}`,
      rules: { game, players: seats.length },
      seats,
      outcome: { scores, winners, ...(game === 'buffalo' ? { opponent: 20 } : {}) },
      started_ms: now - at * 2.3 * DAY - 600_000,
      ended_ms: now - at * 2.3 * DAY,
      steps: 12,
      commitment: '',
      ratings: rated ? [{ seat: 0, before: 27 - at / 20, after: 27.2 - at / 20 + (at % 2) / 3 }] : [],
    };
  });
}

/** What a review would say about a match of the history. */
function reviewOf({ id, rules: { game } }, at) {
  const heads = game === 'take6';
  const unit = heads ? 'heads' : game === 'buffalo' ? 'win_chance' : 'points';
  const win = { expected: 0.33, deal: ((at % 5) - 2) / 20, skill: ((at % 4) - 1) / 10, others: 0.03, luck: ((at % 7) - 3) / 10 };
  const all = ({ expected, deal, skill, others, luck }) => expected + deal + skill + others + luck;
  const score = { expected: 14.2, deal: 1.1, skill: -2.3 + (at % 3), others: 0.4, luck: (at % 9) - 4 };
  const reasons = {
    take6: ['takes', 'takes-other', 'full', 'low', 'row'].map((name) => `take6-reason-${name}`),
    buffalo: ['buffalo-reason-turn', 'review-reason-win'],
    take_that: ['take-that-reason-next', 'take-that-reason-pair', 'review-reason-later-points'],
    bull_party: ['bull-party-reason-lay', 'bull-party-reason-pick'],
  }[game];
  const cost = unit === 'win_chance' ? 0.07 : 2.4;
  return {
    ...{ match: id, seat: 0, version: 'older', game, unit, lower_is_better: heads },
    ...{ accuracy: 55 + ((at * 13) % 43), stake: 20, decisions: 10, labels: [3, 2, 1], cost: 5 },
    ...{ score: { ...score, result: all(score) }, win: { ...win, result: all(win) } },
    mistakes: reasons
      .filter((_, kind) => (at + kind) % 3 !== 0)
      .map((reason, kind) => ({
        reason,
        labels: [3 - (kind % 3), 1, at % 2],
        cost: 4 * cost,
        worst: { step: 3, cost: 2 * cost },
      })),
  };
}

/** Shows the statistics of a long history, most of it analyzed. */
async function openLong(look) {
  const page = await app.visitor({ ...look, worker: 'block' });
  const matches = longHistory(Date.now());
  const pages = [0, 30, 60].map((start) => ({ items: matches.slice(start, start + 30), before: start < 60 ? start + 30 : null }));
  await page.route('**/api/v1/me', (route) => route.fulfill({ json: { id: 'me', name: 'Me', bot: false } }));
  await page.route('**/api/v1/me/matches*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 0);
    return route.fulfill({ json: pages[before / 30] });
  });
  await page.goto(`${app.base}/rules/take6`);
  await page.evaluate(
    (summaries) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('rodeo-statistics', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('summaries', { keyPath: 'key' }).createIndex('at', 'at');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('summaries', 'readwrite');
          for (const summary of summaries) writing.objectStore('summaries').put({ key: `${summary.match} 0`, at: 1, summary });
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    matches.slice(5).map(reviewOf),
  );
  await page.goto(`${app.base}/statistics`);
  await page.locator('.tiles').waitFor();
  await page.locator('.parts').first().waitFor();
  return page;
}

test('a long history fits phones in every language and is accessible in both themes', { timeout: 240_000 }, async () => {
  for (const [at, locale] of ['en-US', 'de-DE', 'es-ES', 'ja-JP'].entries()) {
    const theme = at % 2 === 0 ? 'light' : 'dark';
    const page = await openLong({ locale, theme, width: 320, height: 640 });
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [740, 360],
      [1280, 800],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beyond <= 0, `${locale} at ${width} px: ${beyond} px too wide`);
      if (width === 320 || width === 1280)
        await page.screenshot({ path: join(OUT, `statistics-${locale}-${width}.png`), fullPage: true });
    }
    // The number with the longest unit is there if the matches are of one game.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('.filters select').first().selectOption('take6');
    await page.locator('.tiles .long').waitFor();
    const cut = await page
      .locator('.tiles dd *')
      .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent));
    assert.deepEqual(cut, [], locale);
    await page.locator('.filters select').first().selectOption('');
    const names = await page
      .locator('summary')
      .evaluateAll((nodes) => nodes.map((node) => node.ariaLabel ?? node.textContent.trim()));
    assert.equal(new Set(names).size, names.length, `${names}`);
    for (const details of await page.locator('summary').all()) await details.click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => [id, nodes[0].html]),
      [],
      locale,
    );
    // Every id has a text in this language.
    assert.doesNotMatch(await page.locator('main').innerText(), /\b(statistics|mistake|review|analysis|level|game)-[a-z]+/);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('a long history is loaded page by page, and older analyses wait to be renewed', { timeout: 120_000 }, async () => {
  const page = await openLong({});
  assert.equal(await tile(page, 'Matches'), '70');
  await page.getByText('65 of 70 matches analyzed').waitFor();
  await page.getByText('65 of them by an older version').waitFor();
  await page.getByRole('button', { name: 'Analyze 70 matches' }).waitFor();
  await page.getByLabel(/^Other players/).selectOption('people');
  assert.equal(await page.locator('table', { hasText: 'Ahead' }).locator('tbody tr').count(), 4);
  await page.getByLabel(/^Period/).selectOption('30');
  assert.equal(await tile(page, 'Matches'), '4');
  const csv = await download(page, 'Download (CSV)');
  assert.ok(csv.includes(`,"'=HYPERLINK(""http://example.com""); Bot 3",`), csv);
  assert.deepEqual(page.problems, []);
});
