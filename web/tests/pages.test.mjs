// The pages around the table: home, invitation, lobby, the form for a table, tutorials, and calls to an absent player.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { GAME_NAMES, openTable, OUT, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });
/** The transforms of all cards of the table on the home page. */
const demo = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.demo .card')].map((card) => card.style.transform).join());

async function violations(page) {
  const found = (await new AxeBuilder({ page }).analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

test('the table on the home page plays by itself until it is paused', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  const first = await demo(page);
  await page.waitForFunction(
    (before) => [...document.querySelectorAll('.demo .card')].map((card) => card.style.transform).join() !== before,
    first,
  );
  await page.getByRole('button', { name: 'Pause the animation' }).click();
  const paused = await demo(page);
  await page.waitForTimeout(3_000);
  assert.equal(await demo(page), paused);
  assert.deepEqual(page.problems, []);
});

test('with reduced motion the table on the home page does not move', async () => {
  const page = await app.visitor({ motion: 'reduce' });
  await page.goto(app.base);
  await page.locator('.demo .card').first().waitFor();
  const first = await demo(page);
  await page.waitForTimeout(3_000);
  assert.equal(await demo(page), first);
  assert.equal(await page.getByRole('button', { name: 'Pause the animation' }).count(), 0);
});

test('the home page shows its games before the tables of a returning player, which move and cover nothing', async () => {
  const page = await app.visitor({ width: 320, height: 568 });
  await openTable(page, app.base, { game: 'take6', players: 3, bots: ['simple'] });
  let answer;
  const held = new Promise((done) => (answer = done));
  await page.route('**/api/v1/me/tables', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(app.base);
  await page.locator('.games article').first().waitFor();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > :not(.mine)')].map((part) => Math.round(part.getBoundingClientRect().top)),
    );
  // Parts of the page are built in tasks of their own.
  await page.waitForTimeout(1_000);
  const before = await places();
  answer();
  const bar = page.locator('.mine');
  await bar.getByRole('link').waitFor();
  assert.deepEqual(await places(), before);
  assert.ok(await bar.isVisible());
  const covered = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const [now, bar] = [document.activeElement, document.querySelector('.mine')];
      if (!now || now === document.body) return 'end';
      const [box, over] = [now.getBoundingClientRect(), bar.getBoundingClientRect()];
      const free = bar.contains(now) || box.bottom <= over.top + 1 || box.top >= over.bottom;
      return free ? null : now.outerHTML.slice(0, 80);
    });
    if (found === 'end') break;
    if (found) covered.push(found);
  }
  assert.deepEqual(covered, []);
  assert.deepEqual(page.problems, []);
});

test('the settings open from the header of any page, and the focus returns', async () => {
  const page = await app.visitor({ width: 320, height: 568 });
  for (const path of ['/', '/open']) {
    await page.goto(app.base + path);
    const gear = button(page, 'Settings');
    await gear.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.waitFor();
    await dialog.getByLabel('Fast').check();
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await gear.evaluate((node) => node === document.activeElement), true);
    assert.equal(await page.evaluate(() => localStorage.getItem('rodeo.speed')), 'fast');
  }
});

test('the settings are grouped, and all of them fit into the window of a desktop', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await button(page, 'Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const groups = dialog.getByRole('region');
  await groups.first().waitFor();
  const names = await groups.evaluateAll((parts) => parts.map((part) => part.querySelector('h3').textContent));
  assert.deepEqual(names, ['Language and appearance', 'Play', 'Sound and notifications']);
  assert.equal(await dialog.evaluate((node) => node.scrollHeight - node.clientHeight), 0);
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
]) {
  test(`the games of the home page are in a window of ${width} × ${height}`, async () => {
    const page = await app.visitor({ width, height });
    await page.goto(app.base);
    const plays = page.locator('.games').getByRole('button');
    await plays.first().waitFor();
    assert.equal(await plays.count(), GAME_NAMES.length);
    const lowest = await plays.evaluateAll((nodes) => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom)));
    assert.ok(lowest <= height, `${lowest} px`);
  });
}

