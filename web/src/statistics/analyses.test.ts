// The analysis of several matches, with workers that the test answers for.
import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../protocol';
import type { FromReviewer, ReviewProblem, ToReviewer } from '../review/messages';
import type { Reviewer } from '../review/run.svelte';
import type { Review } from '../review/types';
import { Analyses } from './analyses.svelte';
import { match } from './testing';

class Worker implements Reviewer {
  onmessage: Reviewer['onmessage'] = null;
  onerror: Reviewer['onerror'] = null;
  asked: string[] = [];
  ended = false;
  postMessage = (message: ToReviewer): void => {
    expect(message.keep).toBe(false);
    this.asked.push((JSON.parse(message.record) as { id: string }).id);
  };
  terminate = (): void => void (this.ended = true);
  async answer(data: FromReviewer): Promise<void> {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }));
    await settled();
  }
  finish = (): Promise<void> => this.answer({ type: 'finished', review: { of: this.asked.at(-1) } as unknown as Review });
  fail = (code: ReviewProblem['code']): Promise<void> => this.answer({ type: 'failed', problem: { code, message: '' } });
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function start(ids: string[], workers = 1, missing: string[] = []) {
  const started: Worker[] = [];
  const reviewed: string[] = [];
  const analyses = new Analyses({
    fetchRecord: async (id) => {
      if (id === 'offline') throw new Error('unreachable');
      return missing.includes(id) ? null : ({ id } as unknown as MatchRecord);
    },
    onreview: ({ id }, review) => {
      expect(review).toEqual({ of: id });
      reviewed.push(id);
    },
    startWorker: () => {
      started.push(new Worker());
      return started.at(-1)!;
    },
    workers,
  });
  analyses.start(ids.map((id) => match({ id })));
  await settled();
  return { analyses, started, reviewed };
}

describe('the analysis of several matches', () => {
  it('reviews one after another in their order, with one worker', async () => {
    const { analyses, started, reviewed } = await start(['a', 'b']);
    const [worker] = started;
    expect([worker!.asked, analyses.running, analyses.progress]).toEqual([['a'], true, 0]);
    await worker!.answer({ type: 'decision', reviewed: { done: 1, all: 4, decision: {} as never, curve: [] } });
    expect(analyses.progress).toBe(0.125);
    await worker!.finish();
    expect([worker!.asked, reviewed, analyses.done, analyses.progress]).toEqual([['a', 'b'], ['a'], 1, 0.5]);
    await worker!.finish();
    expect([reviewed, analyses.running, worker!.ended, started.length]).toEqual([['a', 'b'], false, true, 1]);
  });

  it('reviews several at the same time', async () => {
    const { analyses, started, reviewed } = await start(['a', 'b', 'c'], 2);
    expect(started.map(({ asked }) => asked)).toEqual([['a'], ['b']]);
    await started[1]!.finish();
    await started[1]!.finish();
    expect([reviewed, analyses.running]).toEqual([['b', 'c'], true]);
    await started[0]!.finish();
    expect([reviewed, analyses.running, analyses.done]).toEqual([['b', 'c', 'a'], false, 3]);
  });

  it('stops at once and keeps what is finished', async () => {
    const { analyses, started, reviewed } = await start(['a', 'b']);
    await started[0]!.finish();
    analyses.stop();
    await started[0]!.finish();
    expect([reviewed, analyses.running, started[0]!.ended]).toEqual([['a'], false, true]);
  });

  it('skips records that cannot be reviewed, with a new worker', async () => {
    const { analyses, started, reviewed } = await start(['gone', 'bad', 'good'], 1, ['gone']);
    await started[0]!.fail('rejected');
    expect(analyses.skipped).toEqual(['gone', 'bad']);
    expect(started.map(({ asked, ended }) => [asked, ended])).toEqual([
      [['bad'], true],
      [['good'], false],
    ]);
    await started[1]!.finish();
    expect([reviewed, analyses.running, analyses.done]).toEqual([['good'], false, 3]);
    expect(started.every(({ ended }) => ended)).toBe(true);
  });

  it('ends when nothing can be reviewed or loaded', async () => {
    const { analyses, started } = await start(['a', 'b']);
    await started[0]!.fail('weights');
    expect([analyses.problem?.code, analyses.running, started[0]!.ended]).toEqual(['weights', false, true]);
    const offline = await start(['offline', 'b']);
    expect([String(offline.analyses.error), offline.analyses.running]).toEqual(['Error: unreachable', false]);
    offline.analyses.start([]);
    expect([offline.analyses.error, offline.analyses.running]).toEqual([null, false]);
  });
});
