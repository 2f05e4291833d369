import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { startPortalProcess } from '../support/portal-process.ts';
import { startSignInProvider } from '../support/sign-in-provider.ts';
import { takeScreenshots, makeAccount } from './desk-steps.ts';

/** Nothing answers here: this test needs no chain. */
const noChain = 'http://127.0.0.1:9';

/** A portal whose desk knows a provider of another host name. */
async function startDeskWithProvider() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-sso-'));
  const ports = { portal: await freePort(), desk: await freePort() };
  const provider = await startSignInProvider({ deskOrigin: `http://127.0.0.1:${ports.desk}` });
  const { issuer, clientId, clientSecret, name } = provider.settings;
  const env = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
    LOG_LEVEL: 'silent',
  };
  const portal = await startPortalProcess({ dataDir, rpcUrl: noChain, ports, env });
  const stop = async () => {
    await portal.stop();
    await provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { portal, provider, stop };
}

/** From the desk's button through the provider's two pages. */
async function signInThere(page: Page, user: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Harbor ID' }).click();
  await page.getByLabel('User').fill(user);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
}

test('people of the team’s provider enter with their accounts, others do not, and without it the password works', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { portal, provider, stop } = await startDeskWithProvider();
  try {
    const ada = await makeAccount(portal, { name: 'Ada', role: 'administrator' });
    provider.people['ada'] = { email: ada.email, email_verified: true, name: 'Ada' };
    provider.people['mallory'] = { email: 'mallory@example.org', email_verified: true, name: 'Mallory' };

    await page.goto(portal.deskOrigin);
    await expect(page.getByRole('button', { name: 'Sign in with Harbor ID' })).toBeVisible();
    await expectAccessible(page, 'sign-in', { widths: [1440, 1024] });
    await takeScreenshots(page, 'sign-in-provider');
    await signInThere(page, 'mallory');
    await expect(page.getByRole('alert')).toContainText('There is no account for your email address');
    await takeScreenshots(page, 'sign-in-refused');

    // Another person at the provider.
    await page.context().clearCookies({ domain: 'localhost' });
    await signInThere(page, 'ada');
    await page.getByRole('button', { name: `Account of ${ada.name}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();

    await provider.close();
    await page.getByRole('button', { name: 'Sign in with Harbor ID' }).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in provider does not respond.');
    await takeScreenshots(page, 'sign-in-provider-down');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password').fill(ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: `Account of ${ada.name}` })).toBeVisible();
  } finally {
    // A page that still loads would ask a desk that is gone.
    await page.close();
    await stop();
  }
});
