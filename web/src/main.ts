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

// What the page needs is fetched while the language is; what goes wrong here is told when it is asked for again.
if (['home', 'table', 'open', 'mine'].includes(router.route.page)) me.load().catch(() => undefined);
fetchPage(router.route)?.catch(() => undefined);
const speaks = await loadLanguage().then(
  () => true,
  () => false,
);
void keepForOffline();
const target = document.getElementById('app');
if (target) mount(speaks ? App : ReloadNotice, { target });
