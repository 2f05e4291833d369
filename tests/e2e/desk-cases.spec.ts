import type { Page } from '@playwright/test';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { addCase } from '../support/cases.ts';
import { addSubmission } from '../support/add-submission.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { makeReviewer, signIn, takeScreenshots } from './desk-steps.ts';

/** No other test decides its cases, or leaves some of its own. */
let portal: PortalProcess;

test.beforeAll(async () => {
  portal = await startOwnPortal({});
});
test.afterAll(() => portal.stop());

/** Cases of a kind that came so many hours ago, named by that. @returns their numbers */
async function addCases(kind: CaseKind, hours: readonly number[]): Promise<number[]> {
  const open = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
  const ids: number[] = [];
  try {
    for (const each of hours) {
      const at = new Date().toISOString();
      const steps = [{ at, actor: 'system', to: 'rejected' }] as const;
      const submission = await addSubmission(open.database, { kind: 'dapp', steps });
      ids.push(await addCase(open.database, kind, { hours: each, submission, name: `Heron ${each}` }));
    }
  } finally {
    await open.close();
  }
  return ids;
}

const filterOf = (page: Page) => page.getByRole('group', { name: 'Assigned to' });
const names = (page: Page) => page.locator('[data-row-link]');
const sendButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Closes the report that is open, by key. */
async function close(page: Page): Promise<void> {
  await page.getByLabel('No action').check();
  await page.getByLabel('Why, for the desk').fill('It is our own site.');
  await expect(page.getByRole('button', { name: /^Close the case/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
}

test('a report is assigned, found among one’s own, and decided, which leads to the next', async ({
  page,
  browser,
}) => {
  test.slow();
  await addCases('reports', [9, 7, 5]);
  const [ana, ben] = [await makeReviewer(portal, 'Ana'), await makeReviewer(portal, 'Ben')];
  await signIn(page, portal, { account: ana, path: '/reports' });
  await page.getByRole('link', { name: 'Heron 5' }).click();
  const assignee = page.getByRole('combobox', { name: 'Assigned to' });
  await expect(assignee).toHaveText('Unassigned');
  await assignee.click();
  await page.getByRole('option', { name: ben.name }).click();
  await expect(page.getByText(`${ben.name} works on this case.`)).toBeVisible();
  await takeScreenshots(page, 'case-of-other');
  await expectAccessible(page, 'a case that a colleague has', { widths: [375, 1024, 1440] });
  await page.keyboard.press('t');
  await expect(assignee).toHaveText(`${ana.name} (you)`);
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();

  await page.getByRole('link', { name: '← Reports' }).click();
  await expect(page.getByRole('row', { name: 'Heron 5' })).toContainText('You');
  await expect(page.getByRole('row', { name: 'Heron 9' })).toContainText('Unassigned');
  await takeScreenshots(page, 'cases');
  await expectAccessible(page, 'a list of cases', { widths: [375, 1024, 1440] });
  await filterOf(page).getByRole('button', { name: 'Mine' }).click();
  await expect(names(page)).toHaveText(['Heron 5']);
  await page.reload();
  await expect(names(page)).toHaveText(['Heron 5']);
  await expect(filterOf(page).getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
  await filterOf(page).getByRole('button', { name: 'Unassigned' }).click();
  await expect(names(page)).toHaveText(['Heron 7', 'Heron 9']);
  await filterOf(page).getByRole('button', { name: 'All' }).click();
  await expect(names(page)).toHaveText(['Heron 5', 'Heron 7', 'Heron 9']);

  // The own one first, then the oldest that is unassigned, which is taken.
  await page.keyboard.press('g');
  await expect(page.getByRole('heading', { level: 1, name: 'Heron 5' })).toBeVisible();
  await expect(page.getByText('Next: Heron 9')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(sheet.getByRole('term')).toHaveText(['j / k', 'g', 't', 'Ctrl Enter', 'Ctrl K', '?']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sendButton(page, 'Close the case and next')).toBeDisabled();
  await takeScreenshots(page, 'case-own');
  await close(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Heron 9' })).toBeVisible();
  await expect(page.getByText('Heron 5 is decided: no action.')).toBeVisible();
  await expect(assignee).toHaveText(`${ana.name} (you)`);

  // A colleague is led past it.
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(other, portal, { account: ben, path: '/reports' });
  await expect(other.getByRole('row', { name: 'Heron 9' })).toContainText(ana.name);
  await other.getByRole('button', { name: 'Next case' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Heron 7' })).toBeVisible();
  await other.getByRole('button', { name: 'Give back' }).click();
  await expect(other.getByRole('combobox', { name: 'Assigned to' })).toHaveText('Unassigned');
  await other.context().close();

  await close(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Heron 7' })).toBeVisible();
  await close(page);
  await expect(page.getByRole('heading', { level: 2, name: 'No action' })).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByText('No other case is waiting for you.')).toBeVisible();
  await takeScreenshots(page, 'case-last');
});

/** The other kinds, each with the words of its page for the two cases, the older one first. */
const others = ['watch', 'appeals', 'transfers', 'payment-questions'] as const;

for (const kind of others)
  test(`of ${kind} too, the next is taken by key, and the list shows one’s own`, async ({ page }) => {
    const [oldest] = await addCases(kind, [9, 5]);
    await signIn(page, portal, { account: await makeReviewer(portal, 'Ana'), path: `/${kind}` });
    await expect(names(page).first()).toBeVisible();
    await page.keyboard.press('g');
    await expect(page).toHaveURL(new RegExp(`#/${kind}/${oldest}/show$`));
    await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
    await takeScreenshots(page, `case-${kind}`);
    await expectAccessible(page, `a case of ${kind}`, { widths: [375, 1024, 1440] });
    const mine = encodeURIComponent(JSON.stringify({ state: 'open', assignee: 'mine' }));
    await page.goto(`${portal.deskOrigin}/#/${kind}?filter=${mine}`);
    await expect(names(page)).toHaveCount(1);
    await expect(page.getByRole('row').nth(1)).toContainText('You');
    await takeScreenshots(page, `cases-${kind}`);
    await filterOf(page).getByRole('button', { name: 'Unassigned' }).click();
    await expect(names(page)).toHaveCount(1);
    await expect(page.getByRole('row').nth(1)).toContainText('Unassigned');
    await expectAccessible(page, `the list of ${kind}`, { widths: [375, 1024] });
  });
