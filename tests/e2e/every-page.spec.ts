import { expect, test } from '../support/portal-fixture.ts';
import { inLanguage, listEveryPage } from '../support/every-page.ts';
import { listAxeFaults } from '../support/page-faults.ts';

// Dozens of pages: they are shared out among the workers.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const paths = listEveryPage();
const themes = ['light', 'dark'] as const;

for (const theme of themes) {
  for (const path of paths) {
    test(`${path} has no fault that axe finds, ${theme}, at 375, 900 and 1440 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const width of [375, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(inLanguage('en', path));
        expect(await listAxeFaults(page), `${width} px`).toEqual([]);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and left by a link, in every language', async ({ page }) => {
    for (const path of paths) {
      await page.goto(inLanguage('en', path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.locator('header a[href]').count(), path).toBeGreaterThan(5);
      const languages = await page
        .locator('header a[hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
      expect(new Set(languages).size, path).toBe(12);
    }
  });
});