test('both ways to start are beside each other on a phone, with the name of the site above them', async () => {
  const page = await app.visitor({ width: 390, height: 844 });
  await page.goto(app.base);
  const boxes = [button(page, 'Play now'), page.getByRole('link', { name: 'Play with friends' })];
  const [play, friends] = await Promise.all(boxes.map((box) => box.boundingBox()));
  assert.ok(Math.abs(play.y - friends.y) < 2 && play.x + play.width <= friends.x, JSON.stringify([play, friends]));
  assert.equal(await page.locator('.brand svg').nth(1).isVisible(), true);
});

for (const locale of ['en-GB', 'de-DE', 'es-ES', 'ja-JP']) {
  test(`no text of a select is clipped, and no page is too wide, with locale ${locale}`, { timeout: 120_000 }, async () => {
    const page = await app.visitor({ locale, width: 320, height: 568 });
    const clipped = () =>
      page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d');
        const overflow = document.documentElement.scrollWidth - innerWidth;
        if (overflow > 0) return [`${overflow} px too wide`];
        return [...document.querySelectorAll('select')].flatMap((select) => {
          if (!select.checkVisibility()) return [];
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          pen.font = font;
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const texts = [...select.options].map(({ text }) => text);
          return texts.filter((text) => pen.measureText(text).width > room + 1).map((text) => `${select.id}: ${text}`);
        });
      });
    await page.goto(app.base);
    await page.locator('[aria-controls="quick-options"]').click();
    await page.locator('#quick-game option').first().waitFor({ state: 'attached' });
    const found = { home: await clipped() };
    await page.locator('.gear').click();
    await page.getByRole('dialog').waitFor();
    found.settings = await clipped();
    await openTable(page, app.base, { game: 'take6', players: 10, bots: ['simple', 'keen'] });
    await page.locator('.lobby select option').first().waitFor({ state: 'attached' });
    found.lobby = await clipped();
    await page.goto(`${app.base}/open`);
    await page.locator('form select').first().waitFor();
    found.open = await clipped();
    assert.deepEqual(found, { home: [], settings: [], lobby: [], open: [] });
  });
}

test('the lobby is a table with seats around it, and an empty chair takes a player or a bot', async () => {
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ]) {
    const page = await app.visitor({ width, height });
    await openTable(page, app.base, { game: 'take6', players: 10 });
    await page.locator('.around .top').waitFor();
    await button(page, 'Add bot (10)').click();
    await button(page, 'Actions for Bot 10').waitFor();
    await button(page, 'Move here (4)').click();
    await page.locator('.around li:nth-of-type(4).mine').waitFor();
    const { table, seats } = await page.evaluate(() => {
      const box = (node) => node.getBoundingClientRect().toJSON();
      return {
        table: box(document.querySelector('.around .top')),
        seats: [...document.querySelectorAll('.around li span.disc')].map(box),
      };
    });
    const middle = (box) => box.top + box.height / 2;
    // On the edge of the table, or further away from it.
    const isAbove = (seat) => middle(seat) <= table.top + 8;
    assert.deepEqual([seats.filter(isAbove).length, seats.filter((seat) => middle(seat) >= table.bottom - 8).length], [5, 5]);
    assert.equal(isAbove(seats[3]), false, 'the player is at the near side');
    assert.equal(new Set(seats.map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)).size, 10);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.problems, []);
  }
});

test('the picker of the home page starts the chosen game at once', async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByLabel('Game', { exact: true }).selectOption('take_that');
  await page.getByLabel('Players').selectOption('2');
  await button(page, 'Play now').click();
  await page.locator('.hand button.possible').first().waitFor();
  assert.equal(await page.locator('.seats > li').count(), 2);
  assert.deepEqual(page.problems, []);
});

test('public tables show who sits there', async () => {
  const [host, visitor] = [await app.visitor(), await app.visitor()];
  await openTable(host, app.base, { game: 'bull_party', players: 4, visibility: 'public' }, 'Host of the party');
  await visitor.goto(app.base);
  const table = visitor.getByRole('listitem').filter({ hasText: 'Bull Party' });
  await table.getByText('Host of the party').waitFor();
  assert.match(await table.innerText(), /1\/4/);
});

