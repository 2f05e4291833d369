import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
import { localeCodes } from '#i18n/locales.ts';
import { createLog } from '#platform/log/log.ts';
import { drawEverything } from '../tests/support/draw-everything.ts';
import { inLanguage, listEveryPage } from '../tests/support/every-page.ts';
import { findChromium } from '../tests/support/find-chromium.ts';
import { startPortalProcess } from '../tests/support/portal-process.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';
import { writeContactSheet } from './shots/contact-sheet.ts';

/*
 * `npm run shots`: a picture of every page, light and dark, 375 and 1440 px wide, in shots/ (ignored), and shots/index.html that
 * shows them side by side. `npm run shots -- zh,th` in other languages; `npm run shots -- zh /news` of the pages whose path
 * begins so. `npm run shots -- keep` renews the pictures with which tests/e2e/key-pages.spec.ts compares the key pages.
 */

const root = process.cwd();
const [asked = 'en', prefix = '/'] = process.argv.slice(2);
if (asked === 'keep') process.exit(await keepPictures());
const locales = asked.split(',');
const unknown = locales.filter((locale) => !(localeCodes as readonly string[]).includes(locale));
if (unknown.length > 0) {
  console.error(`There is no language ${unknown.join(', ')}; there are ${localeCodes.join(', ')}.`);
  process.exit(2);
}
const folder = join(root, 'shots');
const widths = [375, 1440];
const themes = ['light', 'dark'] as const;

const fileName = (path: string) =>
  path === '/' ? 'home' : path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');

/** Renews the kept pictures, as the tests' own browser draws them. @returns the exit code */
async function keepPictures(): Promise<number> {
  await buildWhenChanged(root, (line) => console.log(line));
  const options = ['test', 'key-pages', '--update-snapshots=all', '--reporter=list'];
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), options, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: await findChromium() },
  });
  return status ?? 1;
}

interface Look {
  locale: string;
  theme: (typeof themes)[number];
  width: number;
}

async function shoot(browser: Browser, origin: string, { locale, theme, width }: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(drawEverything);
  const page = await context.newPage();
  for (const path of listEveryPage().filter((each) => each.startsWith(prefix))) {
    await page.goto(origin + inLanguage(locale, path), { waitUntil: 'networkidle' });
    await page.screenshot({
      path: join(folder, locale, `${fileName(path)}-${theme}-${width}.png`),
      fullPage: true,
    });
  }
  await context.close();
}

await buildWhenChanged(root, (line) => console.log(line));
const dataDir = mkdtempSync(join(tmpdir(), 'tideport-shots-'));
const chain = await startDevChain({ stateFile: join(dataDir, 'chain/state.json'), log: createLog('silent') });
const portal = await startPortalProcess({ dataDir, rpcUrl: chain.rpcUrl });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
try {
  for (const locale of locales) {
    mkdirSync(join(folder, locale), { recursive: true });
    for (const theme of themes)
      for (const width of widths) await shoot(browser, portal.origin, { locale, theme, width });
  }
  console.log(`Pictures of every page: ${writeContactSheet(folder)}`);
} finally {
  await browser.close();
  await portal.stop();
  await chain.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
