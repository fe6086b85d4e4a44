// Applying the events of a step to the view before it gives the view that the server sends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createServer } from 'vite';
import { openTable, otherTables, playByKeyboard, startApp } from './support.mjs';

let app;
let vite;
let applyEvent;
let textContext;
before(async () => {
  app = await startApp();
  vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
  ({ applyEvent } = await vite.ssrLoadModule('/src/games/play.ts'));
  ({ textContext } = await vite.ssrLoadModule('/src/playback/context.ts'));
});
after(async () => {
  await vite.close();
  await app.close();
});

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

/** The visible part of a view; the rest is for choosing and always comes from the server. */
function visiblePart(view) {
  const { rows, queue, line, line_cost, stock, team_heads, team_score, buffalo_heads, turned_card, seats } = view;
  return JSON.parse(
    JSON.stringify({
      rows: rows?.map(({ cards, heads, capacity, stop, take7, parity, mountain, cow, bull }) => ({
        cards,
        heads,
        capacity,
        stop,
        take7,
        parity,
        mountain,
        cow: cow || undefined,
        bull,
      })),
      queue,
      line,
      line_cost,
      stock,
      team_heads,
      team_score,
      buffalo_heads,
      turned_card,
      // The server computes what a seat would score in Bull Party.
      seats: seats.map(({ heads, points, taken, extras, pairs, bulls }) => ({ heads, points, taken, extras, pairs, bulls })),
      hand: view.hand,
    }),
  );
}

for (const table of [...GAMES, ...otherTables(GAMES, 'random')]) {
  test(`${table.game}: ${table.players} players ${table.options ?? ''}`, { timeout: 300_000 }, async () => {
    const page = await app.visitor();
    await openTable(page, app.base, { ...table, start: true });
    await playByKeyboard(page, 500);
    const match = (await page.getByRole('link', { name: 'View replay' }).getAttribute('href')).split('/').at(-1);
    const get = (path) => page.evaluate(async (at) => (await fetch(`/api/v1/matches/${at}`)).json(), path);
    const { steps, seats, rules } = await get(match);
    let before = (await get(`${match}/steps/0?viewer=0`)).view;
    const heads = new Map();
    const wrong = [];
    for (let step = 1; step <= steps; step += 1) {
      const { events, view } = await get(`${match}/steps/${step}?viewer=0`);
      if (!view) {
        await page.waitForTimeout(1000);
        step -= 1;
        continue;
      }
      for (const at of [before, view]) {
        const visibleCards = [
          ...(at.rows ?? []).flatMap((row) => row.cards),
          ...(at.line ?? []),
          ...at.hand,
          ...(at.turned_card ? [at.turned_card] : []),
          ...(at.queue ?? []).flatMap((queued) => (queued.card ? [queued.card] : [])),
        ];
        for (const [card, points] of visibleCards) heads.set(card, points);
      }
      // The start of a new round is not played back event by event.
      const newRound = events.some((event) =>
        /hand_dealt|rows_laid|round_scored|laid_out|round_over|scored|game_began/.test(JSON.stringify(event)),
      );
      const context = textContext(seats, 0, rules, [...heads]);
      const computed = events.reduce((now, event) => applyEvent(now, event, context), before);
      if (!newRound && view.phase !== 'over' && JSON.stringify(visiblePart(computed)) !== JSON.stringify(visiblePart(view))) {
        wrong.push({ step, events: JSON.stringify(events), computed: visiblePart(computed), view: visiblePart(view) });
      }
      before = view;
    }
    assert.ok(steps > 3);
    for (const { step, events, computed, view } of wrong.slice(0, 1)) assert.deepEqual(computed, view, `step ${step}: ${events}`);
  });
}
