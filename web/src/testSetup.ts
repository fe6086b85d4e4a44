// jsdom has no media queries; the modules of the boards ask for reduced motion when they are loaded.
window.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
