// Time until a table is playable on a slow machine, for docs/performance.md. Run with `npm run speed`; it is not part of the
// tests, because the result depends on the load of the machine.
import { openTable, startApp } from './support.mjs';

const LIMIT_MS = 1000;
const VISITS = 7;

const app = await startApp();
const page = await app.visitor({ width: 360, height: 640 });
const id = await openTable(page, app.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const times = [];
for (let visit = 0; visit < VISITS; visit += 1) {
  await page.goto(`${app.base}/t/${id}`);
  await page.locator('.hand button.possible').first().waitFor();
  times.push(Math.round(await page.evaluate(() => performance.now())));
}
await app.close();
const median = [...times].sort((one, other) => one - other)[Math.floor(VISITS / 2)];
console.log(`table playable after ${times.join(', ')} ms; median ${median} ms, limit ${LIMIT_MS} ms`);
process.exitCode = median <= LIMIT_MS ? 0 : 1;
