import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './i18n/texts.svelte';
import { me } from './net/me.svelte';
import { keepForOffline } from './offline';
import { fetchPage } from './pages';
import ReloadNotice from './pages/ReloadNotice.svelte';
import { followLinks, router } from './router.svelte';
import { settings } from './settings.svelte';

document.documentElement.dataset.theme = settings.theme;
addEventListener('popstate', () => router.arrive());
document.addEventListener('click', followLinks);

// Preloads the page while the language loads. Errors are reported by the request of the page itself.
if (['home', 'table', 'open', 'mine'].includes(router.route.page)) me.load().catch(() => undefined);
fetchPage(router.route)?.catch(() => undefined);
const loaded = await loadLanguage().then(
  () => true,
  () => false,
);
void keepForOffline();
const target = document.getElementById('app');
if (target) mount(loaded ? App : ReloadNotice, { target });
