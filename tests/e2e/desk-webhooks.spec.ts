import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

test('an administrator adds a receiver of webhooks, turns it off and removes it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Wim', role: 'administrator' }) });
  // As it is before anyone has added a receiver.
  const calls = '**/api/desk/webhooks?*';
  await page.route(calls, (route) => route.fulfill({ json: { data: [], total: 0 } }));
  await page.goto(`${portal.deskOrigin}/#/webhooks`);
  await expect(page.getByText('There is no receiver yet.')).toBeVisible();
  await page.unroute(calls);
  const address = `${newProject().url}/tideport`;
  await page.getByRole('button', { name: 'Add a receiver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address of the receiver').fill(address.replace('https:', 'http:'));
  await dialog.getByRole('button', { name: 'Add receiver' }).click();
  await expect(
    dialog.getByText('Enter an address that starts with https://.', { exact: true }),
  ).toBeVisible();
  await dialog.getByLabel('Address of the receiver').fill(address);
  await takeScreenshots(page, 'webhook-new');
  await dialog.getByRole('button', { name: 'Add receiver' }).click();
  await expect(dialog.locator('code')).toHaveText(/^whsec_/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('listitem').filter({ hasText: address });
  await expect(row).toContainText('Nothing delivered yet');
  await takeScreenshots(page, 'webhooks');
  await expectAccessible(page, 'webhooks', { widths: [1440, 1024] });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('webhooks.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(address);
  expect(text).not.toContain('whsec_');
  await row.getByRole('button', { name: 'Turn off' }).click();
  await expect(row).toContainText('(off)');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
