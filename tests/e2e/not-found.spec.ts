import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

// Accessible: every-page.spec.ts.
test('the not-found page and the search that it leads to', async ({ page }) => {
  await test.step('the not-found page names the address and leads on', async () => {
    await page.goto('/en/no-such-page%20%3Cb%3E');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found.');
    const main = page.getByRole('main');
    await expect(main.getByText('There is no page at /en/no-such-page <b>.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en');
    await expect(main.getByRole('link', { name: /^DApp store/ })).toHaveAttribute('href', '/en/dappstore');
    await expect(main.getByRole('link', { name: /^News/ })).toHaveAttribute('href', '/en/news');
    const folder = process.env['LOOK'];
    for (const width of folder ? [375, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${folder}/not-found-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
  });

  await test.step('the search of the not-found page finds pages, DApps and news, and is accessible', async () => {
    await page.goto('/en/no-such-page');
    await searchFor(page, 'approval');
    await expect(page).toHaveURL(/\/en\/search\?key=approval$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: 'Search Tideport' })).toHaveValue('approval');
    const pages = main.getByRole('region', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: /^Approval detector/ })).toHaveAttribute(
      'href',
      '/en/tools/approvals',
    );
    await expect(main.getByRole('region', { name: 'News' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/en\/news\/\d+$/,
    );
    await expectAccessible(page, 'search', { widths: [375, 1440] });
    await searchFor(page, 'swap');
    await expect(main.getByRole('region', { name: 'DApps' }).getByRole('link').last()).toHaveAttribute(
      'href',
      '/en/dappstore?key=swap',
    );
    await searchFor(page, 'zzqqxxyy');
    await expect(main.getByRole('heading', { name: 'No records found' })).toBeVisible();
  });

  await test.step('pages are found by the words of the visitor, and by their address', async () => {
    await page.goto('/th/search?key=verify');
    await expect(page.getByRole('main').locator('a[href="/th/verify"]')).toBeVisible();
    await page.goto('/ja/search?key=qqzzxx <zzqqxx>');
    await expect(page.getByRole('main').getByText('qqzzxx <zzqqxx>')).toBeVisible();
  });
});

const searchFor = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: 'Search Tideport' }).fill(words);
  await page.keyboard.press('Enter');
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page searches the whole site', async ({ page }) => {
    await page.goto('/en/no-such-page');
    await searchFor(page, 'uniswap');
    await expect(page).toHaveURL(/\/en\/search\?key=uniswap$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Uniswap/ })
        .first(),
    ).toBeVisible();
  });
});
