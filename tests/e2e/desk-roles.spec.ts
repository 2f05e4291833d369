import type { APIResponse, Page } from '@playwright/test';
import { roles, type Role } from '#features/team/accounts/model/role.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { newCandidate, sendApplication } from './application-steps.ts';
import {
  choiceOf,
  decisionOf,
  makeAccount,
  newPerson,
  openFromOwnQueue,
  sendDecision,
  signIn,
  type DeskAccount,
} from './desk-steps.ts';
import { showNow } from './show-now.ts';
import { addPaidSubmission, newProject } from './submission-steps.ts';

/* The day of each role: where it begins, what it is offered, its main way, and what it may not do. Every call is held against every role in
   tests/contract/desk-permissions.test.ts. */

interface Desk {
  page: Page;
  portal: PortalProcess;
  account: DeskAccount;
}

interface Day {
  /** Heading of the first screen. */
  begins: string;
  /** The whole menu, in its order. */
  places: readonly string[];
  /** What a person of this role does most. */
  work: (desk: Desk) => Promise<void>;
  /** It changes what every visitor sees. */
  publishes?: true;
  /** Calls that are refused. */
  refused: Readonly<Record<'GET' | 'POST', readonly string[]>>;
}

async function listDapp({ page, portal }: Desk): Promise<void> {
  const submission = await addPaidSubmission(portal);
  await openFromOwnQueue(page, portal, submission);
  await choiceOf(page, 'Approve').click();
  await sendDecision(page);
  await expect(page.getByText('Approved and listed.', { exact: true })).toBeVisible();
  await page.goto(`${portal.deskOrigin}/#/listings`);
  await page.getByLabel('Name, site or contract').fill(submission.title);
  const row = page.getByRole('row', { name: submission.title });
  await expect(row.getByRole('button', { name: 'Delist' })).toBeVisible();
  // Adding an item without a submission, and arranging them, is for editors.
  await expect(page.getByRole('navigation', { name: 'Listed' }).getByRole('link')).toHaveText([
    'Items',
    'Drafts',
  ]);
  await expect(page.getByRole('link', { name: 'New DApp' })).toHaveCount(0);
}

