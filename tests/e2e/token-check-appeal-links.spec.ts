import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { canRaise, checkedToken, noResale } from '../support/test-check.ts';

const pair = '0x1111111111111111111111111111111111111111';

const answer: CheckAnswer = {
  ...{ network: 'bsc', address: checkedToken, block: 90, name: 'Example Token', symbol: 'EXT' },
  ...{ verdict: 'stop', findings: [noResale, canRaise] },
  reviewed: [{ id: 'fee-change', at: '2026-11-12T08:00:00.000Z' }],
};

test('each finding against a token leads to its appeal, and says what reviewers decided', async ({
  page,
}) => {
  await page.route('**/api/tools/*/token-check', (route) =>
    route.fulfill({ json: { result: 0, message: '', data: answer } }),
  );
  await page.goto('/en/tools/token-check');
  await page.getByLabel('Token contract').fill(checkedToken);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Appeal this finding: Resale' })).toHaveAttribute(
    'href',
    `/en/tools/token-check/appeal?network=bsc&address=${checkedToken}&block=90&finding=resale`,
  );
  const row = page.getByRole('row').filter({ hasText: 'Changing the fee: caution' });
  await expect(row).toContainText(
    'Our reviewers looked at this after an appeal, and agreed with the appeal on',
  );
  await expect(row).toContainText('November 12, 2026. The check still finds it.');
  await expect(page.getByRole('heading', { name: 'Stop. This token cannot be resold.' })).toBeVisible();
  await expect(page.getByText('Our reviewers looked at this')).toHaveCount(1);
  await expectAccessible(page, 'findings with appeals', { widths: [375, 1440], without: aroundMain });
});

test('an appeal names the pair that was entered, and what passed has none', async ({ page }) => {
  const passed = { ...canRaise, outcome: 'passed', why: 'without-effect' } as const;
  const unknown = { ...noResale, outcome: 'not-determined', why: 'no-pair' } as const;
  const found = [{ ...answer, findings: [unknown, passed] }, answer];
  await page.route('**/api/tools/*/token-check', (route) =>
    route.fulfill({ json: { result: 0, message: '', data: found.shift() } }),
  );
  await page.goto('/en/tools/token-check');
  await page.getByLabel('Token contract').fill(checkedToken);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
  await page.getByRole('button', { name: 'Enter a pair' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Appeal this finding' })).toHaveCount(0);
  await page.getByLabel('Address of the pair').fill(pair);
  await page.getByRole('button', { name: 'Check token' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Appeal this finding: Resale' })).toHaveAttribute(
    'href',
    new RegExp(`&pair=${pair}$`),
  );
});
