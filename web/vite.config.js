import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The server that answers `/api` while the client is being worked on. */
const server = process.env.RODEO_SERVER ?? 'http://127.0.0.1:6066';

// The server refuses requests of pages of other sites, so Host and Origin have to be its own here.
const proxy = {
  '/api': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
};

// The same policy under which the server serves the page, so that tests meet it.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'external' } })],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy, headers },
  build: {
    target: 'es2022',
    // Pages are served with a policy that forbids inline code and data: addresses of scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // Few files: on a phone every further one costs a round trip.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules|src\/App|src\/(net|design|i18n\/texts|router|settings)|pages\/(Home|Game|Name|name|Tables|Failed|Nowhere|Reload)|table\/settings/ },
            { name: 'agree', test: /src\/agree\// },
            { name: 'play', test: /src\/(games|story|table)\// },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'jsdom' },
});
