import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const widths = [1440, 1024];
const sentence = 'Swaps of stable coins, prepared at the desk.';

test('an editor prepares an edit of a listed DApp, schedules it, changes their mind and publishes it, and a visitor sees it then', async ({
  page,
  browser,
  editing: portal,
}) => {
  test.setTimeout(150_000);
  const mara = await makeAccount(portal, { name: 'Mara', role: 'editor' });
  await signIn(page, portal, { account: mara });
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');

  await test.step('the draft has the edit, and visitors see nothing of it', async () => {
    await page.getByLabel('Name, site or contract').fill('Curve');
    await page.getByRole('link', { name: 'Curve', exact: true }).click();
    await page.getByLabel('Description, English').fill(sentence);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. Visitors do not see it.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the listed item' })).toBeVisible();
    const changes = page.getByRole('table', { name: 'Changes from the listed item to the saved draft' });
    await expect(changes).toContainText(sentence);
    await expect(preview.getByText(sentence)).toBeVisible();
    await visitor.goto(`${portal.origin}/en/dappstore?key=Curve`);
    await expect(visitor.getByRole('link', { name: 'Curve', exact: true })).toBeVisible();
    await expect(visitor.getByText(sentence)).toHaveCount(0);
  });

  await test.step('a reload keeps it, and it is scheduled with what was found about it', async () => {
    await page.reload();
    await expect(page.getByLabel('Description, English')).toHaveValue(sentence);
    await page.getByLabel('From (UTC)').fill('2999-12-01T09:00');
    await page.getByLabel('Until (UTC)').fill('2999-12-24T09:00');
    await page.getByRole('combobox', { name: 'Reason that visitors read' }).click();
    await page.getByRole('option', { name: 'Project closed' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const asked = page.getByLabel('I have checked this. Save anyway.');
    const scheduled = page.getByText('Saving keeps the schedule.');
    await expect(scheduled.or(asked).first()).toBeVisible();
    if (!(await scheduled.isVisible())) {
      for (const box of await asked.all()) await box.check();
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    }
    await expect(scheduled).toBeVisible();
    await takeScreenshots(page, 'listing-draft');
    await expectAccessibleWithoutPreview(page, 'a draft of a listed item', { widths });
  });

  await test.step('the list of drafts says when it is published, and who changed it', async () => {
    await page.goto(`${portal.deskOrigin}/#/listing-drafts`);
    const row = page.getByRole('row', { name: /Curve/ });
    await expect(row).toContainText('Scheduled');
    await expect(row).toContainText(mara.email);
    await takeScreenshots(page, 'listing-drafts');
    await row.getByRole('link', { name: 'Curve' }).click();
  });

  await test.step('published now, visitors see it with the next request', async () => {
    await page.getByRole('button', { name: 'Cancel schedule' }).click();
    await expect(page.getByText('Schedule canceled')).toBeVisible();
    const answered = page.waitForResponse(/\/listing-drafts\/\d+\/edits$/);
    await page.getByRole('button', { name: 'Publish now' }).click();
    const asked = page.getByLabel('I have checked this. Save anyway.');
    const done = page.getByText('Saved. Visitors see it now.');
    if (!(await answered).ok()) {
      await expect(asked.first()).toBeVisible();
      for (const box of await asked.all()) await box.check();
      await page.getByRole('button', { name: 'Publish now' }).click();
    }
    await expect(done).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText(`${mara.email}, edited`);
  });

  await test.step('a listed item is scheduled to be delisted, and kept after all', async () => {
    await page.getByLabel('Listed until (UTC)').fill('2999-12-24T09:00');
    await page.getByRole('combobox', { name: 'Reason that visitors read' }).click();
    await page.getByRole('option', { name: 'Project closed' }).click();
    await page.getByRole('button', { name: 'Schedule delisting' }).click();
    await expect(page.getByText(`${mara.email} scheduled the delisting for`)).toBeVisible();
    await takeScreenshots(page, 'listing-until');
    await page.getByRole('button', { name: 'Cancel delisting' }).click();
    await expect(page.getByLabel('Listed until (UTC)')).toBeVisible();
  });
  await visitor.context().close();
});
