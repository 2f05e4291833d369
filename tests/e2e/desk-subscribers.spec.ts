import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

test('an editor finds a newsletter subscriber and erases the address', async ({ page, portal, request }) => {
  for (const [name, locale] of [
    ['una', 'ja'],
    ['ugo', 'en'],
  ])
    await request.post(`${portal.origin}/api/subscribe`, {
      data: { email: `${name}@subscribers.example`, locale },
    });
  await signIn(page, portal, await makeAccount(portal, { name: 'Enid', role: 'editor' }));
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Subscribers' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribers', level: 1 })).toBeVisible();
  const row = page.getByRole('row', { name: 'una@subscribers.example' });
  await expect(row).toContainText('Japanese');
  await expect(row).toContainText('Not confirmed');
  await expect(page.getByRole('region', { name: 'Languages, table' })).toContainText('Japanese');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await look(page, 'subscribers');
  await expectAccessible(page, 'the subscribers at the desk', { widths: [1440] });

  await page.getByRole('searchbox', { name: 'Address' }).fill('una@subscribers.example');
  await expect(page.getByRole('row', { name: 'ugo@subscribers.example' })).toBeHidden();
  await row.getByRole('button', { name: 'Erase una@subscribers.example' }).click();
  await look(page, 'subscriber-erase');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Erase una@subscribers.example' }).click();
  await page.getByRole('button', { name: 'Erase address' }).click();
  await expect(page.getByText(/^This address was erased on /)).toBeVisible();
});

test('an administrator saves the subscribers as a file', async ({ page, portal, request }) => {
  await request.post(`${portal.origin}/api/subscribe`, { data: { email: 'ulf@subscribers.example' } });
  await signIn(page, portal, await makeAccount(portal, { name: 'Alva', role: 'administrator' }));
  await page.goto(`${portal.deskOrigin}/#/subscribers`);
  await page.getByRole('searchbox', { name: 'Address' }).fill('ulf@');
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('subscribers.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().split('\r\n');
  expect(lines.filter(Boolean)).toHaveLength(2);
  expect(lines[1]).toContain('ulf@subscribers.example');
});