async function publishNews({ page, portal }: Desk): Promise<void> {
  const { title } = newProject();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('button', { name: /^New/ }).click();
  for (const language of ['English', 'Simplified Chinese']) {
    await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    const panel = page.getByRole('tabpanel');
    for (const label of ['Title', 'Summary', 'Text']) await panel.getByLabel(label).fill(title);
  }
  await showNow(
    { page, visitor: page, deskOrigin: portal.deskOrigin },
    {
      call: /\/content\/news\/\d+\/actions$/,
      act: () => page.getByRole('button', { name: 'Publish now' }).click(),
      shown: { [`${portal.origin}/en/news`]: title },
    },
  );
  // All addresses in one file are for administrators.
  await page.goto(`${portal.deskOrigin}/#/subscribers`);
  await expect(page.getByRole('heading', { name: 'Subscribers', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
}

async function inviteCandidate({ page, portal }: Desk): Promise<void> {
  const candidate = newCandidate();
  const reference = await sendApplication(portal, candidate);
  await openFromOwnQueue(page, portal, { title: candidate.name, reference });
  await choiceOf(page, 'Invite to an interview').click();
  const panel = decisionOf(page);
  await panel.getByLabel('Day and time of the interview').fill('2036-01-15T18:00');
  await panel.getByLabel('Time zone').selectOption('Asia/Shanghai');
  await panel.getByLabel('Text to the submitter').fill('By video, half an hour.');
  await sendDecision(page);
  await expect(page.getByText('2036-01-15 18:00 Asia/Shanghai').first()).toBeVisible();
}

async function inviteColleague({ page, portal, account }: Desk): Promise<void> {
  const ivo = newPerson('Ivo');
  await page.goto(`${portal.deskOrigin}/#/accounts`);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(ivo.email);
  await dialog.getByLabel('Name').fill(ivo.name);
  await dialog.getByLabel(/^Editor/).check();
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await expect(dialog.locator('code')).toContainText('/#/invitation/');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${portal.deskOrigin}/#/audit`);
  await page.getByRole('textbox', { name: 'Account' }).fill(account.email);
  const entry = page.getByRole('table').getByRole('row').filter({ hasText: ivo.email });
  await expect(entry).toContainText('invite');
}

async function readCases({ page, portal }: Desk): Promise<void> {
  for (const [path, title] of [
    ['/reports', 'Reports'],
    ['/watch', 'Watch'],
    ['/appeals', 'Appeals'],
    ['/transfers', 'Transfers'],
  ] as const) {
    await page.goto(`${portal.deskOrigin}/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Next case/ })).toHaveCount(0);
  }
  await page.goto(`${portal.deskOrigin}/#/releases`);
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New release' })).toHaveCount(0);
}

/** What they enter and save is in desk-books.spec.ts. */
async function openStatement({ page }: Desk): Promise<void> {
  await page.getByRole('link', { name: 'Open the statement' }).click();
  await expect(page.getByRole('heading', { name: 'Statement of donations', level: 1 })).toBeVisible();
}

/** A new role is missing here, and the compiler says so. */
const days: Readonly<Record<Role, Day>> = {
  reviewer: {
    begins: 'Review',
    places: [
      ...['Review', 'Reports', 'Watch', 'Appeals', 'Transfers', 'Listed', 'Second person', 'Outbox'],
      'Numbers',
    ],
    work: listDapp,
    refused: {
      GET: ['accounts', 'audit', 'webhooks', 'mail-templates', 'subscribers', 'content/news', 'releases'],
      POST: ['content/news', 'donations/export'],
    },
  },
  editor: {
    begins: 'Listed',
    places: [
      ...['Listed', 'Content', 'Second person', 'Releases', 'Newsletter', 'Subscribers', 'Status'],
      ...['Numbers', 'Checklist'],
    ],
    work: publishNews,
    publishes: true,
    refused: {
      GET: ['submissions', 'outbox', 'reports', 'watch', 'appeals', 'transfers', 'accounts', 'audit'],
      POST: ['subscribers/export', 'donations/export'],
    },
  },
  recruiter: {
    begins: 'Review',
    places: ['Review', 'Outbox'],
    work: inviteCandidate,
    refused: {
      GET: ['reports', 'appeals', 'transfers', 'listings', 'content/news', 'subscribers', 'accounts'],
      POST: ['content/news', 'donations/export'],
    },
  },
  bookkeeper: {
    begins: 'Books',
    places: ['Books', 'Numbers'],
    work: openStatement,
    refused: {
      GET: ['submissions', 'reports', 'transfers', 'listings', 'releases', 'content/news', 'accounts'],
      POST: ['content/news', 'subscribers/export'],
    },
  },
  observer: {
    begins: 'Reports',
    places: ['Reports', 'Watch', 'Appeals', 'Transfers', 'Releases', 'Numbers'],
    work: readCases,
    refused: {
      GET: ['submissions', 'outbox', 'listings', 'content/news', 'subscribers', 'accounts', 'audit'],
      POST: ['releases', 'donations/export'],
    },
  },
  administrator: {
    begins: 'Review',
    places: [
      ...['Review', 'Reports', 'Watch', 'Appeals', 'Transfers', 'Listed', 'Content', 'Second person'],
      ...['Releases', 'Outbox', 'Accounts', 'Templates', 'Newsletter', 'Subscribers', 'Status', 'Books'],
      ...['Numbers', 'Security', 'Webhooks', 'Log', 'Checklist'],
    ],
    work: inviteColleague,
    refused: { GET: [], POST: [] },
  },
};

const refusal = 'Your account is not allowed to do this.';

async function expectRefused(page: Page, deskOrigin: string, { refused }: Day): Promise<void> {
  const expectRefusal = async (answer: APIResponse, path: string) => {
    expect(answer.status(), path).toBe(403);
    expect(await answer.json(), path).toMatchObject({ message: refusal });
  };
  const addressOf = (path: string) => `${deskOrigin}/api/desk/${path}`;
  for (const path of refused.GET) await expectRefusal(await page.request.get(addressOf(path)), path);
  for (const path of refused.POST) {
    const sent = { headers: { origin: deskOrigin }, data: {} };
    await expectRefusal(await page.request.post(addressOf(path), sent), path);
  }
}

for (const role of roles)
  test(`the day of one ${role}: the menu, the main way, and what is refused`, async ({
    page,
    portal: usual,
    editing,
  }) => {
    const day = days[role];
    const portal = day.publishes ? editing : usual;
    const { deskOrigin } = portal;
    const account = await makeAccount(portal, { name: 'Runa', role });
    // Every place has room in the bar.
    await page.setViewportSize({ width: 3200, height: 900 });
    await signIn(page, portal, { account });
    await expect(page.getByRole('heading', { name: day.begins, level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText(
      day.places.map((name) => new RegExp(`^${name}`)),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await day.work({ page, portal, account });
    await expectRefused(page, deskOrigin, day);
    if (!day.refused.GET.includes('accounts')) return;

    await test.step('a screen of others says so, and shows nothing', async () => {
      await page.goto(`${deskOrigin}/#/accounts`);
      await expect(page.getByText(refusal).first()).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: account.email })).toHaveCount(0);
    });
  });
