// Pages that are loaded on demand. Each gets the parameters of its route.
import type { Component } from 'svelte';
import { nextTask } from '../design/nextTask';
import { loadAllMessages } from '../i18n/texts.svelte';
import type { Route } from '../router.svelte';

type Late = Exclude<Route['page'], 'home' | 'not-found'>;
// Each page picks its parameters from the route.
type Loader = () => Promise<{ default: Component<any> }>;

const PAGES: Record<Late, Loader> = {
  open: () => import('./OpenTable.svelte'),
  // Tables and the history show less without their module.
  table: () =>
    after(
      loadEngine().catch(() => undefined),
      import('./Table.svelte'),
    ),
  match: () => after(loadRecords(), import('./Match.svelte')),
  review: () => after(loadRecords(), import('../review/ReviewPage.svelte')),
  history: () =>
    after(
      loadRecords().catch(() => undefined),
      import('./History.svelte'),
    ),
  statistics: () => import('../statistics/StatisticsPage.svelte'),
  puzzles: () => after(loadRecords(), import('../puzzles/PuzzlePage.svelte')),
  rules: () => import('./Rules.svelte'),
  learn: () => after(loadEngine(), import('./Learn.svelte')),
};

/** The page, once what it needs is loaded. It is built in another task than the one in which that is prepared. */
async function after<T>(needed: Promise<void>, page: Promise<T>): Promise<T> {
  await needed;
  await nextTask();
  return page;
}

async function loadEngine(): Promise<void> {
  await (await import('../engine/engine')).loadEngine();
}

async function loadRecords(): Promise<void> {
  await (await import('../engine/records')).loadRecords();
}

/** Loads the page of a route with its messages; `null` if it is part of the main bundle. */
export function fetchPage({ page }: Route): ReturnType<Loader> | null {
  return page === 'home' || page === 'not-found' ? null : after(loadAllMessages(), PAGES[page]());
}

/** Loads the preferences, which any page can open. */
export function fetchSettings(): Promise<typeof import('./SettingsDialog.svelte')> {
  return after(loadAllMessages(), import('./SettingsDialog.svelte'));
}
