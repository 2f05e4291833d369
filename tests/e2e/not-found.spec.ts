import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

test('the not-found page names the address, leads on and is accessible with its search', async ({ page }) => {
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
  await expectAccessible(page, 'not found', { widths: [375, 1440] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page searches the store', async ({ page }) => {
    await page.goto('/en/no-such-page');
    await page.getByRole('textbox', { name: 'Name, token or address' }).fill('uniswap');
    await page.getByRole('button', { name: 'Search DApps' }).click();
    await expect(page).toHaveURL(/\/en\/dappstore\?key=uniswap$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Uniswap/ })
        .first(),
    ).toBeVisible();
  });
});
