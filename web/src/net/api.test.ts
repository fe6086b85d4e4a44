import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, type Rejection } from './api';
import { explain } from './problems';
import { problem, mockNetwork } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = (): Promise<Rejection> =>
  api.health().then(
    () => Promise.reject(new Error('the request succeeded')),
    (error: Rejection) => error,
  );

describe('request', () => {
  it('fails with the problem of the server', async () => {
    mockNetwork({ '/health': [429, problem('rate_limited', { retry_after_ms: 5 })] });
    expect((await refusal()).problem).toEqual(problem('rate_limited', { retry_after_ms: 5 }));
  });

  it.each([[{}], [null], ['Bad gateway'], [{ code: 502 }], [{ error: 'bad_gateway' }], [{ code: 'bad_gateway' }]])(
    'fails as unreachable if a proxy answers %j',
    async (body) => {
      mockNetwork({ '/health': [502, body] });
      const rejection = await refusal();
      expect(rejection.code).toBe('unreachable');
      expect(() => explain(rejection)).not.toThrow();
    },
  );

  it('times out without a response', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('too late')))),
    );
    const rejection = refusal();
    limit.abort();
    expect((await rejection).code).toBe('unreachable');
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});
