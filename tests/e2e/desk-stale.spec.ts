import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { takeScreenshots, sendByKey, signInToReview } from './desk-steps.ts';
import { sendAgain } from './send-again.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a decision about a form that was sent again in the meantime is refused, and both versions are shown', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000);
  const submission = await addPaidSubmission(portal);
  const { title, reference } = submission;
  const desk = await signInToReview(page, portal, submission);
  await actAtDesk({ ...portal, desk }, title, { name: 'request-changes', text: 'Say what it swaps.' });
  await sendAgain(portal.origin, reference, {
    desc: 'Swap wrapped assets with fees you can read in advance.',
  });

  await page.keyboard.press('a');
  await sendByKey(page);
  const dialog = page.getByRole('dialog', { name: 'This changed while you were reviewing it' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Your decision was not made.')).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'Changes requested' })).toBeVisible();
  const diff = dialog.getByRole('table', { name: 'The form as you saw it, and as it is now' });
  await expect(diff.locator('del')).toHaveText('stable');
  await expect(diff.locator('ins')).toHaveText('wrapped');
  await expectAccessible(page, 'stale', { widths: [1440, 1024] });
  await takeScreenshots(page, 'stale');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const changes = page.getByRole('region', { name: /^Changed since version \d+$/ });
  await expect(changes.getByText('Say what it swaps.')).toBeVisible();
  await expect(changes.locator('ins')).toHaveText('wrapped');
  await expect(changes.getByRole('rowheader', { name: 'Description' })).toBeVisible();
  await takeScreenshots(page, 'changes');
  // Nothing is chosen about the version that has only now arrived.
  await page.keyboard.press('a');
  await sendByKey(page);
  await expect(page.getByText('Approved and listed.')).toBeVisible();
});
