import type { Page } from '@playwright/test';
import { devFaucet, devReceiver, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { takeScreenshots, openSubmission, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Record a refund' });

/** At the widths of a phone and of a screen, for a person to look at. */
async function lookAtPage(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK'];
  if (!folder) return;
  for (const width of [375, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
}

test('a rejected team’s payment is given back: the desk records the link, and the team reads it once it is proven', async ({
  page,
  portal,
  browser,
}) => {
  const { title, reference } = await addPaidSubmission(portal);
  const status = async () => {
    const answer = await page.request.get(`${portal.origin}/api/submissions/${reference}`);
    return ((await answer.json()) as { data: { state: string; payment: { detail: Record<string, string> } } })
      .data;
  };
  await expect.poll(async () => (await status()).state).toBe('in-review');
  const desk = await signIn(page, portal);
  await actAtDesk({ ...portal, desk }, title, { name: 'reject', reason: 'other', text: 'Not this time.' });
  const units = BigInt((await status()).payment.detail['seen_amount_units']!);
  const { transactions } = portal.chain;
  const sendTo = async (to: string) => {
    const hash = await transactions.sendToken({ token: devTokenContract, from: devReceiver, to, units });
    await transactions.getReceipt(hash);
    return hash;
  };

  await openSubmission(page, title);
  await page.getByRole('button', { name: 'Record a refund' }).click();
  await expect(dialogOf(page).getByText(devFaucet.toLowerCase())).toBeVisible();
  await dialogOf(page)
    .getByLabel('Transaction link of the refund')
    .fill(`0x${'6'.repeat(64)}`);
  await takeScreenshots(page, 'refund-dialog');
  await dialogOf(page).getByRole('button', { name: 'Record the refund' }).click();
  await expect(dialogOf(page)).toBeHidden();
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds.getByText('Waiting for the chain')).toBeVisible();

  const visitor = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  const read = await visitor.newPage();
  await read.goto(`/en/submission/${reference}`);
  await expect(read.getByText('We sent it and are waiting for the chain to confirm it.')).toBeVisible();
  await expect(read.getByText(/^Refunded/)).toHaveCount(0);
  await lookAtPage(read, 'refund-waiting');

  await refunds.getByRole('button', { name: 'Correct the record' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct the record' });
  await correction.getByLabel('Transaction link of the refund').fill(await sendTo(devFaucet));
  await correction.getByRole('button', { name: 'Save the correction' }).click();
  await expect(correction).toBeHidden();
  await expect(refunds.getByText('1 corrected record')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${portal.origin}/api/submissions/${reference}`)).text())
    .toContain('"state":"proven"');
  await page.reload();
  await expect(refunds.getByText('Proven on the chain')).toBeVisible();
  await expect(page.getByText('Refund proven')).toBeVisible();
  await expect(page.getByText('Refund record corrected: transaction')).toBeVisible();
  await read.reload();
  await expect(read.getByText('Refund sent', { exact: true })).toHaveCount(1);
  await expect(read.getByText('Refund details corrected')).toBeVisible();
  await takeScreenshots(page, 'refund-proven');

  await read.reload();
  await expect(read.getByText(/^Refunded: 200\.\d+ TPT/)).toBeVisible();
  await expect(read.getByText('Refund sent').first()).toBeVisible();
  await lookAtPage(read, 'refund-proven-status');
  await visitor.close();
});
