// Puzzles: one is missed and one is solved, the rating follows; every game in every window; without a network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { OUT, startApp, WINDOWS } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

/** The shipped puzzles of a game with their ids, as `src/puzzles/files.ts` names them. */
function shipped(game) {
  const file = new URL(`../../crates/review/puzzles/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).matches.flatMap(({ number, puzzles }) =>
    puzzles.map((puzzle) => ({ ...puzzle, id: `${number}-${puzzle.step}-${puzzle.seat + 1}` })),
  );
}

/** Puzzles of Take 6 in which one of several cards is chosen. */
const cards = shipped('take6').filter(({ alternatives }) => /^\d+$/.test(alternatives[0].choice) && alternatives.length > 3);

async function open(page, id) {
  await page.goto(`${app.base}/puzzles/take6#${id}`);
  await page.locator('.hand .possible').first().waitFor();
}

const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('rodeo.puzzles-take6')));

test('a puzzle is missed and another one is solved; the rating follows', { timeout: 120_000 }, async () => {
  const [missed, solved] = cards;
  const page = await app.visitor();
  await page.goto(app.base);
  await page.getByRole('link', { name: 'Solve puzzles' }).click();
  await page.locator('.task').waitFor();
  await open(page, missed.id);
  assert.equal(await page.locator('.rating b').innerText(), '25.0');
  assert.equal(await page.locator('.hand .possible').count(), missed.alternatives.length, 'the legal choices');
  assert.equal(await page.locator('.alternatives').count(), 0, 'no values before the answer');
  const [best, second] = missed.alternatives;
  await page.locator(`.hand [data-word="${second.choice}"]`).click();
  await page.getByRole('heading', { name: 'Not the best choice' }).waitFor();
  const alternatives = page.locator('.alternatives button');
  assert.equal(await alternatives.count(), missed.alternatives.length);
  assert.match(await alternatives.first().getAttribute('aria-label'), new RegExp(`^${best.choice}, Best, `));
  assert.match(await page.locator('.verdict h2').innerText(), /^(Inaccurate|Mistake|Blunder): /);
  const reason = await page.locator('.verdict p').first().innerText();
  // Another alternative has other reasons.
  await alternatives.last().click();
  assert.notEqual(await page.locator('.verdict p').first().innerText(), reason);
  const lost = await stored(page);
  assert.ok(lost.rating < 25 && lost.solved === 0);
  assert.equal(Number(await page.locator('.rating b').innerText()), Math.round(10 * lost.rating) / 10);
  await page.screenshot({ path: join(OUT, 'puzzle-missed.png') });
  // The button has the focus, so the status does not name it, too.
  assert.doesNotMatch(await page.locator('.result [role="status"]').innerText(), /Next puzzle/);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.waitForFunction((id) => location.hash !== `#${id}`, missed.id);
  await page.locator('.hand, .board .legal').first().waitFor();

  // By keyboard: the number of the card, then Enter for the next puzzle.
  await open(page, solved.id);
  const key = await page.locator(`.hand [data-word="${solved.alternatives[0].choice}"]`).getAttribute('data-key');
  await page.keyboard.press(key);
  await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor();
  const won = await stored(page);
  assert.ok(won.rating > lost.rating && won.solved === 1);
  assert.deepEqual(won.done, [missed.id, solved.id]);
  await page.screenshot({ path: join(OUT, 'puzzle-solved.png') });
  await page.getByRole('button', { name: 'Next puzzle' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => location.hash !== `#${id}`, solved.id);

  // Only the first answer to a puzzle counts.
  await open(page, missed.id);
  await page.locator(`.hand [data-word="${best.choice}"]`).click();
  await page.getByText('Answered before').waitFor();
  assert.deepEqual(await stored(page), won);
  assert.deepEqual(page.problems, []);
});

test('puzzles of every game fit every window and are accessible', { timeout: 240_000 }, async () => {
  for (const game of ['take6', 'buffalo', 'take_that', 'bull_party']) {
    // One that is answered with an object of the table.
    const puzzle = shipped(game).find(({ alternatives: [best] }) => /^(\d+|row\d)$/.test(best.choice));
    const page = await app.visitor({ locale: 'de-DE', theme: game === 'take6' ? 'light' : 'dark' });
    await page.goto(`${app.base}/puzzles/${game}#${puzzle.id}`);
    await page.locator('.task').waitFor();
    for (const state of ['asked', 'answered']) {
      if (state === 'answered') {
        await page.locator(`.task [data-word="${puzzle.alternatives[0].choice}"]`).first().click();
        await page.locator('.result').waitFor();
      }
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const beyond = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        assert.ok(
          beyond.every((more) => more <= 0),
          `${game} ${state} at ${width}×${height}: ${beyond}`,
        );
        if (width === 390 || width === 1280) await page.screenshot({ path: join(OUT, `puzzle-${game}-${state}-${width}.png`) });
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes[0].html]),
        [],
        `${game} ${state}`,
      );
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('puzzles are played without a network', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await page.goto(app.base);
  // The worker keeps the files in the order of its list: puzzles are among the last.
  const kept = () => caches.open('rodeo-shell-1').then((cache) => cache.keys());
  const puzzles = () => page.evaluate(`(${kept})().then((files) => files.filter(({ url }) => url.endsWith('.json')).length)`);
  for (let tries = 0; (await puzzles()) < 4; tries += 1) {
    assert.ok(tries < 180, 'the files of the puzzles are kept within 90 seconds');
    await page.waitForTimeout(500);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await open(page, cards[0].id);
  await page.locator(`.hand [data-word="${cards[0].alternatives[0].choice}"]`).click();
  await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor();
});
