import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { inLanguage, listEveryPage } from '../tests/support/every-page.ts';
import { findChromium } from '../tests/support/find-chromium.ts';
import { startPortalProcess } from '../tests/support/portal-process.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';

/*
 * `npm run shots`: a picture of every page, light and dark, 375 and 1440 px wide, in shots/ (ignored).
 * `npm run shots -- zh` in another language; `npm run shots -- zh /news` of the pages whose path begins so.
 */

const root = process.cwd();
const [locale = 'en', prefix = '/'] = process.argv.slice(2);
const folder = join(root, 'shots', locale);
const widths = [375, 1440];
const themes = ['light', 'dark'] as const;

const fileName = (path: string) =>
  path === '/' ? 'home' : path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');

interface Look {
  theme: (typeof themes)[number];
  width: number;
}

async function shoot(browser: Browser, origin: string, { theme, width }: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const path of listEveryPage().filter((each) => each.startsWith(prefix))) {
    await page.goto(origin + inLanguage(locale, path), { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${fileName(path)}-${theme}-${width}.png`), fullPage: true });
  }
  await context.close();
}

await buildWhenChanged(root, (line) => console.log(line));
const dataDir = mkdtempSync(join(tmpdir(), 'tideport-shots-'));
const chain = await startDevChain({ stateFile: join(dataDir, 'chain/state.json'), log: createLog('silent') });
const portal = await startPortalProcess({ dataDir, rpcUrl: chain.rpcUrl });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  mkdirSync(folder, { recursive: true });
  for (const theme of themes)
    for (const width of widths) await shoot(browser, portal.origin, { theme, width });
  console.log(`Pictures of every page in ${folder}`);
} finally {
  await browser.close();
  await portal.stop();
  await chain.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
