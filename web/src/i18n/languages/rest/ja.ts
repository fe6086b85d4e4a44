import type { Entries } from '../../texts.svelte';

/** The messages of all pages but the home page. */
export const sources: Record<string, Entries> = {
  ...import.meta.glob<Entries>('../../../../../locales/ja/*.ftl', { eager: true, query: '?rest', import: 'default' }),
  ...import.meta.glob<Entries>('../../../../locales/ja/*.ftl', { eager: true, query: '?rest', import: 'default' }),
};
