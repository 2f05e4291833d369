import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { openForm } from './submission-steps.ts';

async function expectSound(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(faults, place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, place).toBeLessThanOrEqual(0);
}

for (const kind of ['token', 'nft']) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [320, 900, 1440]) {
      test(`the ${kind} form is sound at ${width} px, ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await openForm(page, `/en/submit/${kind}`);
        await expectSound(page, 'empty form');
        await page.getByRole('button', { name: 'Next: review' }).click();
        await expectSound(page, 'faults');
        await page.locator('#field-network').selectOption('solana');
        await page.locator('#field-address').fill('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
        await expect(page.getByText('Fill in the rest by hand.')).toBeVisible();
        await expectSound(page, 'filled in by hand');
      });
    }
  }
}
