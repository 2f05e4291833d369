import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseRoles } from '#features/team/accounts/model/role.ts';
import { scryptHashing, type PasswordHashing } from '#features/team/accounts/server/password-hashing.ts';
import { createAccounts, type Accounts } from '#features/team/accounts/server/accounts.ts';
import { getDeskSecret } from '#features/team/accounts/server/desk-secret.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';

/** What a test signs in with; its name and address are no other test's. */
export interface DeskAccount {
  name: string;
  email: string;
  password: string;
}

type DeskOf = Pick<PortalProcess, 'dataDir' | 'deskOrigin'>;

/** scrypt is slow on purpose, and the accounts of these tests have the same password: it is hashed once. */
const hashes = new Map<string, string>();
const hashing: PasswordHashing = {
  hash: async (password) => {
    const hash = hashes.get(password) ?? (await scryptHashing.hash(password));
    hashes.set(password, hash);
    return hash;
  },
  verify: async (stored) => hashes.get(stored.password) === stored.hash || scryptHashing.verify(stored),
};

/** The accounts of a portal that is running, without a process of their own. */
async function withAccounts<Result>(
  { dataDir, deskOrigin }: DeskOf,
  run: (accounts: Accounts) => Promise<Result>,
): Promise<Result> {
  const open = await connectDatabase({ url: undefined, dataDir });
  try {
    const secret = getDeskSecret({ configured: undefined, dataDir });
    return await run(createAccounts({ open, secret, deskOrigin, now: () => new Date(), hashing }));
  } finally {
    await open.close();
  }
}

/** Whose desk is opened: without an account, that of a new one with the roles of the demonstration's. */
interface Entry {
  account?: DeskAccount;
  /** The screen to begin with; without it, the desk chooses. */
  path?: string;
}

/** Opens the desk as a person who has signed in; the sign-in page is for tests of its own, with `enterDesk`. @returns the account */
export async function signIn(
  page: Page,
  portal: DeskOf,
  { account, path = '/' }: Entry = {},
): Promise<DeskAccount> {
  const { deskOrigin } = portal;
  const own = account ?? (await makeAccount(portal, { name: 'Dana', role: 'reviewer,editor,recruiter' }));
  const request = new Request(`${deskOrigin}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ email: own.email, password: own.password }),
  });
  const answer = await withAccounts(portal, (accounts) => accounts.handler(request, '127.0.0.1'));
  expect(answer.ok, await answer.text()).toBe(true);
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: deskOrigin, httpOnly: true, sameSite: 'Strict' as const };
  });
  await page.context().addCookies(cookies);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${deskOrigin}/#${path}`);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  return own;
}

/** Fills in the desk's sign-in page. */
export async function enterDesk(
  page: Page,
  { deskOrigin }: Pick<PortalProcess, 'deskOrigin'>,
  account: Pick<DeskAccount, 'email' | 'password'>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(deskOrigin);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}

