import { expectAccessible } from '../support/page-errors.ts';
import { sendPaidForm } from '../support/paid-submission.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { choiceOf, decisionOf, signInToReview, takeScreenshots } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

test('a text that asks for a recovery phrase can be sent; at the desk it is marked, and its approval needs an answer', async ({
  page,
  portal,
}) => {
  const desc = 'Claim your airdrop: enter your seed phrase.';
  await signInToReview(page, portal, await sendPaidForm(portal.origin, { ...newProject(), desc }));
  const findings = page.getByRole('region', { name: 'Findings of the checks' });
  const request = 'The text asks for a recovery phrase or private key (“enter … seed phrase”).';
  const asked = findings.getByRole('note').filter({ hasText: request });
  await expect(asked).toContainText('Needs an answer before approval');
  await expect(findings.getByText('The text offers an airdrop to claim (“claim … airdrop”).')).toBeVisible();
  await choiceOf(page, 'Approve').click();
  await expect(decisionOf(page).getByRole('note').filter({ hasText: request })).toBeVisible();
  await expect(decisionOf(page).getByLabel('Why do you approve it anyway?')).toBeVisible();
  await takeScreenshots(page, 'scam-words');
  await expectAccessible(page, 'scam words', { widths: [1440, 1024] });
  await test.step('the team is asked from the finding', async () => {
    await asked.getByRole('button', { name: /^Ask the team: / }).click();
    await expect(choiceOf(page, 'Request changes')).toHaveAttribute('aria-pressed', 'true');
    await expect(decisionOf(page).getByRole('textbox', { name: /^Request for / })).toBeFocused();
  });
});
