import { expect, test } from '../support/portal-fixture.ts';
import { aroundMain, expectAccessible, measureOverhang, settle } from '../support/page-errors.ts';

/** An item in Chinese, and one with English text on a page in another language. */
const paths = ['/zh/news/11', '/ko/news/11'];

for (const path of paths) {
  test(`an item in another language passes axe and fits in each layout, where it is tightest, light and dark: ${path}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessible(page, path, { widths: [320, 768, 1251], without: aroundMain });
  });
}

test('no news page in any script is wider than its window', async ({ page }) => {
  for (const path of ['/ru/news', '/th/news/11']) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1251]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      expect(await measureOverhang(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
