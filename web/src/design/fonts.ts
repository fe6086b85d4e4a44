// The fonts of the client, which index.html preloads.

/** On a slow connection text appears without its font after this time. */
const LONGEST_WAIT_MS = 300;

/** Waits until the fonts are loaded, but not long: text that gets its font later moves what is below it. */
export async function awaitFonts(): Promise<void> {
  // The DOM of the unit tests has no fonts.
  const loaded = Promise.all(Array.from(document.fonts ?? [], (font) => font.load())).catch(() => undefined);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
