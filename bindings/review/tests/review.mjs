// Reviews records with the committed module. Reads one JSON object per line, `{ record, request }`, and writes `{ decisions, review }`
// or `{ decisions, problem }` as one line. `native_and_wasm.rs` compares them with those of native code.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { initSync, load_weights, missing_weights, review } from '../../../web/review/review.js';

initSync({ module: readFileSync(new URL('../../../web/review/review_bg.wasm', import.meta.url)) });
for await (const line of createInterface({ input: process.stdin })) {
  const { record, request } = JSON.parse(line);
  const decisions = [];
  const listener = { reviewed: (decision) => decisions.push(decision) };
  try {
    for (const name of missing_weights(record).split(' ').filter(Boolean)) {
      load_weights(name, readFileSync(new URL(`../../../crates/bots/weights/${name}`, import.meta.url)));
    }
    console.log(JSON.stringify({ decisions, review: review(record, request, listener) }));
  } catch (problem) {
    if (typeof problem !== 'string') throw problem;
    console.log(JSON.stringify({ decisions, problem }));
  }
}
