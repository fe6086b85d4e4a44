import { expect, it } from 'vitest';

/** Style sheets, and components with theirs. Vite would empty the former in tests. */
async function sources(): Promise<string[]> {
  const { readdirSync, readFileSync } = (await import('node:fs' as string)) as {
    readdirSync(folder: string, options: { recursive: true }): string[];
    readFileSync(path: string, encoding: 'utf8'): string;
  };
  const names = readdirSync('src', { recursive: true }).filter((name) => /\.(css|svelte)$/.test(name));
  return names.map((name) => readFileSync(`src/${name}`, 'utf8'));
}

/** Selectors of the rules of a style sheet that declare a property. */
function declaring(property: string, text: string): string[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules]
    .filter(([, , body]) => new RegExp(`(^|[;\\s])${property}\\s*:`).test(body ?? ''))
    .map(([, selector = '']) => selector.trim());
}

// The build resolves `light-dark()` of a custom property where it is declared, browsers where it is used. Both are the same as long as no
// element that uses a token has another scheme than the root.
it('has colours of one scheme on the whole page, in the build as in the development server', async () => {
  const selectors = (await sources()).flatMap((text) => declaring('color-scheme', text));
  expect(selectors.toSorted()).toEqual([
    '.arena :is(input, select)',
    ':root',
    ':root[data-theme="dark"]',
    ':root[data-theme="light"]',
  ]);
});
