import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';

/* A recovery phrase that was typed or pasted into a search stays in its field: it is not sent, not in the address and not kept. */

const phrase = `${'test '.repeat(11)}junk`;

/** What leaves the page, and what stays of it. */
function watchPage(page: Page): { expectNothing(): Promise<void> } {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url(), request.postData() ?? ''));
  return {
    async expectNothing() {
      heard.push(
        page.url(),
        await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
      );
      const told = heard.map((each) => each.replaceAll(/%20|\+/g, ' '));
      expect(told.filter((each) => each.includes('junk') || each.includes('test test'))).toEqual([]);
    },
  };
}

const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This looks like a recovery phrase or a private key.' });

const refusal = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'looked like a recovery phrase or a private key, so we did not keep it' });

test('each search refuses it', async ({ page }) => {
  await test.step('the search of the store refuses it, pasted and typed, and works again afterwards', async () => {
    await page.goto('/en/dappstore');
    const field = page.getByRole('combobox', { name: 'Search DApps' });
    const watched = watchPage(page);
    await field.fill(phrase);
    await expect(note(page)).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue(phrase);
    await watched.expectNothing();
    await field.fill('uniswap');
    await expect(page).toHaveURL(/key=uniswap/);
    await expect(note(page)).toHaveCount(0);
  });

  await test.step('the search over the site refuses it, on its page and on the not-found page', async () => {
    for (const path of ['/en/search', '/en/there-is-no-such-page'])
      await test.step(path, async () => {
        await page.goto(path);
        const watched = watchPage(page);
        await page.getByLabel('Search Tideport').fill(phrase);
        await page.getByLabel('Search Tideport').press('Enter');
        await expect(note(page)).toBeVisible();
        await watched.expectNothing();
      });
  });

  await test.step('the search for DApps on the home page refuses it, and the store says why', async () => {
    await page.goto('/en');
    const watched = watchPage(page);
    const field = page.getByRole('main').getByLabel('Search DApps');
    await field.fill(phrase);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/dappstore\?result=secret$/);
    await expect(refusal(page)).toBeVisible();
    await watched.expectNothing();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its address leads to one without it', async ({ page }) => {
    for (const path of ['/en/search', '/en/dappstore']) {
      await page.goto(`${path}?key=${encodeURIComponent(phrase)}`);
      expect(new URL(page.url()).search).toBe('?result=secret');
      await expect(refusal(page)).toBeVisible();
    }
  });
});
