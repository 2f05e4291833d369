import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import {
  expectAccessibleWithoutPreview,
  choiceOf,
  decisionOf,
  makeAccount,
  openFromOwnQueue,
  signIn,
} from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

const size = { width: 768, height: 1024 };
const widths = [768, 1023];

async function takeScreenshots(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK'];
  if (!folder) return;
  for (const width of [768, 1024, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  await page.setViewportSize(size);
}

test('on a tablet an item and its decision are side by side, and q opens the queue over the item', async ({
  page,
  portal,
}) => {
  const submission = await addPaidSubmission(portal);
  const other = await addPaidSubmission(portal);
  await page.setViewportSize(size);
  await signIn(page, portal);
  const queue = page.getByRole('complementary', { name: 'Queue' });
  await expect(queue).toBeVisible();
  await openFromOwnQueue(page, portal, submission);
  await expect(decisionOf(page)).toBeInViewport();
  await expect(queue).toBeHidden();
  await expect(page.getByText(/^\d+ checks passed$/)).toBeVisible();
  await page.getByText(/^\d+ checks passed$/).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Payment confirmed by the chain' }),
  ).toBeVisible();
  await takeScreenshots(page, 'tablet-review');
  await expectAccessible(page, 'review on a tablet', { widths });

  await page.keyboard.press('q');
  await expect(queue).toBeVisible();
  await takeScreenshots(page, 'tablet-queue');
  await expectAccessible(page, 'queue on a tablet', { widths });
  await queue.getByRole('searchbox', { name: 'Filter the queue' }).fill(other.title);
  await queue.getByRole('link', { name: other.title }).click();
  await expect(page.getByRole('heading', { name: other.title, level: 1 })).toBeVisible();
  await expect(queue).toBeHidden();
  await page.getByRole('button', { name: /^Queue/ }).click();
  await expect(queue).toBeVisible();
  await page.keyboard.press('q');
  await expect(queue).toBeHidden();
  await choiceOf(page, 'Reject').click();
  await expect(decisionOf(page).locator('button[type=submit]')).toBeInViewport();
});

test('on a tablet an editor writes with the preview beside, and q opens the list', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(size);
  const tabea = await makeAccount(portal, { name: 'Tabea', role: 'editor' });
  await signIn(page, portal, { account: tabea, path: '/content/news/create' });
  const title = page.getByRole('tabpanel').getByLabel('Title');
  await title.fill('High water at the quay');
  await expect(page.getByRole('button', { name: 'New N' })).toBeHidden();
  await takeScreenshots(page, 'tablet-content');
  await expectAccessibleWithoutPreview(page, 'content form on a tablet', { widths });
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.getByLabel('Filter by title')).toBeVisible();
  await takeScreenshots(page, 'tablet-content-list');
  await page.keyboard.press('q');
  await expect(page.getByLabel('Filter by title')).toBeHidden();
  await expect(title).toHaveValue('High water at the quay');
});
