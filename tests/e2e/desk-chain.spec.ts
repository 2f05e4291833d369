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
  const ask = page.getByRole('button', { name: 'Check the chain again' });
  const answer = page.getByRole('status', { name: 'Result from the chain' });

  portal.endpoint.set('down');
  try {
    await ask.click();
    await expect(answer).toContainText(
      'The chain endpoint does not respond, so nothing has changed. Try again later.',
    );
    await expect(answer).toContainText(`Checked by ${dana.name}`);
    await takeScreenshots(page, 'chain-down');
  } finally {
    portal.endpoint.set('up');
  }
  expect(await stateOf()).toBe('in-review');

  await ask.click();
  await expect(page.getByText('This payment was checked on the chain a moment ago.')).toBeVisible();
  await expect(async () => {
    await ask.click();
    await expect(answer).toContainText(/The chain confirms this payment: block \d+/, { timeout: 1000 });
  }).toPass();
  await takeScreenshots(page, 'chain-up');
});
