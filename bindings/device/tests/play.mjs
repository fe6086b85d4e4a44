// Plays matches with the committed module. Reads one JSON object per line, `{ request, seed, updates }`, opens that table and
// plays it as the player would: with the first choice that is offered. Writes the calls with their results as one line of JSON.
// `whole_matches.rs` makes the same calls in native code and compares the results.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { DeviceTable, initSync, load_weights } from '../../../web/device/device.js';
import { loadAllWeights } from './weights.mjs';

initSync({ module: readFileSync(new URL('../../../web/device/device_bg.wasm', import.meta.url)) });
loadAllWeights(load_weights);
const PLAYER = JSON.stringify({ id: 'dev1ce00000000000001', name: 'Seat 1' });
const MAX_CALLS = 5000;

for await (const line of createInterface({ input: process.stdin })) {
  const { request, seed } = JSON.parse(line);
  console.log(JSON.stringify(play(JSON.stringify(request), seed)));
}

function play(request, seed) {
  let now = 1_000_000;
  const table = DeviceTable.open(request, PLAYER, new Uint8Array(32).fill(seed), now);
  const calls = [];
  let [prompt, phase, decisions, closed] = [null, '', 0, false];
  const call = (name, ...args) => {
    now += 7;
    table[name](...args, now);
    const effects = table.effects(now);
    calls.push({ name, args, now, effects });
    const { deliveries, ...rest } = JSON.parse(effects);
    ({ decisions, closed } = rest);
    for (const { text } of deliveries) {
      const message = JSON.parse(text);
      if (message.prompt !== undefined) prompt = message.prompt;
      phase = message.table?.phase ?? phase;
    }
    return deliveries.map(({ text }) => JSON.parse(text));
  };
  const send = (message) => call('receive', 1, JSON.stringify(message));
  call('connect', 1, PLAYER, '{}');
  send({ type: 'nonce', nonce: 'abcd' });
  send({ type: 'start' });
  while (phase !== 'over' && calls.length < MAX_CALLS) {
    if (decisions > 0) call('decide');
    else if (prompt && prompt.answer === undefined) choose(prompt, send);
    else throw new Error(`nothing to do: ${calls.at(-1).effects}`);
  }
  send({ type: 'leave' });
  if (!closed) throw new Error('the table is not closed after its player has left');
  table.free();
  return calls;
}

/** Sends the first complete choice that starts with the first word. */
function choose({ question, next }, send) {
  let words = next[0];
  for (;;) {
    const answer = send({ type: 'next_words', question, words }).find(({ type }) => type === 'next_words');
    if (answer.complete) return send({ type: 'choose', question, choice: words });
    words = `${words} ${answer.next[0]}`;
  }
}
