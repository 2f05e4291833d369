import { devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import { freshAddress } from '../support/batch-payments.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { setWholeText } from '../support/set-whole-text.ts';

const path = '/en/tools/batch-sender';
const count = 2_000;
/** Lines with a wrong checksum. */
const planted = Array.from({ length: 20 }, (_, index) => 40 + index * 97);
const warned = 1_999;

const lines = Array.from({ length: count }, (_, index) => {
  const line = index + 1;
  if (planted.includes(line)) return `${devFaucet.replace('C', 'c')},1`;
  return `${freshAddress(9, line === warned ? 0 : index)},1`;
});

test('each of 20 errors among 2,000 lines is named, and every line can be reached', async ({ page }) => {
  await page.goto(path);
  await setWholeText(page.getByLabel('Recipients'), lines.join('\n'));
  const list = page.getByRole('group', { name: 'Lines of the list' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(21);
  for (const line of planted)
    await expect(list.getByText(`Line ${line}: the checksum does not match.`)).toBeAttached();
  const shown = page.getByRole('combobox', { name: 'Show' });
  await shown.selectOption({ label: 'Warnings (1)' });
  await expect(rows).toHaveText([/Line 1999: same address as line 1\./]);
  await shown.selectOption({ label: 'All lines (2,000)' });
  await page.getByLabel('Line number').fill('1234');
  await page.getByRole('button', { name: 'Go to line' }).click();
  const row = list.locator('[aria-posinset="1234"]');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(row).toContainText(freshAddress(9, 1_233));
  // Only what is near the window is in the page.
  expect(await rows.count()).toBeLessThan(400);
  await expectAccessible(page, 'a long list', { widths: [375, 1440], without: aroundMain });
  await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await expect(list.locator('[aria-posinset="2000"]')).toBeAttached();
});