/** Who has no account yet. @param first the first part of the name */
export function newPerson(first: string): DeskAccount {
  const letters = [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return {
    name: `${first} ${letters}`,
    email: `${first.toLowerCase()}.${letters}@example.org`,
    password: 'nine quiet herons at the quay',
  };
}

/** A reviewer's account. @param name the first part of its name */
export function makeReviewer(portal: DeskOf, name: string): Promise<DeskAccount> {
  return makeAccount(portal, { name, role: 'reviewer' });
}

/**
 * The same with other roles, separated by commas: as `npm run account` makes it, without a process of its own
 * (`first-start.spec.ts` runs the command). Letters are added to the name: tests of one portal, and a test that is repeated, share nothing.
 */
export async function makeAccount(
  portal: DeskOf,
  { name: first, role }: { name: string; role: string },
): Promise<DeskAccount> {
  const account = newPerson(first);
  const roles = parseRoles(role) ?? [];
  const made = await withAccounts(portal, (accounts) => accounts.create({ ...account, roles }));
  expect(made).toMatchObject({ ok: true });
  return account;
}

/** Holds a screen with a preview against axe. The frame holds a visitors' page, which has tests of its own, and axe does not look into frames. */
export function expectAccessibleWithoutPreview(
  page: Page,
  name: string,
  { without, ...options }: Parameters<typeof expectAccessible>[2],
): Promise<void> {
  const leftOut = ['iframe', ...(without ? [without] : [])].join(', ');
  return expectAccessible(page, name, { ...options, without: `:is(${leftOut})` });
}

/** Opens a place that has no room in the menu's bar. */
export async function openFolded(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Waits until single keys act again: they do nothing while a dialog is in the page, and it fades out. */
export async function dialogIsGone(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
}

/** Finds a submission in any state and opens it; one that was open in this tab is offered as that. */
export async function openSubmission(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find' }).fill(title);
  const found = page.getByRole('option', { name: title }).filter({ hasText: 'Submission' });
  await found.or(page.getByRole('option', { name: `${title} Recently opened`, exact: true })).click();
  await dialogIsGone(page);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

export const queueOf = (page: Page) => page.getByRole('complementary', { name: 'Queue' });

/** Waits until the queue takes what is typed into its filter: the address has the filter once the account's roles are known. */
export async function queueIsReady(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/submissions[^?]*\?state=/);
  await expect(queueOf(page).getByRole('searchbox', { name: 'Filter the queue' })).toBeVisible();
}

/** Resolves once the server has answered the queue with what it found for these words. Until then the queue is empty, and its keys lead nowhere. */
export const queueAnswers = (page: Page, words: string) =>
  page.waitForResponse((answer) =>
    [...new URL(answer.url()).searchParams.values()].some((value) => value.includes(words)),
  );

/**
 * Narrows the queue to the submissions of one test: other tests fill the queue of the same portal, and a row may be beyond its first page.
 * @param count how many have these words
 */
export async function filterQueue(page: Page, words: string, count = 1): Promise<void> {
  await queueIsReady(page);
  const answered = queueAnswers(page, words);
  await queueOf(page).getByRole('searchbox', { name: 'Filter the queue' }).fill(words);
  await answered;
  await expect(queueOf(page).getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
}

type Known = Readonly<{ title: string; reference: string }>;

/** The address of a queue that has nothing else in it, so a decision leads to no item of another test. */
const ownQueueOf = ({ reference }: Pick<Known, 'reference'>) =>
  `/submissions?${new URLSearchParams({ state: 'all', q: reference })}`;

/** Opens the one submission of the queue. Returns once it is this person's: from then on the keys act. */
async function openOnly(page: Page, { title }: Pick<Known, 'title'>): Promise<void> {
  await expect(queueOf(page).getByRole('link')).toHaveCount(1);
  await queueOf(page).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(decisionOf(page).getByText(/You have this until/)).toBeVisible();
}

/** Opens a submission from a queue that has nothing else in it. */
export async function openFromOwnQueue(
  page: Page,
  { deskOrigin }: Pick<PortalProcess, 'deskOrigin'>,
  submission: Known,
): Promise<void> {
  await page.goto(`${deskOrigin}/#${ownQueueOf(submission)}`);
  await openOnly(page, submission);
}

/** Opens the desk as `signIn` does, with this submission. @returns the account */
export async function signInToReview(
  page: Page,
  portal: DeskOf,
  { account, ...submission }: Known & Pick<Entry, 'account'>,
): Promise<DeskAccount> {
  const path = ownQueueOf(submission);
  const own = await signIn(page, portal, account ? { account, path } : { path });
  await openOnly(page, submission);
  return own;
}

/** The panel beside the item that is open. */
export const decisionOf = (page: Page) => page.getByRole('complementary', { name: 'Decide' });

/** The button that picks a decision. */
export const choiceOf = (page: Page, name: string) =>
  decisionOf(page).getByRole('group', { name: 'Decision' }).getByRole('button', { name });

/** Sends the decision that is picked, by the one button that does. */
export async function sendDecision(page: Page): Promise<void> {
  await decisionOf(page).locator('button[type=submit]').click();
}

/** The same by its key, once the item has been on the screen long enough that the key can be about it. */
export async function sendByKey(page: Page): Promise<void> {
  await expect(decisionOf(page).locator('button[type=submit]')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
}

/** Saves screenshots for a person to look at, when a folder is given. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK'];
  if (!folder) return;
  for (const width of [1440, 1024]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

/** Sends the decision about a case. Where others wait, that opens the next one; then the case is shown again. @param name of the button */
export async function decideCase(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  const address = page.url();
  const goesOn = ((await button.textContent()) ?? '').includes('and next');
  await button.click();
  if (!goesOn) return;
  await expect(page).not.toHaveURL(address);
  await page.goto(address);
}
