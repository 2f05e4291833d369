import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/portal-fixture.ts';
import { makeReport } from '../support/files/pdf-file.ts';
import { sendForm, sendPaidForm } from '../support/paid-submission.ts';
import {
  choiceOf,
  decisionOf,
  takeScreenshots,
  makeReviewer,
  openSubmission,
  sendDecision,
  signIn,
  signInToReview,
} from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

test('a payment unknown to the chain is confirmed by two people, each with their own account', async ({
  page,
  portal,
  browser,
}) => {
  const { title } = await sendForm(portal.origin, newProject());
  const hash = `0x${randomBytes(32).toString('hex')}`;
  const why = 'The sender showed us the block by mail.';
  const choice = 'Confirm payment by hand';

  const benedetta = await makeReviewer(portal, 'Benedetta');

  await test.step('the first person must give a reason, and does not decide alone', async () => {
    await signIn(page, portal);
    await openSubmission(page, title);
    await choiceOf(page, choice).click();
    await page.getByLabel('Transaction link or hash').fill(hash);
    await sendDecision(page);
    await expect(decisionOf(page).getByRole('alert')).toContainText(
      'Enter why you confirm it anyway. A second person then has to confirm it too.',
    );
    await page.getByLabel('Why you confirm it although the chain does not').fill(why);
    await sendDecision(page);
    await expect(page.getByText('Saved. A second person has to confirm it.')).toBeVisible();
    await expect(page.getByText('Another reviewer or administrator has to confirm it too.')).toBeVisible();
    await takeScreenshots(page, 'second-person');
    await choiceOf(page, choice).click();
    await page.getByLabel('Transaction link or hash').fill(hash);
    await sendDecision(page);
    await expect(decisionOf(page).getByRole('alert')).toContainText(
      'A second person with another account must confirm it too',
    );
  });

  await test.step('where the browser does not allow copying, the button says so', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('planted', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy the number' }).click();
    await expect(page.getByText('The browser did not allow copying.')).toBeVisible();
  });

  await test.step('the second person reads the reason and confirms the same transaction', async () => {
    const context = await browser.newContext();
    const second = await context.newPage();
    await signIn(second, portal, { account: benedetta });
    await openSubmission(second, title);
    await expect(second.getByText('Confirm it too if you agree.')).toBeVisible();
    await expect(second.getByText(why).first()).toBeVisible();
    await choiceOf(second, choice).click();
    await expect(second.getByLabel('Transaction link or hash')).toHaveValue(hash);
    await sendDecision(second);
    await expect(second.getByText('Payment confirmed.')).toBeVisible();
    await expect(second.getByText(new RegExp(` and ${benedetta.name}$`))).toBeVisible();
    // The same key again is no approval: that is a decision of its own.
    await expect(choiceOf(second, 'Approve')).toHaveAttribute('aria-pressed', 'false');
    await second.keyboard.press('Control+Enter');
    await expect(second.getByText('Approved and listed.')).toHaveCount(0);
    await context.close();
  });

  await page.reload();
  await expect(page.getByText(new RegExp(` and ${benedetta.name}$`))).toBeVisible();
  await expect(choiceOf(page, 'Approve')).toBeVisible();
});

test('a reviewer reads an audit report page by page, and a page that cannot be drawn says so', async ({
  page,
  portal,
}) => {
  const project = newProject();
  const report = makeReport(['Audit of Lantern', 'Findings', 'Signature'], 1);
  const audit = { url: `${project.url}/audit`, report };
  const submission = await sendPaidForm(portal.origin, { ...project, audit });
  await signInToReview(page, portal, submission);
  await expect(page.getByText('4 pages, shown as pictures')).toBeVisible();
  for (const number of [1, 2, 3]) {
    const picture = page.getByRole('img', { name: `Page ${number} of 4 of the report` });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
      .toBe(1240);
  }
  const last = page.locator('figure', { hasText: 'Page 4 of 4' });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('alert')).toContainText('Page 4 cannot be shown. The file may be damaged.');
  await takeScreenshots(page, 'document-end');
  await page.getByRole('img', { name: 'Page 1 of 4 of the report' }).scrollIntoViewIfNeeded();
  await takeScreenshots(page, 'document-start');

  await test.step('failed requests can be retried', async () => {
    const answered = page.waitForResponse(/\/pages\/4$/);
    await last.getByRole('button', { name: 'Try again' }).click();
    await answered;
    await expect(last.getByRole('alert')).toBeVisible();
  });
});
