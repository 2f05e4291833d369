import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOldNews } from '../support/add-old-news.ts';
import { expect, test as base } from '../support/portal-fixture.ts';
import { startPortalProcess, type PortalProcess } from '../support/portal-process.ts';

/** More than a page of the list, on the content host only. */
const oldNews = 30;

/** A portal with its own data whose pages show the content of the worker's portal. */
const test = base.extend<object, { second: PortalProcess }>({
  second: [
    async ({ portal }, provide) => {
      await addOldNews(portal.dataDir, oldNews);
      const dataDir = mkdtempSync(join(tmpdir(), 'tideport-hosted-'));
      const env = { CONTENT_HOST: portal.origin };
      const second = await startPortalProcess({ dataDir, rpcUrl: portal.chain.rpcUrl, env });
      await provide(second);
      await second.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ second }, provide) => provide(second.origin),
});

test('pages show what the content host has', async ({ page, portal }) => {
  await test.step('the store shows the content host’s DApps with their icons', async () => {
    await page.goto('/en/dappstore?key=swap');
    const icons = page.getByRole('main').locator(`img[src^="${portal.origin}/files/"]:visible`);
    await expect(icons.first()).toBeVisible();
    const shown = () => icons.first().evaluate((icon: HTMLImageElement) => icon.naturalWidth);
    await expect.poll(shown).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('link', { name: 'Uniswap' }).first().click();
    await expect(page).toHaveURL(/\/dappstore\/detail\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible();
  });

  await test.step('the next news items continue the content host’s list', async () => {
    await page.goto('/en/news');
    const more = page.getByRole('main').getByRole('link', { name: 'Show more' });
    await more.click();
    await more.click();
    await expect(page.getByRole('heading', { name: `Old notice ${oldNews}` })).toBeVisible();
    await expect(page.getByRole('main').getByText('No more news.')).toBeVisible();
  });

  await test.step('the home page shows the content host’s previews', async () => {
    await page.goto('/en');
    await expect(page.locator(`#root img[src^="${portal.origin}/files/"]`).first()).toBeAttached();
  });
});
