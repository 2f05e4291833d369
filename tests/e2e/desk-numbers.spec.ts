import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { loadSubmissions } from '../support/numbers-load.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

/** Where no other test reads a queue. */
test.beforeAll(async ({ editing: portal }) => {
  const { database, close } = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
  try {
    await loadSubmissions(database, { count: 600, now: new Date(), formBytes: 10 });
  } finally {
    await close();
  }
});

test('a reviewer reads how fast the desk is, with a table behind each chart', async ({
  page,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await makeAccount(portal, { name: 'Rhea', role: 'reviewer' });
  await signIn(page, portal, { account, path: '/numbers' });
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
  for (const name of ['Time to decision', 'Queue age', 'Submissions by kind', 'Failed payments', 'Donations'])
    await expect(
      page
        .getByRole('region', { name: `${name}, table` })
        .getByRole('row')
        .nth(1),
    ).toBeVisible();
  const donations = page.getByRole('region', { name: 'Donations, table' });
  expect(await donations.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole('link', { name: 'Open the books' })).toBeHidden();
  await takeScreenshots(page, 'numbers');
  await expectAccessible(page, 'the numbers at the desk', { widths: [1440] });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Failed payments as CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^failed-payments_\d{4}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByRole('button', { name: 'Token', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Submissions by kind, table' }).getByRole('row')).toHaveCount(
    2,
  );
});
