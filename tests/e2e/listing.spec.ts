import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { choiceOf, decisionOf, sendDecision, signInToReview } from './desk-steps.ts';
import { submitAndPay } from './submission-steps.ts';

/* The main task end to end: a project team submits, pays and pastes the link; a reviewer approves; anyone
   can find it in the store. */

/** The DApp’s card in the store: the list’s own title also quotes what was searched. */
const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('heading', { name: title, exact: true });

type Submission = Awaited<ReturnType<typeof submitAndPay>>;

async function approveAtDesk(page: Page, portal: PortalProcess, submission: Submission): Promise<void> {
  await signInToReview(page, portal, submission);
  await choiceOf(page, 'Approve').click();
  await sendDecision(page);
  await expect(page.getByText('Approved and listed.')).toBeVisible();
  await expect(decisionOf(page).getByRole('link', { name: 'Open the listed item' })).toHaveAttribute(
    'href',
    /^#\/listings\/dapp-\d+$/,
  );
  await expect(decisionOf(page).getByRole('button', { name: 'Delist' })).toBeVisible();
}

test(
  'a DApp goes from the form through a real payment and the desk into the store, in English and Chinese',
  { tag: '@smoke' },
  async ({ page, portal }) => {
    const project = await submitAndPay(page);
    await expect(page.getByText('will be launched after review').first()).toBeVisible();

    await test.step('it is not found before the approval', async () => {
      await page.goto(`/en/dappstore?key=${encodeURIComponent(project.title)}`);
      await expect(cardOf(page, project.title)).toHaveCount(0);
    });

    await test.step('a reviewer approves it', () => approveAtDesk(page, portal, project));

    for (const language of ['en', 'zh']) {
      await test.step(`it is in the store immediately (${language})`, async () => {
        await page.goto(`/${language}/dappstore`);
        await page.getByRole('combobox').first().fill(project.title);
        await page.getByRole('combobox').first().press('Enter');
        await expect(cardOf(page, project.title)).toBeVisible();
      });
    }
  },
);
