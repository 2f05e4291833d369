import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

test('the not-found page is accessible with its search', async ({ page }) => {
  await page.goto('/en/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found.');
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
