import { expect, test } from '../support/portal-fixture.ts';
import {
  choiceOf,
  decisionOf,
  takeScreenshots,
  makeReviewer,
  openSubmission,
  queueIsReady,
  queueOf,
  sendDecision,
  signIn,
} from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('one key takes the most urgent item; a second person sees who has it, and takes it over knowingly', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(120_000);
  const { title } = await addPaidSubmission(portal);
  await signIn(page, portal);
  const queue = queueOf(page);
  const filter = page.getByRole('searchbox', { name: 'Filter the queue' });
  await queueIsReady(page);
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
  await page.keyboard.type(title);
  await expect(queue.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).not.toBeFocused();
  await page.keyboard.press('g');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(decisionOf(page).getByText(/You have this until \d\d:\d\d UTC/)).toBeVisible();
  await expect(queue.getByRole('img', { name: 'You have it' })).toBeVisible();
  await takeScreenshots(page, 'lease-own');

  const lena = await makeReviewer(portal, 'Lena');
  const context = await browser.newContext();
  const second = await context.newPage();
  await signIn(second, portal, { account: lena });
  await openSubmission(second, title);
  await expect(decisionOf(second).getByText(/is working on this until .* You can read it/)).toBeVisible();
  await choiceOf(second, 'Request changes').click();
  await expect(decisionOf(second).locator('button[type=submit]')).toBeDisabled();
  await takeScreenshots(second, 'lease-other');
  await decisionOf(second).getByRole('button', { name: 'Take over' }).click();
  await expect(decisionOf(second).getByText(/You have this until/)).toBeVisible();

  // The first one sees it without doing anything, and has nothing to send.
  await expect(decisionOf(page).getByText(`${lena.name} is working on this`)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Text to the submitter')).toBeFocused();
  await page.getByLabel('Text to the submitter').fill('Name the audit.');
  await expect(decisionOf(page).locator('button[type=submit]')).toBeDisabled();

  await decisionOf(second).getByRole('button', { name: 'Give back' }).click();
  await expect(decisionOf(second).getByText('Unassigned')).toBeVisible();
  await expect(decisionOf(page).getByText('Unassigned')).toBeVisible();
  await expect(decisionOf(page).getByText(`${lena.name} has this open too.`)).toBeVisible();
  await context.close();
  await page.reload();
  await expect(decisionOf(page).getByText(/You have this until/)).toBeVisible();
  await sendDecision(page);
  await expect(page.getByText('Changes requested.', { exact: true })).toBeVisible();
});
