import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages, runLoudly } from './debian-packages.ts';

/** The headless shell first: the same engine without the windows, which takes about a third less processor time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const installed = () =>
  [process.env['CHROMIUM'] ?? '', ...systemPaths].find((path) => path && existsSync(path));

/** For scripts that our own fonts leave to the system: without them every letter is an empty box, and as wide as one. */
function installFonts(): void {
  const folders = { 'fonts-noto-core': 'truetype', 'fonts-noto-cjk': 'opentype' };
  const missing = Object.entries(folders).filter(([, kind]) => !existsSync(`/usr/share/fonts/${kind}/noto`));
  if (missing.length > 0) installDebianPackages(missing.map(([name]) => name));
}

/**
 * The tests' browser: an installed one, Debian's package when we are root on Debian, Playwright's own elsewhere. On Debian with the fonts that pages need.
 * @throws Error when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  installFonts();
  const found = installed();
  if (found) return found;
  // Older releases of Debian have no headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installDebianPackages([name]);
    const debian = installed();
    if (debian) return debian;
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  runLoudly('npx', ['playwright', 'install', 'chromium']);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('There is no Chromium for the browser tests; install one and set CHROMIUM to its path.');
}
