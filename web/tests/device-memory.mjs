// Memory of the worker that plays on this device, for docs/performance.md: JavaScript heap, array buffers and WebAssembly memory while
// it plays every game against the strongest bots. Run with `npm run memory:device`.
import { GAME_NAMES, playByKeyboard, startApp } from './support.mjs';

const LIMIT_MB = 64;
const LEVEL = 'merciless';
const CHOICES = 12;
const TITLES = { take6: 'Take 6', buffalo: 'Beat the Buffalo', take_that: 'Take That', bull_party: 'Bull Party' };

const app = await startApp();
const page = await app.visitor();
const devtools = await page.context().newCDPSession(page);
/** Sessions of workers by the address of their script. */
const workers = new Map();
const answers = new Map();
devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => workers.set(targetInfo.url, sessionId));
devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
  const { id, result, error } = JSON.parse(message);
  if (id !== undefined) answers.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
});
await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });

async function ask(method, params = {}) {
  const [, sessionId] = [...workers].find(([url]) => url.includes('deviceWorker')) ?? [];
  if (!sessionId) throw new Error('the page has no worker for tables');
  const id = answers.size + 1;
  const answer = new Promise((resolve) => answers.set(id, resolve));
  await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
  return answer;
}

/** Bytes of all WebAssembly memories of the worker. */
async function wasmBytes() {
  const { result } = await ask('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' });
  const { objects } = await ask('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const sum = 'function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0) }';
  const { result: bytes } = await ask('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: sum,
    returnByValue: true,
  });
  return bytes.value;
}

const mb = (bytes) => (bytes / 1e6).toFixed(1);
let most = 0;
for (const game of GAME_NAMES) {
  await page.goto(app.base);
  await page.getByLabel('Play against bots on this device').check();
  await page.getByLabel('Bot level').first().selectOption(LEVEL);
  await page.getByRole('button', { name: `Play now: ${TITLES[game]}` }).click();
  await page.locator('.hand button.possible, .pool button, .arena button.legal').first().waitFor();
  // The match goes on for some turns; it need not end.
  await playByKeyboard(page, CHOICES).catch(() => undefined);
  const { usedSize, totalSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
  const wasm = await wasmBytes();
  const total = totalSize + backingStorageSize + wasm;
  most = Math.max(most, total);
  console.log(
    `${game} ${LEVEL}: JavaScript heap ${mb(usedSize)} MB used, ${mb(totalSize)} MB reserved; ` +
      `other array buffers ${mb(backingStorageSize)} MB; WebAssembly memory ${mb(wasm)} MB; together ${mb(total)} MB`,
  );
}
await app.close();
console.log(`at most ${mb(most)} MB (limit ${LIMIT_MB})`);
process.exitCode = most <= LIMIT_MB * 1e6 ? 0 : 1;
