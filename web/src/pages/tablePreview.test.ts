import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, mockNetwork, type Answers } from '../net/testing';
import { TablePreview } from './tablePreview.svelte';

const CARD = { id: 't', phase: 'open', can_join: true, seats: [{ kind: 'empty' }] };
let answers: Answers;
let preview: TablePreview;

beforeEach(() => {
  vi.useFakeTimers();
  answers = { '/tables/t': [200, CARD] };
  mockNetwork(answers);
  preview = new TablePreview('t');
});
afterEach(() => {
  preview.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sets the response of the server and waits for the next refresh. */
async function refresh(...answer: [status: number, body: unknown]): Promise<void> {
  answers['/tables/t'] = answer;
  await vi.advanceTimersByTimeAsync(4_000);
}

describe('table preview', () => {
  it('reports that the table no longer exists', async () => {
    await refresh(404, problem('table_not_found'));
    expect(preview.problem).toMatchObject({ code: 'table_not_found' });
  });

  it.each([
    [429, 'rate_limited'],
    [503, 'busy'],
    [500, 'internal'],
  ])('is kept after status %i', async (status, code) => {
    await refresh(status, problem(code));
    expect([preview.problem, preview.delay, preview.card]).toMatchObject([null, { code }, CARD]);
    await refresh(200, CARD);
    expect(preview.delay).toBeNull();
  });

  it('is kept while the server cannot be reached', async () => {
    await refresh(502, {});
    expect([preview.problem, preview.delay]).toMatchObject([null, { code: 'unreachable' }]);
  });
});
