// The cache of the service worker when the site is updated. The worker runs with a cache and a network of this test.
import { beforeEach, expect, it, vi } from 'vitest';
import source from '../../public/service-worker.js?raw';

const ROOT = 'https://rodeo.test/';
type Handler = (event: Record<string, unknown>) => void;

/** The files on the server by path. */
let site: Map<string, string>;
/** The paths that were requested. */
let requested: string[];
let kept: Map<string, Response>;
let handlers: Map<string, Handler>;

function address(of: unknown): string {
  return new URL(typeof of === 'string' ? of : (of as { url: string }).url, ROOT).href;
}

async function fetchFile(request: unknown): Promise<Response> {
  const path = new URL(address(request)).pathname.slice(1);
  requested.push(path);
  const text = site.get(path);
  return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
}

/** The part of a cache that the worker uses. */
const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  match: async (request: unknown) => kept.get(address(request))?.clone(),
  put: async (request: unknown, answer: Response) => void kept.set(address(request), answer),
  add: async (request: unknown) => void kept.set(address(request), await fetchFile(request)),
  addAll: async (requests: unknown[]) => void (await Promise.all(requests.map(cache.add))),
  delete: async (request: unknown) => kept.delete(address(request)),
};

/** Runs a handler of the worker. Returns its response, if there is one, and the end of its work. */
function start(name: string, event: Record<string, unknown>): { answer: Promise<Response | undefined>; end: Promise<void> } {
  const work: unknown[] = [];
  let answer: unknown;
  handlers.get(name)?.({
    ...event,
    waitUntil: (done: unknown) => work.push(done),
    respondWith: (response: unknown) => (answer = response),
  });
  const end = async (): Promise<void> => {
    await answer;
    await Promise.all(work);
  };
  return { answer: Promise.resolve(answer as Promise<Response> | undefined), end: end() };
}

/** Runs a handler of the worker to its end. Returns its response, if there is one. */
async function dispatch(name: string, event: Record<string, unknown>): Promise<Response | undefined> {
  const { answer, end } = start(name, event);
  await end;
  return answer;
}

const requestOf = (path: string, mode = 'cors') => ({ url: ROOT + path, method: 'GET', mode, cache: 'default' });

const visit = (): Promise<Response | undefined> => dispatch('fetch', { request: requestOf('', 'navigate') });
const keepAll = (): Promise<unknown> => dispatch('message', { data: 'all files' });
const keptPaths = (): string[] => [...kept.keys()].map((url) => url.slice(ROOT.length)).sort();

function publish(version: number, files: Record<string, string>): void {
  const list = JSON.stringify(Object.keys(files));
  site = new Map([...Object.entries(files), ['', `version ${version}`], ['offline-files.json', list]]);
}

beforeEach(async () => {
  [requested, kept, handlers] = [[], new Map(), new Map()];
  const self = {
    registration: { scope: ROOT },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: () => undefined },
  };
  const run = new Function('self', 'caches', 'fetch', source) as (...environment: unknown[]) => void;
  run(self, { open: async () => cache }, fetchFile);
  publish(1, { 'assets/page-1.js': 'old', 'assets/weights.net': 'large' });
  await dispatch('install', {});
  await keepAll();
});

it('keeps the files that an update has not changed, and does not load them again', async () => {
  expect(keptPaths()).toEqual(['', 'assets/page-1.js', 'assets/weights.net']);
  publish(2, { 'assets/page-2.js': 'new', 'assets/weights.net': 'large' });
  requested = [];
  expect(await (await visit())?.text()).toBe('version 2');
  expect(keptPaths()).toEqual(['', 'assets/weights.net']);
  await keepAll();
  expect(keptPaths()).toEqual(['', 'assets/page-2.js', 'assets/weights.net']);
  expect(requested.filter((path) => path.startsWith('assets/'))).toEqual(['assets/page-2.js']);
});

it('keeps everything while the site is the same', async () => {
  requested = [];
  await visit();
  await keepAll();
  expect(keptPaths()).toEqual(['', 'assets/page-1.js', 'assets/weights.net']);
  expect(requested.filter((path) => path.startsWith('assets/'))).toEqual([]);
});

it('answers with a file while it is still being kept', async () => {
  publish(2, { 'assets/page-2.js': 'new' });
  let finish = (): void => undefined;
  const put = vi.spyOn(cache, 'put').mockReturnValue(new Promise((done) => (finish = () => done(undefined))));
  for (const request of [requestOf('assets/page-2.js'), requestOf('', 'navigate')]) {
    const { answer, end } = start('fetch', { request });
    expect((await answer)?.ok).toBe(true);
    finish();
    await end;
  }
  put.mockRestore();
});

it('uses the page that the browser has requested while the worker started', async () => {
  requested = [];
  const preloadResponse = Promise.resolve(new Response('preloaded'));
  const answer = await dispatch('fetch', { request: requestOf('', 'navigate'), preloadResponse });
  expect(await answer?.text()).toBe('preloaded');
  expect(requested).not.toContain('');
});
