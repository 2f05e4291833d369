import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { appCode } from '../support/app-code.ts';
import { enterDesk, takeScreenshots, makeAccount, signIn, type DeskAccount } from './desk-steps.ts';

const widths = [1440, 1024];
/** The server takes the code of the next half minute too: no test has to wait for it. */
const nextCode = (secret: string) => appCode(secret, Date.now() + 30_000);

/** Enters the password on the sign-in page. */
async function enterPassword(page: Page, { deskOrigin }: PortalProcess, account: DeskAccount) {
  await page.goto(deskOrigin);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Enters the code that follows. */
async function enterCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * From the password on, wherever the setup is shown.
 * @param onStep is told what is shown
 * @returns what the app keeps, and the recovery codes
 */
async function setUp(page: Page, password: string, onStep?: (name: string) => Promise<void>) {
  await page.getByRole('button', { name: 'Set up', exact: true }).scrollIntoViewIfNeeded();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Set up', exact: true }) });
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByTestId('second-factor-key').innerText()).replaceAll(' ', '');
  await onStep?.('setting up a second factor');
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await onStep?.('recovery codes');
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  return { secret, recoveryCodes };
}

/** The same for the person of this page, without its forms. */
async function setUpByApi(page: Page, { deskOrigin }: PortalProcess, password: string): Promise<void> {
  const change = async (data: object) => {
    const path = `${deskOrigin}/api/desk/own-second-factor/own/actions`;
    const answer = await page.request.post(path, { headers: { origin: deskOrigin }, data });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { setup?: { secret: string } };
  };
  const { setup } = await change({ name: 'begin', password });
  await change({ name: 'confirm', code: appCode(setup!.secret) });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('a person sets up an app, signs in with its code, then with a recovery code, and loses the device', async ({
  page,
  portal,
  browser,
}) => {
  const account = await makeAccount(portal, { name: 'Mona', role: 'reviewer' });
  await signIn(page, portal, { account, path: '/account' });
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const { secret, recoveryCodes } = await setUp(page, account.password, async (name) => {
    await takeScreenshots(page, name.replaceAll(' ', '-'));
    await expectAccessible(page, name, { widths });
  });
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await takeScreenshots(page, 'own-account-protected');
  await expectAccessible(page, 'own account', { widths });
  await signOut(page);

  await test.step('with a code of the app', async () => {
    await enterPassword(page, portal, account);
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await takeScreenshots(page, 'sign-in-code');
    await expectAccessible(page, 'sign-in, code', { widths: [1440, 375] });
    await enterCode(page, '000000');
    await expect(page.getByText('This code is wrong.')).toBeVisible();
    await enterCode(page, nextCode(secret));
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await signOut(page);
  });

  await test.step('with a recovery code, which works once', async () => {
    await enterPassword(page, portal, account);
    await enterCode(page, recoveryCodes[0]!);
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await page.goto(`${portal.deskOrigin}/#/account`);
    await expect(page.getByText('9 recovery codes are left')).toBeVisible();
    await signOut(page);
    await enterPassword(page, portal, account);
    await enterCode(page, recoveryCodes[0]!);
    await expect(page.getByText('This code is wrong.')).toBeVisible();
  });

  await test.step('an administrator resets it', async () => {
    const administrator = await makeAccount(portal, { name: 'Nora', role: 'administrator' });
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, portal, { account: administrator, path: '/accounts' });
    const row = desk.getByRole('row', { name: account.email });
    await expect(row).toBeVisible();
    await takeScreenshots(desk, 'accounts-second-factor');
    await expectAccessible(desk, 'accounts', { widths: [1440] });
    await row.getByRole('button', { name: 'Reset second factor' }).click();
    const asked = desk.getByRole('dialog', { name: /^Reset the second factor of / });
    await asked.getByRole('button', { name: 'Reset second factor' }).click();
    await expect(desk.getByText('Second factor reset, sessions ended.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Reset second factor' })).toHaveCount(0);
    await desk.context().close();
    await enterDesk(page, portal, account);
  });
});

test('a person without a second factor sets one up at the sign-in where administrators require it', async ({
  page,
  portal,
  browser,
}) => {
  const administrator = await makeAccount(portal, { name: 'Olga', role: 'administrator' });
  await signIn(page, portal, { account: administrator, path: '/accounts' });
  const rule = page.getByRole('switch', { name: 'Require a second factor for every account' });
  await rule.click();
  await expect(page.getByText('Set up your own second factor first')).toBeVisible();
  await setUpByApi(page, portal, administrator.password);
  try {
    await rule.click();
    await expect(page.getByText('Second factor required.')).toBeVisible();

    const account = await makeAccount(portal, { name: 'Pia', role: 'reviewer' });
    const guest = await (await browser.newContext()).newPage();
    await enterPassword(guest, portal, account);
    await expect(guest.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await takeScreenshots(guest, 'second-factor-required');
    await expectAccessible(guest, 'required second factor', { widths: [1440, 375] });
    await guest.goto(`${portal.deskOrigin}/#/account`);
    await expect(guest.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await setUp(guest, account.password);
    await expect(guest.getByRole('button', { name: /^Account of / })).toBeVisible();
    await guest.context().close();

    await rule.click();
    await expect(page.getByText('Second factor optional.')).toBeVisible();
  } finally {
    // Otherwise no one without one could sign in to this desk.
    await page.request.post(`${portal.deskOrigin}/api/desk/second-factor-rule/desk/actions`, {
      headers: { origin: portal.deskOrigin },
      data: { name: 'make-optional' },
    });
  }
});
