import { expect, type Browser, type Page } from '@playwright/test';
import type { ProductionPortal } from '../support/production-portal.ts';
import { drawLogo } from '../support/submission-world.ts';
import { choiceOf, openSubmission, sendDecision } from './desk-steps.ts';
import { goToDonate, goToPaste, goToReview, sendLink, uploadLogo } from './submission-steps.ts';

type Desk = Pick<ProductionPortal, 'deskOrigin'>;

/** From the filled form to the sent link. @returns hash of the transaction */
export async function sendPaid(visitor: Page, digit: string): Promise<string> {
  await goToReview(visitor);
  await goToDonate(visitor);
  await goToPaste(visitor);
  const hash = `0x${'5'.repeat(63)}${digit}`;
  const recorded = visitor.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/payment'),
    { timeout: 15_000 },
  );
  await sendLink(visitor, hash);
  expect((await recorded).ok()).toBe(true);
  return hash;
}

/** A token in the desk's own form, without a submission. */
export async function fillListedToken(page: Page): Promise<void> {
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(41) };
  await page.getByLabel('File of the logo').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Network' }).fill('BNB');
  await page.getByRole('option', { name: /BNB/ }).first().click();
  await page.getByRole('combobox', { name: 'Standard' }).click();
  await page.getByRole('option', { name: 'BEP20' }).click();
  const facts = {
    Name: 'Harbor Coin',
    Symbol: 'HAC',
    Contract: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    'Total supply': '1000000',
    Decimals: '18',
    'Decimals shown': '4',
    'Gas per transfer': '60000',
    'Network code': 'BSC',
    Website: 'https://harbor-coin.invalid',
    'Description, English': 'Pays the fees of the harbor.',
  };
  for (const [label, value] of Object.entries(facts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** A token whose chain has no endpoint here: its team knows the facts. */
export async function fillToken(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`#field-${name}`);
  await field('network').selectOption('bsc');
  await field('standard').selectOption('BEP20');
  const facts = {
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    owner_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    name: 'Quay Dollar',
    symbol: 'QUD',
    bl_symbol: 'BSC',
    total_supply: '1000000',
    decimal: '18',
    precision: '4',
    gas: '60000',
    website: 'quay.example.org',
    description: 'Pays for the light of the harbor.',
    company_name: 'Quay Crew',
    email: 'team@quay.example',
    contact: 'Telegram @quay_crew',
  };
  for (const [name, value] of Object.entries(facts)) await field(name).fill(value);
  await uploadLogo(page);
}

/** An invitation to the desk, by a link that is passed on. @returns the window of the new reviewer */
export async function inviteReviewer(page: Page, browser: Browser, { deskOrigin }: Desk): Promise<Page> {
  await page.goto(`${deskOrigin}/#/accounts`);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('bo@saltmark.internal');
  await dialog.getByLabel('Name').fill('Bo');
  await dialog.getByLabel(/^Reviewer/).check();
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const second = await (await browser.newContext()).newPage();
  await second.goto(await dialog.locator('code').innerText());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await second.getByLabel('New password').fill('nine quiet herons at the quay');
  await second.getByRole('button', { name: 'Create account' }).click();
  await expect(second.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  return second;
}

/** No endpoint is configured, so a person looks at the explorer and says so. */
export async function confirmByHand(
  page: Page,
  { deskOrigin }: Desk,
  { title, hash }: { title: string; hash: string },
): Promise<void> {
  await page.goto(`${deskOrigin}/#/review`);
  await openSubmission(page, title);
  await choiceOf(page, 'Confirm payment by hand').click();
  await page.getByLabel('Transaction link or hash').fill(hash);
  await sendDecision(page);
  await expect(page.getByText('Payment confirmed.')).toBeVisible();
}
