import { loadAllMessages } from './i18n/texts.svelte';

// jsdom has no media queries; the board modules query the reduced-motion preference on import.
window.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

// Tests show parts of all pages.
await loadAllMessages();
