// Sessions, bot tokens, logging out and deleting the profile.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startApp } from './support.mjs';

let app;
before(async () => {
  app = await startApp();
});
after(() => app.close());

/** Opens the profile of a new guest. */
async function openProfile(options) {
  const page = await app.visitor(options);
  await page.goto(app.base);
  await page.evaluate(() =>
    fetch('/api/v1/guests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Seat 1"}' }),
  );
  await page.goto(`${app.base}/mine`);
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  return page;
}

async function confirm(page, name) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `Yes: ${name}` }).click();
}

const status = (page, path, token) =>
  page.evaluate(
    async ([path, token]) =>
      (await fetch(path, token ? { headers: { Authorization: `Bearer ${token}` }, credentials: 'omit' } : {})).status,
    [path, token],
  );

test('a session on another device is listed and can be ended', async () => {
  const page = await openProfile({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Create recovery code' }).click();
  const code = await page.locator('strong.code').first().textContent();
  assert.match(code, /^RODEO-/);
  const other = await app.visitor();
  await other.goto(app.base);
  const recover = (page) =>
    page.evaluate(
      async (recovery) =>
        (
          await fetch('/api/v1/recover', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ recovery }),
          })
        ).status,
      code,
    );
  assert.equal(await recover(other), 200);
  await page.reload();
  await page.getByText('This browser', { exact: true }).waitFor();
  assert.equal(await page.getByText('Chrome, Linux').count(), 2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `the page is ${overflow} px too wide`);
  await confirm(page, 'End: Chrome, Linux');
  await page.getByText('Last used').waitFor({ state: 'detached' });
  assert.equal(await status(other, '/api/v1/me'), 401);
  assert.equal(await status(page, '/api/v1/me'), 200);
});

test('a bot token is shown once and can be voided', async () => {
  const page = await openProfile();
  await page.getByLabel('Name of the token').fill('my bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByText('It is shown only once').waitFor();
  const token = await page.locator('strong.code').textContent();
  assert.equal(await status(page, '/api/v1/me', token), 200);
  await page.reload();
  await page.getByText('my bot').waitFor();
  assert.equal(await page.getByText(token).count(), 0);
  await confirm(page, 'Void: my bot');
  await page.getByText('my bot').waitFor({ state: 'detached' });
  assert.equal(await status(page, '/api/v1/me', token), 401);
});

test('logging out and deleting the profile need a confirmation', async () => {
  for (const name of ['Log out', 'Delete profile']) {
    const page = await openProfile();
    const { id } = await page.evaluate(async () => (await fetch('/api/v1/me')).json());
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    assert.equal(await status(page, '/api/v1/me'), 200);
    await confirm(page, name);
    await page.getByRole('heading', { name: 'Sessions' }).waitFor({ state: 'detached' });
    assert.equal(await status(page, '/api/v1/me'), 401);
    assert.equal(await status(page, `/api/v1/players/${id}`), name === 'Log out' ? 200 : 404);
  }
});
