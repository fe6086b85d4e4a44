import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './i18n/texts.svelte';
import { me } from './net/me.svelte';
import { followLinks, router } from './router.svelte';
import { settings } from './settings.svelte';

document.documentElement.dataset.theme = settings.theme;
addEventListener('popstate', () => router.arrive());
document.addEventListener('click', followLinks);

// What the first page needs is fetched while the language is.
me.load().catch(() => undefined);
if (router.route.page === 'table') void import('./pages/Table.svelte');
await loadLanguage();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it everything works but opening without a net.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
const target = document.getElementById('app');
if (target) mount(App, { target });
