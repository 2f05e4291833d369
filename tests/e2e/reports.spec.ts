import type { Page } from '@playwright/test';
import { connectDatabase } from '#platform/database/connect.ts';
import { expect, test } from '../support/mailing-portal.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { expectAccessible } from '../support/page-errors.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { decideCase, takeScreenshots, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

/** A listed DApp that no other test knows. @returns its name, and an address of its own */
async function listDapp({ dataDir }: PortalProcess): Promise<{ title: string; email: string }> {
  const { title, url } = newProject();
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  try {
    await listNow(database, [newDapp(title, { row: { url } })]);
  } finally {
    await close();
  }
  return { title, email: `witness@${new URL(url).host}` };
}

/** Opens the report page of a DApp the way a visitor finds it. */
async function openReport(page: Page, dapp: string) {
  await page.goto(`/en/dappstore?key=${encodeURIComponent(dapp)}`);
  await page.getByRole('link', { name: dapp, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: dapp, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Report ${dapp}` })).toBeVisible();
}

test('the report form says at each field what is wrong, and never sends a recovery phrase', async ({
  page,
  mailing,
}) => {
  const { title } = await listDapp(mailing);
  await openReport(page, title);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/reports')) sent.push(request.url());
  });
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  const reasons = page.getByRole('group', { name: /What is wrong/ });
  await expect(reasons.getByText('Choose one.')).toBeVisible();
  await expect(reasons.getByRole('radio').first()).toBeFocused();
  await reasons.getByRole('radio').first().check();
  await expect(reasons.getByText('Choose one.')).toHaveCount(0);

  const text = page.getByLabel('What did you see?');
  await text.fill(`It asked for this: ${'test '.repeat(11)}junk`);
  await page.getByRole('main').getByLabel('Email').fill('not an address');
  await send.click();
  // All that is wrong is said at the first try.
  await expect(page.getByText('Please enter a correct email.')).toBeVisible();
  await expect(
    page.getByText('This looks like a recovery phrase or a private key. It was not sent.'),
  ).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill('');
  await send.click();
  await expect(text).toBeFocused();
  await expectAccessible(page, 'a report with a recovery phrase', { widths: [320, 1440] });
  expect(sent).toEqual([]);
  await text.fill('It asked for the twelve words of my wallet.');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'We received your report' })).toBeVisible();
});

test('a report reaches the desk, is decided, and the reporter is told', async ({
  page,
  mailing,
  browser,
}) => {
  const { mailServer } = mailing;
  const { title, email } = await listDapp(mailing);
  await openReport(page, title);
  await page.getByLabel('It steals funds or asks for a recovery phrase').check();
  await page.getByLabel('What did you see?').fill('After connecting it asks for the 12 words.');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We received your report' })).toBeVisible();
  const reference = (await page.getByText(/^Reference: \d+$/).textContent()) ?? '';
  await expectAccessible(page, 'a received report', { widths: [320, 1440] });

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await signIn(desk, mailing);
  const menu = desk.getByRole('navigation', { name: 'Desk' });
  await expect(menu.getByRole('link', { name: /^Reports/ })).toContainText(/\d/);
  await menu.getByRole('link', { name: /^Reports/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(desk.getByRole('row', { name: title })).toContainText('Phishing or draining');
  await takeScreenshots(desk, 'reports');
  await desk.getByRole('row', { name: title }).getByRole('link').click();
  await expect(desk.getByText('After connecting it asks for the 12 words.')).toBeVisible();
  await expect(desk.getByText(reference.replace(':', ''))).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Open its public page' })).toHaveAttribute(
    'href',
    /\/en\/dappstore\/detail\?id=\d+$/,
  );
  await desk.getByLabel('Note for the desk').fill('Opened it in a fresh profile: confirmed.');
  await desk.getByRole('button', { name: 'Add note' }).click();
  await expect(desk.getByText('Opened it in a fresh profile: confirmed.')).toBeVisible();
  await test.step('the link is withheld before the case is decided', async () => {
    await desk.getByRole('button', { name: 'Withhold link' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Link' }).click();
    await desk.getByRole('option', { name: 'Site' }).click();
    await dialog.getByLabel('Something looks wrong and has to be checked').check();
    await dialog.getByLabel('What you saw, for the desk').fill('It asks for the phrase.');
    await dialog.getByRole('button', { name: 'Withhold link' }).click();
    await expect(desk.getByText('Withheld from visitors: Site.')).toBeVisible();
  });
  await desk.getByLabel('Delisted').check();
  await desk.getByLabel('Reason that visitors read').click();
  await desk.getByRole('option', { name: 'Taken over by someone else' }).click();
  await desk.getByLabel('Why, for the desk').fill('The site was replaced.');
  await takeScreenshots(desk, 'report');
  await expectAccessible(desk, 'a case at the desk', { widths: [1024, 1440] });
  await decideCase(desk, 'Delist and close');
  await expect(desk.getByRole('heading', { name: 'Delisted' })).toBeVisible();
  await takeScreenshots(desk, 'report-decided');
  await desk.getByRole('link', { name: '← Reports' }).click();
  await desk.getByRole('tab', { name: /^Decided/ }).click();
  await expect(desk.getByRole('row', { name: title })).toContainText('Delisted');
  await takeScreenshots(desk, 'reports-decided');

  const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(mails).toHaveLength(1);
  expect(mails()[0]!.text).toContain('We looked into it. It is no longer listed.');
  expect(mails()[0]!.text).toContain(reference);
  await page.goto(`/en/dappstore?key=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await context.close();
});

test('a token is reported from where the store lists it', async ({ page }) => {
  await page.goto('/en/dappstore?key=USDC');
  const assets = page.getByRole('region', { name: 'Tokens and NFTs' });
  await assets.getByRole('link', { name: 'Report a problem' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Report .*USD/);
  await page.getByLabel('The information is wrong').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We received your report');
});

test('the browser asks for what is missing, and the server says what it could not accept', async ({
  page,
}) => {
  await openReport(page, 'Aave');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report Aave' })).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('result');
  await page.goto('/en/report?result=incomplete');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The report was not sent.');
  await expectAccessible(page, 'a report that was not sent', { widths: [320, 375, 1440] });
  for (const address of ['/en/report?dapp=999999', '/en/report?dapp=x', '/en/report?dapp=1&token=1'])
    expect((await page.request.get(address)).status(), address).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a fake site is reported from the footer, in the language of the page', async ({ page }) => {
    await page.goto('/ja/about');
    await page.locator('footer').getByRole('link', { name: '偽サイトを報告' }).click();
    await page.getByLabel('サイトのアドレス').fill('tideport-wallet.example');
    await page.getByLabel('Tideportになりすましている').check();
    await page.getByRole('button', { name: '報告を送信' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('報告を受け付けました');
    expect(new URL(page.url()).pathname).toBe('/ja/report');
  });
});
