import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { actAtDesk } from './act-at-desk.ts';
import { sendForm } from './add-cases.ts';
import {
  choiceOf,
  decisionOf,
  makeAccount,
  makeReviewer,
  openFromOwnQueue,
  queueIsReady,
  queueOf,
  signIn,
} from './desk-steps.ts';
import { inDialog, labelled, typeInEach, typeSlowly, type Screen } from './slow-typing.ts';
import { addPaidSubmission, addUnpaidSubmission, newProject } from './submission-steps.ts';

/** The field of the first item of a list. */
const inFirstOf = (list: 'table' | 'list', label: string) => async (page: Page) => {
  await page.getByRole('main').getByRole(list).first().getByRole('link').first().click();
  return labelled(label)(page);
};

// No two that follow each other have one path: the second would not be opened again.
const forms: readonly Screen[] = [
  { path: '/content/news/create', field: labelled('Title') },
  { path: '/content/news', field: inFirstOf('list', 'Summary') },
  { path: '/content/newsletter/create', field: labelled('Subject') },
  { path: '/releases/create', field: labelled('What is new, English') },
  { path: '/releases', field: inDialog('Edit notes', 'What is new, English') },
  { path: '/listings', field: inDialog('Delist', 'Note for the desk') },
  { path: '/listings/networks', field: inDialog('Add a network', 'Chain file') },
  { path: '/listings/categories', field: inDialog('New category', 'English') },
  { path: '/listings/networks', field: inDialog(/^Edit /, 'Name') },
  { path: '/listings/clear-signing', field: inDialog('Import a file', 'Descriptor file') },
  { path: '/listings/hot', field: labelled('Add a DApp') },
  { path: '/listings', field: inFirstOf('table', 'Description, English') },
  { path: '/listings/new/dapp', field: labelled('Description, English') },
  { path: '/listings/new/token', field: labelled('Description, English') },
  { path: '/status-notices/create', field: labelled('Text, English') },
  { path: '/account', field: labelled('New password') },
  { path: '/accounts', field: inDialog('Invite a person', 'Name') },
  { path: '/account', field: inDialog('Create a token', 'Name of the script') },
  { path: '/webhooks', field: inDialog('Add a receiver', 'Address of the receiver') },
  { path: '/mail-templates/submission-received/en', field: labelled('Subject') },
  { path: '/submissions/answers', field: inDialog('Add an answer, Listings', 'Title at the desk') },
];

const searches: readonly Screen[] = [
  { path: '/content/news', field: labelled('Filter by title') },
  { path: '/listings/networks', field: labelled('Name, short name or chain ID') },
  { path: '/audit', field: labelled('Search the audit log') },
  {
    path: '/submissions',
    field: async (page) => {
      await queueIsReady(page);
      return queueOf(page).getByRole('searchbox', { name: 'Filter the queue' });
    },
  },
  {
    path: '/account',
    field: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await page.keyboard.press('Control+K');
      return page.getByRole('combobox', { name: 'Find' });
    },
  },
];

// The clock of the tests is a script, which the preview refuses as any other.
test.use({ expectNoise: /^Blocked script execution in / });

test('what is written slowly stays in the forms of the desk, and what is searched for in its field', async ({
  page,
  portal,
}) => {
  test.slow();
  await page.clock.install();
  const account = await makeAccount(portal, { name: 'Imke', role: 'administrator' });
  await signIn(page, portal, { account });
  await typeInEach(page, portal.deskOrigin, [...forms, ...searches]);
});

test('an answer or a note about a case that is written slowly stays, while the case is fetched again', async ({
  page,
  portal,
}) => {
  test.slow();
  const { origin, deskOrigin } = portal;
  const [rejected, unpaid] = await Promise.all([addPaidSubmission(portal), addUnpaidSubmission(portal)]);
  const rejection = { name: 'reject', reason: 'other', text: 'The audit is missing.' };
  await actAtDesk({ ...portal, desk: await makeReviewer(portal, 'Dana') }, rejected.title, rejection);
  const site = newProject().url;
  await sendForm(`${origin}/api/reports`, { kind: 'site', site, reason: 'impersonation' });
  await sendForm(`${origin}/api/appeals`, { reference: rejected.reference, text: 'Look again.' });
  const transaction = `0x${'7'.repeat(64)}`;
  const question = { reference: unpaid.reference, transaction, text: 'A wrong digit.' };
  await sendForm(`${origin}/api/payment-questions`, question);
  await page.clock.install();
  await signIn(page, portal, { account: await makeReviewer(portal, 'Ilja') });
  const inCase = (title: string, label: string) => async () => {
    await page.getByRole('link', { name: title }).first().click();
    return labelled(label)(page);
  };
  await typeInEach(page, deskOrigin, [
    { path: '/reports', field: inCase(new URL(site).host, 'Note for the desk') },
    { path: '/appeals', field: inCase(rejected.title, 'Answer to the team') },
    { path: '/reports', field: inCase(new URL(site).host, 'Why, for the desk') },
    { path: '/payment-questions', field: inCase(unpaid.title, 'Answer to the team') },
  ]);
});

test('a decision and a note that are written slowly stay, while the item is fetched again', async ({
  page,
  portal,
}) => {
  const submission = await addPaidSubmission(portal);
  await page.clock.install();
  await signIn(page, portal, { account: await makeReviewer(portal, 'Ilja') });
  await openFromOwnQueue(page, portal, submission);
  await typeSlowly(page, page.getByRole('textbox', { name: 'Note for colleagues' }));
  await choiceOf(page, 'Reject').click();
  await typeSlowly(page, decisionOf(page).getByRole('textbox').first());
});
