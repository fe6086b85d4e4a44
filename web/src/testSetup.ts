import { loadAllMessages } from './i18n/texts.svelte';

// jsdom has no media queries; the board modules query the reduced-motion preference on import.
window.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

// Nor has it animations.
Element.prototype.animate ??= () => ({ cancel() {}, finish() {}, finished: Promise.resolve() }) as unknown as Animation;

// Tests show parts of all pages.
await loadAllMessages();
