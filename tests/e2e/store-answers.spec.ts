import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';

/* How often, and how much of, the store is drawn for one input: on a slow phone that is what a person waits for. */

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });

/** What the list shows, each time that it has changed: its title, and its cards or how it waits for them. */
async function watchList(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const list = document.querySelector('section[aria-labelledby="store-list"]');
      const cards = list?.querySelectorAll('h3 a').length ?? 0;
      const now = `${list?.querySelector('h2')?.textContent}: ${cards > 0 ? 'cards' : list?.ariaBusy === 'true' ? 'waiting' : 'none'}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.getElementById('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('a list arrives with its cards, and one that is left while it loads brings no others back', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.goto('/en/dappstore');
  await page.route('**/_data/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  const seen = await watchList(page);
  await tab(page, 'Lending').click();
  await expect(page.locator('section[aria-busy=true]')).toBeVisible();
  await tab(page, 'NFT').click();
  released.resolve();
  await expect(page.getByRole('heading', { name: 'NFT', exact: true })).toBeVisible();
  await expect(page.locator('section[aria-busy=true]')).toHaveCount(0);
  expect(await seen()).toEqual(['All DApps: cards', 'All DApps: waiting', 'NFT: cards']);
});

test('cards far below the window are drawn when they come near', async ({ page }) => {
  await page.goto('/en/dappstore');
  const last = page.locator('section[aria-labelledby="store-list"] h3 a').last();
  const isDrawn = () => last.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});

for (const address of ['/en/dappstore', '/en/submit/dapp'])
  test(`${address} makes no frames while nothing happens`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(moving).toBe(0);
  });
