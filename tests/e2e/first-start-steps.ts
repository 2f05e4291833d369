import { expect, type Browser, type Page } from '@playwright/test';
import { roleWords } from '#features/team/accounts/desk/role-words.ts';
import { roles, type Role } from '#features/team/accounts/model/role.ts';
import { firstAdministrator, type ProductionPortal } from '../support/production-portal.ts';
import { drawLogo } from '../support/submission-world.ts';
import { choiceOf, enterDesk, openSubmission, sendDecision } from './desk-steps.ts';
import { mailedLink } from './mailed-link.ts';
import { goToDonate, goToPaste, goToReview, sendLink, uploadLogo } from './submission-steps.ts';

type Desk = Pick<ProductionPortal, 'deskOrigin' | 'mailServer'>;

const password = 'nine quiet herons at the quay';
/** Of the person with this role. */
const addressOf = (role: Role) => firstAdministrator.replace('administrator', role);

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

/** The first person sets a password by the link that the start has mailed, and signs in. */
export async function enterFirst(page: Page, desk: Desk): Promise<void> {
  await page.goto(await mailedLink(desk.mailServer, firstAdministrator, 'recovery'));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await enterDesk(page, desk, { email: firstAdministrator, password });
}

/** Invites by email. @returns the window of the person, who has an account then */
async function invite(
  { page, browser }: { page: Page; browser: Browser },
  { deskOrigin, mailServer }: Desk,
  role: Role,
): Promise<Page> {
  const [email, name] = [addressOf(role), `New ${role}`];
  await page.goto(`${deskOrigin}/#/accounts`);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').first().fill(email);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel(new RegExp(`^${roleWords[role]}:`)).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is being sent to ${email}.`)).toBeVisible();
  const own = await (await browser.newContext()).newPage();
  await own.goto(await mailedLink(mailServer, email, 'invitation'));
  await own.getByLabel('New password').fill(password);
  await own.getByRole('button', { name: 'Create account' }).click();
  await expect(own.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  return own;
}

/** The first administrator invites a person of each other role. @returns the window of the reviewer; the others are closed */
export async function inviteTeam(page: Page, browser: Browser, desk: Desk): Promise<Page> {
  for (const role of roles) {
    if (role === 'administrator' || role === 'reviewer') continue;
    const own = await invite({ page, browser }, desk, role);
    await own.context().close();
  }
  return invite({ page, browser }, desk, 'reviewer');
}

/** The list of accounts has a person of each role. */
export async function expectTeam(page: Page, { deskOrigin }: Pick<Desk, 'deskOrigin'>): Promise<void> {
  await page.goto(`${deskOrigin}/#/accounts`);
  for (const role of roles) {
    const row = page.getByRole('row').filter({ hasText: addressOf(role) });
    await expect(row.getByText(roleWords[role], { exact: true })).toBeVisible();
  }
}

/** No endpoint is configured, so a person looks at the explorer and says so. */
export async function confirmByHand(
  page: Page,
  { deskOrigin }: Pick<Desk, 'deskOrigin'>,
  { title, hash }: { title: string; hash: string },
): Promise<void> {
  await page.goto(`${deskOrigin}/#/review`);
  await openSubmission(page, title);
  await choiceOf(page, 'Confirm payment by hand').click();
  await page.getByLabel('Transaction link or hash').fill(hash);
  await sendDecision(page);
  await expect(page.getByText('Payment confirmed.')).toBeVisible();
}
