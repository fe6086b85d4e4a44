// Measures how fast the committed module follows events in Node.js:
// cargo run --release -p rodeo-wasm --example follow_speed -- --case | node bindings/wasm/tests/speed.mjs
import { readFileSync } from 'node:fs';
import { FollowedGame, initSync } from '../../../web/engine/engine.js';

const TIME_MS = 3_000;
const began = performance.now();
initSync({ module: readFileSync(new URL('../../../web/engine/engine_bg.wasm', import.meta.url)) });
console.log(`compiled in ${(performance.now() - began).toFixed(1)} ms`);
const { rules, events } = JSON.parse(readFileSync(0, 'utf8'));
// One call per event, as a client that receives them one by one; then one call for all of them.
for (const chunk of [1, events.length]) {
  const chunks = [];
  for (let at = 0; at < events.length; at += chunk) chunks.push(JSON.stringify(events.slice(at, at + chunk)));
  const from = performance.now();
  let matches = 0;
  while (performance.now() - from < TIME_MS) {
    const game = FollowedGame.start(rules, 0);
    for (const part of chunks) JSON.parse(game.follow(part, false));
    game.free();
    matches += 1;
  }
  const perSecond = (matches * events.length * 1_000) / (performance.now() - from);
  console.log(`Node.js, ${chunk} events per call: ${perSecond.toFixed(0)} events/s`);
}
