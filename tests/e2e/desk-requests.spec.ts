import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { decisionOf, takeScreenshots, sendByKey, signInToReview } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

const askSite = 'Give the final address.';
const askReport = 'Add the link to the report.';

test('a reviewer points at fields, the team finds each in the form, and the desk sees what nobody asked for', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(150_000);
  const submission = await addPaidSubmission(portal);
  const { title, reference } = submission;
  const context = await browser.newContext();
  const desk = await context.newPage();
  const panel = decisionOf(desk);

  await test.step('f picks a field by its name, from the keyboard alone', async () => {
    await signInToReview(desk, portal, submission);
    // Letters typed before the focus has moved would be shortcuts.
    const picker = panel.getByRole('combobox', { name: 'Field of the form' });
    await desk.keyboard.press('f');
    await expect(picker).toBeFocused();
    await desk.keyboard.type('sit');
    await expect(panel.getByRole('option', { selected: true })).toHaveText('Site');
    await takeScreenshots(desk, 'request-picker');
    await desk.keyboard.press('Enter');
    await expect(panel.getByRole('textbox', { name: 'Request for Site' })).toBeFocused();
    await desk.keyboard.type(askSite);
    await desk.keyboard.press('Escape');
    await expect(panel.getByRole('textbox', { name: 'Request for Site' })).not.toBeFocused();
    await desk.keyboard.press('f');
    await expect(picker).toBeFocused();
    await desk.keyboard.type('report link');
    await expect(panel.getByRole('option', { selected: true })).toHaveText('Audit report link');
    await desk.keyboard.press('Enter');
    await expect(panel.getByRole('textbox', { name: 'Request for Audit report link' })).toBeFocused();
    await desk.keyboard.type(askReport);
    const facts = desk.getByRole('region', { name: 'In the store' });
    await expect(facts.getByText(`Change requested: ${askSite}`)).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Audit' }).getByText(askReport)).toBeVisible();
    await takeScreenshots(desk, 'request');
    await expectAccessible(desk, 'request', { widths: [1440, 1024] });
  });

  await test.step('what is typed outlives a reload, and one key sends it', async () => {
    await desk.reload();
    await expect(panel.getByRole('textbox', { name: 'Request for Site' })).toHaveValue(askSite);
    await panel.getByRole('textbox', { name: 'Request for Site' }).focus();
    await sendByKey(desk);
    await expect(desk.getByText('Changes requested.')).toBeVisible();
    await expect(desk.getByText(`Change requested: ${askSite}`)).toBeVisible();
    const item = desk.getByRole('region', { name: 'Item', exact: true });
    await expect(item.getByText(/^Waiting for the team since /)).toBeVisible();
    await desk.getByRole('button', { name: 'Everything' }).click();
    const queue = desk.getByRole('complementary', { name: 'Queue' });
    await queue.getByRole('searchbox', { name: 'Filter the queue' }).fill(title);
    await expect(queue.getByRole('link', { name: title })).toContainText('Waiting for the team since');
    await takeScreenshots(desk, 'request-waits');
    await expectAccessible(desk, 'waiting for the team', { widths: [1440, 1024] });
  });

  await test.step('each request on the status page leads to its field in the form', async () => {
    await page.goto(`/en/submission/${reference}`);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `Audit report link: ${askReport}` })
        .last(),
    ).toBeVisible();
    await expect(page.getByText('Our due date is paused until you send the form again.')).toBeVisible();
    await expect(page.getByText('Due date paused since')).toBeVisible();
    await takeScreenshots(page, 'request-status');
    await expectAccessible(page, 'status with requests', { widths: [375, 1440] });
    await page.getByRole('link', { name: 'Project link' }).click();
    const link = page.getByRole('textbox', { name: 'Project link' });
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(
      new RegExp(`The reviewers requested a change here\\. ${askSite}`),
    );
    await takeScreenshots(page, 'request-form');
    await expectAccessible(page, 'form with requests', { widths: [375, 1440] });
  });

  await test.step('the list above the form moves the focus, to the answer that makes a field appear', async () => {
    const note = page.getByRole('listitem').filter({ hasText: askReport });
    await note.getByRole('link', { name: 'Audit report link' }).click();
    const audited = page.getByRole('radiogroup', { name: /audited/ });
    await expect(audited.getByRole('radio').first()).toBeFocused();
    await audited.getByLabel('Yes').check();
    await note.getByRole('link', { name: 'Audit report link' }).click();
    await expect(page.getByRole('textbox', { name: 'Audit report link' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Audit report link' }).fill('https://lantern.example/audit');
    await page
      .getByLabel('One sentence about it')
      .fill('Swap wrapped assets with fees you can read in advance.');
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expect(page.getByRole('heading', { name: 'Review your submission' })).toBeVisible();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page).toHaveURL(/\/success/);
  });

  await test.step('the desk marks what was asked for, what was not, and what was left as it was', async () => {
    await desk.reload();
    const changes = desk.getByRole('region', { name: /^Changed since version \d+$/ });
    await expect(changes.getByRole('rowheader', { name: /^Audit report link\s*requested$/ })).toBeVisible();
    await expect(changes.getByRole('rowheader', { name: /^Description\s*not requested$/ })).toBeVisible();
    await expect(changes.getByRole('listitem').filter({ hasText: askSite })).toContainText('not changed');
    await expect(changes.getByRole('listitem').filter({ hasText: askReport })).not.toContainText(
      'not changed',
    );
    await takeScreenshots(desk, 'request-answered');
    await expectAccessible(desk, 'answered request', { widths: [1440, 1024] });
  });
  await context.close();
});
