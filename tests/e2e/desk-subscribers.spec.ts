import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

/** Addresses at it are those of one test. */
const newHost = () => new URL(newProject().url).host;

test('an editor finds a newsletter subscriber and erases the address', async ({ page, portal, request }) => {
  const host = newHost();
  const [una, ugo] = [`una@${host}`, `ugo@${host}`];
  for (const [email, locale] of [
    [una, 'ja'],
    [ugo, 'en'],
  ])
    await request.post(`${portal.origin}/api/subscribe`, { data: { email, locale } });
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Enid', role: 'editor' }) });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Subscribers' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribers', level: 1 })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Address' });
  await search.fill(host);
  const row = page.getByRole('row', { name: una });
  await expect(page.getByRole('row', { name: ugo })).toBeVisible();
  await expect(row).toContainText('Japanese');
  await expect(row).toContainText('Not confirmed');
  await expect(page.getByRole('region', { name: 'Languages, table' })).toContainText('Japanese');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await takeScreenshots(page, 'subscribers');
  await expectAccessible(page, 'the subscribers at the desk', { widths: [1440] });

  await search.fill(una);
  await expect(page.getByRole('row', { name: ugo })).toBeHidden();
  await row.getByRole('button', { name: `Erase ${una}` }).click();
  await takeScreenshots(page, 'subscriber-erase');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Erase ${una}` }).click();
  await page.getByRole('button', { name: 'Erase address' }).click();
  await expect(page.getByText(/^This address was erased on /)).toBeVisible();
});

test('an administrator saves the subscribers as a file', async ({ page, portal, request }) => {
  const ulf = `ulf@${newHost()}`;
  await request.post(`${portal.origin}/api/subscribe`, { data: { email: ulf } });
  await signIn(page, portal, {
    account: await makeAccount(portal, { name: 'Alva', role: 'administrator' }),
    path: '/subscribers',
  });
  await page.getByRole('searchbox', { name: 'Address' }).fill(ulf);
  await expect(page.getByText('1-1 of 1', { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('subscribers.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().split('\r\n');
  expect(lines.filter(Boolean)).toHaveLength(2);
  expect(lines[1]).toContain(ulf);
});
