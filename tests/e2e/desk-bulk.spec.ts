import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { sendPaidForm } from '../support/paid-submission.ts';
import { dialogIsGone, filterQueue, takeScreenshots, makeReviewer, queueOf, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

test('x selects items, they are assigned together and rejected together, and all of it can be undone', async ({
  portal,
  browser,
}) => {
  test.setTimeout(180_000);
  const { title: both } = newProject();
  const [first, second] = [
    await sendPaidForm(portal.origin, { ...newProject(), title: `${both} East` }),
    await sendPaidForm(portal.origin, { ...newProject(), title: `${both} West` }),
  ];
  const context = await browser.newContext();
  const desk = await context.newPage();
  const queue = queueOf(desk);
  const rowOf = (title: string) => queue.getByRole('link', { name: title });
  const bar = queue.getByRole('group', { name: 'Selected items' });
  const bulka = await makeReviewer(portal, 'Bulka');
  await signIn(desk, portal, { account: bulka });
  await filterQueue(desk, both, 2);

  await test.step('the open item by its key, another by its box', async () => {
    await rowOf(first.title).click();
    await expect(desk.getByRole('heading', { name: first.title, level: 1 })).toBeVisible();
    await desk.keyboard.press('x');
    await queue.getByRole('checkbox', { name: `Select ${second.title}` }).check();
    await expect(bar.getByText('2 selected')).toBeVisible();
    await takeScreenshots(desk, 'bulk-bar');
    await expectAccessible(desk, 'selected items', { widths: [1440, 1024] });
  });

  await test.step('assigning says what became of each', async () => {
    await bar.getByRole('button', { name: 'Assign' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Assign 2 items' });
    await dialog.getByRole('combobox', { name: 'To' }).click();
    await desk.getByRole('option', { name: `${bulka.name} (you)` }).click();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    const outcome = desk.getByRole('dialog', { name: 'Assigned: 2 of 2' });
    await expect(outcome.getByRole('row', { name: second.title })).toContainText('Assigned.');
    await outcome.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    await expect(rowOf(second.title).getByRole('img', { name: 'You have it' })).toBeVisible();
    await dialogIsGone(desk);
  });

  await test.step('rejecting asks for one reason and one text, and can be undone', async () => {
    await desk.keyboard.press('x');
    await queue.getByRole('checkbox', { name: `Select ${second.title}` }).check();
    await bar.getByRole('button', { name: 'Reject' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Reject 2 items' });
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await desk.getByRole('option', { name: 'Scam or honeypot' }).click();
    await dialog.getByRole('textbox', { name: 'Text to the submitters' }).fill('This is spam.');
    await dialog.getByRole('combobox', { name: 'What to say' }).click();
    await desk
      .getByRole('option', { name: /^Canned answer: / })
      .first()
      .click();
    await expect(dialog.getByText(/in their own language, about their own item/)).toBeVisible();
    await takeScreenshots(desk, 'bulk-reject-answer');
    await expectAccessible(desk, 'a canned answer for several', { widths: [1440, 1024] });
    await dialog.getByRole('combobox', { name: 'What to say' }).click();
    await desk.getByRole('option', { name: 'A text of your own' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text to the submitters' })).toHaveValue(
      'This is spam.',
    );
    await takeScreenshots(desk, 'bulk-reject');
    await dialog.getByRole('button', { name: 'Reject 2 items' }).click();
    const outcome = desk.getByRole('dialog', { name: 'Rejected: 2 of 2' });
    await expect(outcome).toBeVisible();
    await takeScreenshots(desk, 'bulk-outcome');
    await outcome.getByRole('button', { name: /^Undo all/ }).click();
    await expect(desk.getByText('Undone: 2 submissions are as they were.')).toBeVisible();
    await expect(rowOf(first.title)).toBeVisible();
    await expect(rowOf(second.title)).toBeVisible();
  });
  await context.close();
});
