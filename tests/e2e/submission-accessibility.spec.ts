import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import {
  expectSuccess,
  fillForm,
  formPath,
  goToDonate,
  goToPaste,
  goToReview,
  openForm,
} from './submission-steps.ts';

async function expectSound(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(faults, place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, place).toBeLessThanOrEqual(0);
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [375, 900, 1440]) {
    test(`every step is sound at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openForm(page);
      await expectSound(page, 'empty form');
      await page.getByRole('button', { name: 'Next: review' }).click();
      await expectSound(page, 'faults');
      await fillForm(page);
      for (const question of [/tokens/, /invitations/, /audited/]) {
        await page.getByRole('radiogroup', { name: question }).getByLabel('Yes').check();
      }
      await expectSound(page, 'every part of the form');
      for (const question of [/tokens/, /invitations/, /audited/]) {
        await page.getByRole('radiogroup', { name: question }).getByLabel('No').check();
      }
      await page.getByRole('button', { name: 'Start over' }).click();
      await expectSound(page, 'question');
      await page.keyboard.press('Escape');
      await goToReview(page);
      await expectSound(page, 'review');
      await goToDonate(page);
      await expectSound(page, 'donation');
      await page.getByRole('button', { name: 'Pay with the demonstration wallet' }).click();
      await expect(page.getByRole('heading', { name: 'Paste the transaction link' })).toBeVisible();
      await expectSound(page, 'link');
      await page.getByRole('button', { name: 'Send for review' }).click();
      const reference = await expectSuccess(page);
      await expectSound(page, 'success');
      await page.goto(`/en/submission/${reference}`);
      await expectSound(page, 'status');
    });
  }
}

test('the current step begins with the focus on it', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await goToReview(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('step');
  await goToDonate(page);
  await goToPaste(page);
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['step', 0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form says what it needs and where to write', async ({ page }) => {
    await page.goto(formPath);
    const note = page.locator('noscript');
    await expect(note.locator('b')).toHaveText('This form needs JavaScript.');
    await expect(note.locator('a[href="mailto:support@tideport.example"]')).toBeVisible();
    await page.locator('summary', { hasText: 'Listing requirements' }).click();
    await expect(page.getByText('Stable website')).toBeVisible();
  });
});
