import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, decisionOf, takeScreenshots, openSubmission, sendByKey, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a rejection begins with a canned answer in the language of the submitter, and stays editable', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(150_000);
  const { title, reference } = await addPaidSubmission(portal);
  const label = `Two weeks ${title.split(' ')[1]}`;
  const context = await browser.newContext();
  const desk = await context.newPage();
  const panel = decisionOf(desk);
  await signIn(desk, portal);

  await test.step('an answer of the team is added at the desk', async () => {
    await desk.keyboard.press('Control+K');
    await desk.getByRole('combobox', { name: 'Find' }).fill('canned');
    await expect(desk.getByRole('option', { name: 'Canned answers' })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Canned answers', level: 1 })).toBeVisible();
    await takeScreenshots(desk, 'answers');
    await expectAccessible(desk, 'canned answers', { widths: [1440, 1024] });
    await desk.getByRole('button', { name: 'Add an answer, Listings' }).click();
    const dialog = desk.getByRole('dialog', { name: 'New answer' });
    await dialog.getByRole('combobox', { name: 'Offered for' }).click();
    await desk.getByRole('option', { name: 'No answer to our questions' }).click();
    await dialog.getByLabel('Title at the desk').fill(label);
    const text = dialog.getByLabel('Text, English');
    await text.fill('We waited two weeks for {nane}.');
    await expect(dialog.getByText('{nane} is not a placeholder.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save answer' })).toBeDisabled();
    await text.fill('We waited two weeks for {name}, {reference}.');
    await takeScreenshots(desk, 'answer-dialog');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('button', { name: `Edit ${label}` })).toBeVisible();
  });

  const choose = async (reason: string) => {
    await panel.getByRole('combobox', { name: 'Reason' }).click();
    await desk.getByRole('option', { name: reason }).click();
  };
  await test.step('a reason with one answer begins the text, and takes it away again', async () => {
    await openSubmission(desk, title);
    await choiceOf(desk, 'Reject').click();
    const text = panel.getByRole('textbox', { name: 'Text to the submitter' });
    await choose('Already listed');
    await expect(text).not.toHaveValue('');
    await choose('No answer to our questions');
    await expect(text).toHaveValue('');
  });

  await test.step('only the answers of the reason are offered, and one press inserts the text', async () => {
    const offered = panel.getByRole('group', { name: 'Canned answers' });
    await expect(offered.getByRole('button', { name: 'No answer' })).toBeVisible();
    await expect(offered.getByRole('button', { name: label })).toBeVisible();
    // Of another reason, and of a request for changes.
    await expect(offered).not.toContainText('Signs of a scam');
    await expect(offered).not.toContainText('The marked points');
    await offered.getByRole('button', { name: label }).click();
    const text = panel.getByRole('textbox', { name: 'Text to the submitter' });
    await expect(text).toHaveValue(new RegExp(`^We waited two weeks for ${title}, \\d+\\.$`));
    await expect(text).toBeFocused();
    await desk.keyboard.press('End');
    await desk.keyboard.type(' Goodbye.');
    await takeScreenshots(desk, 'answer-inserted');
    await expectAccessible(desk, 'inserted answer', { widths: [1440, 1024] });
    await sendByKey(desk);
    await expect(desk.getByText('Rejected.', { exact: true })).toBeVisible();
    await page.goto(`/en/submission/${reference}`);
    await expect(page.getByText(/We waited two weeks for .* Goodbye\./).first()).toBeVisible();
  });

  await test.step('a removed answer is gone', async () => {
    await desk.goto(`${portal.deskOrigin}/#/submissions/answers`);
    await desk.getByRole('button', { name: `Edit ${label}` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove answer' }).click();
    await expect(desk.getByRole('button', { name: 'Edit No answer' }).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: `Edit ${label}` })).toHaveCount(0);
  });
  await context.close();
});
