import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/mailing-portal.ts';
import { makeReviewer, openSubmission, signIn, takeScreenshots } from './desk-steps.ts';
import { addUnpaidSubmission } from './submission-steps.ts';

test('a mention reaches the colleague by email and at the bell, until it is read', async ({
  page,
  mailing,
  browser,
}) => {
  test.setTimeout(120_000);
  const submission = await addUnpaidSubmission(mailing);
  const mara = await makeReviewer(mailing, 'Mara');
  const context = await browser.newContext();
  const second = await context.newPage();
  let link = '';

  await test.step('a colleague mentions her', async () => {
    await signIn(page, mailing);
    await openSubmission(page, submission.title);
    await page.getByRole('textbox', { name: 'Note for colleagues' }).fill(`@${mara.name} you know the host.`);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('the host');
  });

  await test.step('the email has the title and the place, and no word of the note', async () => {
    const own = () => mailing.mailServer.mails.filter(({ recipients }) => recipients.includes(mara.email));
    await expect.poll(() => own().length, { timeout: 30_000 }).toBe(1);
    const [mail] = own();
    expect(mail?.subject).toContain(`mentioned you: “${submission.title}”`);
    expect(mail?.text).toContain(`${mailing.deskOrigin}/#/notices/`);
    link = /http\S+#\/notices\/\d+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).not.toContain('you know the host');
  });

  await test.step('the bell counts it by the keyboard, and the link of the email leads to the item', async () => {
    await signIn(second, mailing, { account: mara });
    const bell = second.getByRole('button', { name: 'Notices: 1 new' });
    await bell.focus();
    await second.keyboard.press('Enter');
    const panel = second.getByRole('dialog', { name: 'New notices' });
    await expect(panel.getByRole('link', { name: `mentioned you: ${submission.title}` })).toBeVisible();
    await takeScreenshots(second, 'notice-bell');
    await expectAccessible(second, 'notice-bell', { widths: [1440, 375] });
    await second.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await second.goto(link);
    await expect(second.getByRole('heading', { name: submission.title, level: 1 })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  });

  await test.step('the page keeps it, and has her choices', async () => {
    await second.goto(`${mailing.deskOrigin}/#/notices`);
    const earlier = second.getByRole('region', { name: 'Earlier' });
    await expect(earlier.getByRole('link', { name: `mentioned you: ${submission.title}` })).toBeVisible();
    await expect(second.getByRole('region', { name: 'New' })).toContainText('Nothing new.');
    const digest = second.getByRole('radio', { name: 'A colleague mentions you in a note: Daily email' });
    await expect(digest).not.toBeChecked();
    await digest.check();
    await expect(second.getByText('Saved.')).toBeVisible();
    await second.reload();
    await expect(digest).toBeChecked();
    await expect(second.getByRole('radio', { name: 'A listed link is withheld: Not at all' })).toHaveCount(0);
    await takeScreenshots(second, 'notices');
    await expectAccessible(second, 'notices', { widths: [1440, 375] });
    await second.setViewportSize({ width: 375, height: 900 });
    const last = second.getByRole('columnheader', { name: 'Email right away' });
    await second.getByRole('heading', { name: 'What you are notified about' }).scrollIntoViewIfNeeded();
    await expect(last, 'every way fits on a phone').toBeInViewport({ ratio: 1 });
  });
  await context.close();
});
