// Following the events of a match with the engine gives, after each step, the view that the server sends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { follow, initSync, start } from '../engine/engine.js';
import { openTable, otherTables, playByKeyboard, startApp } from './support.mjs';

let app;
before(async () => {
  initSync({ module: await readFile(new URL('../engine/engine_bg.wasm', import.meta.url)) });
  app = await startApp();
});
after(() => app.close());

const GAMES = [
  { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], options: 'rounds=2' },
  {
    game: 'take6',
    players: 4,
    bots: ['random', 'random', 'random'],
    options: 'rounds=2,fans=even_odd+mountaineering+jumping_cow+flip_digits',
  },
  { game: 'take6', players: 3, bots: ['simple', 'simple'], options: 'rounds=1,deck=limited,deal=draft' },
  { game: 'buffalo', players: 2, bots: ['random'] },
  { game: 'buffalo', players: 5, bots: ['random', 'random', 'random', 'random'] },
  { game: 'take_that', players: 3, bots: ['random', 'random'], options: 'games=1' },
  { game: 'take_that', players: 3, bots: ['random', 'random'], options: 'games=1,variant=advanced' },
  { game: 'bull_party', players: 4, bots: ['random', 'random', 'random'] },
];

for (const table of [...GAMES, ...otherTables(GAMES, 'random')]) {
  test(`${table.game}: ${table.players} players ${table.options ?? ''}`, { timeout: 300_000 }, async () => {
    const page = await app.visitor();
    await openTable(page, app.base, { ...table, start: true });
    await playByKeyboard(page, 500);
    const match = (await page.getByRole('link', { name: 'View replay' }).getAttribute('href')).split('/').at(-1);
    const get = (path) => page.evaluate(async (at) => (await fetch(`/api/v1/matches/${at}`)).json(), path);
    const { steps, rules } = await get(match);
    assert.ok(steps > 3);
    let game = start(JSON.stringify(rules), 0);
    for (let step = 1; step <= steps; step += 1) {
      const { events, view } = await get(`${match}/steps/${step}?viewer=0`);
      if (!view) {
        // Too many requests: wait for the limit to recover.
        await page.waitForTimeout(1000);
        step -= 1;
        continue;
      }
      const followed = JSON.parse(follow(game, JSON.stringify(events), 0, true));
      assert.deepEqual(followed.events.at(-1)?.view, view, `step ${step}: ${JSON.stringify(events)}`);
      game = JSON.stringify(followed.game);
    }
  });
}
