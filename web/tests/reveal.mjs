// Smoothness of the reveal of ten players on a slow phone, for docs/performance.md: longest task, layout shift, animated properties. Run
// with `npm run reveal`. Tasks are measured in CPU time of the main thread, which other processes hardly change; the wall time depends on
// the load of the machine, so this is not part of the tests.
import { openTable, startApp } from './support.mjs';
import { watchReveal } from './watchReveal.mjs';

const LIMIT_MS = 50;
const SLOWDOWN = 4;
const TURNS = 5;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];
/** Parts of a task that are listed. */
const PARTS = [
  'FunctionCall',
  'TimerFire',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'MinorGC',
  'MajorGC',
];

/** The longest tasks of the main thread of the page, in CPU time, with their parts. */
function longestTasks(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const main = traceEvents.find(({ name, args }) => name === 'TracingStartedInBrowser' || args?.name === 'CrRendererMain');
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  if (!main || threads.size === 0) throw new Error('the trace has no main thread');
  const events = traceEvents.filter(({ pid, tid, ph }) => ph === 'X' && threads.has(`${pid} ${tid}`));
  const tasks = events
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur > 0)
    .sort((one, other) => other.tdur - one.tdur);
  return tasks.slice(0, 5).map((task) => {
    const inside = events.filter(({ pid, ts }) => pid === task.pid && ts >= task.ts && ts < task.ts + task.dur);
    const parts = PARTS.map((part) => [
      part,
      inside.filter(({ name }) => name === part).reduce((sum, { tdur = 0 }) => sum + tdur, 0),
    ]);
    return {
      ms: Math.round(task.tdur / 1000),
      wall: Math.round(task.dur / 1000),
      parts: parts
        .filter(([, us]) => us > 1000)
        .map(([part, us]) => `${part} ${Math.round(us / 1000)}`)
        .join(', '),
    };
  });
}

const app = await startApp();
const page = await app.visitor({ speed: 'normal', width: 390, height: 844 });
await openTable(page, app.base, {
  game: 'take6',
  players: 10,
  bots: Array.from({ length: 9 }, () => 'random'),
  options: 'limit=1000',
  start: true,
});
await page.locator('.hand button.possible').last().waitFor();
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const longest = [];
let shift = 0; // of the worst reveal
const moved = new Set();
for (let turn = 0; turn < TURNS; turn += 1) {
  await app.browser.startTracing(page, { categories: CATEGORIES });
  const seen = await watchReveal(page);
  const tasks = longestTasks(await app.browser.stopTracing());
  longest.push(tasks[0]?.ms ?? 0);
  for (const { ms, wall, parts } of tasks) console.log(`reveal ${turn + 1}: ${ms} ms (wall ${wall}): ${parts}`);
  for (const { value, what } of seen.shifts) console.log(`reveal ${turn + 1}: shift ${value.toFixed(4)}: ${what}`);
  shift = Math.max(shift, seen.shift);
  for (const property of seen.moved) moved.add(property);
}
await app.close();
console.log(`ten players, ${SLOWDOWN}× slowdown, ${TURNS} reveals: longest task ${longest.join(', ')} ms (limit ${LIMIT_MS})`);
console.log(`layout shift of a reveal at most ${shift.toFixed(4)}; animated: ${[...moved].sort().join(', ')}`);
const fine = Math.max(...longest) <= LIMIT_MS && shift === 0 && [...moved].every((name) => /^(opacity|transform)$/.test(name));
process.exitCode = fine ? 0 : 1;
