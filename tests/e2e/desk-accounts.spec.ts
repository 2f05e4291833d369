import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeAccount, newPerson, openFolded, signIn } from './desk-steps.ts';

test('an invited person chooses a password and sees what the roles allow', async ({
  page,
  portal,
  browser,
}) => {
  const administrator = await makeAccount(portal, { name: 'Ada', role: 'administrator' });
  const gil = newPerson('Gil');
  await signIn(page, portal, { account: administrator });
  await openFolded(page, 'Accounts');
  await takeScreenshots(page, 'accounts');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(gil.email);
  await dialog.getByLabel('Name').fill(gil.name);
  await dialog.getByLabel(/^Recruiter/).check();
  await takeScreenshots(page, 'invite');
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`${gil.email} (Recruiter)`)).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.clock.install();
  await guest.goto(link);
  await takeScreenshots(guest, 'invitation');
  await test.step('a person who takes a minute to choose a password is not led away', async () => {
    const asked: string[] = [];
    guest.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await guest.getByLabel('New password').fill(gil.password.slice(0, 4));
    for (let seconds = 0; seconds < 60; seconds += 10) {
      await guest.clock.runFor(10_000);
      // What the page asked before this was answered before this.
      await guest.evaluate(() => fetch('/api/auth/single-sign-on').then((answer) => answer.text()));
    }
    expect(asked).not.toContain('/api/auth/sign-out');
    expect(asked.filter((path) => path === '/api/auth/session').length).toBeLessThan(2);
    await expect(guest.getByLabel('New password')).toHaveValue(gil.password.slice(0, 4));
  });
  await guest.getByLabel('New password').fill(gil.password);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  const menu = guest.getByRole('navigation', { name: 'Desk' });
  await expect(menu.getByRole('link')).toHaveText([/^Review/, /^Outbox/]);
  await guest.getByRole('button', { name: `Account of ${gil.name}` }).click();
  await guest.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(guest.getByText('This session')).toBeVisible();
  await takeScreenshots(guest, 'own-account');
  await guest.goto(link);
  await guest.reload();
  await expect(guest.getByText(/^This invitation does not work\./)).toBeVisible();
  await guest.context().close();

  await openFolded(page, 'Log');
  await page.getByRole('textbox', { name: 'Account' }).fill(gil.email);
  const entries = page.getByRole('table').getByRole('row').filter({ hasText: gil.email });
  await expect(entries.filter({ hasText: 'accept-invitation' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'access:not-allowed' })).toHaveCount(0);
  await takeScreenshots(page, 'audit');
});

test('an administrator is asked by name before an account is disabled, and before an invitation ends an earlier one', async ({
  page,
  portal,
}) => {
  const administrator = await makeAccount(portal, { name: 'Ada', role: 'administrator' });
  const reviewer = await makeAccount(portal, { name: 'Otto', role: 'reviewer' });
  await signIn(page, portal, { account: administrator, path: '/accounts' });

  await test.step('disabling asks, and does nothing when it is canceled', async () => {
    const row = page.getByRole('row').filter({ hasText: reviewer.email });
    await row.getByRole('button', { name: 'Disable account' }).click();
    const asked = page.getByRole('dialog', { name: `Disable the account of ${reviewer.name}?` });
    await expect(asked.getByText(reviewer.email)).toBeVisible();
    await expectAccessible(page, 'disable account', { widths: [1440, 1024] });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toHaveCount(0);
    await expect(row.getByText('Disabled')).toHaveCount(0);
    await row.getByRole('button', { name: 'Disable account' }).click();
    await asked.getByRole('button', { name: 'Disable account' }).click();
    await expect(row.getByText('Disabled')).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await test.step('an address that was invited already: the first link ends only where the administrator says so', async () => {
    const gil = newPerson('Gil');
    const dialog = page.getByRole('dialog', { name: 'Invite a person' });
    const fill = async () => {
      await page.getByRole('button', { name: 'Invite a person' }).click();
      await dialog.getByLabel('Email').fill(gil.email);
      await dialog.getByLabel('Name').fill(gil.name);
      await dialog.getByLabel(/^Editor/).check();
    };
    await fill();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    const first = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await fill();
    await expect(dialog.getByText(`${gil.name} was invited on`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    // The browser asks for the box that is required.
    await expect(dialog.getByRole('checkbox', { name: 'Replace the first link' })).toBeFocused();
    await dialog.getByRole('checkbox', { name: 'Replace the first link' }).check();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect(dialog.locator('code')).not.toHaveText(first);
  });
});

test('a person makes an access token for a script, which works until it is ended; under a bare IP address the page says why there are no passkeys', async ({
  page,
  portal,
  request,
}) => {
  const account = await makeAccount(portal, { name: 'Tove', role: 'editor' });
  await signIn(page, portal, { account, path: '/account' });
  await expect(page.getByText('this desk is open under a bare IP address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  const section = page.getByRole('region', { name: 'Access tokens' });
  await section.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a token' });
  await dialog.getByLabel('Name of the script').fill('nightly export');
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await takeScreenshots(page, 'access-token-form');
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await dialog.locator('code').innerText();
  await takeScreenshots(page, 'access-token');
  await expectAccessible(page, 'a new access token', { widths: [1440, 1024] });
  const call = () =>
    request.get(`${portal.deskOrigin}/api/desk/content-kinds`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await call()).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(dialog.locator('code'), 'Escape does not lose the token').toHaveText(token);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await section.getByRole('listitem').filter({ hasText: 'nightly export' }).getByRole('button').click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  expect((await call()).status()).toBe(401);
});

test('a desk that was left for 30 minutes in all its tabs asks for the password again', async ({
  page,
  portal,
  context,
}) => {
  await page.clock.install();
  await signIn(page, portal);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Review', level: 1 })).toBeAttached();
  await page.clock.fastForward('29:00');
  // Listens before the key is pressed.
  const heard = await page.evaluateHandle(() => {
    const tabs = new BroadcastChannel('input');
    return { all: new Promise<void>((resolve) => tabs.addEventListener('message', () => resolve())) };
  });
  await other.keyboard.press('Shift');
  await heard.evaluate(({ all }) => all);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeAttached();
  await other.close();
  await page.clock.fastForward('31:00');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('You were signed out after 30 minutes without activity.')).toBeVisible();
});
