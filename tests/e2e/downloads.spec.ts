import type { Page } from '@playwright/test';
import { listAxeIssues } from '../support/axe/list-axe-issues.ts';
import { expect, test } from '../support/portal-fixture.ts';

const rowNames = (page: Page, level: number) =>
  page.getByRole('main').locator('li > div').getByRole('heading', { level }).allInnerTexts();

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

test.describe('addresses', () => {
  test('the short ones redirect to the page for phones, with language and query kept or added', async ({
    portal,
    request,
  }) => {
    const moved = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await request.get(portal.origin + path, { headers, maxRedirects: 0 });
      return `${answer.status()} ${answer.headers()['location']}`;
    };
    expect(await moved('/en/download/ios')).toBe('301 /en/download/app?ios=1');
    expect(await moved('/zh-tw/download/android?from=mail')).toBe(
      '301 /zh-tw/download/app?from=mail&android=1',
    );
    expect(await moved('/download/ios', { 'accept-language': 'ko' })).toBe('302 /ko/download/app?ios=1');
    expect(await moved('/download/android?ios=0', { cookie: 'lang=ja' })).toBe(
      '302 /ja/download/app?ios=0&android=1',
    );
    expect(await moved('/download/pc', { 'accept-language': 'ru' })).toBe('302 /ru/download/pc');
    expect(await moved('/verify', { 'accept-language': 'ru' })).toBe('302 /ru/verify');
    expect((await request.get(`${portal.origin}/en/download/linux`, { maxRedirects: 0 })).status()).toBe(404);
  });

  test('the pages describe the downloads as structured data', async ({ portal, request }) => {
    for (const [path, entries] of [
      ['/en/download/app', 3],
      ['/en/download/pc', 4],
    ] as const) {
      const html = await (await request.get(portal.origin + path)).text();
      const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
      const graph = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
      expect(graph).toHaveLength(entries);
      for (const entry of graph) {
        expect(entry).toMatchObject({ '@type': 'SoftwareApplication', name: 'Tideport' });
        expect(entry['softwareVersion']).toMatch(/^\d+\.\d+/);
      }
    }
  });
});

test.describe('for phones', () => {
  test('the page for phones', async ({ page, portal }) => {
    await test.step('has both stores, the package with its hash, and the older package', async () => {
      await page.goto('/en/download/app');
      expect(await rowNames(page, 2)).toEqual(['Android', 'iOS', 'Android 32-bit']);
      for (const [shop, platform] of [
        ['Google Play', 'android'],
        ['App Store', 'ios'],
      ] as const) {
        const links = page.getByRole('main').getByRole('link', { name: shop, exact: true });
        await expect(links).toHaveCount(2);
        const inRow = page.locator(`#${platform}`).getByRole('link', { name: shop, exact: true });
        await expect(inRow).toHaveAttribute('href', /^https:/);
        await expect(links.first()).toHaveAttribute('href', (await inRow.getAttribute('href')) ?? '');
      }
      const android = page.locator('#android');
      await expect(android.getByRole('link', { name: 'Download .apk' })).toHaveAttribute(
        'href',
        /tideport-android-[\d.]+\.apk$/,
      );
      await expect(android.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
      await android.getByText('Earlier releases').click();
      await expect(android.getByText('3.7.2')).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await android.getByRole('button', { name: 'Copy' }).click();
      await expect(android.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await android.locator('code').innerText(),
      );
      await android.getByRole('link', { name: 'Verify the file' }).click();
      await expect(page.getByRole('heading', { name: 'Verify a file' })).toBeVisible();
    });

    await test.step('shows the requested download first', async () => {
      await page.goto('/en/download/app?ios=1');
      expect(await rowNames(page, 2)).toEqual(['iOS', 'Android', 'Android 32-bit']);
      await expect(page.locator('#ios')).toHaveAttribute('aria-current', 'true');
      await page.goto('/en/download/android');
      expect(await rowNames(page, 2)).toEqual(['Android', 'iOS', 'Android 32-bit']);
      await expect(page.locator('#android')).toHaveAttribute('aria-current', 'true');
    });

    await test.step('shows a code with the page’s own address on computers only', async () => {
      await page.goto('/zh/download/app');
      await expect(page.getByRole('img', { name: `${portal.origin}/zh/download/app` })).toBeVisible();
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(page.locator('figure')).toBeHidden();
    });
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: iphone });
    test('moves the visitor’s platform to the front in the browser, not on the server', async ({
      page,
      portal,
      request,
    }) => {
      await page.goto('/en/download/app');
      await expect(page.locator('#ios').getByText('Your device')).toBeVisible();
      expect(await rowNames(page, 2)).toEqual(['iOS', 'Android', 'Android 32-bit']);
      const served = async (userAgent: string) =>
        (
          await request.get(`${portal.origin}/en/download/app`, { headers: { 'user-agent': userAgent } })
        ).text();
      expect(await served(iphone)).toBe(await served(firefox));
      await page.goto('/en/download/app?android=1');
      await expect(page.locator('#ios').getByText('Your device')).toBeVisible();
      expect(await rowNames(page, 2)).toEqual(['Android', 'iOS', 'Android 32-bit']);
    });
  });
});

test.describe('for computers', () => {
  test.use({ userAgent: firefox });

  test('the page for computers', async ({ page, context }) => {
    await test.step('offers the link of another browser’s extension to copy', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/en/download/pc#extension');
      await expect(page.getByRole('link', { name: 'Add to Firefox Your browser' })).toBeVisible();
      const link = page.getByRole('link', { name: 'Add to Edge' });
      await link.click();
      const dialog = page.getByRole('dialog', { name: 'Continue in Edge' });
      await expect(dialog).toBeVisible();
      expect(await listAxeIssues(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.getAttribute('href'));
      await expect(dialog.getByRole('link', { name: 'Open it here' })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });

    await test.step('shows the visitor’s system and browser first, and opens the store of that browser directly', async () => {
      await page.goto('/en/download/pc');
      await expect(page.locator('#desktop-linux').getByText('Your device')).toBeVisible();
      expect(await rowNames(page, 3)).toEqual(['Linux', 'Windows', 'macOS']);
      const links = page
        .getByRole('region', { name: 'In the browser' })
        .getByRole('link', { name: /^Add to/ });
      await expect(links.first()).toHaveText(/Add to Firefox.*Your browser/);
      await expect(links).toHaveCount(4);

      await context.route('https://**', (route) => route.fulfill({ body: 'outside' }));
      await expect(page.getByRole('link', { name: 'Add to Firefox Your browser' })).toBeVisible();
      const link = page.getByRole('link', { name: 'Add to Firefox' });
      const address = (await link.getAttribute('href')) ?? '';
      await Promise.all([
        context.waitForEvent('request', (request) => request.url() === address),
        link.click(),
      ]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything can be read and downloaded', async ({ page }) => {
    await page.goto('/en/download/app?ios=1');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('iOS');
    await expect(page.getByRole('link', { name: 'Download .apk' })).toHaveCount(2);
    await page.goto('/en/download/pc');
    await expect(page.getByRole('link', { name: 'Add to Chrome' })).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('link', { name: 'Download .dmg' })).toHaveAttribute('href', /\.dmg$/);
  });
});
