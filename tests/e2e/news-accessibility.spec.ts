import { expect, test } from '../support/portal-fixture.ts';
import { listAxeFaults, measureOverhang } from '../support/page-faults.ts';

/** An item in Chinese, and one whose words are English on a page in another language. */
const paths = ['/zh/news/11', '/ko/news/11'];

for (const theme of ['light', 'dark'] as const) {
  test(`items in other languages have no fault that axe finds, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        expect(await listAxeFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('no news page in any script is wider than its window', async ({ page }) => {
  for (const width of [320, 375, 768, 1251]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...paths, '/ru/news', '/th/news/11']) {
      await page.goto(path);
      expect(await measureOverhang(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
