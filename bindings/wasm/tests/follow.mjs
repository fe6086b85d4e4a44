// Follows matches with the committed module. Reads one JSON object per line, `{ rules, seat, events }`, and writes the SHA-256
// of the result of `follow` for each. `native_and_wasm.rs` compares it with the result of the same function in native code.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { follow, initSync, start } from '../../../web/engine/engine.js';

initSync({ module: readFileSync(new URL('../../../web/engine/engine_bg.wasm', import.meta.url)) });
for await (const line of createInterface({ input: process.stdin })) {
  const { rules, seat, events } = JSON.parse(line);
  const game = start(JSON.stringify(rules), seat);
  const followed = follow(game, JSON.stringify(events), seat, true);
  console.log(createHash('sha256').update(followed).digest('hex'));
}
