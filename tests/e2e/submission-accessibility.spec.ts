import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { expectSuccess, fillForm, formPath, goToDonate, goToReview, openForm } from './submission-steps.ts';

/**
 * The test walks the form in a narrow window and checks the other widths in each state; `every-page.spec.ts` checks the empty form, and
 * what is around it. Above 767 px, only the form itself and the status page change, where the preview moves beside the form.
 */
const around = { without: aroundMain };
const widths = { widths: [375, 900, 1440], ...around };
const twoWidths = { widths: [375, 1440], ...around };

test('every step after the empty form passes axe and fits at each of its layouts, light and dark', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expectAccessible(page, 'issues', twoWidths);
  await fillForm(page);
  for (const question of [/tokens/, /invitations/, /audited/]) {
    await page.getByRole('radiogroup', { name: question }).getByLabel('Yes').check();
  }
  await expectAccessible(page, 'every part of the form', widths);
  for (const question of [/tokens/, /invitations/, /audited/]) {
    await page.getByRole('radiogroup', { name: question }).getByLabel('No').check();
  }
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectAccessible(page, 'question', twoWidths);
  await page.keyboard.press('Escape');
  await goToReview(page);
  await expectAccessible(page, 'review', twoWidths);
  await goToDonate(page);
  await expectAccessible(page, 'donation', twoWidths);
  await page.route('**/payment', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.getByRole('button', { name: 'Pay with the demonstration wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Paste the transaction link' })).toBeVisible();
  await expect(page.getByText('Something went wrong on our server.')).toBeVisible();
  await expectAccessible(page, 'link', twoWidths);
  await page.unroute('**/payment');
  await page.getByRole('button', { name: 'Try again' }).click();
  const reference = await expectSuccess(page);
  await expectAccessible(page, 'success', twoWidths);
  await page.goto(`/en/submission/${reference}`);
  await expectAccessible(page, 'status', widths);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form says what it needs and where to write', async ({ page }) => {
    await page.goto(formPath);
    const note = page.locator('main noscript');
    await expect(note.locator('b')).toHaveText('This form needs JavaScript.');
    await expect(note.locator('a[href="mailto:support@tideport.example"]')).toBeVisible();
    await page.locator('summary', { hasText: 'Listing requirements' }).click();
    await expect(page.getByText('Stable website')).toBeVisible();
  });
});
