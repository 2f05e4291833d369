import type { Page } from '@playwright/test';
import { connectDatabase } from '#platform/database/connect.ts';
import { addCase } from '../support/cases.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { dialogIsGone, makeReviewer, signIn, takeScreenshots } from './desk-steps.ts';

/** Reports that came so many hours ago, named by that: the latest is first in the list. */
async function addReports({ dataDir }: PortalProcess, hours: readonly number[]): Promise<void> {
  const open = await connectDatabase({ url: undefined, dataDir });
  try {
    for (const each of hours)
      await addCase(open.database, 'reports', { hours: each, submission: 0, name: `Heron ${each}` });
  } finally {
    await open.close();
  }
}

const placeOf = (page: Page) => page.getByRole('group', { name: 'Place in the list' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });

test('from a case, keys lead to the ones beside it in the list as it was filtered', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal({});
  await addReports(portal, [2, 4, 6, 8]);
  const account = await makeReviewer(portal, 'Wanda');
  await signIn(page, portal, { account, path: '/reports' });
  await page.getByRole('link', { name: 'Heron 4' }).click();
  await expect(title(page, 'Heron 4')).toBeVisible();
  await expect(placeOf(page)).toContainText('2 of 4');
  await takeScreenshots(page, 'case-place');
  await expectAccessible(page, 'a case with its place in the list', { widths: [375, 1024, 1440] });
  await page.keyboard.press('j');
  await expect(title(page, 'Heron 6')).toBeVisible();
  await expect(placeOf(page)).toContainText('3 of 4');
  await page.keyboard.press('k');
  await expect(title(page, 'Heron 4')).toBeVisible();
  await page.keyboard.press('k');
  await expect(title(page, 'Heron 2')).toBeVisible();
  await expect(placeOf(page).getByRole('button', { name: 'Previous in the list' })).toBeDisabled();
  await placeOf(page).getByRole('button', { name: 'Next in the list' }).click();
  await expect(title(page, 'Heron 4')).toBeVisible();

  // A field keeps its letters.
  await page.getByLabel('No action').check();
  await page.getByLabel('Why, for the desk').press('j');
  await expect(page.getByLabel('Why, for the desk')).toHaveValue('j');
  await expect(title(page, 'Heron 4')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();

  await page.getByRole('link', { name: '← Reports' }).click();
  await page.getByRole('group', { name: 'Assigned to' }).getByRole('button', { name: 'Unassigned' }).click();
  await expect(page.getByRole('link', { name: 'Heron 4' })).toBeHidden();
  await page.getByRole('link', { name: 'Heron 6' }).click();
  await expect(placeOf(page)).toContainText('2 of 3');
});

test('several cases of a list are selected by key and assigned together, except one that a colleague took', async ({
  page,
  browser,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal({});
  await addReports(portal, [2, 4, 6]);
  const [wanda, omar] = [await makeReviewer(portal, 'Wanda'), await makeReviewer(portal, 'Omar')];
  await signIn(page, portal, { account: wanda, path: '/reports' });
  await expect(row(page, 'Heron 2')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Selected cases' });
  for (let count = 1; count <= 2; count += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar.getByRole('status')).toHaveText(`${count} selected`);
  }
  await page.getByRole('checkbox', { name: 'Select Heron 6' }).click();
  await page.getByRole('checkbox', { name: 'Select Heron 4' }).click();
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await takeScreenshots(page, 'cases-selected');
  await expectAccessible(page, 'selected cases', { widths: [375, 1024, 1440] });

  await bar.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 cases' });
  await expect(dialog).toBeVisible();
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(other, portal, { account: omar, path: '/reports' });
  await other.getByRole('link', { name: 'Heron 6' }).click();
  await other.getByRole('button', { name: 'Assign to me' }).click();
  await expect(other.getByRole('button', { name: 'Give back' })).toBeVisible();
  await other.context().close();

  await dialog.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: `${wanda.name} (you)` }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByText(`Heron 6: ${omar.name} has this case now.`)).toBeVisible();
  await takeScreenshots(page, 'cases-refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialogIsGone(page);
  await expect(row(page, 'Heron 2')).toContainText('You');
  await expect(row(page, 'Heron 4')).toContainText('Unassigned');
  await expect(row(page, 'Heron 6')).toContainText(omar.name);
  await expect(bar).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Heron 2' }).click();
  await bar.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: 'No one (give back)' }).click();
  await page.getByRole('button', { name: 'Give back' }).click();
  await dialogIsGone(page);
  await expect(row(page, 'Heron 2')).toContainText('Unassigned');

  // What is decided is no one's work.
  await page.getByRole('tab', { name: /^Decided/ }).click();
  await expect(page.getByText('No reports here.')).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Shortcuts' }).getByRole('term');
  await expect(keys).toHaveText(['j / k', 'Enter / o', 'g', '/', 'Ctrl K', '?']);
});
