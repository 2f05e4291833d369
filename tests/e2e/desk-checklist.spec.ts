import { connectDatabase } from '#platform/database/connect.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

test('a portal without releases begins with the checklist, which leads to the form by keyboard', async ({
  page,
}) => {
  const portal = await startOwnPortal({});
  try {
    const open = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
    await open.database.deleteFrom('releases').execute();
    await open.close();
    await signIn(page, portal, makeAccount(portal, { name: 'Edda', role: 'editor' }));

    await expect(page.getByRole('heading', { name: 'Fill your site', level: 1 })).toBeVisible();
    await expect(page.getByText('There is nothing to compare with yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Invite a reviewer' })).toHaveCount(0);
    await expectAccessible(page, 'checklist', { widths: [1024, 1440] });
    await look(page, 'checklist');

    const release = page.getByRole('link', { name: 'Add a release' });
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('j');
      if (await release.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/releases\/create$/);
    await expect(page.getByRole('button', { name: 'Publish release' })).toBeVisible();
  } finally {
    await portal.stop();
  }
});
