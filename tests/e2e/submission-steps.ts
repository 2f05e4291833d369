import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeLogo, prepareForm, sendForm, sendPaidForm, type Unpaid } from '../support/paid-submission.ts';
import { expect } from '../support/portal-fixture.ts';

/* Fills in and pays a DApp submission as a person does. */

export const formPath = '/en/submit/dapp';
export const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** A name and a link that no other test uses. */
export function newProject(): { title: string; url: string } {
  const letters = [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return { title: `Lantern ${letters}`, url: `https://${letters}.example.org` };
}

export async function openForm(page: Page, path = formPath): Promise<void> {
  await page.goto(path);
  await expect(page.locator('form[inert]')).toHaveCount(0);
}

export async function uploadLogo(page: Page, name = 'lantern.png'): Promise<void> {
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name, mimeType: 'image/png', buffer: await makeLogo() });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
}

export async function chooseNetwork(page: Page, short: string): Promise<void> {
  const networks = page.getByRole('combobox', { name: 'Networks' });
  await networks.fill(short);
  await page
    .getByRole('option', { name: new RegExp(`(^|· )${short}$`) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`^Remove (.* · )?${short}$`) })).toBeVisible();
  await networks.press('Escape');
}

/** Fills in everything that is required. */
export async function fillForm(page: Page, project = newProject()): Promise<typeof project> {
  await chooseNetwork(page, 'BSC');
  await page.getByLabel('Project name').fill(project.title);
  await page
    .getByLabel('One sentence about it')
    .fill('Swap stable assets with fees you can read in advance.');
  await page.getByLabel('Project link').fill(project.url);
  await uploadLogo(page);
  await page.getByLabel('DApp contract account').fill(contract);
  await page.getByLabel('DEX').check();
  await page.getByLabel('Mobile and extension').check();
  await page
    .getByRole('radiogroup', { name: /audited/ })
    .getByLabel('No')
    .check();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('team@lantern.example');
  await page.getByLabel('Other contact').fill('Telegram @lantern_crew');
  return project;
}

export async function goToReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
}

export async function goToDonate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next: donate' }).click();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
}

export async function goToPaste(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'Paste the transaction link' })).toBeVisible();
}

/** From an empty form to the donation box. */
export async function walkToDonate(page: Page): Promise<{ title: string; url: string }> {
  await openForm(page);
  const project = await fillForm(page);
  await goToReview(page);
  await goToDonate(page);
  return project;
}

interface Portal {
  origin: string;
}

/** A submission that waits for its donation, without a browser: the walk through the form is shown by tests of its own. */
export const addUnpaidSubmission = ({ origin }: Portal) => sendForm(origin, newProject());

/** Gives the device a draft as the form stores it, once: what the pages make of it afterwards stays. */
async function keepDraft(
  page: Page,
  { draftKey, payload, reference }: Pick<Unpaid, 'draftKey' | 'payload'> & { reference?: string },
  step: 'fill' | 'review' | 'donate',
): Promise<void> {
  const icon = { sha256: payload.icon, name: 'lantern.png', bytes: 1000, preview: null };
  const draft = {
    version: 1,
    draft_key: draftKey,
    step,
    fields: payload,
    icon,
    reference: reference ?? null,
  };
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('draft-kept') !== null) return;
    sessionStorage.setItem('draft-kept', '');
    localStorage.setItem('draft.dapp', stored);
  }, JSON.stringify(draft));
}

/** The device remembers the submission as its own, with its form at the donation. */
export const rememberUnpaid = (page: Page, submission: Unpaid) => keepDraft(page, submission, 'donate');

/** Opens a form that an earlier visit has filled in with everything that is required. */
export async function openFilledForm(
  page: Page,
  { origin }: Portal,
  project = newProject(),
): Promise<typeof project> {
  await keepDraft(page, await prepareForm(origin, project), 'fill');
  await openForm(page);
  await expect(page.getByLabel('Project name')).toHaveValue(project.title);
  return project;
}

/** Opens the donation box of a form that was sent before. */
export async function openDonate(page: Page, portal: Portal): Promise<Unpaid> {
  const submission = await addUnpaidSubmission(portal);
  await rememberUnpaid(page, submission);
  await openForm(page, `${formPath}#donate`);
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  return submission;
}

/** What the donation box asks for, in base units. */
export async function readAmountUnits(page: Page): Promise<bigint> {
  const text = await page.getByRole('group', { name: 'Send exactly' }).innerText();
  const [whole = '0', decimals = '0'] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(whole) * 10n ** 18n + BigInt(decimals.padEnd(4, '0')) * 10n ** 14n;
}

export async function sendLink(page: Page, link: string): Promise<void> {
  await page.getByLabel('Transaction link').fill(link);
  await page.getByRole('button', { name: 'Send for review' }).click();
}

/** @returns the reference on the success page */
export async function expectSuccess(page: Page): Promise<string> {
  await page.waitForURL(/\/en\/success\?reference=/);
  await expect(page.getByRole('heading', { name: 'We have received it.' })).toBeVisible();
  return new URL(page.url()).searchParams.get('reference') ?? '';
}

/** From the donation box to the success page, with the demonstration wallet, whose link is sent by itself. @returns the reference */
export async function payAndSend(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay with the demonstration wallet' }).click();
  const reference = await expectSuccess(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'How long reviews take' })).toBeVisible();
  return reference;
}

/**
 * A submission that is in review, without a browser: the walk through form and donation is shown by tests of their own.
 * @param own what it has of its own but for its name and link
 */
export const addPaidSubmission = ({ origin }: Portal, own: { email?: string } = {}) =>
  sendPaidForm(origin, { ...newProject(), ...own });

/** The whole submission with the demonstration wallet. */
export async function submitAndPay(page: Page): Promise<{ title: string; reference: string }> {
  const { title } = await walkToDonate(page);
  return { title, reference: await payAndSend(page) };
}
