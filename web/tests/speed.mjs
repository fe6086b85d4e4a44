// How soon a table can be played on a slow machine: a figure for docs/performance.md, taken by `npm run speed`. It is not among
// the tests, because it measures what else the machine is doing, too.
import { openTable, stage } from './support.mjs';

const LIMIT_MS = 1000;
const VISITS = 7;

const house = await stage();
const page = await house.visitor({ width: 360, height: 640 });
const id = await openTable(page, house.base, { game: 'take6', players: 4, bots: ['simple', 'simple', 'simple'], start: true });
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const times = [];
for (let visit = 0; visit < VISITS; visit += 1) {
  await page.goto(`${house.base}/t/${id}`);
  await page.locator('.hand button.possible').first().waitFor();
  times.push(Math.round(await page.evaluate(() => performance.now())));
}
await house.close();
const median = [...times].sort((one, other) => one - other)[Math.floor(VISITS / 2)];
console.log(`The table could be played after ${times.join(', ')} ms: the median is ${median} ms, wanted are ${LIMIT_MS} ms.`);
process.exitCode = median <= LIMIT_MS ? 0 : 1;
