import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, openSubmission, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a reviewer asks the chain again, while its endpoint is down and when it answers', async ({
  page,
  portal,
}) => {
  const { title, reference } = await addPaidSubmission(portal);
  const stateOf = async () => {
    const answer = await page.request.get(`${portal.origin}/api/submissions/${reference}`);
    return ((await answer.json()) as { data: { state: string } }).data.state;
  };
  const dana = await signIn(page, portal);
  await openSubmission(page, title);
  const ask = page.getByRole('button', { name: 'Ask the chain again' });
  const answer = page.getByRole('status', { name: 'Answer of the chain' });

  portal.endpoint.set('down');
  try {
    await ask.click();
    await expect(answer).toContainText(
      'The chain endpoint does not answer, so nothing is known and nothing has changed. Try again later.',
    );
    await expect(answer).toContainText(`Asked by ${dana.name}`);
    await takeScreenshots(page, 'chain-down');
  } finally {
    portal.endpoint.set('up');
  }
  expect(await stateOf()).toBe('in-review');

  await ask.click();
  await expect(page.getByText('The chain was asked about this payment a moment ago.')).toBeVisible();
  await expect(async () => {
    await ask.click();
    await expect(answer).toContainText(/The chain confirms this payment: block \d+/, { timeout: 1000 });
  }).toPass();
  await takeScreenshots(page, 'chain-up');
});
