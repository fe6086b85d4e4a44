// Selects the page by the address. Links change it without reloading.
export type Route =
  | { page: 'home' }
  | { page: 'open'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'match'; id: string }
  | { page: 'history' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'not-found' };

/** Behind the address of a table whose match begins as soon as its host is there. */
export const AT_ONCE = '#at-once';

class Router {
  route = $state.raw<Route>(read(location));
  /** Counts visits, so that a page can tell that it was asked for again. */
  visits = $state(0);

  go(path: string): void {
    history.pushState(null, '', path);
    this.arrive();
  }

  arrive(): void {
    const next = read(location);
    // A page that is shown already stays as it is.
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.visits += 1;
    scrollTo(0, 0);
  }
}

export const router = new Router();

export function read({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length > 0) return { page: 'not-found' };
  if (first === '') return { page: 'home' };
  if (first === 'open' && !second) return { page: 'open', game: new URLSearchParams(search).get('game') };
  if (first === 'mine' && !second) return { page: 'history' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'm' && second) return { page: 'match', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  return { page: 'not-found' };
}

/** Follows plain clicks on links of this site. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.download || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
