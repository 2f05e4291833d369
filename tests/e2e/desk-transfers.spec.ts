import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { decideCase, takeScreenshots, makeReviewer, signIn } from './desk-steps.ts';
import { goToPaste, openDonate, readAmountUnits, sendLink } from './submission-steps.ts';

test('a team asks a person about a payment with a wrong digit, and reads the answer on its status page', async ({
  page,
  portal,
  browser,
}) => {
  // The team and a reviewer, one after the other.
  test.slow();
  const { title } = await openDonate(page, portal);
  const amountUnits = await readAmountUnits(page);
  await goToPaste(page);
  const hash = await portal.chain.payDonation({ amountUnits: amountUnits + 10n ** 14n });
  await sendLink(page, hash);
  await page.getByRole('link', { name: 'Ask a person about this payment' }).click();
  await expect(page.getByLabel('Transaction link')).toHaveValue(hash);
  await page.getByText('When a payment is refunded').click();
  await expect(page.getByText('A donation that was counted is usually not refunded')).toBeVisible();
  await expectAccessible(page, 'a question about a payment', { widths: [320, 1440] });
  await page.getByLabel('What happened?').fill('I typed a wrong digit.');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('We received your question.')).toBeVisible();

  const rita = await makeReviewer(portal, 'Rita');
  const desk = await browser.newPage();
  await signIn(desk, portal, { account: rita, path: '/transfers' });
  await expect(desk.getByRole('tab', { name: /^Unclaimed \d/ })).toBeVisible();
  await takeScreenshots(desk, 'transfers');
  await expectAccessible(desk, 'transfers', { widths: [768, 1440] });
  await desk.getByRole('link', { name: 'Questions about payments' }).click();
  await desk.getByRole('link', { name: title }).click();
  await expect(desk.getByText('I typed a wrong digit.')).toBeVisible();
  await takeScreenshots(desk, 'payment-question');
  await expectAccessible(desk, 'a question about a payment at the desk', { widths: [1024, 1440] });
  await desk.getByLabel('Answer to the team').fill('We count it. You do not need to pay again.');
  await decideCase(desk, 'Send the answer');
  await expect(desk.getByRole('heading', { name: 'Answered' })).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText('We count it. You do not need to pay again.')).toBeVisible();
});
