import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeReviewer, signIn, signInToReview } from './desk-steps.ts';
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
    await takeScreenshots(page, 'note-picker');
    await page.keyboard.press('Enter');
    await page.keyboard.type('you know the other one.');
    await page.getByRole('button', { name: 'Add note' }).click();
    const note = page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
    await expect(note).toContainText(`Ask about the new host. @${mara.name} you know the other one.`);
    await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('');
    await expect(page.getByRole('region', { name: /^Mentions you/ })).toBeHidden();
  });

  await test.step('Control and Enter save a note and decide nothing, also with nothing typed', async () => {
    const field = page.getByRole('textbox', { name: 'Note for colleagues' });
    await field.press('Control+Enter');
    await field.fill('Their audit is from another project.');
    await field.press('Control+Enter');
    const notes = page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
    await expect(notes).toHaveCount(2);
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: submission.title, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
  });

  await test.step('the colleague finds it', async () => {
    const context = await browser.newContext();
    const second = await context.newPage();
    await signIn(second, portal, { account: mara });
    const mentions = second.getByRole('region', { name: 'Mentions you 1' });
    await mentions.getByRole('link', { name: submission.title }).click();
    await expect(second.getByRole('heading', { name: submission.title, level: 1 })).toBeVisible();
    await takeScreenshots(second, 'note');
    await expectAccessible(second, 'note', { widths: [1440, 1024] });
    await second.getByRole('button', { name: 'Mark mention as done' }).click();
    await expect(mentions).toBeHidden();
    await expect(
      second.getByRole('region', { name: 'Notes' }).getByRole('listitem').filter({ hasText: 'Ask about' }),
    ).toHaveCount(1);
    await context.close();
  });
});
