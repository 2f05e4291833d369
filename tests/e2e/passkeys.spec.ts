import type { CDPSession, Page } from '@playwright/test';
import { appCode } from '../support/app-code.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

/** A device with PIN or fingerprint, as the browser simulates it. */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

const verifyUser = (
  { client, authenticatorId }: { client: CDPSession; authenticatorId: string },
  isUserVerified: boolean,
) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

const form = (page: Page, button: string) =>
  page.locator('form', { has: page.getByRole('button', { name: button, exact: true }) });

/** Turns the second factor on. @returns a code that was not used yet */
async function turnOnApp(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await form(page, 'Set up').getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const secret = (await page.getByTestId('second-factor-key').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  return appCode(secret, Date.now() + 30_000);
}

test('a person adds a passkey, signs in with it alone, renames and removes it', async ({
  page,
  editing: portal,
}) => {
  const account = await makeAccount(portal, { name: 'Rosa', role: 'reviewer' });
  await signIn(page, portal, { account, path: '/account' });
  await expect(page.getByText('Set up an authenticator app first')).toBeVisible();
  const code = await turnOnApp(page, account.password);
  const device = await plugIn(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const add = form(page, 'Add passkey');
  await add.getByLabel('Name of the passkey').fill('Work laptop');
  await add.getByLabel('Current password').fill(account.password);
  await add.getByLabel('Code').fill(code);
  await takeScreenshots(page, 'passkey-add');
  await expectAccessible(page, 'adding a passkey', { widths: [1440, 1024] });
  await add.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toBeVisible();
  await takeScreenshots(page, 'passkeys');
  await verifyUser(device, false);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await test.step('not without PIN, fingerprint or face', async () => {
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('No passkey was used. Try again.')).toBeVisible();
    await takeScreenshots(page, 'sign-in-passkey');
    await expectAccessible(page, 'sign-in with passkeys', { widths: [1440, 375] });
  });

  await test.step('with them, and without password and code', async () => {
    await verifyUser(device, true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  });

  await page.goto(`${portal.deskOrigin}/#/account`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the passkey').fill('Old laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Old laptop' });
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
