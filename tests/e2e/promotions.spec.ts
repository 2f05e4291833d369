import { expect, test } from '../support/portal-fixture.ts';

test('banners, activities and ads', async ({ page }) => {
  await test.step('the home page shows banners, activities and ads; links to this site stay in its language and tab', async () => {
    await page.goto('/zh');
    const banners = page.getByRole('region', { name: '精选' }).getByRole('link');
    await expect(banners).toHaveCount(5);
    await expect(banners.first()).toHaveAttribute('href', '/zh/news/15');
    await expect(banners.first()).not.toHaveAttribute('target');
    await expect(page.getByRole('region', { name: '活动' }).getByRole('link')).toHaveCount(5);
    const ads = page.getByRole('region', { name: '推广' });
    await expect(ads.getByRole('link')).toHaveCount(5);
    const outside = ads.getByRole('link', { name: /EIP-712/ });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outside).toHaveAttribute('target', '_blank');
  });

  await test.step('the store shows banners, except in search results', async () => {
    await page.goto('/en/dappstore');
    const banners = page.getByRole('region', { name: 'Highlights' });
    await expect(banners.getByRole('link')).toHaveCount(5);
    await page.goto('/en/dappstore?key=swap');
    await expect(banners).toHaveCount(0);
  });
});

test.describe('the network lists', () => {
  // The page logs a failure that the test provokes (specification §8).
  const copyIsUsed = /could not be fetched; the copy on this device is used/;
  test.use({ expectNoise: copyIsUsed });

  for (const path of ['/en/dappstore', '/en/submit/token']) {
    test(`have copies on the device after ${path}, which survive a failure`, async ({ page }) => {
      await page.goto(path);
      const kept = (key: string) =>
        page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as object | null, key);
      await expect.poll(async () => (await kept('blockchains')) !== null).toBe(true);
      await expect.poll(async () => Object.keys((await kept('token-protocols')) ?? {})).toContain('ethereum');
      await page.route('**/v1/**', (route) =>
        route.fulfill({ json: { result: 1, message: 'down', data: null } }),
      );
      // By then the page has dealt with the failure.
      const used = page.waitForEvent('console', (message) => copyIsUsed.test(message.text()));
      await page.goto(path);
      await used;
      expect(await kept('blockchains')).not.toBeNull();
      expect(await kept('token-protocols')).not.toBeNull();
    });
  }

  test.describe('whose script is missing', () => {
    test.use({ expectNoise: /Failed to load resource: net::ERR_/ });

    test('are fetched by the next page instead, and nothing breaks', async ({ page }) => {
      const scripts = '**/assets/load-start-lists-*.js';
      await page.route(scripts, (route) => route.abort('internetdisconnected'));
      const missing = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('load-start-lists'),
      );
      await page.goto('/en/dappstore');
      await missing;
      await page.unroute(scripts);
      await page.goto('/en/submit/token');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('blockchains'))).not.toBeNull();
    });
  });
});
