import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { loadSitemap } from '../support/read-sitemap.ts';

test('the page about privacy has the brand’s words, a list of its parts, and what is kept for how long', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy at Tideport');
  await expect(page).toHaveTitle(/^Privacy at Tideport · /);
  await expect(page.getByText('Nov 30, 2026')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'What is kept, and how long' }).click();
  const table = page.getByRole('table', { name: 'What is kept, and how long' });
  await expect(table).toBeInViewport();
  const row = (name: RegExp) => table.getByRole('row', { name });
  await expect(row(/^Applications of ambassadors/)).toContainText('is kept for 365 days');
  await expect(row(/of people who sent a submission/)).toContainText('14 days after its last change');
  await expect(row(/^Emails that we sent/)).toContainText('90 days after');
  const titles = await contents.getByRole('link').allTextContents();
  expect(titles).toEqual(
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: 'Contents' })
      .allTextContents(),
  );
  // The other widths: every-page.spec.ts.
  await expectAccessible(page, 'privacy', { widths: [320] });
});

test('a text that is not there in a language is shown in English, and says so', async ({ page }) => {
  await page.goto('/ja/terms');
  await expect(page.getByText('この文書は日本語版がないため、英語で表示しています。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible();
  await expectAccessible(page, 'terms in English', { widths: [375, 1440] });
  await page.goto('/zh/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务条款');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('the page about cookies says what is stored, and that nothing is counted', async ({ page }) => {
  const kept = page.getByText('stay in this browser until you erase the list');
  await page.goto('/en/privacy');
  await expect(kept).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'What is stored and counted' }).click();
  await expect(page).toHaveURL(/\/en\/cookies$/);
  await expect(kept).toBeVisible();
  await expect(page.getByText('No outside service counts visits')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow statistics' })).toHaveCount(0);
  await expectAccessible(page, 'cookies', { widths: [320] });
});

test('the sitemap has them in every language', async ({ portal }) => {
  const addresses = (await loadSitemap(portal.origin)).map(({ loc }) => new URL(loc).pathname);
  for (const path of ['/en/privacy', '/th/terms', '/zh/cookies']) expect(addresses).toContain(path);
});
