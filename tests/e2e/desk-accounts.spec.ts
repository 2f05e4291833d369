import { expect, test } from '../support/portal-fixture.ts';
import { look, makeAccount, signIn } from './desk-steps.ts';

test('an invited person chooses a password and sees what the roles allow', async ({
  page,
  portal,
  browser,
}) => {
  const administrator = makeAccount(portal, { name: 'Ada', role: 'administrator' });
  await signIn(page, portal, administrator);
  await page.getByRole('link', { name: 'Accounts' }).click();
  await look(page, 'accounts');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('gil@example.org');
  await dialog.getByLabel('Name').fill('Gil');
  await dialog.getByLabel(/^Recruiter/).check();
  await look(page, 'invite');
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('gil@example.org (Recruiter)')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await look(guest, 'invitation');
  await guest.getByLabel('New password').fill('nine quiet herons at the quay');
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  const menu = guest.getByRole('navigation', { name: 'Desk' });
  await expect(menu.getByRole('link')).toHaveText([/^Review/, /^Mail/]);
  await guest.getByRole('button', { name: 'Account of Gil' }).click();
  await guest.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(guest.getByText('This session')).toBeVisible();
  await look(guest, 'own-account');
  await guest.goto(link);
  await guest.reload();
  await expect(guest.getByText('This invitation does not work.')).toBeVisible();
  await guest.context().close();

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText('accept-invitation')).toBeVisible();
  await expect(page.getByText('access:not-allowed')).toHaveCount(0);
  await look(page, 'audit');
});

test('a desk that was left for 30 minutes asks for the password again', async ({ page, portal }) => {
  await page.clock.install();
  await signIn(page, portal);
  await page.clock.fastForward('31:00');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('Signed out after 30 minutes without activity.')).toBeVisible();
});
