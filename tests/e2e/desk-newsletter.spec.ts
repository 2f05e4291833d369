import { expectAccessible } from '../support/page-errors.ts';
import { expect, test, type MailingPortal } from '../support/mailing-portal.ts';
import { expectAccessibleWithoutPreview, takeScreenshots, makeAccount, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

/** Enters an address and presses the button of its mail, as its owner does. */
async function join({ origin, mailServer }: MailingPortal, email: string, locale: string) {
  await fetch(`${origin}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, locale }),
  });
  const mailOf = () => mailServer.mails.find(({ recipients }) => recipients.includes(email));
  await expect.poll(() => mailOf() !== undefined).toBe(true);
  const token = /confirm\?token=([\w-]{43})/.exec(mailOf()!.text ?? '')![1]!;
  await fetch(`${origin}/api/newsletter/confirm`, { method: 'POST', body: new URLSearchParams({ token }) });
}

test('an editor writes an issue, sees it as the mail, tests it, and sends it to the subscribers', async ({
  page,
  mailing,
}) => {
  const { mailServer } = mailing;
  const { host } = new URL(newProject().url);
  const [nell, koji] = [`nell@${host}`, `koji@${host}`];
  const subject = `Lower fees at ${host}`;
  await join(mailing, nell, 'en');
  await join(mailing, koji, 'ja');
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await makeAccount(mailing, { name: 'Nora', role: 'editor' });
  await signIn(page, mailing, { account });
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('link', { name: 'Write an issue' }).click();

  await test.step('writes it; the preview is the mail, in English where a language is missing', async () => {
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Subject').fill(subject);
    await panel.getByLabel('Text').fill('# Fees\n\nFees are **lower**. See [the store](/dappstore).');
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('lower');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(6, 20, 32)');
    await page.getByRole('tab', { name: /^Japanese/ }).click();
    await expect(page.getByText(`Missing, so in English: ${subject}`)).toBeVisible();
    await takeScreenshots(page, 'issue-writing');
    await page.getByRole('button', { name: /^Save draft/ }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ready to send' }).click();
    await expect(page.getByText('Ready to send').nth(1)).toBeVisible();
  });

  await test.step('names what readers of a missing language get, and sends a test to herself', async () => {
    await page.goto(`${mailing.deskOrigin}/#/newsletter-issues`);
    await expectAccessible(page, 'the newsletter at the desk', { widths: [1440] });
    await page.getByRole('link', { name: subject }).click();
    const japanese = page.getByRole('row', { name: /^Japanese/ });
    await expect(japanese).toContainText('English, because the language is missing');
    const mail = page.frameLocator('iframe[title="The email as mailboxes show it"]');
    await expect(mail.getByRole('link', { name: 'the store' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'As text' })).toContainText('the store (http');
    await page.getByRole('button', { name: `Send a test in English to ${account.email}` }).click();
    await expect
      .poll(() => mailServer.mails.filter(({ recipients }) => recipients.includes(account.email)))
      .toHaveLength(1);
    await takeScreenshots(page, 'issue-ready');
  });

  await test.step('sends it; each reader gets it once', async () => {
    await page.getByRole('button', { name: 'Send to subscribers' }).click();
    await expect(page.getByRole('dialog')).toContainText('Japanese is missing');
    await takeScreenshots(page, 'issue-start');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send to \d+ people$/ })
      .click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^(\d+) of \1 sent$/ })).toBeVisible();
    await takeScreenshots(page, 'issue-sent');
    for (const reader of [nell, koji])
      await expect
        .poll(() =>
          mailServer.mails.filter((mail) => mail.recipients.includes(reader) && mail.subject === subject),
        )
        .toHaveLength(1);
    await expectAccessibleWithoutPreview(page, 'a newsletter issue that was sent', { widths: [1440] });
  });
});
