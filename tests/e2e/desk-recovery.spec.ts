import type { Page } from '@playwright/test';
import { expect, test } from '../support/mailing-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { makeAccount, signIn, takeScreenshots, type DeskAccount } from './desk-steps.ts';
import { mailedLink } from './mailed-link.ts';

const newPassword = 'kelp, anchor and moth again';
const widths = { widths: [1440, 375] };

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
}

async function enterWith(page: Page, { email, name }: DeskAccount): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

test('a person who forgot the password gets a link by email and signs in with a new one', async ({
  page,
  mailing,
}) => {
  const ben = await makeAccount(mailing, { name: 'Ben', role: 'reviewer' });
  await page.goto(mailing.deskOrigin);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expectAccessible(page, 'a forgotten password', widths);
  await page.getByLabel('Email').fill(ben.email);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(page.getByText(`If ${ben.email} belongs to an account`)).toBeVisible();
  await takeScreenshots(page, 'recovery-asked');
  const link = await mailedLink(mailing.mailServer, ben.email, 'recovery');
  await page.goto(link);
  await expect(page.getByText(/choose a new password of at least 12 characters/)).toBeVisible();
  await expectAccessible(page, 'a recovery', widths);
  await takeScreenshots(page, 'recovery');
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('at least 12 characters');
  await setPassword(page, link);
  await enterWith(page, ben);
  await page.goto(link);
  await page.reload();
  await expect(page.getByText('This link does not work')).toBeVisible();
});

test('an administrator recovers the account of a colleague, who gets a link', async ({
  page,
  mailing,
  browser,
}) => {
  const eva = await makeAccount(mailing, { name: 'Eva', role: 'editor' });
  const ada = await makeAccount(mailing, { name: 'Ada', role: 'administrator' });
  await signIn(page, mailing, { account: ada, path: '/accounts' });
  const row = page.getByRole('row').filter({ hasText: eva.email });
  await row.getByRole('button', { name: 'Recover account' }).click();
  const dialog = page.getByRole('dialog', { name: `Recover the account of ${eva.name}?` });
  await expect(dialog).toContainText('First make sure that the request comes from this person');
  await expectAccessible(page, 'recovering an account', widths);
  await dialog.getByRole('button', { name: 'Recover account' }).click();
  await expect(page.getByText(`A link for a new password is being sent to ${eva.email}.`)).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await setPassword(guest, await mailedLink(mailing.mailServer, eva.email, 'recovery'));
  await enterWith(guest, eva);
  await guest.context().close();
  const told = () =>
    mailing.mailServer.mails.filter(
      ({ recipients, subject }) =>
        recipients.includes(ada.email) && subject?.includes('An account gets a new password'),
    ).length;
  await expect.poll(told, { timeout: 30_000 }).toBeGreaterThan(0);
});

test('the outbox is searched, and sends an email again', async ({ page, mailing }) => {
  const ada = await makeAccount(mailing, { name: 'Ada', role: 'administrator' });
  const kim = await makeAccount(mailing, { name: 'Kim', role: 'editor' });
  await signIn(page, mailing, { account: ada, path: '/accounts' });
  await page
    .getByRole('row')
    .filter({ hasText: kim.email })
    .getByRole('button', { name: 'Recover account' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recover account' }).click();
  await mailedLink(mailing.mailServer, kim.email, 'recovery');
  const told = () =>
    mailing.mailServer.mails.filter(
      ({ recipients, subject }) => recipients.includes(kim.email) && subject?.includes('An account gets'),
    ).length;
  await expect.poll(told, { timeout: 30_000 }).toBe(1);

  await page.goto(`${mailing.deskOrigin}/#/outbox`);
  await page.getByRole('tab', { name: /^Sent/ }).click();
  await page.getByLabel('Recipient').fill(kim.email.slice(0, 8));
  const rows = page.getByRole('row').filter({ hasText: kim.email });
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Account of the desk changed' }).click();
  await expect(rows).toHaveCount(1);
  await takeScreenshots(page, 'outbox-searched');
  await expectAccessible(page, 'the outbox', widths);
  await rows.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`The email to ${kim.email} is sent again.`)).toBeVisible();
  await expect.poll(told, { timeout: 30_000 }).toBe(2);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Link for a new password, made by an administrator' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});
