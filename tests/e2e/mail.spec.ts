import { expect, test } from '../support/mailing-portal.ts';
import { addUnpaidSubmission } from './submission-steps.ts';

test('each step is mailed, and the mail’s link leads to the status page, which shows it', async ({
  page,
  mailing,
}) => {
  const { title } = await addUnpaidSubmission(mailing);
  const received = () => mailing.mailServer.mails.filter(({ subject }) => subject?.includes(title));
  await expect.poll(() => received().map(({ subject }) => subject)).toEqual([`Received: “${title}”`]);
  const link = /http\S+\/en\/submission\/\S+/.exec(received()[0]!.text!)![0];
  expect(link.startsWith(`${mailing.origin}/`)).toBe(true);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('You will get an email at each step.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
  await expect(page.getByText('You will get an email at each step.')).toBeHidden();
  await expect
    .poll(() => received().map(({ subject }) => subject))
    .toEqual([`Received: “${title}”`, `Withdrawn: “${title}”`]);
});
