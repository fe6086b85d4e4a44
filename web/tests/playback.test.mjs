// Following the events of a match with the engine gives, after each step, the view that the server sends, and at all times the
// whole state that a new connection is sent.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { FollowedGame, FollowedTable, initSync } from '../engine/engine.js';
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

/** Keeps the messages that the page receives from its table. */
function recordMessages(page) {
  const messages = [];
  page.on('websocket', (socket) => {
    const url = new URL(socket.url());
    if (url.searchParams.get('updates') === 'events') socket.on('framereceived', ({ payload }) => messages.push(payload));
  });
  return messages;
}

/** Follows messages as the page does. Returns what it knows after each of them. */
function followMessages(messages) {
  const states = [];
  let table;
  let known;
  for (const text of messages) {
    const message = JSON.parse(text);
    if (message.type === 'snapshot') {
      table = new FollowedTable(text);
      const { type: _, game: _game, ...snapshot } = message;
      known = snapshot;
    } else if (!message.type) {
      const { followed: _, events: _events, prev_seq, chat = [], ...parts } = JSON.parse(table.apply(text));
      assert.equal(prev_seq, known.seq);
      known = { ...known, ...parts, chat: [...known.chat, ...chat] };
    } else continue;
    states.push(known);
  }
  return states;
}

/** The state that the server sends to a new connection of the player. */
function newSnapshot(page, id) {
  return page.evaluate(
    (id) =>
      new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${id}/ws?updates=state`);
        socket.onmessage = ({ data }) => {
          const { type, game: _, ...snapshot } = JSON.parse(data);
          if (type !== 'snapshot') return;
          socket.close();
          done(snapshot);
        };
      }),
    id,
  );
}

for (const table of [...GAMES, ...otherTables(GAMES, 'random')]) {
  test(`${table.game}: ${table.players} players ${table.options ?? ''}`, { timeout: 300_000 }, async () => {
    const page = await app.visitor();
    const messages = recordMessages(page);
    const id = await openTable(page, app.base, { ...table, start: true });
    const snapshots = [];
    let playing = true;
    const play = playByKeyboard(page, 500).finally(() => (playing = false));
    while (playing) {
      snapshots.push(await newSnapshot(page, id));
      await new Promise((next) => setTimeout(next, 400));
    }
    await play;
    snapshots.push(await newSnapshot(page, id));
    const states = followMessages(messages);
    for (const snapshot of snapshots) {
      const same = states.findLast(({ seq }) => seq === snapshot.seq);
      // Messages are batched: not every state is sent to the page.
      if (same) assert.deepEqual(same, snapshot);
    }
    assert.deepEqual(states.at(-1), snapshots.at(-1));
    await compareSteps(page);
  });
}

/** Compares the view after each step of the match with that of the server. */
async function compareSteps(page) {
  const match = (await page.getByRole('link', { name: 'Replay' }).getAttribute('href')).split('/').at(-1);
  const get = (path) => page.evaluate(async (at) => (await fetch(`/api/v1/matches/${at}`)).json(), path);
  const { steps, rules } = await get(match);
  assert.ok(steps > 3);
  const game = FollowedGame.start(JSON.stringify(rules), 0);
  for (let step = 1; step <= steps; step += 1) {
    const { events, view } = await get(`${match}/steps/${step}?viewer=0`);
    if (!view) {
      // Too many requests: wait for the limit to recover.
      await page.waitForTimeout(1000);
      step -= 1;
      continue;
    }
    const followed = JSON.parse(game.follow(JSON.stringify(events), true));
    assert.deepEqual(followed.at(-1)?.view, view, `step ${step}: ${JSON.stringify(events)}`);
  }
}
