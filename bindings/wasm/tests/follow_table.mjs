// Follows tables with the committed module. Reads one list of messages per line and writes the SHA-256 of everything that
// `FollowedTable` returns for them. `followed_tables.rs` compares it with the result of the same functions in native code.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { FollowedTable, initSync } from '../../../web/engine/engine.js';

initSync({ module: readFileSync(new URL('../../../web/engine/engine_bg.wasm', import.meta.url)) });
for await (const line of createInterface({ input: process.stdin })) {
  const hash = createHash('sha256');
  let table = null;
  for (const message of JSON.parse(line)) {
    if (message.startsWith('{"type":"snapshot"')) {
      table?.free();
      table = new FollowedTable(message);
    } else hash.update(table.apply(message));
    hash.update(table.hint_position());
  }
  table?.free();
  console.log(hash.digest('hex'));
}
