import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { endAfterTests } from '../support/end-after-tests.ts';
import { settle } from '../support/page-errors.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';

/* What a page costs on a phone before any input. The figures are limits: a change that makes a page lighter lowers them
   (docs/decisions/043-what-a-page-begins-with.md and 093-code-comes-when-it-is-used.md). */

interface Budget {
  /** Until the page has loaded, reacts and has done what it left for idle time; without pictures that may come later. */
  requests: number;
  scripts: number;
  /** Of the scripts, compressed. */
  scriptKilobytes: number;
  elements: number;
  htmlKilobytes: number;
  htmlCompressedKilobytes: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  '/en': {
    requests: 16,
    scripts: 5,
    scriptKilobytes: 86.1,
    elements: 1125,
    htmlKilobytes: 165,
    htmlCompressedKilobytes: 31.9,
  },
  '/en/dappstore?category_id=99998&category=hot': {
    requests: 21,
    scripts: 9,
    scriptKilobytes: 100.3,
    elements: 1425,
    htmlKilobytes: 208.5,
    htmlCompressedKilobytes: 31.5,
  },
  '/en/submit/dapp': {
    requests: 17,
    scripts: 10,
    scriptKilobytes: 110.8,
    elements: 695,
    htmlKilobytes: 140,
    htmlCompressedKilobytes: 32,
  },
  '/en/tools/approvals': {
    requests: 19,
    scripts: 12,
    scriptKilobytes: 149.4,
    elements: 400,
    htmlKilobytes: 104,
    htmlCompressedKilobytes: 23.2,
  },
  '/en/tools/batch-sender': {
    requests: 23,
    scripts: 13,
    scriptKilobytes: 162.2,
    elements: 440,
    htmlKilobytes: 113.5,
    htmlCompressedKilobytes: 25.6,
  },
  '/en/tools/keys': {
    requests: 15,
    scripts: 8,
    scriptKilobytes: 92.5,
    elements: 435,
    htmlKilobytes: 95,
    htmlCompressedKilobytes: 20.5,
  },
  '/en/tools/token-check': {
    requests: 20,
    scripts: 13,
    scriptKilobytes: 144,
    elements: 410,
    htmlKilobytes: 108,
    htmlCompressedKilobytes: 24.3,
  },
  '/en/tools/verify-message': {
    requests: 19,
    scripts: 12,
    scriptKilobytes: 142.3,
    elements: 415,
    htmlKilobytes: 101.5,
    htmlCompressedKilobytes: 22.4,
  },
};

test.use({ viewport: { width: 412, height: 823 } });

const kilobytesOf = (body: Buffer | string) => brotliCompressSync(body).length / 1000;

/**
 * With data saving nothing is fetched ahead, and the browser is idle when `beIdle` says so: what is counted does not depend on the
 * machine.
 */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      requestIdleCallback: (act: IdleRequestCallback) => waiting.push(act),
      beIdle: () => waiting.splice(0).forEach((act) => act({ didTimeout: false, timeRemaining: () => 50 })),
    });
  });
}

/** What the pages of the store and the forms fetch when the browser is idle. */
const lists = '/v1/token/ns_token_protocol_list_map';

/** The page does what it left for idle time. */
async function beIdle(page: Page): Promise<void> {
  const hasLists = /^\/en\/(?:dappstore|submit\/dapp)$/.test(new URL(page.url()).pathname);
  await Promise.all([
    hasLists ? page.waitForResponse(`**${lists}*`) : undefined,
    page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle()),
  ]);
  await settle(page);
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/**
 * Addresses of the pictures that the browser fetches when they come near the window. How near is its own affair: the slower it takes the
 * network to be, the farther it looks ahead. A picture that it may not put off is not among them.
 */
async function listLazyPictures(page: Page): Promise<Set<string>> {
  const addresses = await page.evaluate(() =>
    [...document.images].filter(({ loading }) => loading === 'lazy').map(({ src }) => src),
  );
  return new Set(addresses.map(withoutFragment));
}

test.describe('what a page costs', () => {
  let portal: PortalProcess;
  const ending = endAfterTests();
  // Its own: DApps that other tests list make the store's page longer.
  test.beforeAll(async () => {
    portal = ending(await startOwnPortal({}));
  });

  for (const [address, budget] of Object.entries(budgets)) {
    test(`${address} stays within its requests, bytes and elements`, async ({ page, request }) => {
      await saveData(page);
      const requested: string[] = [];
      page.on('request', (each) => requested.push(each.url()));
      await page.goto(portal.origin + address);
      await page.waitForLoadState();
      await settle(page);
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      await beIdle(page);
      const lazy = await listLazyPictures(page);
      const scripts = requested.filter((url) => new URL(url).pathname.endsWith('.js'));
      const bodies = await Promise.all(scripts.map(async (url) => (await request.get(url)).body()));
      const html = await (await request.get(portal.origin + address)).text();
      const spent: Budget = {
        requests: requested.filter((each) => !lazy.has(withoutFragment(each))).length,
        scripts: scripts.length,
        scriptKilobytes: bodies.reduce((sum, body) => sum + kilobytesOf(body), 0),
        elements,
        htmlKilobytes: html.length / 1000,
        htmlCompressedKilobytes: kilobytesOf(html),
      };
      console.log(address, JSON.stringify(spent));
      const over = Object.entries(spent).filter(([name, value]) => value > budget[name as keyof Budget]);
      expect(over).toEqual([]);
    });
  }
});

test('menus, the drawer and drawings below the first screen are made when they are needed', async ({
  page,
}) => {
  await page.goto('/en');
  const drawer = page.getByRole('navigation', { name: 'Menu', includeHidden: true });
  await expect(drawer.locator('a')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(drawer.getByRole('link', { name: 'Extension wallet' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const card = page.getByRole('link', { name: 'Desktop app' }).first();
  await expect(card.locator('svg, figure, table')).toHaveCount(0);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('svg').first()).toBeAttached();
});

for (const locale of ['en', 'es']) {
  test(`/${locale} does not move when its fonts arrive`, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route('**/fonts/**', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(`/${locale}`, { waitUntil: 'domcontentloaded' });
    const topsNow = () =>
      page.evaluate(() =>
        ['header', 'h1', '.lead'].map((each) => document.querySelector(each)?.getBoundingClientRect().top),
      );
    const before = await topsNow();
    arrival.resolve();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Madefor'))).toBe(true);
    expect(await topsNow()).toEqual(before);
  });
}