test('choosing the draft also chooses the limited deck, and the table can be created', async () => {
  const page = await app.visitor({ width: 360, height: 740 });
  await page.goto(`${app.base}/open?game=take6`);
  await page.getByText('Change rules').click();
  assert.equal(await page.getByRole('radio', { name: 'Hidden (memory)' }).count(), 0);
  await page.getByRole('radio', { name: 'Draft', exact: true }).check();
  assert.equal(await page.getByRole('radio', { name: 'Limited deck' }).isChecked(), true);
  await page.getByRole('radio', { name: 'Hidden (memory)' }).check();
  await page.screenshot({ path: join(OUT, 'open-draft-phone.png'), fullPage: true });
  await button(page, 'Create table').click();
  await page.getByText('Limited deck · Draft').waitFor();
  assert.deepEqual(page.problems, []);
});

test('an invitation can be answered by learning first, and the tutorial leads back to the table', {
  timeout: 120_000,
}, async () => {
  const [host, guest] = [await app.visitor(), await app.visitor({ width: 360, height: 740 })];
  const id = await openTable(host, app.base, { game: 'take6', players: 4 }, 'Host');
  await guest.goto(`${app.base}/t/${id}`);
  for (const name of ['Sit down', 'Watch']) await button(guest, name).waitFor();
  await guest.screenshot({ path: join(OUT, 'join-phone.png'), fullPage: true });
  assert.deepEqual(await violations(guest), []);
  await guest.getByRole('link', { name: 'Learn first' }).click();
  for (const word of ['14', '30', '3']) {
    await guest.locator(`.hand button[aria-label^="${word},"]`).click();
    await button(guest, 'Continue').click();
  }
  await guest.locator('.rows > li:nth-child(2) button').click();
  await button(guest, 'Continue').click();
  for (const word of ['99', '62']) {
    await guest.locator(`.hand button[aria-label^="${word},"]`).click();
    await button(guest, 'Continue').click();
  }
  await button(guest, 'Continue').click();
  await guest.locator('.hand button.possible').first().click();
  await button(guest, 'Continue').click();
  await guest.getByRole('heading', { name: 'Well done!' }).waitFor();
  await guest.screenshot({ path: join(OUT, 'learn-end-phone.png'), fullPage: true });
  assert.deepEqual(await violations(guest), []);
  await guest.getByRole('link', { name: 'Return to the table' }).click();
  await button(guest, 'Sit down').click();
  await guest.getByText('Waiting for the host').waitFor();
  assert.deepEqual([host.problems, guest.problems], [[], []]);
});

test('a visitor can watch although a seat is free', async () => {
  const [host, visitor] = [await app.visitor(), await app.visitor()];
  const id = await openTable(host, app.base, { game: 'take6', players: 4 }, 'Host');
  await visitor.goto(`${app.base}/t/${id}`);
  await button(visitor, 'Watch').click();
  await visitor.getByRole('heading', { name: 'Invite friends' }).waitFor();
  assert.equal(await host.getByText('Empty').count(), 3);
});

