import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { keysFileName } from '#features/tools/offline-keys/model/keys-file.ts';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { drawEverything } from '../support/draw-everything.ts';
import { endAfterTests } from '../support/end-after-tests.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { enterTheme } from '../support/page-errors.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { untilReady } from '../support/until-ready.ts';

/* The key pages beside kept pictures (tests/pictures), so that a change of one page's look does not change another unseen. A quarter of
   the size hides how a machine smooths edges and shows what a person would notice: an object, a column or a colour that is gone.
   Where a change is meant: `npm run shots -- keep`, look at the pictures that git shows as changed, commit them. */

const pages: Readonly<Record<string, string>> = {
  home: '/',
  store: '/dappstore',
  'store-detail': '/dappstore/detail?id=1',
  news: '/news',
  'download-app': '/download/app',
  verify: '/verify',
  developer: '/developer',
  'submit-dapp': '/submit/dapp',
  extension: '/extension',
  card: '/card',
  approvals: '/tools/approvals',
  'batch-sender': '/tools/batch-sender',
  keys: '/tools/keys',
  'token-check': '/tools/token-check',
  'not-found': '/there-is-no-such-page',
};

/** Wide pages in both themes; a phone's in one, since colors do not depend on the width. */
const looks = [
  { width: 375, height: 3200, themes: ['light'] },
  { width: 1440, height: 3600, themes: ['light', 'dark'] },
] as const;

/** A picture made narrower, and cut or filled below to one height: two pictures of different sizes cannot be compared. */
async function onSheet(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const small = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  const shown = sharp(small.data).extract({
    left: 0,
    top: 0,
    width,
    height: Math.min(height, small.info.height),
  });
  const sheet = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  return sheet
    .composite([{ input: await shown.toBuffer(), left: 0, top: 0 }])
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

const keysFileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(distFolder, 'keys', keysFileName)))
    .digest('hex');

/** The hash and the size of the offline file are those of this build. Runs inside the page. */
function withoutBuild({ name, sha256 }: { name: string; sha256: string }): void {
  for (const code of document.querySelectorAll('main code'))
    if (code.textContent === sha256) code.textContent = '0'.repeat(64);
  for (const file of document.querySelectorAll('main b'))
    if (file.textContent === name && file.nextElementSibling) file.nextElementSibling.textContent = '0 KB';
}

/** Opens a page at a width and waits until everything on it is there. */
async function openWhole(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // This portal has no network to ask: when a page says so would depend on the machine.
  await page.route('**/api/tools/*/read', () => undefined);
  await page.goto(address, { waitUntil: 'load' });
  await untilReady(page);
  // The monospaced font is the machine's, so it is replaced by one that the page brings along.
  await page.evaluate(() => document.documentElement.style.setProperty('--mono', 'Madefor'));
  await page.evaluate(drawEverything);
  // After everything has been drawn: what is below the window may need letters that nothing above it has.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(withoutBuild, { name: keysFileName, sha256: keysFileHash() });
  // Pictures below the window are fetched late: which of them have arrived would depend on the machine.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  return page;
}

/** Of the page's beginning as people first see it; what lies below is drawn by the same parts. */
async function drawSmall(page: Page, { width, height }: (typeof looks)[number]): Promise<Buffer> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(pageHeight, height) },
    animations: 'disabled',
    caret: 'hide',
    mask: [
      // They show the page's address, whose port is another one in every run.
      page.getByRole('img', { name: /^QR code/ }),
      // The demonstration's DApps are listed on the day it is filled.
      page.locator('time'),
      // Drawn with whatever font for them the machine has.
      page.locator('dd').filter({ hasText: /\p{Script=Han}/u }),
    ],
    maskColor: '#808080',
  });
  return onSheet(picture, Math.round(width / 4), height / 4);
}

test.describe('key pages look as their kept pictures', () => {
  let portal: PortalProcess;
  const ending = endAfterTests();
  // Its own: other tests list DApps and publish news in the shared one.
  test.beforeAll(async () => {
    portal = ending(await startOwnPortal({}));
  });

  for (const [name, path] of Object.entries(pages))
    test(name, async ({ browser }) => {
      for (const look of looks) {
        const page = await openWhole(browser, `${portal.origin}/en${path === '/' ? '' : path}`, look.width);
        for (const theme of look.themes) {
          await enterTheme(page, theme);
          expect.soft(await drawSmall(page, look)).toMatchSnapshot(`${name}-${theme}-${look.width}.png`, {
            threshold: 0.15,
            maxDiffPixelRatio: 0.001,
          });
        }
        await page.context().close();
      }
    });
});
