// A complete match of every game against bots, by keyboard only.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, otherTables, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

const GAMES = {
  'Take 6': { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], options: 'rounds=1' },
  'Take 6 with the draft': { game: 'take6', players: 3, bots: ['simple', 'simple'], options: 'rounds=1,deck=limited,deal=draft' },
  'Take 6 with all fan cards': {
    game: 'take6',
    players: 4,
    bots: ['simple', 'simple', 'simple'],
    options: 'rounds=1,fans=even_odd+mountaineering+jumping_cow+flip_digits',
  },
  'Beat the Buffalo': { game: 'buffalo', players: 4, bots: ['simple', 'simple', 'simple'] },
  'Beat the Buffalo by majority': { game: 'buffalo', players: 3, bots: ['simple', 'simple'], options: 'decide=majority' },
  'Take That': { game: 'take_that', players: 3, bots: ['simple', 'simple'], options: 'games=1' },
  'Bull Party': { game: 'bull_party', players: 3, bots: ['simple', 'simple'] },
};

for (const table of otherTables(Object.values(GAMES), 'simple')) GAMES[table.game] = table;

for (const [name, table] of Object.entries(GAMES)) {
  test(`${name} can be played by keyboard only`, { timeout: 300_000 }, async () => {
    const page = await app.visitor();
    await openTable(page, app.base, { ...table, start: true });
    const choices = await playByKeyboard(page);
    assert.ok(choices >= 5, `only ${choices} choices`);
    // Screen readers get the same lines as the log.
    const texts = (selector) => page.locator(selector).allTextContents();
    const [log, live] = [await texts('.log li'), await texts('[role="log"] p')];
    assert.ok(log.length > 0);
    assert.deepEqual(live, log.slice(-live.length));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
