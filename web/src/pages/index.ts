// Pages that are loaded on demand. Each gets the parameters of its route.
import type { Component } from 'svelte';
import type { Route } from '../router.svelte';

type Late = Exclude<Route['page'], 'home' | 'not-found'>;
// Each page picks its parameters from the route.
type Loader = () => Promise<{ default: Component<any> }>;

const PAGES: Record<Late, Loader> = {
  open: () => import('./OpenTable.svelte'),
  table: () => withEngine(import('./Table.svelte')),
  match: () => withEngine(import('./Match.svelte')),
  history: () => import('./History.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => withEngine(import('./Learn.svelte')),
};

/** Loads the engine together with a page that needs it. */
async function withEngine<T>(page: Promise<T>): Promise<T> {
  const { loadEngine } = await import('../engine/engine');
  await loadEngine();
  return page;
}

/** Loads the page of a route; `null` if it is part of the main bundle. */
export function fetchPage({ page }: Route): ReturnType<Loader> | null {
  return page === 'home' || page === 'not-found' ? null : PAGES[page]();
}
