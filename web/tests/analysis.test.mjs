// The analysis of matches: from a record file, a result and a link; by keyboard, on a phone; and playing on with another choice.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { openTable, OUT, playByKeyboard, startApp, WINDOWS } from './support.mjs';

/** Records of three bots; their reviews never change. */
const recordFile = (game) => fileURLToPath(new URL(`../../crates/review/tests/records/${game}.json`, import.meta.url));

let app;
let folder;
before(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'rodeo-analysis-'));
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a record file for the analysis. */
async function open(file, look = {}) {
  const page = await app.visitor(look);
  await page.goto(`${app.base}/review`);
  await page.locator('input[type="file"]').setInputFiles(file);
  return page;
}

async function finished(page) {
  await page.locator('.panel').waitFor({ timeout: 60_000 });
  await page.locator('.panel .state').waitFor({ state: 'detached', timeout: 60_000 });
}
const position = (page) => new URL(page.url()).hash;

test('a record file is analyzed: costs, reasons, alternatives, moments, luck and skill', { timeout: 120_000 }, async () => {
  const page = await app.visitor();
  await page.goto(`${app.base}/mine`);
  await page.locator('input[type="file"]').setInputFiles(recordFile('take6'));
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.locator('.verdict').waitFor({ timeout: 60_000 });
  await finished(page);
  assert.equal(await page.title(), 'Take 6 · Analysis · Rodeo');
  assert.equal(position(page), '#1-1');
  // The third player, and from mistake to mistake.
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowDown');
  assert.equal(position(page), '#2-3');
  await page.keyboard.press('ArrowDown');
  assert.equal(position(page), '#4-3');
  assert.equal(await page.locator('.verdict h2').innerText(), 'Mistake: 3 heads');
  assert.match(await page.locator('.analysis > [role="status"]').textContent(), /: 92\. Mistake: 3 heads$/);
  assert.match(await page.locator('.verdict p').last().innerText(), /^Your 92 takes row 4 in \d+% of cases \(10 heads\)/);
  const alternatives = page.locator('.alternatives button');
  assert.equal(await alternatives.count(), 7, 'the cards of the hand');
  assert.match(await alternatives.first().getAttribute('aria-label'), /^81, Best, about 11 heads · wins \d+%$/);
  // The best card is a ghost on the board; another one when it is selected.
  assert.equal(await page.locator('[data-row="3"] .ghost').count(), 1);
  await page.getByRole('button', { name: /^51, / }).click();
  assert.equal(await page.locator('[data-row="0"] .ghost').count(), 1);
  assert.equal(await page.locator('.revealed li').count(), 3, 'the cards that all players chose');
  // This record has no seed, so nobody can play on.
  assert.equal(await page.getByRole('button', { name: /instead/ }).count(), 0);
  await page.keyboard.press('ArrowRight');
  assert.equal(position(page), '#5-3');
  await page.getByRole('tab', { name: 'Moves' }).click();
  assert.equal(await page.locator('.moves [aria-current="step"] b').innerText(), '81');
  await page.getByRole('tab', { name: 'Key moments' }).click();
  await page.locator('.moments button').first().click();
  assert.notEqual(position(page), '#5-3');
  await page.getByRole('tab', { name: 'Summary' }).click();
  const numbers = (await page.locator('.parts b').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-').match(/-?\d+/)[0]),
  );
  const [expected, ...parts] = numbers;
  const result = parts.pop();
  assert.equal(
    parts.reduce((sum, part) => sum + part, expected),
    result,
    `the parts add up: ${numbers}`,
  );
  await page.screenshot({ path: join(OUT, 'analysis.png') });
  assert.deepEqual(page.problems, []);
});

