// Plays matches among bots with the committed module. Reads one JSON object per line, `{ game, players, options, bot, seed }`, and
// writes all decisions of the match as a list. `whole_matches.rs` compares them with those of native code.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BotMatch, initSync, load_weights } from '../../../web/device/device.js';
import { loadAllWeights } from './weights.mjs';

initSync({ module: readFileSync(new URL('../../../web/device/device_bg.wasm', import.meta.url)) });
loadAllWeights(load_weights);
for await (const line of createInterface({ input: process.stdin })) {
  const { game, players, options, bot, seed } = JSON.parse(line);
  const match = new BotMatch(game, players, options, bot, seed);
  const decisions = [];
  for (let decision = match.decide(); decision !== undefined; decision = match.decide()) decisions.push(decision);
  match.free();
  console.log(JSON.stringify(decisions));
}
