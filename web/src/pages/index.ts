// Pages that are loaded on demand. Each gets the parameters of its route.
import type { Component } from 'svelte';
import type { Route } from '../router.svelte';

type Late = Exclude<Route['page'], 'home' | 'not-found'>;
// Each page says itself which part of the route it wants.
type Loader = () => Promise<{ default: Component<any> }>;

const PAGES: Record<Late, Loader> = {
  open: () => import('./OpenTable.svelte'),
  table: () => import('./Table.svelte'),
  match: () => import('./Match.svelte'),
  history: () => import('./History.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
};

/** Loads the page of a route; `null` if it is part of the main bundle. */
export function fetchPage({ page }: Route): ReturnType<Loader> | null {
  return page === 'home' || page === 'not-found' ? null : PAGES[page]();
}