test('every game is analyzed; the page fits every window and is accessible', { timeout: 180_000 }, async () => {
  for (const game of ['take6', 'buffalo', 'take_that', 'bull_party']) {
    const page = await open(recordFile(game), { locale: 'de-DE', theme: game === 'take6' ? 'light' : 'dark' });
    await finished(page);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const beyond = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      assert.ok(
        beyond.every((more) => more <= 0),
        `${game} at ${width}×${height}: ${beyond}`,
      );
      if (width === 390) await page.screenshot({ path: join(OUT, `analysis-${game}.png`) });
    }
    for (const name of game === 'take6' ? ['Zug', 'Züge', 'Momente', 'Bilanz'] : ['Zug']) {
      await page.getByRole('tab', { name, exact: true }).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes[0].html]),
        [],
        `${game} ${name}`,
      );
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('unfinished, broken and unreadable records', { timeout: 120_000 }, async () => {
  const record = JSON.parse(await readFile(recordFile('take6'), 'utf8'));
  const save = async (name, content) => {
    const file = join(folder, name);
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const { result: _, ...unfinished } = record;
  const part = await open(await save('part.json', { ...unfinished, steps: record.steps.slice(0, 5) }));
  await finished(part);
  await part.getByRole('tab', { name: 'Summary' }).click();
  await part.getByText('The match is not over').waitFor();
  await part.getByText('Step 1 of 5').waitFor();
  const broken = await open(await save('broken.json', { ...record, steps: [...record.steps.slice(0, 3), record.steps[1]] }));
  await broken.getByText(/^The record breaks the rules, so the analysis ends there: step 3/).waitFor({ timeout: 60_000 });
  await broken.locator('.verdict').waitFor();
  await broken.getByText('Step 1 of 3').waitFor();
  const unreadable = await open(await save('no.json', '{"format":"other"}'));
  await unreadable.getByText(/^The record cannot be read: /).waitFor({ timeout: 60_000 });
  assert.deepEqual([...part.problems, ...broken.problems, ...unreadable.problems], []);
});

test('from a result to a link that can be shared, and on with another card', { timeout: 180_000 }, async () => {
  const page = await app.visitor();
  await openTable(page, app.base, { game: 'take6', players: 2, bots: ['simple'], options: 'rounds=1,hand=4', start: true });
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'Analyze' }).click();
  await page.locator('.verdict').waitFor({ timeout: 60_000 });
  await finished(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  const link = page.url();
  assert.match(link, /\/m\/\w+\?review#2-2$/);
  const reader = await app.visitor();
  await reader.addInitScript(() => localStorage.setItem('rodeo.shortcuts', 'no'));
  await reader.goto(link);
  await reader.locator('.chips [aria-pressed="true"]', { hasText: 'Bot 2' }).waitFor({ timeout: 60_000 });
  await reader.getByText(/^Step 2 of/).waitFor();
  // Number keys are turned off.
  await reader.keyboard.press('1');
  assert.equal(position(reader), '#2-2');
  await reader.getByRole('link', { name: 'Replay' }).click();
  await reader.getByRole('link', { name: 'Analyze' }).click();
  await reader.locator('.analysis').waitFor();
  assert.equal(position(reader), '#2-1');
  // Another first card: the opponent plays the same one, and the match goes on.
  await page.goto(`${link.split('#')[0]}#1-1`);
  await finished(page);
  const other = page.locator('.alternatives button:not(.chosen)').first();
  const card = (await other.getAttribute('aria-label')).split(',')[0];
  await other.click();
  const instead = page.getByRole('button', { name: `Play ${card} instead` });
  if ((await instead.count()) === 0) await other.click();
  await instead.click();
  await page.waitForURL(/\/t\/dev1ce/, { timeout: 60_000 });
  await page.locator('.hand').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.hand button').count(), 3, 'one of four cards is played');
  await playByKeyboard(page, 60);
  await page.getByRole('link', { name: 'Analyze' }).click();
  await finished(page);
  assert.match(await page.locator('.panel .who').innerText(), new RegExp(`: ${card}$`));
  assert.deepEqual([...page.problems, ...reader.problems], []);
});
