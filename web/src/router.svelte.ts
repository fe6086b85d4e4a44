// Selects the page by the address. Links change it without reloading.
import { STATIC } from './offline/ids';

export type Route =
  | { page: 'home' }
  | { page: 'open'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'match'; id: string }
  /** `id` is that of the match; `null` for a record file. */
  | { page: 'review'; id: string | null }
  | { page: 'history' }
  | { page: 'statistics' }
  /** `game` is `null` for puzzles of all games. */
  | { page: 'puzzles'; game: string | null }
  | { page: 'rules'; game: string }
  /** `table` is the table to return to after the tutorial. */
  | { page: 'learn'; game: string; table: string | null }
  | { page: 'not-found' };

/** Hash of a table address whose match starts as soon as the host has joined. */
export const EAGER_PAGES = '#at-once';

class Router {
  route = $state.raw<Route>(read(address()));
  /** Counts navigations, so that a page can detect that its link was followed again. */
  visits = $state(0);

  go(path: string): void {
    history.pushState(null, '', hrefOf(path));
    this.arrive();
  }

  /** Goes to a path and mounts its page again, also if it is the current one. */
  reopen(path: string): void {
    history.pushState(null, '', hrefOf(path));
    this.route = read(address());
  }

  arrive(): void {
    // A link within the page of a static build.
    if (STATIC && location.hash && !location.hash.startsWith('#/')) return;
    const next = read(address());
    // The current page is not mounted again.
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.visits += 1;
    scrollTo(0, 0);
  }
}

/** The address of the page. On a static web server only `index.html` exists, so the path is in the fragment. */
function address(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return STATIC ? new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin) : location;
}

/** The value of `href` for a path. */
function hrefOf(path: string): string {
  return STATIC ? `#${path}` : path;
}

/** The fragment of the address, with `#`; empty if there is none. */
export function fragment(): string {
  return address().hash;
}

/** The current address with another fragment. */
export function withFragment(fragment: string): string {
  const { pathname, search } = address();
  return hrefOf(pathname + search + fragment);
}

export const router = new Router();

/** In a static build, turns links to paths into links that also work in a new tab. */
export function fixLink(event: Event): void {
  if (!STATIC || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const path = link?.getAttribute('href');
  if (path?.startsWith('/')) link?.setAttribute('href', hrefOf(path));
}

export function read({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length > 0) return { page: 'not-found' };
  if (first === '') return { page: 'home' };
  if (first === 'open' && !second) return { page: 'open', game: new URLSearchParams(search).get('game') };
  if (first === 'puzzles') return { page: 'puzzles', game: second || null };
  if (first === 'mine' && !second) return { page: 'history' };
  if (first === 'statistics' && !second) return { page: 'statistics' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'm' && second) return { page: new URLSearchParams(search).has('review') ? 'review' : 'match', id: second };
  if (first === 'review' && !second) return { page: 'review', id: null };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second, table: new URLSearchParams(search).get('table') };
  return { page: 'not-found' };
}

/** Follows plain clicks on links of this site. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.download || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (STATIC && !link.getAttribute('href')?.startsWith('/')) return;
  if (!STATIC && link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
