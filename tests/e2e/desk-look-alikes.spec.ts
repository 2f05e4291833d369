import { expectAccessible } from '../support/page-errors.ts';
import { sendPaidForm } from '../support/paid-submission.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { takeScreenshots, openFromOwnQueue, signIn } from './desk-steps.ts';
import { addPaidSubmission, newProject } from './submission-steps.ts';

test('a submission with the name of a listed DApp is shown beside it, with what is alike marked', async ({
  page,
  portal,
}) => {
  const desk = await signIn(page, portal);
  const { title } = await addPaidSubmission(portal);
  await actAtDesk({ ...portal, desk }, title, { name: 'approve' });
  const { url } = newProject();
  await openFromOwnQueue(page, portal, await sendPaidForm(portal.origin, { title, url }));
  // The checks can be done again, and find the same.
  const findings = page.getByRole('region', { name: 'Findings of the checks' });
  await findings.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checked again.', { exact: true })).toBeVisible();
  await expect(findings.getByText(`Exactly the name of “${title}”`)).toBeVisible();
  const table = page.getByRole('table', { name: `Compared with ${title}` });
  const name = table.getByRole('row', { name: /^Name/ });
  await expect(name.getByRole('rowheader')).toHaveText(/^Name\s*Similar$/);
  await expect(name.getByRole('cell')).toHaveText([title, title]);
  const link = table.getByRole('row', { name: /^Link/ });
  await expect(link.getByRole('rowheader')).toHaveText('Link');
  await expect(link.getByRole('cell').first()).toContainText(new URL(url).host);
  await takeScreenshots(page, 'look-alikes');
  await expectAccessible(page, 'look-alikes', { widths: [1440, 1024] });
  await table.getByRole('link', { name: 'Listed item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/#\/listings\/dapp-\d+$/);
});
