import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/mailing-portal.ts';
import { takeScreenshots, makeAccount, newPerson, signIn } from './desk-steps.ts';

test('an administrator invites by email, sees what the mail server says, and the person gets in', async ({
  page,
  mailing,
  browser,
}) => {
  const { mailServer } = mailing;
  const mia = newPerson('Mia');
  await signIn(page, mailing, {
    account: await makeAccount(mailing, { name: 'Ada', role: 'administrator' }),
    path: '/accounts',
  });
  let isRefused = true;
  mailServer.rules.answerRecipient = (address) => (address === mia.email && isRefused ? 550 : undefined);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').first().fill(mia.email);
  await dialog.getByLabel('Name').fill(mia.name);
  await dialog.getByLabel(/^Editor/).check();
  await dialog.getByLabel('Language of the email').click();
  await page.getByRole('option', { name: 'Japanese' }).click();
  await takeScreenshots(page, 'invite-by-mail');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: mia.email });
  await expect(row).toContainText(/Failed: .*No such mailbox here/, { timeout: 30_000 });
  await takeScreenshots(page, 'invitation-failed');
  await expectAccessible(page, 'accounts', { widths: [1440, 1024] });

  isRefused = false;
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toContainText(/Sent /, { timeout: 30_000 });
  const [mail] = mailServer.mails.filter(({ recipients }) => recipients.includes(mia.email));
  expect(mail?.subject).toContain('招待');
  const link = /http\S+#\/invitation\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await guest.getByLabel('New password').fill(mia.password);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('button', { name: `Account of ${mia.name}` })).toBeVisible();
  await guest.context().close();

  await page.goto(`${mailing.deskOrigin}/#/outbox`);
  await page.getByRole('tab', { name: /^Sent/ }).click();
  const sent = page.getByRole('row').filter({ hasText: mia.email });
  await sent.getByRole('link', { name: 'Invitation to the desk' }).click();
  await expect(page.getByText('What this email is about no longer exists')).toBeVisible();
});
