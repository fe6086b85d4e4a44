// The worker that reviews matches, one record at a time. A page ends it to cancel a review.
import init, * as module from '../../review/review.js';
import address from '../../review/review_bg.wasm?url';
import { readWeights } from '../engine/weightFiles';
import { openCache } from './cache';
import type { ToReviewer } from './messages';
import { reviewRecord } from './reviewRecord';

async function load(): Promise<typeof module> {
  await init({ module_or_path: address });
  return module;
}

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  // The address of the module contains a hash of its content: another version makes other reviews.
  const source = { load, readWeights, cache: openCache(), version: address };
  void reviewRecord(data, source, (message) => self.postMessage(message));
};
