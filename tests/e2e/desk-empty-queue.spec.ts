import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, takeScreenshots, openSubmission, queueOf, sendDecision, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('an empty queue says what is with the teams, and when the next is due', async ({ page, portal }) => {
  const { title } = await addPaidSubmission(portal);
  await signIn(page, portal);
  await openSubmission(page, title);
  await choiceOf(page, 'Request changes').click();
  await page.getByLabel('Text to the submitter').fill('Name the audit.');
  await sendDecision(page);
  await expect(page.getByText('Changes requested.')).toBeVisible();
  // Other tests use the same portal: what they left in the queue is not shown here.
  await page.route(/\/api\/desk\/submissions\?.*in-review/, (route) =>
    route.fulfill({ json: { data: [], total: 0 } }),
  );
  await page.goto(`${portal.deskOrigin}/#/submissions`);
  await page.reload();
  const queue = queueOf(page);
  await expect(queue.getByText(/^Nothing is waiting for a decision\. .+ with the team\./)).toBeVisible();
  await expect(queue.getByText(/If the next one is sent again now, it is due on \d.+\.$/)).toBeVisible();
  await takeScreenshots(page, 'empty-queue');
  await expectAccessible(page, 'an empty queue', { widths: [1440, 1024] });
});
