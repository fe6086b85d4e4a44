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

/** Installs the browser and a Japanese font if they are missing. */
export function ensureBrowser() {
  if (!existsSync(CHROMIUM) && !install('chromium')) {
    throw new Error(`no browser at ${CHROMIUM} (install the Debian package chromium, or set CHROMIUM to another Chromium)`);
  }
  // Without one, Japanese texts are boxes, which are narrower than characters.
  if (!spawnSync('fc-list', [':lang=ja', 'file']).stdout?.length && !install('fonts-droid-fallback')) {
    console.error('no Japanese font: whether Japanese texts fit is not tested (install the Debian package fonts-droid-fallback)');
  }
}

/** Installs a Debian package. Returns whether that has succeeded. */
function install(name) {
  // Another installation that is under way is waited for.
  const apt = (...words) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const installed = () => apt('install', '-y', '--no-install-recommends', name);
  // A fresh machine may not have package lists yet.
  return installed() || (apt('update') && installed());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser();
