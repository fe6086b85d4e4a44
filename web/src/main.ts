import './design/tokens.css';
import './design/base.css';
import './design/leather.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { noteVisit } from './attention/visits';
import { awaitFonts } from './design/fonts';
import { loadLanguage } from './i18n/texts.svelte';
import { me } from './net/me.svelte';
import { keepForOffline } from './offline/serviceWorker';
import { fetchPage } from './pages';
import ReloadNotice from './pages/ReloadNotice.svelte';
import { fixLink, followLinks, router } from './router.svelte';
import { settings } from './settings.svelte';

noteVisit();
document.documentElement.dataset.theme = settings.theme;
document.documentElement.dataset.table = settings.tableStyle;
addEventListener('popstate', () => router.arrive());
document.addEventListener('click', followLinks);
for (const approach of ['pointerover', 'focusin']) document.addEventListener(approach, fixLink);

// Preloads the page while the language loads. Errors are reported by the request of the page itself.
if (['home', 'table', 'open', 'mine'].includes(router.route.page)) me.load().catch(() => undefined);
fetchPage(router.route)?.catch(() => undefined);
const fonts = awaitFonts();
const loaded = await loadLanguage().then(
  () => true,
  () => false,
);
await fonts;

/** The page of components, which only the development server has. */
async function gallery(): Promise<typeof App | null> {
  if (!import.meta.env.DEV || location.pathname !== '/dev/gallery') return null;
  return (await import('./dev/Gallery.svelte')).default as unknown as typeof App;
}

const target = document.getElementById('app');
if (target) mount((await gallery()) ?? (loaded ? App : ReloadNotice), { target });
void keepForOffline();
