import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, type Refusal } from './api';
import { explain } from './problems';
import { problem, withoutNet } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = (): Promise<Refusal> =>
  api.health().then(
    () => Promise.reject(new Error('it was answered')),
    (error: Refusal) => error,
  );

describe('a request', () => {
  it('is refused with the problem of the server', async () => {
    withoutNet({ '/health': [429, problem('rate_limited', { retry_after_ms: 5 })] });
    expect((await refusal()).problem).toEqual(problem('rate_limited', { retry_after_ms: 5 }));
  });

  it.each([[{}], [null], ['Bad gateway'], [{ code: 502 }], [{ error: 'bad_gateway' }], [{ code: 'bad_gateway' }]])(
    'does not reach the server where something in between says %j',
    async (body) => {
      withoutNet({ '/health': [502, body] });
      const refused = await refusal();
      expect(refused.code).toBe('unreachable');
      expect(() => explain(refused)).not.toThrow();
    },
  );

  it('is given up where no answer comes', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('too late')))),
    );
    const refused = refusal();
    limit.abort();
    expect((await refused).code).toBe('unreachable');
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});
