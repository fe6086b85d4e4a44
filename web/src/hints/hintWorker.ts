// The worker that computes the hints of a table. The page ends it to cancel a hint.
import init, * as module from '../../review/review.js';
import address from '../../review/review_bg.wasm?url';
import { loader } from '../engine/loading';
import { readWeights } from '../engine/weightFiles';
import { HintSource } from './makeHint';
import type { ToHintWorker } from './messages';

const initialize = loader(() => init({ module_or_path: address }));
const source = new HintSource(async () => {
  await initialize();
  return module;
}, readWeights);

self.onmessage = async ({ data }: MessageEvent<ToHintWorker>) => self.postMessage(await source.answer(data));
