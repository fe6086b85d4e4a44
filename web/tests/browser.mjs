// The browser that tests and scripts start. Run as a program, it installs it: once, before tests run side by side.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Installs the browser if it is missing. */
export function ensureBrowser() {
  if (existsSync(CHROMIUM)) return;
  // Another installation that is under way is waited for.
  const apt = (...words) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium').status === 0;
  // A fresh machine may not have package lists yet.
  if (!install() && !(apt('update').status === 0 && install())) {
    throw new Error(`no browser at ${CHROMIUM} (install the Debian package chromium, or set CHROMIUM to another Chromium)`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser();
