// A review in the worker and on the page, with the committed module.
import { describe, expect, it } from 'vitest';
import take6 from '../../../crates/review/tests/records/take6.json?raw';
// A game without weights of bots.
import takeThat from '../../../crates/review/tests/records/take_that.json?raw';
import * as module from '../../review/review.js';
import type { MatchRecord } from '../protocol';
import type { Cache } from './cache';
import type { FromReviewer, ToReviewer } from './messages';
import { reviewRecord, type Source } from './reviewRecord';
import { ReviewRun, type Reviewer } from './run.svelte';
import type { Review } from './types';

const REQUEST = '{"worlds":2}';
const record = JSON.parse(takeThat) as MatchRecord;
const readWeights = (): Promise<Uint8Array> => Promise.reject(new Error('offline'));

class Memory implements Cache {
  readonly kept = new Map<string, Review>();
  get = (key: string) => Promise.resolve(this.kept.get(key) ?? null);
  put = (key: string, review: Review) => Promise.resolve(void this.kept.set(key, review));
}

async function review(of: unknown, source: Partial<Source> = {}, keep = true): Promise<FromReviewer[]> {
  const posted: FromReviewer[] = [];
  const whole = { load: () => Promise.resolve(module), readWeights, cache: Promise.resolve(null), version: '1', ...source };
  const text = typeof of === 'string' ? of : JSON.stringify(of);
  await reviewRecord({ record: text, request: REQUEST, keep }, whole, (message) => posted.push(message));
  return posted;
}

describe('the worker', () => {
  it('posts every decision, then the whole review', async () => {
    const posted = await review(record);
    const last = posted.at(-1)!;
    expect(posted.slice(0, -1).every(({ type }) => type === 'decision')).toBe(true);
    expect(last.type === 'finished' && last.review.decisions.length).toBe(posted.length - 1);
  });

  it('reviews a match once, and again after a new version', async () => {
    const cache = new Memory();
    const source = { cache: Promise.resolve(cache) };
    const first = await review(record, source);
    const again = await review(record, { ...source, load: () => Promise.reject(new Error('not needed')) });
    expect(again).toEqual([first.at(-1)]);
    expect((await review(record, { ...source, version: '2' })).length).toBe(first.length);
    expect(cache.kept.size).toBe(2);
  });

  it('keeps a review only if it is asked to', async () => {
    const cache = new Memory();
    await review(record, { cache: Promise.resolve(cache) }, false);
    expect(cache.kept.size).toBe(0);
  });

  it('reviews an unfinished match up to its last step', async () => {
    const { result: _, ...open } = record;
    const last = (await review({ ...open, steps: record.steps.slice(0, 4) })).at(-1)!;
    expect(last.type === 'finished' && [last.review.finished, last.review.steps]).toEqual([false, 4]);
  });

  it('says what is wrong with a record or with the connection', async () => {
    const problem = (messages: FromReviewer[]) => {
      const last = messages.at(-1)!;
      return last.type === 'failed' ? last.problem.code : last.type;
    };
    expect(problem(await review('no record'))).toBe('unreadable');
    const broken = await review({ ...record, steps: [...record.steps.slice(0, 4), record.steps[1]] });
    const before = (await review(record)).filter((message) => message.type === 'decision' && message.reviewed.decision.step < 4);
    expect(problem(broken)).toBe('rejected');
    expect(broken.length - 1).toBe(before.length);
    const endless = Array.from({ length: 20_000 }, () => record.steps[1]);
    expect(problem(await review({ ...record, steps: [...record.steps, ...endless] }))).toBe('too_long');
    expect(problem(await review(take6))).toBe('unloadable');
    expect(problem(await review(take6, { readWeights: () => Promise.resolve(new Uint8Array(3)) }))).toBe('weights');
    expect(problem(await review(record, { load: () => Promise.reject(new Error('offline')) }))).toBe('unloadable');
  });
});

describe('a run', () => {
  class Worker implements Reviewer {
    onmessage: Reviewer['onmessage'] = null;
    onerror: Reviewer['onerror'] = null;
    asked: ToReviewer[] = [];
    ended = false;
    postMessage = (message: ToReviewer): void => void this.asked.push(message);
    terminate = (): void => void (this.ended = true);
    answer(data: FromReviewer): void {
      this.onmessage?.call(this as never, new MessageEvent('message', { data }));
    }
  }

  async function started(): Promise<{ run: ReviewRun; workers: Worker[]; posted: FromReviewer[] }> {
    const workers: Worker[] = [];
    const run = new ReviewRun(record, () => {
      workers.push(new Worker());
      return workers.at(-1)!;
    });
    run.start();
    return { run, workers, posted: await review(record) };
  }

  it('grows with every decision and is complete at the end', async () => {
    const { run, workers, posted } = await started();
    const [worker] = workers;
    expect(JSON.parse(worker!.asked[0]!.record)).toEqual(record);
    for (const message of posted.slice(0, 3)) worker!.answer(message);
    expect([run.decisions.length, run.curve.length > 0, run.running, run.review]).toEqual([3, true, true, null]);
    const [known] = run.decisions;
    expect(run.decision(known!.step, known!.seat)).toBe(known);
    expect(run.decision(known!.step, known!.seat + 1)).toBeNull();
    worker!.answer(posted.at(-1)!);
    expect([run.decisions.length, run.running, worker!.ended]).toEqual([posted.length - 1, false, true]);
    expect(run.review?.finished).toBe(true);
  });

  it('can be stopped and started again', async () => {
    const { run, workers, posted } = await started();
    workers[0]!.answer(posted[0]!);
    run.stop();
    expect([run.running, workers[0]!.ended, run.decisions.length]).toEqual([false, true, 1]);
    run.start();
    expect([run.running, workers.length, run.decisions.length]).toEqual([true, 2, 0]);
  });

  it('keeps what is known when it fails', async () => {
    const { run, workers, posted } = await started();
    workers[0]!.answer(posted[0]!);
    workers[0]!.answer({ type: 'failed', problem: { code: 'rejected', message: 'step 3' } });
    expect([run.problem?.code, run.running, run.decisions.length]).toEqual(['rejected', false, 1]);
  });
});
