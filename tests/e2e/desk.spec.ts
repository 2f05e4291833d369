import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import {
  choiceOf,
  decisionOf,
  filterQueue,
  takeScreenshots,
  makeReviewer,
  openSubmission,
  queueOf,
  sendDecision,
  signIn,
} from './desk-steps.ts';
import { goToReview, openForm, addPaidSubmission } from './submission-steps.ts';

test('rows of the queue are links, and the reviewer’s text survives another item and a reload', async ({
  page,
  portal,
}) => {
  const { title } = await addPaidSubmission(portal);
  await signIn(page, portal);
  await takeScreenshots(page, 'queue');
  await filterQueue(page, title);
  const row = queueOf(page).getByRole('link', { name: title });
  await expect(row).toHaveAttribute('href', /^#\/submissions\/\d+\/show$/);

  await test.step('a middle click anywhere in the row opens a new tab, Enter uses this one', async () => {
    const opened = page.context().waitForEvent('page');
    // Waits until the row stays in its place: counts and earlier rows may still be arriving.
    await row.getByText('BSC').click({ button: 'middle' });
    const tab = await opened;
    await expect(tab.getByRole('heading', { name: title })).toBeVisible();
    await tab.close();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('typed text stays', async () => {
    const text = decisionOf(page).getByLabel('Text to the submitter');
    await choiceOf(page, 'Request changes').click();
    await text.fill('Please name the audit: https://audits.example.org/how');
    await page.goto(`${portal.deskOrigin}/#/submissions`);
    await row.click();
    await expect(text).toHaveValue('Please name the audit: https://audits.example.org/how');
    await page.reload();
    await expect(text).toHaveValue('Please name the audit: https://audits.example.org/how');
    await takeScreenshots(page, 'item');
    await sendDecision(page);
    await expect(page.getByText('Changes requested.')).toBeVisible();
    await openSubmission(page, title);
    const link = page.getByRole('link', { name: /audits\.example\.org\/how/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk.kept.'))),
      )
      .toEqual([]);
  });
});

test('a second language starts from the first, is free, and is merged as the reviewer chooses', async ({
  page,
  portal,
}) => {
  const { title, reference } = await addPaidSubmission(portal);
  await actAtDesk({ ...portal, desk: await makeReviewer(portal, 'Dana') }, title, { name: 'approve' });
  const chinese = `灯塔 ${title.split(' ')[1]}`;

  await test.step('the form is filled in with what both languages share', async () => {
    await page.goto(`/en/submission/${reference}`);
    await page.getByRole('button', { name: 'Add another language' }).click();
    await openForm(page);
    await expect(page.getByLabel('Project name')).toHaveValue('');
    await expect(page.getByText('Logo uploaded')).toBeVisible();
    await page.getByLabel('Project name').fill(chinese);
    await page.getByLabel('One sentence about it').fill('先看清费用，再兑换。');
    await page.getByLabel('Lending').check();
    await goToReview(page);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL(/\/en\/success/);
  });

  await signIn(page, portal);
  await openSubmission(page, chinese);
  await expect(page.getByText(`This is already listed, as “${title}”.`)).toBeVisible();
  await expect(page.getByText('It was paid for with')).toBeVisible();
  await takeScreenshots(page, 'merge');
  const categories = page.getByRole('radiogroup', { name: 'Categories' });
  await categories.getByLabel('Take submitted').check();
  await page.reload();
  await expect(categories.getByLabel('Take submitted')).toBeChecked();
  await choiceOf(page, 'Approve').click();
  await expect(decisionOf(page).getByText('Taken from the submission: Categories.')).toBeVisible();
  await sendDecision(page);
  await expect(page.getByText('Approved and listed.')).toBeVisible();
  await openSubmission(page, chinese);
  await expect(page.getByText('Taken: Categories.')).toBeVisible();
  await takeScreenshots(page, 'merged');

  await test.step('one entry, in both languages', async () => {
    await page.goto(`/zh/dappstore?key=${encodeURIComponent(chinese)}`);
    await expect(page.getByRole('main').getByText(chinese).first()).toBeVisible();
    await page.goto(`/en/dappstore?key=${encodeURIComponent(title)}`);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  });
});

test.describe('the outbox', () => {
  // The driver's own script in the frame: refusing it is the purpose of the frame.
  test.use({ expectNoise: /Blocked script execution in '[^']+\/html'/ });

  test('shows each mail as it is sent, in a sandboxed frame', async ({ page, portal }) => {
    const { title } = await addPaidSubmission(portal);
    await signIn(page, portal);
    await openSubmission(page, title);
    const number = /#\/submissions\/(\d+)/.exec(page.url())?.[1];
    await page.goto(`${portal.deskOrigin}/#/outbox`);
    const mails = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: `Submission ${number}`, exact: true }) });
    await mails.getByRole('link', { name: 'In review' }).click();
    await expect(page.getByText(`In review: “${title}”`)).toBeVisible();
    const frame = page.frameLocator('iframe[sandbox=""]');
    await expect(frame.getByText(title).first()).toBeVisible();
    await takeScreenshots(page, 'mail');
    await openSubmission(page, title);
    await page.getByRole('link', { name: 'Emails about this submission' }).click();
    await expect(mails.first()).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Submission' })).toHaveValue(number ?? '');
  });
});
