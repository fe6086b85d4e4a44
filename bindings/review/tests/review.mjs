// Reviews records with the committed module. Reads one JSON object per line, `{ record, request }`, and writes `{ decisions, review }`
// or `{ decisions, problem }` as one line; for `{ rules, position, chosen, worlds }` a hint, as `{ hint }` or `{ problem }`.
// `native_and_wasm.rs` compares them with those of native code.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { HintMaker, initSync, load_weights, missing_weights, review } from '../../../web/review/review.js';

initSync({ module: readFileSync(new URL('../../../web/review/review_bg.wasm', import.meta.url)) });
for await (const line of createInterface({ input: process.stdin })) {
  const { record, request, ...asked } = JSON.parse(line);
  if (record === undefined) {
    console.log(JSON.stringify(hint(asked)));
    continue;
  }
  const decisions = [];
  const listener = { reviewed: (decision) => decisions.push(decision) };
  try {
    loadWeights(missing_weights(record));
    console.log(JSON.stringify({ decisions, review: review(record, request, listener) }));
  } catch (problem) {
    if (typeof problem !== 'string') throw problem;
    console.log(JSON.stringify({ decisions, problem }));
  }
}

function hint({ rules, position, chosen, worlds }) {
  try {
    loadWeights(HintMaker.missing_weights(rules));
    const maker = new HintMaker(rules);
    const hint = maker.hint(position, chosen, worlds);
    maker.free();
    return { hint };
  } catch (problem) {
    if (typeof problem !== 'string') throw problem;
    return { problem };
  }
}

function loadWeights(names) {
  for (const name of names.split(' ').filter(Boolean)) {
    load_weights(name, readFileSync(new URL(`../../../crates/bots/weights/${name}`, import.meta.url)));
  }
}
