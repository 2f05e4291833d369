import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, signInToReview } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a reviewer sees a submission as visitors will see it, in the store and on its page', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(120_000);
  const submission = await addPaidSubmission(portal);
  const { title } = submission;
  const context = await browser.newContext();
  const desk = await context.newPage();
  await signInToReview(desk, portal, submission);
  await desk.keyboard.press('v');
  const overlay = desk.getByRole('dialog', { name: `${title}, as visitors will see it` });
  const frame = overlay.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await takeScreenshots(desk, 'visitors-view-card');
  await overlay.getByRole('button', { name: 'Its page' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await overlay.getByRole('button', { name: 'Desktop' }).click();
  await overlay.getByRole('button', { name: 'Dark' }).click();
  await expect(frame.locator('html[data-theme="dark"]')).toBeAttached();
  await takeScreenshots(desk, 'visitors-view-page');
  await expectAccessibleWithoutPreview(desk, 'a submission as visitors will see it', {
    widths: [1440, 1024],
  });
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  // Nothing of it is listed yet.
  await page.goto(`${portal.origin}/en/dappstore?key=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await context.close();
});
