// Follows matches with the committed module. Reads one JSON object per line, `{ rules, seat, events }`, and writes the SHA-256
// of the result of `follow` for each. `native_and_wasm.rs` compares it with the result of the same function in native code.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { FollowedGame, initSync } from '../../../web/engine/engine.js';

initSync({ module: readFileSync(new URL('../../../web/engine/engine_bg.wasm', import.meta.url)) });
for await (const line of createInterface({ input: process.stdin })) {
  const { rules, seat, events } = JSON.parse(line);
  const game = FollowedGame.start(JSON.stringify(rules), seat);
  console.log(createHash('sha256').update(game.follow(JSON.stringify(events), true)).digest('hex'));
  game.free();
}
