import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { filterQueue, takeScreenshots, makeReviewer, openSubmission, queueOf, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('the queue is filtered by address, and a view that was named comes back in one press', async ({
  portal,
  browser,
}) => {
  test.setTimeout(120_000);
  const { title } = await addPaidSubmission(portal);
  const context = await browser.newContext();
  const desk = await context.newPage();
  const queue = queueOf(desk);
  const row = queue.getByRole('link', { name: title });
  const account = await makeReviewer(portal, 'Filina');
  await signIn(desk, portal, { account });

  await test.step('each filter narrows the queue and is in the address', async () => {
    await filterQueue(desk, title);
    await desk.getByText('More filters').click();
    await queue.getByLabel('Network').selectOption('BNB Smart Chain');
    await expect(row).toBeVisible();
    await expect(desk).toHaveURL(/network=bsc/);
    await queue.getByLabel('Due date').selectOption('Late');
    await expect(row).toBeHidden();
    await expect(queue.getByText('No submission matches.')).toBeVisible();
    await queue.getByLabel('Due date').selectOption('Due later');
    await expect(row).toBeVisible();
    await takeScreenshots(desk, 'filters');
    await expectAccessible(desk, 'filters of the queue', { widths: [1440, 1024] });
  });

  await test.step('a view is saved under a name, and outlives a reload and an item', async () => {
    await queue.getByRole('button', { name: 'Save view' }).click();
    await queue.getByRole('textbox', { name: 'Name of the view' }).fill('BSC, not late');
    await queue.getByRole('textbox', { name: 'Name of the view' }).press('Enter');
    const view = queue.getByRole('button', { name: 'BSC, not late', exact: true });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await queue.getByRole('button', { name: 'Most urgent' }).click();
    await expect(desk).not.toHaveURL(/network=/);
    await desk.reload();
    await view.click();
    await expect(queue.getByLabel('Network')).toHaveValue('bsc');
    await row.click();
    await expect(desk.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(desk).toHaveURL(/\/show\?.*network=bsc/);
    await queue.getByRole('button', { name: 'Mine' }).click();
    await expect(row).toBeVisible();
    await queue.getByRole('button', { name: 'BSC, not late', exact: true }).click();
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, portal, { account });
    await elsewhere.getByRole('button', { name: 'BSC, not late', exact: true }).click();
    await expect(elsewhere).toHaveURL(/network=bsc/);
    await elsewhere.close();
    const saving = desk.waitForEvent('download');
    await queue.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('submissions.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain(title);
  });

  await test.step('a shared view is above the queue of a colleague, until it is shared no longer', async () => {
    await queue.getByRole('button', { name: 'Share with everyone' }).click();
    await expect(queue.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    await takeScreenshots(desk, 'shared-view');
    const other = await (await browser.newContext()).newPage();
    await signIn(other, portal, { account: await makeReviewer(portal, 'Shari') });
    await other.getByRole('button', { name: /^BSC, not late · / }).click();
    await expect(other).toHaveURL(/network=bsc/);
    await expect(other.getByRole('button', { name: 'Remove view' })).toHaveCount(0);
    await queue.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(queue.getByRole('button', { name: 'Share with everyone' })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('button', { name: 'Most urgent' })).toBeVisible();
    await expect(other.getByRole('button', { name: /^BSC, not late/ })).toHaveCount(0);
    await other.context().close();
    await queue.getByRole('button', { name: 'Remove view' }).click();
    await expect(queue.getByRole('button', { name: 'BSC, not late', exact: true })).toBeHidden();
  });

  await test.step('a link carries the filter to a colleague', async () => {
    const link = desk.url();
    const other = await (await browser.newContext()).newPage();
    await signIn(other, portal, { account: await makeReviewer(portal, 'Linka') });
    await openSubmission(other, title);
    await other.goto(link);
    const theirs = queueOf(other);
    await expect(theirs.getByLabel('Network')).toHaveValue('bsc');
    await expect(theirs.getByLabel('Due date')).toHaveValue('later');
    await other.context().close();
  });
  await context.close();
});
