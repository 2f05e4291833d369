import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/portal-fixture.ts';

const paths = ['/en/about', '/en/brandkit', '/en/dapp', '/en/partner', '/en/recruiting'];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [375, 1440]) {
    for (const path of paths) {
      test(`${path} has no fault that axe finds, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        ).toEqual([]);
      });
    }
  }
}

for (const width of [320, 375, 768, 1024, 1440]) {
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read, and their files be had', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /./);
      expect(await page.locator('main [style]').count(), path).toBe(0);
    }
    await page.goto('/en/recruiting');
    await page.locator('summary', { hasText: 'Is this a job?' }).click();
    await expect(page.getByText('Ambassadors are independent')).toBeVisible();
  });
});
