import { startMailServer } from '../support/mail-server.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { takeScreenshots } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a listing is withdrawn by a link that is mailed, and its team asks to have it listed again', async ({
  page,
  portal,
  startOwnPortal,
}) => {
  test.slow();
  const mailServer = await startMailServer();
  const own = await startOwnPortal({ SMTP_URL: mailServer.url, LOG_LEVEL: 'silent' }, portal.chain.rpcUrl);
  const { title, reference } = await addPaidSubmission(own);
  await actAtDesk(own, title, { name: 'approve' });
  const main = page.getByRole('main');

  await test.step('the status page sends a link first', async () => {
    await page.goto(`${own.origin}/en/submission/${reference}`);
    await main.getByText('Withdraw the listing').click();
    await expect(main.getByText(/^First we send a link/)).toBeVisible();
    await main.getByLabel('Yes, remove it from the store').check();
    await takeScreenshots(page, 'withdrawal');
    await main.getByRole('button', { name: 'Send the link' }).click();
    await expect(main.getByText('We sent a link to the email address of the submission.')).toBeVisible();
    await takeScreenshots(page, 'withdrawal-mailed');
    await expectAccessible(page, 'the answer to a withdrawal', { widths: [320, 1440] });
    await expect(page.getByRole('heading', { name: 'Listed', exact: true })).toBeVisible();
  });

  await test.step('the link confirms it', async () => {
    const asked = () => mailServer.mails.find(({ subject }) => subject?.startsWith('Confirm the withdrawal'));
    await expect.poll(asked).toBeTruthy();
    expect(asked()?.text).toContain('Withdraw the listing');
    const [link = ''] = /http\S+\/en\/submission\/\S+/.exec(asked()?.text ?? '') ?? [];
    await page.goto(link);
    await main.getByLabel('Yes, remove it from the store').check();
    await expectAccessible(page, 'the page that the mail leads to', { widths: [320, 1440] });
    await main.getByRole('button', { name: 'Withdraw the listing' }).click();
    await expect(page.getByRole('heading', { name: 'No longer listed' })).toBeVisible();
  });

  await test.step('the team asks to have it listed again', async () => {
    await expect(main.getByRole('heading', { name: 'List it again' })).toBeVisible();
    await main.getByLabel('Why should it be listed again?').fill('Someone else had our link.');
    await takeScreenshots(page, 'list-again');
    await expectAccessible(page, 'the form that asks to list it again', { widths: [320, 1440] });
    await main.getByRole('button', { name: 'Send request' }).click();
    await expect(main.getByText('We received your request.')).toBeVisible();
  });
  await mailServer.close();
});
