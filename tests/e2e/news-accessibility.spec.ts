import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/portal-fixture.ts';

const paths = ['/en/news', '/zh/news/11', '/ko/news/11'];
const widths = [375, 1440];

for (const theme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`the news have no fault that axe finds, ${theme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(told, path).toEqual([]);
      }
    });
  }
}

test('no news page is wider than its window', async ({ page }) => {
  for (const width of [320, 375, 767, 768, 900, 1250, 1251, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...paths, '/ru/news', '/th/news/11']) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
