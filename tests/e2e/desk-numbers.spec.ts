import { startOwnPortal } from '../support/own-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { loadSubmissions } from '../support/numbers-load.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

/** Its own: what is loaded here would fill the queue of other tests. */
let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await startOwnPortal({});
  const { database, close } = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
  try {
    await loadSubmissions(database, { count: 600, now: new Date(), formBytes: 10 });
  } finally {
    await close();
  }
});
test.afterAll(() => portal.stop());

test('a reviewer reads how fast the desk is, with a table behind each chart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Rhea', role: 'reviewer' }) });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
  for (const name of ['Time to decision', 'Queue age', 'Submissions by kind', 'Failed payments', 'Donations'])
    await expect(
      page
        .getByRole('region', { name: `${name}, table` })
        .getByRole('row')
        .nth(1),
    ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export donations' })).toBeHidden();
  await look(page, 'numbers');
  await expectAccessible(page, 'the numbers at the desk', { widths: [1440] });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Failed payments as CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('failed-payments.csv');
  await page.getByRole('button', { name: 'Token', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Submissions by kind, table' }).getByRole('row')).toHaveCount(
    2,
  );
});
