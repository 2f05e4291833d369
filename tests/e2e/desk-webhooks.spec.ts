import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

test('an administrator adds a receiver of webhooks, turns it off and removes it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, await makeAccount(portal, { name: 'Wim', role: 'administrator' }));
  await page.goto(`${portal.deskOrigin}/#/webhooks`);
  await expect(page.getByText('There is no receiver yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a receiver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address of the receiver').fill('http://hooks.example/tideport');
  await dialog.getByRole('button', { name: 'Add receiver' }).click();
  await expect(
    dialog.getByText('Enter an address that begins with https://.', { exact: true }),
  ).toBeVisible();
  await dialog.getByLabel('Address of the receiver').fill('https://hooks.example/tideport');
  await look(page, 'webhook-new');
  await dialog.getByRole('button', { name: 'Add receiver' }).click();
  await expect(dialog.locator('code')).toHaveText(/^whsec_/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'https://hooks.example/tideport' });
  await expect(row).toContainText('Nothing delivered yet');
  await look(page, 'webhooks');
  await expectAccessible(page, 'webhooks', { widths: [1440, 1024] });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('webhooks.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('https://hooks.example/tideport');
  expect(text).not.toContain('whsec_');
  await row.getByRole('button', { name: 'Turn off' }).click();
  await expect(row).toContainText('(off)');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('There is no receiver yet.')).toBeVisible();
});
