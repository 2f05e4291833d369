import type { Page } from '@playwright/test';
import { sendPaidForm } from '../support/paid-submission.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { addFinding, addProposal, addTransfer } from './add-cases.ts';
import {
  decideCase,
  filterQueue,
  makeAccount,
  makeReviewer,
  openSubmission,
  queueOf,
  signIn,
} from './desk-steps.ts';
import { inDialog, labelled, typeInEach, typeSlowly } from './slow-typing.ts';
import { addPaidSubmission, newProject } from './submission-steps.ts';

const everyRole = 'administrator,reviewer,editor';

test.use({ expectNoise: /^Blocked script execution in / });

test('what is typed slowly at the sign-in page stays', async ({ page, portal }) => {
  await page.clock.install();
  for (const label of ['Email', 'Password']) {
    await page.goto(portal.deskOrigin);
    await typeSlowly(page, labelled(label)(page));
  }
});

test('what is written slowly about a finding and a proposal stays, and is what is sent', async ({
  page,
  portal,
}) => {
  test.slow();
  const { title } = newProject();
  const [finding, proposal] = [addFinding(portal, title), addProposal(portal, title)];
  await page.clock.install();
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Imke', role: everyRole }) });
  const dismissing = async () => {
    await page.getByLabel('Dismiss: nothing is wrong').check();
    return labelled('Why, for the desk')(page);
  };
  await typeInEach(page, portal.deskOrigin, [{ path: `/watch/${finding}/show`, field: dismissing }]);
  await decideCase(page, 'Dismiss finding');
  await expect(page.getByRole('heading', { name: 'Dismissed' })).toBeVisible();
  await expect(page.getByText('Half of it and the rest')).toBeVisible();
  await typeInEach(page, portal.deskOrigin, [
    { path: `/proposals/${proposal}/show`, field: labelled('Note') },
  ]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Half of it and the rest')).toBeVisible();
});

test('what is written slowly about a transfer that belongs to no submission stays, whatever is decided', async ({
  page,
  portal,
}) => {
  test.slow();
  const id = await addTransfer(portal);
  await page.clock.install();
  await signIn(page, portal, { account: await makeAccount(portal, { name: 'Imke', role: everyRole }) });
  const choosing = (choice: string, label: string) => async () => {
    await page.getByLabel(choice).check();
    return labelled(label)(page);
  };
  await typeInEach(page, portal.deskOrigin, [
    { path: `/transfers/${id}/show`, field: choosing('It pays for a submission', 'Why you confirm it') },
  ]);
  await typeSlowly(page, await choosing('It was refunded', 'Transaction link of the refund')());
  await typeSlowly(page, await choosing('Set it aside', 'Why, for the desk')());
  await decideCase(page, 'Set aside');
  await expect(page.getByText('Half of it and the rest')).toBeVisible();
});

test('what is written slowly in the dialogs of a refund and of several items stays', async ({
  page,
  portal,
}) => {
  test.slow();
  const refunded = await addPaidSubmission(portal);
  const waiting = await sendPaidForm(portal.origin, newProject());
  const account = await makeReviewer(portal, 'Ilja');
  await actAtDesk({ ...portal, desk: account }, refunded.title, {
    ...{ name: 'reject', reason: 'other', text: 'Not this time.' },
  });
  await page.clock.install();
  await signIn(page, portal, { account });
  await openSubmission(page, refunded.title);
  await typeSlowly(page, await inDialog('Record a refund', 'Transaction link of the refund')(page));
  await page.goto(`${portal.deskOrigin}/#/submissions`);
  await filterQueue(page, waiting.title);
  await queueOf(page)
    .getByRole('checkbox', { name: `Select ${waiting.title}` })
    .check();
  await typeSlowly(page, await inDialog('Reject', 'Text to the submitters')(page));
});

async function delist(page: Page, title: string): Promise<void> {
  await page.getByLabel('Name, site or contract').fill(title);
  await page.getByRole('row', { name: title }).getByRole('button', { name: 'Delist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Someone else has taken over its site or its contracts.').check();
  await dialog.getByRole('button', { name: 'Delist item' }).click();
  await expect(page.getByText(`${title} is delisted.`)).toBeVisible();
}

test('what is written slowly in the dialog of a restore stays', async ({ page, portal, browser }) => {
  test.slow();
  const { title } = await sendPaidForm(portal.origin, newProject());
  const dana = await signIn(page, portal, { path: '/listings' });
  await actAtDesk({ ...portal, desk: dana }, title, { name: 'approve' });
  await delist(page, title);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.clock.install();
  const omar = await makeAccount(portal, { name: 'Omar', role: 'editor' });
  await signIn(other, portal, { account: omar, path: '/listings' });
  await other.getByRole('combobox', { name: 'State' }).click();
  await other.getByRole('option', { name: 'Delisted' }).click();
  await other.getByRole('row', { name: title }).getByRole('button', { name: 'Restore' }).click();
  await typeSlowly(other, labelled('Why it may be listed again')(other.getByRole('dialog')));
  await other.context().close();
});
