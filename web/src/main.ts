import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './i18n/texts.svelte';
import { followLinks, router } from './router.svelte';
import { settings } from './settings.svelte';

document.documentElement.dataset.theme = settings.theme;
addEventListener('popstate', () => router.arrive());
document.addEventListener('click', followLinks);

await loadLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target });
