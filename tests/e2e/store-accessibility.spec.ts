import { expect, test } from '../support/portal-fixture.ts';
import { listAxeIssues } from '../support/axe/list-axe-issues.ts';

test('open suggestions, networks and risk dialog pass axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/dappstore');
  await page.getByRole('combobox', { name: 'Search DApps' }).focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await listAxeIssues(page)).toEqual([]);
  await page.locator('summary', { hasText: 'All networks' }).click();
  expect(await listAxeIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Uniswap', exact: true }).hover();
  await page.getByRole('link', { name: 'Open Uniswap' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await listAxeIssues(page)).toEqual([]);
});
