import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, withoutNet, type Answers } from '../net/testing';
import { TablePreview } from './tablePreview.svelte';

const CARD = { id: 't', phase: 'open', seats: [{ kind: 'empty' }] };
let answers: Answers;
let outside: TablePreview;

beforeEach(() => {
  vi.useFakeTimers();
  answers = { '/tables/t': [200, CARD] };
  withoutNet(answers);
  outside = new TablePreview('t');
});
afterEach(() => {
  outside.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server answers like this from now on, and is asked once more. */
async function hears(...answer: [status: number, body: unknown]): Promise<void> {
  answers['/tables/t'] = answer;
  await vi.advanceTimersByTimeAsync(4_000);
}

describe('a table from outside', () => {
  it('is gone where the server says so', async () => {
    await hears(404, problem('table_not_found'));
    expect(outside.problem).toMatchObject({ code: 'table_not_found' });
  });

  it.each([
    [429, 'rate_limited'],
    [503, 'busy'],
    [500, 'internal'],
  ])('is still there after a refusal with %i', async (status, code) => {
    await hears(status, problem(code));
    expect([outside.problem, outside.delay, outside.card]).toMatchObject([null, { code }, CARD]);
    await hears(200, CARD);
    expect(outside.delay).toBeNull();
  });

  it('is still there while the server cannot be reached', async () => {
    await hears(502, {});
    expect([outside.problem, outside.delay]).toMatchObject([null, { code: 'unreachable' }]);
  });
});
