// The cache of the service worker when the site is updated. The worker runs with a cache and a network of this test.
import { beforeEach, expect, it } from 'vitest';
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

/** Runs a handler of the worker to its end. Returns its response, if there is one. */
async function dispatch(name: string, event: Record<string, unknown>): Promise<Response | undefined> {
  let work: unknown;
  handlers.get(name)?.({
    ...event,
    waitUntil: (done: unknown) => (work = done),
    respondWith: (answer: unknown) => (work = answer),
  });
  return (await work) as Response | undefined;
}

const visit = (): Promise<Response | undefined> =>
  dispatch('fetch', { request: { url: ROOT, method: 'GET', mode: 'navigate', cache: 'default' } });
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
  const start = new Function('self', 'caches', 'fetch', source) as (...environment: unknown[]) => void;
  start(self, { open: async () => cache }, fetchFile);
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
