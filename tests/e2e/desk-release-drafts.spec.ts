import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

test('editors prepare a release together, compare where both changed it, and propose it', async ({
  page,
  browser,
  editing: portal,
}) => {
  const path = '/releases/create';
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Olga', role: 'editor' }), path });
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'iOS' }).click();
  await page.getByLabel('Version').fill('0.9.4');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft of a release' })).toBeVisible();
  await expect(page.getByLabel('Version')).toHaveValue('0.9.4');
  const publish = page.getByRole('button', { name: 'Publish release' });
  await expect(publish).toBeDisabled();
  const notes = page.getByLabel('What is new, English');
  await notes.fill('Written by Olga.');
  await expect(publish).toBeEnabled();
  await expectAccessibleWithoutPreview(page, 'a draft of a release', { widths: [1024, 1440] });

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await test.step('a colleague finds it on the list, and saves it first', async () => {
    await signIn(other, portal, {
      account: await makeAccount(portal, { name: 'Pia', role: 'editor' }),
      path: '/releases',
    });
    const drafts = other.getByRole('region', { name: 'Drafts' });
    await takeScreenshots(other, 'release-drafts');
    await drafts.getByRole('link', { name: 'iOS 0.9.4' }).click();
    await other.getByLabel('What is new, English').fill('Written by Pia.');
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(other.getByText('Draft saved.')).toBeVisible();
    await other.context().close();
  });

  await test.step('the later one sees both versions, and saves hers', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Written by Pia.');
    await expect(dialog).toContainText('Written by Olga.');
    await takeScreenshots(page, 'release-draft-stale');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(notes).toHaveValue('Written by Olga.');
  });

  await publish.click();
  await expect(page.getByText('You proposed this, so another person has to confirm it.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Before and after' })).toContainText('Written by Olga.');

  await test.step('it stays a draft beside its proposal, until it is deleted', async () => {
    await page.goto(`${portal.deskOrigin}/#/releases`);
    await page.getByRole('link', { name: 'iOS 0.9.4' }).click();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'iOS 0.9.4' })).toHaveCount(0);
  });
});
