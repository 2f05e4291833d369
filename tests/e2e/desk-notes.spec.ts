import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { look, makeReviewer, signIn, signInToReview } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a note mentions a colleague, who finds it at the desk and marks it as done', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(120_000);
  const submission = await addPaidSubmission(portal);
  const mara = await makeReviewer(portal, 'Mara');

  await test.step('n leads to the note, and @ offers the colleagues', async () => {
    await signInToReview(page, portal, submission);
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toBeFocused();
    await page.keyboard.type(`Ask about the new host. @${mara.name.slice(0, -1)}`);
    await expect(
      page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option', { selected: true }),
    ).toHaveText(mara.name);
    await look(page, 'note-picker');
    await page.keyboard.press('Enter');
    await page.keyboard.type('you know the other one.');
    await page.getByRole('button', { name: 'Add note' }).click();
    const note = page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
    await expect(note).toContainText(`Ask about the new host. @${mara.name} you know the other one.`);
    await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('');
    await expect(page.getByRole('region', { name: /^Mentions you/ })).toBeHidden();
  });

  await test.step('the colleague finds it', async () => {
    const context = await browser.newContext();
    const second = await context.newPage();
    await signIn(second, portal, { account: mara });
    const mentions = second.getByRole('region', { name: 'Mentions you 1' });
    await mentions.getByRole('link', { name: submission.title }).click();
    await expect(second.getByRole('heading', { name: submission.title, level: 1 })).toBeVisible();
    await look(second, 'note');
    await expectAccessible(second, 'note', { widths: [1440, 1024] });
    await second.getByRole('button', { name: 'You are mentioned: mark as done' }).click();
    await expect(mentions).toBeHidden();
    await expect(second.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(
      'Ask about',
    );
    await context.close();
  });
});