test('a mistake in the tutorial highlights the correct card', async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/learn/take6`);
  await page.locator('.hand button[aria-label^="45,"]').click();
  await page.locator('.hand button[data-target="again"][aria-label^="14,"]').waitFor();
});

test('the lobby has a QR code of the link on a desktop, and on request on a phone', async () => {
  const [desktop, phone] = [await app.visitor(), await app.visitor({ width: 360, height: 740 })];
  await openTable(desktop, app.base, { game: 'take6', players: 4 });
  await desktop.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await openTable(phone, app.base, { game: 'take6', players: 4 });
  await button(phone, 'Copy link').waitFor();
  assert.equal(await phone.getByRole('img', { name: 'QR code of the link' }).isVisible(), false);
  await button(phone, 'QR code').click();
  await phone.getByRole('img', { name: 'QR code of the link' }).waitFor();
  assert.deepEqual([desktop.problems, phone.problems], [[], []]);
});

test('the tab shows when it is your turn', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=1,hand=2', start: true });
  await page.waitForFunction(() => document.title.startsWith('● Your turn'));
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  assert.equal(await icon(), '/icon-turn.svg');
  await playByKeyboard(page, 20);
  await page.waitForFunction(() => document.title === 'Take 6 · Rodeo');
  assert.equal(await icon(), '/icon.svg');
});

test('notifications are offered in the lobby after the first visit only, and asked for on a click', async () => {
  const page = await app.visitor();
  await page.context().grantPermissions([], { origin: app.base });
  await page.addInitScript(() => {
    window.asked = 0;
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      window.asked += 1;
      permission = 'granted';
      return permission;
    };
  });
  const offer = page.getByText('Get a notification when it is your turn?');
  await openTable(page, app.base, { game: 'take6', players: 4 });
  await button(page, 'Copy link').waitFor();
  assert.equal(await offer.count(), 0);
  await page.evaluate(() => localStorage.setItem('rodeo.firstVisit', String(Date.now() - 86_400_000)));
  await page.reload();
  await offer.waitFor();
  assert.equal(await page.evaluate(() => window.asked), 0);
  await button(page, 'Notify me').click();
  await offer.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => window.asked), 1);
  assert.equal(await page.evaluate(() => localStorage.getItem('rodeo.notify')), 'yes');
});

test('a finished table offers its result', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=1,hand=2', start: true });
  await playByKeyboard(page, 20);
  await page.goto(`${app.base}/mine`);
  await page.getByRole('link', { name: /^View result: Take 6/ }).waitFor();
  assert.equal(await page.getByRole('link', { name: /^Return to table/ }).count(), 0);
  assert.deepEqual(await violations(page), []);
});

test('the result can be downloaded as a picture', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, {
    game: 'take6',
    players: 4,
    bots: ['simple', 'simple', 'simple'],
    options: 'rounds=1,hand=2',
    start: true,
  });
  await playByKeyboard(page, 20);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download picture').click()]);
  assert.equal(download.suggestedFilename(), 'rodeo.png');
  const path = join(OUT, 'result-image.png');
  await download.saveAs(path);
  const picture = readFileSync(path);
  // Width and height in the header of a PNG file.
  assert.deepEqual([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)], ['PNG', 1200, 630]);
  assert.deepEqual(page.problems, []);
});

/** Every page around the table, by name. The table is one that the visitor does not know yet. */
const PAGES = (table) => ({
  home: '/',
  open: '/open?game=take6',
  join: `/t/${table}`,
  missing: '/no/such/page',
  gone: '/t/00000000000000000000',
  mine: '/mine',
  ...Object.fromEntries(GAME_NAMES.map((game) => [`rules-${game}`, `/rules/${game}`])),
});

for (const theme of ['light', 'dark']) {
  for (const size of [
    { width: 320, height: 568, locale: 'de-DE' },
    { width: 1280, height: 800, locale: 'ja-JP' },
  ]) {
    test(`pages are accessible and fit at ${size.width} px with the ${theme} theme`, { timeout: 180_000 }, async () => {
      const host = await app.visitor();
      const table = await openTable(
        host,
        app.base,
        { game: 'take6', players: 6, visibility: 'public' },
        'A host with a long name',
      );
      const page = await app.visitor({ ...size, theme });
      for (const [name, path] of Object.entries(PAGES(table))) {
        await page.goto(app.base + path, { waitUntil: 'networkidle' });
        await page.locator('main h1').waitFor();
        assert.deepEqual(await violations(page), [], name);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${name} is ${overflow} px too wide`);
        const language = size.locale.slice(0, 2);
        await page.screenshot({ path: join(OUT, `page-${name}-${size.width}-${theme}-${language}.png`), fullPage: true });
      }
      // 404 is the expected response for the unknown table.
      assert.deepEqual(
        page.problems.filter((text) => !text.includes('404')),
        [],
      );
      await host.context().close();
      await page.context().close();
    });
  }
}
