import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PortalProcess } from '../support/portal-process.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, decisionOf, openSubmission, sendDecision, signIn } from './desk-steps.ts';
import { goToPaste, readAmountUnits, sendLink, walkToDonate } from './submission-steps.ts';

/** Gives the amounts of one submission to another as well, as it happened before amounts were reserved (decision 014). */
function shareAmounts({ dataDir }: PortalProcess, owner: string, rival: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 10_000 });
  const idOf = '(select id from submissions where title = ?)';
  database.prepare(`update quotes set contested = 1 where submission_id = ${idOf}`).run(owner);
  database
    .prepare(
      `insert into quotes (submission_id, amount_units, reserved, contested, create_time)
       select ${idOf}, amount_units, 0, 1, create_time from quotes where submission_id = ${idOf}`,
    )
    .run(rival, owner);
  database.close();
}

test('a disputed payment that belongs to neither submission ends at the desk, and the one who sent it is told', async ({
  page,
  portal,
  browser,
}) => {
  const others = await browser.newContext({ baseURL: portal.origin });
  const rival = await walkToDonate(await others.newPage());
  await others.close();
  const own = await walkToDonate(page);
  const amountUnits = await readAmountUnits(page);
  shareAmounts(portal, own.title, rival.title);
  const reference = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('draft.dapp') ?? '{}') as { reference: string }).reference,
  );
  await goToPaste(page);
  await sendLink(page, await portal.chain.payDonation({ amountUnits }));
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/submissions/${reference}`);
      return ((await answer.json()) as { data: { payment: { code: string } | null } }).data.payment?.code;
    })
    .toBe('disputed');

  await signIn(page, portal);
  await openSubmission(page, own.title);
  const deny = 'Refuse both claims';
  await choiceOf(page, deny).click();
  await decisionOf(page)
    .getByLabel('Why it belongs to neither submission')
    .fill('An exchange sent it by mistake.');
  await sendDecision(page);
  await expect(page.getByText('No submission gets the payment. All submitters are told.')).toBeVisible();
  await expect(page.getByText('Dispute decided')).toBeVisible();
  await expect(page.getByText('An exchange sent it by mistake.')).toBeVisible();
  await expect(choiceOf(page, deny)).toBeHidden();

  await page.goto(`${portal.origin}/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: own.title })).toBeVisible();
  await expect(
    page.getByText('A reviewer decided that this payment is not for this submission.').first(),
  ).toBeVisible();
  await expect(page.locator('main')).not.toContainText('An exchange sent it by mistake.');
});
