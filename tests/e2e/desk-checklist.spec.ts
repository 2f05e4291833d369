import { connectDatabase } from '#platform/database/connect.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

test('a portal without releases begins with the checklist, which leads to the form by keyboard', async ({
  page,
  startOwnPortal,
}) => {
  const portal = await startOwnPortal({});
  const open = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
  try {
    await open.database.deleteFrom('releases').execute();
  } finally {
    await open.close();
  }
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Edda', role: 'editor' }) });

  await expect(page.getByRole('heading', { name: 'Checklist', level: 1 })).toBeVisible();
  await expect(page.getByText('No app is published yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite a reviewer' })).toHaveCount(0);
  const verify = page.getByRole('link', { name: '/en/verify' });
  await expect(verify).toHaveAttribute('href', `${portal.origin}/en/verify`);
  const categories = page.getByRole('listitem').filter({ hasText: 'categories came with the product' });
  await expect(categories).toContainText('20 categories');
  await expectAccessible(page, 'checklist', { widths: [1024, 1440] });
  await takeScreenshots(page, 'checklist-unchecked');
  await categories.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(page.getByRole('heading', { name: /^Categories ?: Done$/ })).toBeVisible();
  await takeScreenshots(page, 'checklist');

  const stepOf = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title} ?: Check again$`) }) });
  await expect(stepOf('Name, logo and colors')).toContainText(
    'BRAND_DIR, see docs/operations.md, “The brand”',
  );
  await expect(stepOf('Privacy and terms')).toContainText('The help site is the demonstration’s');
  await expect(stepOf('Donation address')).toContainText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8 · BSC');
  await expect(page.getByRole('button', { name: 'Mark as compared' })).toHaveCount(0);
  await expect(stepOf('Canned answers')).toContainText('For: reviewer');

  const release = page.getByRole('link', { name: 'Add a release' });
  for (let steps = 0; steps < 15; steps += 1) {
    await page.keyboard.press('j');
    if (await release.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(release).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/releases\/create$/);
  await expect(page.getByRole('button', { name: 'Publish release' })).toBeVisible();
});
