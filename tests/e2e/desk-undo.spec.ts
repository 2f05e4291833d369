import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, takeScreenshots, sendByKey, signInToReview } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('one key undoes an approval while its mail waits: the DApp leaves the store, and the item is open again', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000);
  const submission = await addPaidSubmission(portal);
  const { title } = submission;
  const listed = async () => {
    const answer = await fetch(
      `${portal.origin}/v1/application/search?key=${encodeURIComponent(title)}&lang=en&start=0&count=10`,
    );
    const { data } = (await answer.json()) as { data: { dapps: { title: string }[] } };
    return data.dapps.map((dapp) => dapp.title);
  };
  await signInToReview(page, portal, submission);
  await page.keyboard.press('a');
  await sendByKey(page);
  await expect(page.getByText('Approved and listed.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The email is sent in \d+ s\.$/)).toBeVisible();
  await expect.poll(listed).toContain(title);
  await takeScreenshots(page, 'undo-bar');
  await page.keyboard.press('z');
  await expect(page.getByText(/^Undone: “.*” is as it was\. No email was sent\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Undone: listed' })).toBeVisible();
  await expect.poll(listed).not.toContain(title);
  // The item can be decided again, so the keys act; there is nothing left to undo.
  await expect(choiceOf(page, 'Approve')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('a');
  await sendByKey(page);
  await expect(page.getByText('Approved and listed.', { exact: true })).toBeVisible();
  await expect.poll(listed).toContain(title);
});
