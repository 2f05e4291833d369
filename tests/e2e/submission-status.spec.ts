import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { textOf } from '../support/page-claims.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { addPaidSubmission, addUnpaidSubmission, goToReview } from './submission-steps.ts';

async function openStatus(page: Page, reference: string): Promise<void> {
  await page.goto(`/en/submission/${reference}`);
}

test('changes are requested, made, and sent again without another payment', async ({ page, portal }) => {
  const { title, reference } = await addPaidSubmission(portal);
  await openStatus(page, reference);
  await actAtDesk(portal, title, { name: 'request-changes', text: 'Please shorten the sentence.' });
  // The page updates by itself.
  await expect(page.getByRole('heading', { name: 'Changes requested' })).toBeVisible();
  await expect(page.getByText('Please shorten the sentence.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit and send again' }).click();
  await expect(page.getByText('The reviewers requested changes.')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue(title);
  await expect(page.getByText('Logo uploaded')).toBeVisible();
  await page.getByLabel('One sentence about it').fill('Swap stable assets.');
  await goToReview(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(/\/en\/success/);
  await openStatus(page, reference);
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await actAtDesk(portal, title, { name: 'approve' });
  await expect(page.getByRole('heading', { name: 'Listed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open in the store' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('what was sent is beside the status while it is reviewed, and can be folded', async ({
  page,
  portal,
}) => {
  const { title, reference } = await addPaidSubmission(portal);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStatus(page, reference);
  const sent = page.getByRole('main').locator('details', { hasText: 'What you sent' });
  for (const text of [
    title,
    'BNB Smart Chain',
    'Mobile and extension',
    'team@lantern.example',
    'English',
    'DEX',
  ])
    await expect(sent.getByText(text).first()).toBeVisible();
  await expect
    .poll(() => sent.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  expect((await sent.boundingBox())!.x).toBeGreaterThan(720);
  await sent.getByText('What you sent').click();
  await expect(sent.getByText('team@lantern.example')).toBeHidden();
  await sent.getByText('What you sent').click();
  await expectAccessible(page, 'a status with what was sent', { widths: [320, 1440] });
});

test('a payment that was tried again and again is one line of the history', async ({ page, portal }) => {
  const { reference } = await addUnpaidSubmission(portal);
  await page.request.post(`/api/submissions/${reference}/quotes`);
  const amountUnits = 5n * 10n ** 18n;
  for (const _try of [1, 2, 3]) {
    const link = await portal.chain.payDonation({ amountUnits });
    await page.request.post(`/api/submissions/${reference}/payment`, { data: { link } });
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/submissions/${reference}`);
        return ((await answer.json()) as { data: { state: string } }).data.state;
      })
      .toBe('payment-refused');
  }
  await openStatus(page, reference);
  const refused = page.getByRole('listitem').filter({ hasText: 'Payment not accepted' });
  await expect(refused).toHaveCount(1);
  await expect(refused).toContainText('3 times');
});

test('a rejection shows its reason', async ({ page, portal }) => {
  const { title, reference } = await addPaidSubmission(portal);
  await actAtDesk(portal, title, {
    name: 'reject',
    reason: 'copied-logo-or-name',
    text: 'The logo is not yours.',
  });
  await openStatus(page, reference);
  await expect(page.getByRole('heading', { name: 'Not approved' })).toBeVisible();
  // On top, and as a step of the history.
  await expect(page.getByText('The logo or the name copies another project.')).toHaveCount(2);
  await expect(page.getByText('The logo is not yours.')).toHaveCount(2);
});

test('an unpaid submission can be paid for, edited and withdrawn from its page', async ({ page, portal }) => {
  const { reference } = await addUnpaidSubmission(portal);
  await openStatus(page, reference);
  await expect(page.getByRole('heading', { name: 'Waiting for the donation' })).toBeVisible();
  await page.getByRole('button', { name: 'Donate now' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit the form' }).click();
  await expect(page.getByLabel('Project name')).toHaveValue(/./);
  await openStatus(page, reference);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
});

test('the donate dialog pays a submission that this device does not know', async ({ page, portal }) => {
  const { reference } = await addUnpaidSubmission(portal);
  await openStatus(page, reference);
  await page.getByRole('button', { name: 'Donate now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Donate to submit' });
  const amount = dialog.getByRole('group', { name: 'Send exactly' });
  const first = (await amount.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Donate now' }).click();
  await expect(amount).toBeVisible();
  // Each showing makes a new amount.
  await expect(amount).not.toHaveText(first);
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog.getByLabel('Transaction link')).toBeFocused();
  await expect(dialog.getByText('Paste the link of the transaction')).toBeVisible();
  const paid = await page.request.post('/api/demonstration/pay', { data: { reference } });
  const { link } = ((await paid.json()) as { data: { link: string } }).data;
  await dialog.getByLabel('Transaction link').fill(link);
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Bangkok', permissions: ['clipboard-read', 'clipboard-write'] });

  test('times are in the reader’s time zone with UTC beside, and the success page copies the status link', async ({
    page,
    portal,
  }) => {
    const { reference } = await addPaidSubmission(portal);
    await page.goto(`/en/success?reference=${reference}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${portal.origin}/en/submission/${reference}`,
    );
    await openStatus(page, reference);
    const moments = page.locator('main time');
    await expect(moments.first()).toHaveText(/^\w{3} \d+, \d{4}, \d\d:\d\d GMT\+7 \(.*\d\d:\d\d UTC\)$/);
    const promised = page.getByText('Review due by').locator('..').locator('time');
    await expect(promised).toHaveText(/GMT\+7 \(.*UTC\)$/);
    await expect.poll(() => moments.count()).toBeGreaterThan(2);
  });
});

test('the page of a submission is private', async ({ request, portal }) => {
  const { reference } = await addPaidSubmission(portal);
  const answer = await request.get(`/en/submission/${reference}`);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
});

test('an unknown reference is not found, and success without one still leads home', async ({ request }) => {
  expect((await request.get('/en/submission/aaaaaaaaaaaaaaaaaaaaaaaaaa')).status()).toBe(404);
  for (const path of ['/en/success', '/en/success?reference=unknown']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(textOf(main), path).toContain('The item will be launched after review.');
    expect(textOf(main), path).toContain('Back to home');
    expect(textOf(main), path).not.toContain('received');
    expect(main, path).toContain('href="/en/status-link"');
    expect(main, path).toContain('href="/en"');
  }
});
