import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endAfterTests } from '../support/end-after-tests.ts';
import { makeCountingBrand, statisticsOrigin } from '../support/counting-brand.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';

const root = join(import.meta.dirname, '../..');

let portal: PortalProcess;
const ending = endAfterTests();
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const BRAND_DIR = makeCountingBrand();
  const env = { ...process.env, BRAND_DIR, NODE_ENV: 'production' };
  const built = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/build.ts'], {
    cwd: root,
    env,
  });
  expect(built.status, String(built.stderr)).toBe(0);
  portal = ending(await startOwnPortal({ BRAND_DIR }));
});

/** The service’s script, as it would come: it sets a cookie. @returns addresses that were requested of the service */
async function answerForService(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${statisticsOrigin}/**`, async (route) => {
    requested.push(route.request().url());
    const body = 'document.cookie = "_count=1; path=/"; window.isCounting = true;';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return requested;
}

/** Whatever its language. */
const barSelector = 'body > :not(#root) > aside';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Cookies and statistics' });
const allow = (page: Page) => page.getByRole('button', { name: 'Allow statistics' });
const decline = (page: Page) => page.getByRole('button', { name: 'Decline statistics' });

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Paths that were given to the service since the document was loaded. */
const countedPaths = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { page_path: string }[] }).dataLayer ?? []).map((each) => each.page_path),
  );

/** Follows a link of the header, without a new document. */
async function openStore(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'DApp store' }).click();
  await expect(page).toHaveURL(/\/en\/dappstore/);
}

test('nothing is loaded and no cookie is set before a yes; a no stays one', async ({ page }) => {
  const requested = await answerForService(page);
  await page.goto(`${portal.origin}/en/about`);
  await expect(bar(page)).toBeVisible();
  await openStore(page);
  await expect(bar(page)).toBeVisible();
  expect(requested).toEqual([]);
  await decline(page).click();
  await expect(bar(page)).toBeHidden();
  await page.goto(`${portal.origin}/en/about`);
  await openStore(page);
  await expect(bar(page)).toBeHidden();
  expect(requested).toEqual([]);
  expect(await cookieNames(page)).not.toContain('_count');
});

test('after a yes each page is counted, until the visitor changes their mind', async ({ page }) => {
  const requested = await answerForService(page);
  await page.goto(`${portal.origin}/en/about`);
  await allow(page).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => requested).toEqual([`${statisticsOrigin}/W-1.js`]);
  await openStore(page);
  await expect.poll(() => countedPaths(page)).toEqual(['/en/about', '/en/dappstore']);
  await page.goto(`${portal.origin}/en/about`);
  await expect.poll(() => countedPaths(page)).toEqual(['/en/about']);
  await expect.poll(() => cookieNames(page)).toContain('_count');

  await test.step('in the footer of every page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies and statistics' }).click();
    await expect(page.getByText('You allow statistics.')).toBeVisible();
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'true');
    requested.length = 0;
    await Promise.all([page.waitForEvent('load'), decline(page).click()]);
    await expect(page.getByText('You declined statistics.')).toBeVisible();
    expect(await page.evaluate(() => 'isCounting' in window)).toBe(false);
    expect(await cookieNames(page)).not.toContain('_count');
    await openStore(page);
    expect(requested).toEqual([]);
  });

  await test.step('or on the page about privacy', async () => {
    await page.goto(`${portal.origin}/en/privacy`);
    await expect(page.getByText('You declined statistics.')).toBeVisible();
    await allow(page).click();
    await expect.poll(() => requested).toEqual([`${statisticsOrigin}/W-1.js`]);
    await expect.poll(() => countedPaths(page)).toEqual(['/en/privacy']);
  });
});

test('a browser that asks not to be tracked is not asked', async ({ page }) => {
  const requested = await answerForService(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${portal.origin}/en/cookies`);
  await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
  await expect(allow(page)).toHaveCount(0);
  await openStore(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('both answers look the same, in each language and layout, and the bar covers no end of a page', async ({
  page,
}) => {
  await answerForService(page);
  for (const locale of ['en', 'ja', 'ru', 'th']) {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${portal.origin}/${locale}/about`);
    const box = page.locator(barSelector);
    await expect(box).toBeInViewport({ ratio: 1 });
    const looks = await box.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    const height = await box.evaluate((element) => element.getBoundingClientRect().height);
    expect(height, locale).toBeLessThan(812 / 3);
    await expectAccessible(page, `the bar in ${locale}`, { widths: [375, 1440] });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const gap = await page.evaluate((selector) => {
      const boxOf = (each: string) => document.querySelector(each)!.getBoundingClientRect();
      return boxOf(selector).top - boxOf('footer').bottom;
    }, barSelector);
    expect(gap, locale).toBeGreaterThanOrEqual(-1);
  }
});

test('the pages about privacy and cookies have the choice in their text, and no bar', async ({ page }) => {
  await answerForService(page);
  for (const path of ['/en/privacy', '/en/cookies']) {
    await page.goto(portal.origin + path);
    await expect(page.getByText('You have not answered yet.')).toBeVisible();
    await expect(allow(page)).toHaveCount(1);
    await expect(bar(page)).toHaveCount(0);
    await expectAccessible(page, path, { widths: [375, 1440] });
  }
});
