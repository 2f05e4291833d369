import { connectDatabase } from '#platform/database/connect.ts';
import { addPayment } from '../support/add-payment.ts';
import { addSubmission } from '../support/add-submission.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { makeAccount, signIn } from './desk-steps.ts';

/** A year that nothing else of the tests is in. */
const [first, last] = ['2021-01-01', '2021-12-31'];

test.beforeAll(async ({ editing: portal }) => {
  const { database, close } = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
  try {
    const steps = [{ at: '2021-03-01T00:00:00.000Z', actor: 'system', to: 'listed' }] as const;
    const submission = await addSubmission(database, { kind: 'dapp', steps });
    const [mined, units] = ['2021-03-31T23:59:59.000Z', '200500000000000000000'];
    await addPayment(database, { submission, units, mined, accepted: '2021-04-01T00:10:00.000Z' });
  } finally {
    await close();
  }
});

test('a person who keeps the books enters a rate, exports a year and prints its statement', async ({
  page,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await makeAccount(portal, { name: 'Bea', role: 'bookkeeper' });
  await signIn(page, portal, { account });
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  await page.getByLabel('First day, UTC').fill(last);
  await page.getByLabel('Last day, UTC').fill(first);
  await expect(page.getByText('The last day is before the first day. Swap them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await page.getByLabel('First day, UTC').fill(first);
  await page.getByLabel('Last day, UTC').fill(last);

  await page.getByRole('button', { name: 'Add rates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Source').fill('European Central Bank');
  await dialog.getByLabel('Rates by day').fill('2021-03-31, 0,5');
  await expect(dialog.getByText('Line 1 has', { exact: false })).toBeVisible();
  await dialog.getByLabel('Rates by day').fill('day,rate\n2021-03-31, 0.5');
  await dialog.getByRole('button', { name: 'Save rates' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'European Central Bank' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saving).suggestedFilename()).toBe(`books_${first}_${last}_USD.csv`);

  await page.getByRole('link', { name: 'Open the statement' }).click();
  await expect(page.getByRole('heading', { name: 'Statement of donations', level: 1 })).toBeVisible();
  const month = page.getByRole('row', { name: /^Mar 2021/ });
  await expect(month.getByRole('cell', { name: '200.5', exact: true }).first()).toBeVisible();
  await expect(month.getByRole('cell', { name: '100.25', exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'a statement of the books', { widths: [1440, 768] });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print statement' })).toBeHidden();
  await expect(month).toBeVisible();
});
