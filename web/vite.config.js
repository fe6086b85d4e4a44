import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';
import { toHtml } from './scripts/markdown.ts';
import { parsed, part } from './scripts/messages.ts';

/** Server that answers `/api` during development. */
const server = process.env.RODEO_SERVER ?? 'http://127.0.0.1:6066';

// The server rejects requests from pages of other sites, so Host and Origin must be its own here.
const proxy = {
  '/api': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
};

// The policy that the server sends with the page, so that tests run under it.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** Imports Markdown as HTML: `import html from './page.md?html'`. */
const markdown = {
  name: 'rodeo-markdown',
  async load(id) {
    const [path, query] = id.split('?');
    if (query !== 'html' || !path.endsWith('.md')) return null;
    return `export default ${JSON.stringify(toHtml(await readFile(path, 'utf8')))};`;
  },
};

/** Imports the parsed messages of the first download (`?first`) or the others (`?rest`) of a Fluent file. */
const messages = {
  name: 'rodeo-messages',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (!path.endsWith('.ftl') || (query !== 'first' && query !== 'rest')) return null;
    // Browsers read JSON in a string faster than the same value as code.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed(part(path, query))))});`;
  },
};

export default defineConfig({
  plugins: [markdown, messages, svelte({ compilerOptions: { css: 'external' } })],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy, headers },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The policy forbids inline code and data: URLs of scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Few files: on a phone each one costs a round trip.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?!qr\/)|src\/(App|attention\/(attention|visits))|src\/(net\/(?!applyUpdate|connection|commitments|hex)|offline(?!\/[Uu]pload)|design(?!\/(board|charts|dashes|ZeroCard))|i18n\/texts|router|settings)|src\/games\/(index|UnknownGame|\w+\/index)\.|pages\/(Code|[Hh]ome|Game|Name|guestName|TableList|lobbyAction|Load|Message|NotFound|[Qq]uick|Reload|Seat|[Tt]odays)|playback\/context|table\/settings|tutorial\/learned/,
            },
            { name: 'form', test: /src\/form\// },
            // What pages without a table need of the engine and of records.
            {
              name: 'engine',
              test: /(src\/(engine|net\/(commitments|hex)|playback\/message|games\/result)|web\/(engine|records))/,
            },
            { name: 'play', test: /src\/(design|games|net|playback|table|standings|sound|reactions)\/.*(?<!json)$/ },
          ],
        },
      },
    },
  },
  // The first test of a page compiles the whole client, which takes a while on a busy machine.
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['src/testSetup.ts', 'scripts/engineForTests.mjs'],
    testTimeout: 30_000,
  },
});
