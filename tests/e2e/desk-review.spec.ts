import { expect, test } from '../support/portal-fixture.ts';
import { look, makeReviewer, openSubmission, signIn } from './desk-steps.ts';
import { walkToDonate } from './submission-steps.ts';

test('a payment that the chain does not know is confirmed by two people, each with an account of their own', async ({
  page,
  portal,
  browser,
}) => {
  const { title } = await walkToDonate(page);
  const hash = `0x${'5'.repeat(63)}1`;
  const why = 'The sender showed us the block by mail.';
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm payment by hand' });

  await test.step('the first person has to say why, and does not decide alone', async () => {
    await signIn(page, portal);
    await openSubmission(page, title);
    await page.getByRole('button', { name: 'Confirm payment by hand' }).click();
    await page.getByLabel('Transaction link or hash').fill(hash);
    await confirm.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Type why it counts all the same; then a second person must confirm it too.',
    );
    await page.getByLabel('Why it counts although the chain does not confirm it').fill(why);
    await confirm.click();
    await expect(page.getByText('Kept: a second person has to confirm it.')).toBeVisible();
    await expect(page.getByText('Another reviewer or administrator has to confirm it too.')).toBeVisible();
    await look(page, 'second-person');
    await page.getByRole('button', { name: 'Confirm payment by hand' }).click();
    await page.getByLabel('Transaction link or hash').fill(hash);
    await confirm.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'a second person with another account must confirm it too',
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the second person reads the reason and confirms the same transaction', async () => {
    const account = makeReviewer(portal, 'Benedetta');
    const context = await browser.newContext();
    const second = await context.newPage();
    await signIn(second, portal, account);
    await openSubmission(second, title);
    await expect(second.getByText('Confirm it too if you agree.')).toBeVisible();
    await expect(second.getByText(why).first()).toBeVisible();
    await second.getByRole('button', { name: 'Confirm payment by hand' }).click();
    await second.getByLabel('Transaction link or hash').fill(hash);
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm payment by hand' }).click();
    await expect(second.getByText('Payment confirmed.')).toBeVisible();
    await expect(second.getByText(/ and Benedetta$/)).toBeVisible();
    await context.close();
  });

  await page.reload();
  await expect(page.getByText(/ and Benedetta$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
});
