import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/mailing-portal.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

test('an administrator words a mail anew, sees and tests it, and a subscriber gets it; then the product’s wording again', async ({
  page,
  mailing,
}) => {
  const { mailServer, origin } = mailing;
  const mailsTo = (address: string) =>
    mailServer.mails.filter(({ recipients }) => recipients.includes(address));
  const { host } = new URL(newProject().url);
  /** A reader whom no other test knows. */
  const subscribe = async (name: string) => {
    const email = `${name}@${host}`;
    await fetch(`${origin}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, locale: 'en' }),
    });
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    return mailsTo(email)[0]!;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  const account = await makeAccount(mailing, { name: 'Wanda', role: 'administrator' });
  await signIn(page, mailing, { account });
  // Whether the menu has room for this place depends on what waits at the others.
  await page.goto(`${mailing.deskOrigin}/#/mail-templates`);
  await expect(page.getByRole('heading', { name: 'Email templates', level: 1 })).toBeVisible();
  await expectAccessible(page, 'the mail templates', { widths: [1440] });
  await takeScreenshots(page, 'templates');
  await page.getByRole('link', { name: 'Newsletter confirmation' }).click();
  await expect(page.getByText('The default wording is sent.')).toBeVisible();
  const subject = page.getByLabel('Subject');
  const text = page.getByLabel('Text', { exact: true });
  const save = page.getByRole('button', { name: 'Save' });

  await test.step('what is missing or unknown is named, and cannot be saved', async () => {
    await text.fill('Welcome to {walet}.');
    await expect(page.getByText('Text: this email has no placeholder {walet}.')).toBeVisible();
    await expect(page.getByText(/^Missing: \{link\} \(button that confirms/)).toBeVisible();
    await expect(save).toBeDisabled();
    await takeScreenshots(page, 'template-problems');
  });

  const mail = page.frameLocator('iframe[title="The email as mailboxes show it"]');
  await test.step('the preview is the mail; a test goes to the editor’s address', async () => {
    await subject.fill('Welcome to {wallet}');
    await text.fill('Good to have you, <b>reader</b>.\n\n{link}');
    await expect(mail.getByText('Good to have you, <b>reader</b>.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'As text' })).toContainText('Good to have you');
    await page.getByRole('button', { name: `Send a test to ${account.email}` }).click();
    await expect
      .poll(() => mailsTo(account.email).map((each) => each.subject))
      .toEqual(['[Test] Welcome to Tideport']);
    await save.click();
    await expect(page.getByText(`Your wording is sent. Saved by ${account.email}`)).toBeVisible();
    await takeScreenshots(page, 'template');
  });

  await test.step('a subscriber gets the new words with a link of their own', async () => {
    const sent = await subscribe('rhea');
    expect(sent.subject).toBe('Welcome to Tideport');
    expect(sent.text).toMatch(/Good to have you, <b>reader<\/b>\.[\s\S]*confirm\?token=[\w-]{43}/);
  });

  await test.step('what another person saved in the meantime is shown beside the editor’s words', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Heading').fill('Confirm, then read');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Saved. Emails use this wording now.')).toBeVisible();
    await other.close();
    await page.getByLabel('Heading').fill('One more step');
    await save.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Confirm, then read');
    await expect(dialog).toContainText('One more step');
    await takeScreenshots(page, 'template-stale');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(mail.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('back to the product’s wording, after a question', async () => {
    await page.getByRole('button', { name: 'Restore default wording' }).click();
    await page.getByRole('button', { name: 'Restore wording' }).click();
    await expect(page.getByText('The default wording is sent.')).toBeVisible();
    expect((await subscribe('milo')).subject).toMatch(/^Confirm your subscription/);
  });

  await test.step('the form is accessible, with its problems', async () => {
    await text.fill('{walet}');
    await expect(page.getByText(/^Missing: \{link\}/)).toBeVisible();
    // What is in the frame is the mail, which axe cannot look into from here.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await expectAccessible(page, 'a mail template with problems', { widths: [1440, 1024] });
  });
});
